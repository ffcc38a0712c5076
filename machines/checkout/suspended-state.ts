import { TIME_UP, checkoutParts } from './parts'
import { screenAskedFor } from './rules'

/** The order is asked for anew, and the provider who this is, before anything can be paid with again (BEST-04). */
const ANEW = { target: '#checkout.journey.arriving', actions: 'forgetBuyer' } as const

const AWAY = { guard: 'isObserving', target: '#checkout.journey.suspended' } as const

/** Where a payment can begin: in the tab that has the order, and with what was known a moment ago. */
export const choosingState = checkoutParts.createStateConfig({
  always: [...TIME_UP, AWAY],
  on: { 'tab.restored': ANEW },
})

/**
 * A bank transfer has its reference: that payment has begun, and no time ends it (CNT-05). Whoever asks for another place is told, and
 * whose login has ended may log in again, which comes back to it.
 */
export const lockedState = checkoutParts.createStateConfig({
  always: AWAY,
  on: {
    'tab.restored': ANEW,
    'address.asked': { guard: { type: 'isAway', params: screenAskedFor }, actions: 'tellAsked' },
    'shopper.retried': { guard: 'isLoginOver', target: '#checkout.journey.expired.returning' },
  },
})

/** Another tab has the order. Nothing was sent, and nothing is there to be paid with. */
export const suspendedState = checkoutParts.createStateConfig({
  always: [...TIME_UP, { guard: 'isOwning', ...ANEW }],
})
