import type { kycGateMachine } from '../../../machines/payment/kyc-gate/machine'
import type { KycGateInput, KycGateOutput } from '../../../machines/payment/kyc-gate/ports'
import { type Port, port } from '../../../machines/support/port'
import { answeredAtOnce } from './answered-at-once'
import { type HeldPort, hold } from './held-port'

type GatePort = Port<KycGateOutput, KycGateInput>

const asGate = (logic: GatePort) => logic as unknown as typeof kycGateMachine

/** An identity gate that lets everything through at once: no story of it is about the gate. */
export const GATE_OPEN = asGate(
  answeredAtOnce(port<KycGateOutput, KycGateInput>('kycGate'), { kind: 'open', level: 2, cards: undefined }),
)

/** An identity gate that ends when the story says so, and as it says. */
export function holdGate(): Omit<HeldPort<KycGateOutput, KycGateInput>, 'logic'> & {
  readonly logic: typeof kycGateMachine
} {
  const held = hold<GatePort>()
  return { ...held, logic: asGate(held.logic) }
}
