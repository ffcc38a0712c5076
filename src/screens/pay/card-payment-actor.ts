import type { ActorRefFrom } from 'xstate'
import type { cardPaymentMachine } from '../../../machines/card-payment/machine'

export type CardPaymentActor = ActorRefFrom<typeof cardPaymentMachine>
