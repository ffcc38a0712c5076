import { memberEndpoint } from '../endpoint'
import { cardPayload } from './card-payload'
import { identityMistake } from './identity'
import { payByCard } from './pay-by-card'

/** Pays with a card, without 3-D. */
export const cardAuth = memberEndpoint({
  gateway: 'payment',
  method: 'POST',
  path: '/payment/iyzipos/checkoutform/auth/ecom',
  money: true,
  schema: cardPayload,
  handle: async (world, call) => (await identityMistake(call)) ?? payByCard(world, call),
})
