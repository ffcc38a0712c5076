import * as v from 'valibot'
import { categoryOf, creditSettingsSchema } from '../../records/credit-settings'
import { flagsSchema, foreignField, initFieldsSchema } from '../../records/init-fields'
import { checkoutUrl, openOrder } from '../../payments/open-order'
import { buyerDetailsField, buyerWithDetails } from '../../orders/buyer-details'
import { USUAL_TIMES, timesSchema } from '../../records/times'
import { SLUG } from '../../kernel/product'
import { done, failed } from '../../http/answer'
import { merchantEndpoint } from '../../http/endpoint'
import { initializeSignature } from './answer-signature'
import { initializePayload } from './initialize-payload'

export const merchantInitialize = merchantEndpoint({
  path: `/payment/pay-with-${SLUG}/initialize`,
  schema: v.strictObject({
    ...initializePayload.entries,
    /** For the sandbox only: what a merchant's settings at the provider would decide. */
    sandbox: v.optional(
      v.strictObject({
        flags: v.optional(flagsSchema, {}),
        init: v.optional(initFieldsSchema, {}),
        foreign: foreignField,
        buyerDetails: buyerDetailsField,
        times: v.optional(timesSchema, USUAL_TIMES),
        credit: v.optional(creditSettingsSchema, {}),
      }),
      {},
    ),
  }),
  handle: async (deps, { input }) => {
    const { callbackUrl, sandbox } = input
    const { name, surname, email, gsmNumber } = input.buyer
    if (callbackUrl === undefined) return failed('23')
    const total = input.basketItems.reduce((sum, item) => sum + item.price, 0)
    if (total !== input.price) return failed('5062')
    const order = openOrder(deps, {
      orderId: input.basketId,
      conversationId: input.conversationId,
      locale: input.locale,
      basketMinor: input.price,
      priceMinor: input.paidPrice,
      currency: input.currency,
      callbackUrl,
      buyer: buyerWithDetails({ name, surname, email, gsmNumber }, sandbox.buyerDetails),
      init: { ...(input.cancelUrl === undefined ? {} : { goBackUrl: input.cancelUrl }), ...sandbox.init },
      flags: sandbox.flags,
      foreign: sandbox.foreign,
      times: sandbox.times,
      enabledInstallments: input.enabledInstallments,
      credit: { category: categoryOf(input.basketItems), ...sandbox.credit },
    })
    return done({
      ...(order.conversationId === undefined ? {} : { conversationId: order.conversationId }),
      token: order.token,
      tokenExpireTime: order.times.expiresInSeconds,
      payWithWalletPageUrl: checkoutUrl(deps, order, order.locale),
      signature: await initializeSignature(order),
    })
  },
})
