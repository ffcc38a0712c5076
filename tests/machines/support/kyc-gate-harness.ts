import type { IdentityField } from '../../../machines/payment/kyc-gate/draft'
import type { kycGateMachine } from '../../../machines/payment/kyc-gate/machine'
import type {
  IdentityForm,
  KycGateInput,
  LevelAnswer,
  askLevel,
  askLimit,
  proveIdentity,
  sendAppLink,
} from '../../../machines/payment/kyc-gate/ports'
import type { AppLinkType } from '../../../machines/entities/device'
import type { KycLevel } from '../../../machines/entities/member'
import type { SavedCard } from '../../../machines/entities/saved-card'
import { kycGateView, typedIdentity } from '../../../machines/payment/kyc-gate/view'
import { hold } from './held-port'
import { run } from './run'
import { GATE } from '../fixtures/identity'

export const known = (level: KycLevel, cards?: readonly SavedCard[]): LevelAnswer => ({ kind: 'known', level, cards })

type Changed = Partial<Omit<KycGateInput, 'terms'>> & { readonly terms?: Partial<KycGateInput['terms']> }

export function beginGate(machine: typeof kycGateMachine, { terms, ...changed }: Changed = {}) {
  const limit = hold<typeof askLimit>()
  const level = hold<typeof askLevel>()
  const proof = hold<typeof proveIdentity>()
  const link = hold<typeof sendAppLink>()
  const actors = {
    askLimit: limit.logic,
    askLevel: level.logic,
    proveIdentity: proof.logic,
    sendAppLink: link.logic,
  }
  const input = { ...GATE, ...changed, terms: { ...GATE.terms, ...terms } }
  const harness = run(machine.provide({ actors }), input)
  return {
    ...harness,
    limit,
    level,
    proof,
    link,
    view: () => kycGateView(harness.snapshot()),
    output: () => harness.snapshot().output,
    typed: () => typedIdentity(harness.snapshot()),
    isModal: () => harness.snapshot().hasTag('modal'),
    isBusy: () => harness.snapshot().hasTag('busy'),
    type(field: IdentityField, text: string) {
      harness.send({ type: 'shopper.typed', field, text })
    },
    leave(field: IdentityField) {
      harness.send({ type: 'shopper.leftField', field })
    },
    give(form: Partial<IdentityForm> = {}) {
      for (const [field, text] of Object.entries(form)) {
        harness.send({ type: 'shopper.typed', field: field as IdentityField, text })
      }
      harness.send({ type: 'shopper.gaveIdentity' })
    },
    askForLink(linkType: AppLinkType = 'android') {
      harness.send({ type: 'shopper.askedForLink', linkType })
    },
    saysVerified() {
      harness.send({ type: 'shopper.verified' })
    },
    close() {
      harness.send({ type: 'shopper.closed' })
    },
  }
}

/** A level-0 member who pays from the balance at an untrusted merchant, so the gate requires verification. */
export function beginAsked(
  machine: typeof kycGateMachine,
  terms: Partial<KycGateInput['terms']> = {},
  identity?: IdentityForm,
) {
  return beginGate(machine, { level: 0, source: 'balance', identity, terms: { ...terms, isMerchantTrusted: false } })
}

/** The same, at the identity form. */
export function beginForm(machine: typeof kycGateMachine, identity?: IdentityForm) {
  return beginAsked(machine, { isIdentityFormShown: true }, identity)
}

/** The same, after the app link was sent to the phone. */
export async function beginLinked(machine: typeof kycGateMachine) {
  const harness = beginAsked(machine)
  harness.askForLink()
  await harness.link.answer({ kind: 'sent' })
  return harness
}
