import { type Money, toMajor } from '../../../../machines/entities/money'
import type { RequestContext, Submitted } from '../../described-call'
import { channelOf } from '../../provider'

/** The fields of every payment, by any method (PAY-07). */
export interface Payment extends Submitted {
  /** The total from all sources, including the installment fee. */
  readonly price: Money
  /** SHA-256 of the e-mail, in hex. */
  readonly userIdentification: string
  /** Empty if none could be computed. */
  readonly browserFingerprint: string
}

export function paymentBody({ language, provider }: RequestContext, payment: Payment) {
  return {
    locale: language,
    paymentChannel: channelOf(provider.product.slug),
    userIdentification: payment.userIdentification,
    browserFingerprint: payment.browserFingerprint,
    paidPrice: toMajor(payment.price),
  }
}
