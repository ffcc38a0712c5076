import { createMachine } from 'xstate'
import type { kycGateMachine } from '../../../machines/payment/kyc-gate/machine'
import type { KycGateInput, KycGateOutput } from '../../../machines/payment/kyc-gate/ports'
import { type Port, port } from '../../../machines/support/port'
import { answeredAtOnce } from './answered-at-once'
import { type HeldPort, hold } from './held-port'

type GatePort = Port<KycGateOutput, KycGateInput>

/** Adds `hasTag`, which the parent calls on every snapshot; this gate never shows a modal. */
function asGate(logic: GatePort): typeof kycGateMachine {
  const tagged = <Of extends object>(snapshot: Of) => ({ ...snapshot, hasTag: () => false })
  const gate: GatePort = {
    ...logic,
    getInitialSnapshot: (...args) => tagged(logic.getInitialSnapshot(...args)),
    transition: (...args) => tagged(logic.transition(...args)),
  }
  return gate as unknown as typeof kycGateMachine
}

/** A gate that opens at once, for scenarios that are not about it. */
export const GATE_OPEN = asGate(
  answeredAtOnce(port<KycGateOutput, KycGateInput>('kycGate'), {
    kind: 'open',
    level: 2,
    mayHaveRisen: false,
    cards: undefined,
  }),
)

/** A gate that stays at its modal. */
export const GATE_ASKING = createMachine({
  initial: 'asking',
  states: { asking: { tags: 'modal' } },
}) as unknown as typeof kycGateMachine

/** A gate whose result the test controls. */
export function holdGate(): Omit<HeldPort<KycGateOutput, KycGateInput>, 'logic'> & {
  readonly logic: typeof kycGateMachine
} {
  const held = hold<GatePort>()
  return { ...held, logic: asGate(held.logic) }
}
