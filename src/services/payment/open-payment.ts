import type { FullBonusOnlyBank } from '../../../machines/entities/bonus'
import type { BusinessCalendar } from '../../../machines/entities/business-calendar'
import type { InitData } from '../../../machines/entities/init-data'
import type { CalendarDay } from '../../../machines/entities/instant'
import { parsePhone, type Phone } from '../../../machines/entities/phone'
import { createConsumerGateway } from '../../gateways/consumer/gateway'
import type { RequestContext } from '../../gateways/described-call'
import { createShoppingCreditGateway } from '../../gateways/member/shopping-credit/gateway'
import { createBankTransferGateway } from '../../gateways/payment/bank-transfer/gateway'
import { type Browser, deviceOf } from '../platform/device'
import { beginFingerprint } from '../platform/fingerprint'
import type { ServerClock } from '../platform/server-clock'
import type { CheckoutOrigin } from '../redirects/bank-address'
import { createBankRedirect } from '../redirects/bank-redirect'
import type { PendingBankRedirect } from '../redirects/pending-bank-redirect'
import { type PaymentDeps, paymentLogic } from './payment'
import { paymentTerms } from './payment-terms'

/** The order's phone; undefined unless the shop sent a complete number, which a masked one is not. */
export function orderPhone(given: string | undefined): Phone | undefined {
  const parsed = parsePhone(given ?? '')
  return 'phone' in parsed ? parsed.phone : undefined
}

/** Dependencies that only the payment uses, so they are created here. */
type Own =
  'terms' | 'consumers' | 'credits' | 'paymentSourceName' | 'orderPhone' | 'transfers' | 'fingerprint' | 'bankRedirect'

export interface OpenPaymentDeps extends Omit<PaymentDeps, Own> {
  readonly requestContext: RequestContext
  readonly time: Pick<ServerClock, 'now'>
  readonly fullBonusOnlyBanks: readonly FullBonusOnlyBank[]
  readonly calendar: BusinessCalendar
  readonly browser: Browser
  /** The provider's current date. */
  readonly today: () => CalendarDay
  readonly home: CheckoutOrigin
  readonly pendingBankRedirect: PendingBankRedirect
  /** `fingerprintPatience`: milliseconds that a payment may wait for the fingerprint. */
  readonly timings: PaymentDeps['timings'] & { readonly fingerprintPatience: number }
}

/** The payment machine with its port handlers. Its chunk loads when the payment opens, so no earlier screen includes it. */
export function openPaymentLogic(
  deps: OpenPaymentDeps,
  init: () => InitData | undefined,
  phoneOfOrder: () => string | undefined,
) {
  const { requestContext, time, today, fullBonusOnlyBanks, calendar } = deps
  return paymentLogic({
    ...deps,
    consumers: createConsumerGateway(requestContext),
    credits: createShoppingCreditGateway(requestContext),
    paymentSourceName: () => init()?.paymentSourceName,
    orderPhone: () => orderPhone(phoneOfOrder()),
    transfers: createBankTransferGateway(requestContext),
    fingerprint: beginFingerprint(deps.timings.fingerprintPatience),
    bankRedirect: createBankRedirect(deps.home, deps.pendingBankRedirect, {
      onUnseen: () => {
        deps.submissions.become('bankUnreachable')
      },
      onFault: (label) => {
        deps.events.record({ category: 'bank-page', action: 'unusable', label })
      },
    }),
    terms: () =>
      paymentTerms({
        init: init(),
        fullBonusOnlyBanks,
        now: time.now(),
        device: deviceOf(deps.browser),
        today: today(),
        openTransfer: deps.transferStore.current(),
        calendar,
      }),
  })
}
