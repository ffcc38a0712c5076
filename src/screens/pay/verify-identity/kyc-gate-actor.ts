import type { ActorRefFrom } from 'xstate'
import type { kycGateMachine } from '../../../../machines/payment/kyc-gate/machine'

export type KycGateActor = ActorRefFrom<typeof kycGateMachine>
