import * as v from 'valibot'
import { checkoutUrl } from '../../payments/open-order'
import { USUAL_TIMES } from '../../records/times'
import { openSettlement } from '../../payments/payouts/open-settlement'
import { settleByItself } from '../../payments/payouts/settle-by-itself'
import { allTimeOwner } from '../../payments/payouts/settlement'
import { done } from '../../http/answer'
import { merchantEndpoint } from '../../http/endpoint'
import { decimal, url } from './initialize-payload'
import { localeField, textField } from '../../http/payload'

/** A marketplace offers one of its sellers to take what they earned into their balance. */
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
