import * as v from 'valibot'
import type { BankTransfer } from '../../../../machines/entities/bank-transfer'
import type { ValueSchema } from '../../answer'
import { type MoneyBody, type Submitted, moneyCall } from '../../described-call'
import { id, textIfAny } from '../../fields'
import { foreignText } from '../../foreign-text'
import type * as requests from '../../requests/payment'
import { safeUrl } from '../../safe-url'
import { type Payment, paymentBody } from '../charge/payment-body'

export interface BankTransferOrder extends Payment {
  /** As it was sent with the bank's account. */
  readonly bankId: string | number
  readonly memberId: string
  readonly email: string
  /** The order's phone. */
  readonly gsmNumber: string
  readonly memberGsmNumber: string
  readonly isBuyerProtected: boolean
}

/** The shopper copies the code into the banking app, so it must not be empty. */
const code = v.pipe(
  id,
  v.transform((text) => foreignText(text)),
  v.string('no reference to write down'),
)

const bankTransferSchema: ValueSchema<BankTransfer> = v.object({ code, bankTransferPaymentId: id })

/** Requests the code under which the transfer will be recognised (BANK-02). */
export const startBankTransfer = moneyCall({
  path: '/payment/bank-transfer/checkoutForm/initialize',
  by: 'member',
  body: (context, order: BankTransferOrder): MoneyBody<typeof requests.startBankTransfer> => ({
    ...paymentBody(context, order),
    bankId: order.bankId,
    memberId: order.memberId,
    email: order.email,
    gsmNumber: order.gsmNumber,
    memberGsmNumber: order.memberGsmNumber,
    buyerProtected: order.isBuyerProtected,
  }),
  answer: () => bankTransferSchema,
})

export interface BankTransferNotice extends Submitted {
  readonly bankTransferPaymentId: string
}

/** Notifies the provider that the shopper has the transfer details and will pay (BANK-05). */
export const notifyBankTransfer = moneyCall({
  path: '/payment/bank-transfer/checkoutForm/notify',
  by: 'member',
  body: (_, { bankTransferPaymentId }: BankTransferNotice): MoneyBody<typeof requests.notifyBankTransfer> => ({
    bankTransferPaymentId,
  }),
  answer: ({ isLocalTest }) =>
    v.pipe(
      v.optional(v.object({ callbackUrl: textIfAny }), {}),
      v.transform(({ callbackUrl }) => ({ callbackUrl: safeUrl(callbackUrl, isLocalTest) })),
    ),
})
