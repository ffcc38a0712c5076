import { theAnswer } from '../answer'
import { inFlightOf, tickOf, toldNetwork } from './heard'
import { checkoutParts } from './parts'
import { buyerFrom, orderOf } from './rules'
import { choosingState, lockedState } from './suspended-state'

/** From a bank: what became of it is asked at once. */
const BACK = { 'tab.restored': { actions: 'tellRestored' } } as const

/** The paying side, of which this machine mirrors what forbids something. What was sent has no way out but its own ending. */
export const payingState = checkoutParts.createStateConfig({
  initial: 'choosing',
  invoke: {
    id: 'payment',
    src: 'payment',
    input: ({ context }) => ({
      buyer: buyerFrom(context.member, context.foreignBuyer),
      price: orderOf(context.order).price,
      isAgreed: orderOf(context.order).isAgreementCheckedByDefault || context.hasAgreed,
      problem: context.problem,
      tried: context.attempted,
      network: context.network,
      pace: context.pace,
    }),
    onSnapshot: [
      { guard: { type: 'isOverdue', params: inFlightOf }, target: '.overdue' },
      { guard: { type: 'isForCredit', params: inFlightOf }, target: '.goingForCredit' },
      { guard: { type: 'isRedirected', params: inFlightOf }, target: '.redirecting' },
      { guard: { type: 'isInFlight', params: inFlightOf }, target: '.inFlight' },
      { guard: { type: 'isLockedIn', params: inFlightOf }, target: '.lockedIn' },
      { target: '.choosing', actions: { type: 'keepTick', params: tickOf } },
    ],
    onDone: [
      {
        // Paid, or told that the money is on its way.
        guard: { type: 'hasReceipt', params: theAnswer },
        target: '#checkout.journey.result',
        actions: { type: 'keepReceipt', params: theAnswer },
      },
      { target: '#checkout.journey.reconciling', actions: { type: 'keepAttempted', params: theAnswer } },
    ],
    onError: [
      { guard: 'isPaymentInFlight', target: '#checkout.journey.reconciling', actions: 'forgetAttempted' },
      { target: '#checkout.journey.openingFailed' },
    ],
  },
  on: { 'network.told': { actions: { type: 'tellPayment', params: toldNetwork } } },
  // A payment that began in time is left to finish; only where one would begin is the time looked at.
  states: {
    choosing: choosingState,
    lockedIn: lockedState,
    inFlight: {},
    overdue: {},
    redirecting: { on: BACK },
    goingForCredit: { on: BACK },
  },
})
