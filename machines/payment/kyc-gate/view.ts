import type { SnapshotFrom } from 'xstate'
import { isUnderAge } from '../../entities/identity'
import type { AppLinkType } from '../../entities/device'
import type { Problem } from '../../entities/problem'
import type { RefusedField } from '../../entities/refused-fields'
import type { IdentityFaults, IdentityField } from './draft'
import type { kycGateMachine } from './machine'
import type { IdentityForm } from './ports'
import { type AskedBecause, linkTypesOf } from './rules'

type Snapshot = SnapshotFrom<typeof kycGateMachine>

export interface IdentityFormView {
  readonly kind: 'form'
  readonly isBusy: boolean
  /** By the birth date in the field (AGR-05). */
  readonly needsGuardian: boolean
  readonly faults: IdentityFaults
  /** The first field at fault, in the order of the form. */
  readonly firstFault: IdentityField | undefined
  /** What the last press found wrong, where that is more than one field and as far as it is not mended (BEST-13). */
  readonly refused: readonly RefusedField<IdentityField>[]
  readonly problem: Problem | undefined
}

export interface AppOfferView {
  readonly kind: 'app'
  readonly because: AskedBecause
  /** The phones that a link can be for; the shopper says which where there are more. */
  readonly linkTypes: readonly AppLinkType[]
  /** The one that a link is being sent for. */
  readonly sending: AppLinkType | undefined
  readonly isSent: boolean
  /** What was done in the app is being looked at. */
  readonly isChecking: boolean
  readonly problem: Problem | undefined
}

/** What the gate shows: nothing while it is only asked, then the form or the app. */
export type KycGateView = { readonly kind: 'checking' } | IdentityFormView | AppOfferView

export function kycGateView(snapshot: Snapshot): KycGateView {
  const { context } = snapshot
  const { faults, refused, problem, linkType } = context
  const isBusy = snapshot.hasTag('busy')
  if (snapshot.matches({ guarding: { modal: 'form' } })) {
    const fields = Object.keys(faults) as IdentityField[]
    const needsGuardian = isUnderAge(context.form.birthDate, context.terms.today)
    return {
      kind: 'form',
      isBusy,
      needsGuardian,
      faults,
      firstFault: fields.find((field) => faults[field] !== undefined),
      refused,
      problem,
    }
  }
  if (!snapshot.matches({ guarding: { modal: 'app' } })) return { kind: 'checking' }
  const isSending = snapshot.matches({ guarding: { check: { proving: { app: 'sendingLink' } } } })
  return {
    kind: 'app',
    because: context.askedBecause,
    linkTypes: linkTypesOf(context.terms.device),
    sending: isSending ? linkType : undefined,
    isSent: context.wasLinkSent,
    isChecking: isBusy && !isSending,
    problem,
  }
}

/** What the machine holds of the fields. Apart from the view, since every key changes it and no screen is drawn from it. */
export function typedIdentity(snapshot: Snapshot): IdentityForm {
  return snapshot.context.form
}
