import * as v from 'valibot'
import { checkoutUrl } from '../../payments/open-order'
import { USUAL_TIMES } from '../../records/times'
import { openSettlement } from '../../payments/payouts/open-settlement'
import { allTimeOwner, choose } from '../../payments/payouts/settlement'
import { attemptFacts } from '../../payments/attempt-facts'
import { freshPaymentId, received } from '../../payments/outcome'
import { done } from '../../http/answer'
import type { Deps } from '../../kernel/deps'
import type { Order } from '../../records/order'
import { merchantEndpoint } from '../../http/endpoint'
import { decimal, url } from './initialize-payload'
import { localeField, textField } from '../../http/payload'

/** Earnings that always go to the balance are moved as soon as they are offered, without a choice by the seller. */
function settleByItself(deps: Deps, order: Order, memberId: string): void {
  const { email = '', gsmNumber = '' } = deps.state.members.get(memberId) ?? {}
  const now = deps.clock.now()
  const input = { conversationId: `all-time-${order.token}`, paidPrice: order.priceMinor }
  const facts = attemptFacts({ now, idempotencyKey: undefined, input }, { email, gsmNumber }, 'settlement')
  order.attempts.push({ ...facts, paymentId: freshPaymentId(deps), ...received() })
  choose(deps, order, 'ALL_TIME', memberId)
}

/** Offers a marketplace's seller to move earnings into the balance. */
export const merchantSettlementInit = merchantEndpoint({
  path: '/payment/settlement-to-balance/init',
  schema: v.strictObject({
    locale: v.optional(localeField, 'tr'),
    conversationId: v.optional(textField),
    subMerchantKey: textField,
    price: v.pipe(decimal, v.minValue(1)),
    callbackUrl: url,
  }),
  handle: (deps, { input }) => {
    const { price: priceMinor, ...opening } = input
    const owner = allTimeOwner(deps.state, input.subMerchantKey)
    const order = openSettlement(deps, { ...opening, priceMinor, times: USUAL_TIMES })
    if (owner !== undefined) settleByItself(deps, order, owner)
    return done({
      ...(order.conversationId === undefined ? {} : { conversationId: order.conversationId }),
      token: order.token,
      url: checkoutUrl(deps, order, input.locale),
      settingsAllTime: owner !== undefined,
    })
  },
})
