import type { ActorRefFrom } from 'xstate'
import type { balancePaymentMachine } from '../../../../machines/payment/balance/machine'
import type { bankTransferMachine } from '../../../../machines/payment/bank-transfer/machine'
import type { cardPaymentMachine } from '../../../../machines/payment/card/machine'
import type { paymentMachine } from '../../../../machines/payment/machine'
import type { paymentAttemptMachine } from '../../../../machines/payment/attempt/machine'
import type { shoppingCreditMachine } from '../../../../machines/payment/shopping-credit/machine'

/** The payment with all methods of an order; each method's form has its own machine while it is shown. */
export type PaymentActor = ActorRefFrom<typeof paymentMachine>

export type CardPaymentActor = ActorRefFrom<typeof cardPaymentMachine>

export type BalancePaymentActor = ActorRefFrom<typeof balancePaymentMachine>

export type ShoppingCreditActor = ActorRefFrom<typeof shoppingCreditMachine>

export type BankTransferActor = ActorRefFrom<typeof bankTransferMachine>

export type AttemptActor = ActorRefFrom<typeof paymentAttemptMachine>
