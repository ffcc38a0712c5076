import { memberEndpoint } from '../../http/endpoint'
import { mixPayload } from './card-payload'
import { payByCard } from './pay-by-card'

/** Pays a part from the balance and the rest by card; where the card's bank has to be asked, the balance part waits for it. */
export const mixPayment = memberEndpoint({
  gateway: 'payment',
  method: 'POST',
  path: '/payment/fund/auth/mix-payment',
  money: true,
  schema: mixPayload,
  handle: (deps, call) => payByCard(deps, call, 'mixed'),
})
