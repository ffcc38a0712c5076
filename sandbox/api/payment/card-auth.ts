import { buyerEndpoint, memberEndpoint } from '../../http/endpoint'
import { cardPayload, mixPayload } from './card-payload'
import { payByCard } from './pay-by-card'

/** Pays a part from the balance and the rest by card; where the card's bank has to be asked, the balance part waits for it. */
export const mixPayment = memberEndpoint({
  path: '/payment/fund/auth/mix-payment',
  money: true,
  schema: mixPayload,
  handle: (deps, call) => payByCard(deps, call, 'mixed'),
})

const settings = { money: true, schema: cardPayload } as const

/** Pays with a card without 3-D, where the card's bank lets it. */
export const cardAuth = buyerEndpoint({
  ...settings,
  path: '/payment/iyzipos/checkoutform/auth/ecom',
  handle: (deps, call) => payByCard(deps, call, 'plain'),
})

/** Begins a payment that the card's bank has to verify on a page of its own. */
export const initialize3DS = buyerEndpoint({
  ...settings,
  path: '/payment/iyzipos/checkoutform/initialize3ds/ecom',
  handle: (deps, call) => payByCard(deps, call, 'threeDS'),
})
