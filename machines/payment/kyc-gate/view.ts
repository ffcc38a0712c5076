import type { SnapshotFrom } from 'xstate'
import { isUnderAge } from '../../entities/identity'
import type { AppLinkType } from '../../entities/device'
import type { Problem } from '../../entities/problem'
import { type RefusedField, firstFaultOf } from '../../entities/refused-fields'
import type { IdentityFaults, IdentityField } from './draft'
import type { kycGateMachine } from './machine'
import type { IdentityForm } from './ports'
import { type GateReason, linkTypesOf } from './rules'

type Snapshot = SnapshotFrom<typeof kycGateMachine>

export interface IdentityFormView {
  readonly kind: 'form'
  readonly isBusy: boolean
  /** Derived from the typed birth date (AGR-05). */
  readonly needsGuardian: boolean
  readonly faults: IdentityFaults
  readonly firstFault: IdentityField | undefined
  /** The error summary of the last press: the faults not yet corrected, if there was more than one (BEST-13). */
  readonly refused: readonly RefusedField<IdentityField>[]
  readonly problem: Problem | undefined
}

export interface AppOfferView {
  readonly kind: 'app'
  readonly because: GateReason
  /** Platforms that the app link can be for; the shopper chooses if there are several. */
  readonly linkTypes: readonly AppLinkType[]
  readonly sending: AppLinkType | undefined
  readonly isSent: boolean
  /** The member's level is being checked again, after the shopper finished in the app. */
  readonly isChecking: boolean
  readonly problem: Problem | undefined
}

/** The gate's modal: none while it checks, then the identity form or the app offer. */
export type KycGateView = { readonly kind: 'checking' } | IdentityFormView | AppOfferView

type AppState = 'sendingLink' | 'linkSent' | { linkSent: 'resending' }

export function kycGateView(snapshot: Snapshot): KycGateView {
  const { context } = snapshot
  const { faults, refused, problem, linkType } = context
  const isBusy = snapshot.hasTag('busy')
  if (snapshot.matches({ guarding: { modal: 'form' } })) {
    const needsGuardian = isUnderAge(context.form.birthDate, context.terms.today)
    return {
      kind: 'form',
      isBusy,
      needsGuardian,
      faults,
      firstFault: firstFaultOf(faults),
      refused,
      problem,
    }
  }
  if (!snapshot.matches({ guarding: { modal: 'app' } })) return { kind: 'checking' }
  const isAt = (app: AppState) => snapshot.matches({ guarding: { check: { proving: { app } } } })
  const isSending = isAt('sendingLink') || isAt({ linkSent: 'resending' })
  return {
    kind: 'app',
    because: context.askedBecause,
    linkTypes: linkTypesOf(context.terms.device),
    sending: isSending ? linkType : undefined,
    // A level that has risen is checked outside `proving`, under the same modal.
    isSent: isAt('linkSent') || !snapshot.matches({ guarding: { check: 'proving' } }),
    isChecking: isBusy && !isSending,
    problem,
  }
}

/** The typed text of the form. Separate from the view because it changes on every key and no screen re-renders for it. */
export function typedIdentity(snapshot: Snapshot): IdentityForm {
  return snapshot.context.form
}
