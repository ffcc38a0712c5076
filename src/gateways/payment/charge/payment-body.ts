import { type Money, toMajor } from '../../../../machines/entities/money'
import type { RequestContext, Submitted } from '../../described-call'
import { channelOf } from '../../provider'

/** What every payment carries (PAY-07), by every method. */
export interface Payment extends Submitted {
  /** The whole that is paid, with the installment fee, from all sources together. */
  readonly price: Money
  /** SHA-256 of the e-mail, in hex. */
  readonly userIdentification: string
  /** Empty when none could be made. */
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
