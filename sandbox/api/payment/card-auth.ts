import { buyerEndpoint, memberEndpoint } from '../../http/endpoint'
import { cardPayload, mixPayload } from './card-payload'
import { payByCard } from './pay-by-card'

/** Pays part from the balance and the rest by card. If the card's bank requires 3-D Secure, the balance part waits for it. */
export const mixPayment = memberEndpoint({
  path: '/payment/fund/auth/mix-payment',
  money: true,
  schema: mixPayload,
  handle: (deps, call) => payByCard(deps, call, 'mixed'),
})

const settings = { money: true, schema: cardPayload } as const

/** Pays by card without 3-D Secure, if the card's bank allows it. */
export const cardAuth = buyerEndpoint({
  ...settings,
  path: '/payment/iyzipos/checkoutform/auth/ecom',
  handle: (deps, call) => payByCard(deps, call, 'plain'),
})

/** Starts a payment that the card's bank verifies on its own page. */
export const initialize3DS = buyerEndpoint({
  ...settings,
  path: '/payment/iyzipos/checkoutform/initialize3ds/ecom',
  handle: (deps, call) => payByCard(deps, call, 'threeDS'),
})
