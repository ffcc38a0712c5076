import { fromCallback } from 'xstate'
import type { abroadMachine } from '../../../machines/abroad/machine'
import type { News } from '../../../machines/checkout/ports'
import type { JourneyState } from '../../../machines/checkout/screens'
import { countdownMachine } from '../../../machines/countdown/machine'
import type { emailMatchMachine } from '../../../machines/email-match/machine'
import { identifyMachine } from '../../../machines/identify/machine'
import type { numberChangeMachine } from '../../../machines/number-change/machine'
import { late } from '../../../machines/port'
import type { reconciliationMachine } from '../../../machines/reconciliation/machine'
import type { registrationMachine } from '../../../machines/registration/machine'
import type { shopReturnMachine } from '../../../machines/shop-return/machine'
import { tabOwnershipMachine } from '../../../machines/tab-ownership/machine'
import { claimOrder } from '../../../machines/tab-ownership/ports'
import type { verificationMachine } from '../../../machines/verification/machine'
import { answeredAtOnce } from './answered-at-once'
import type { Beginning, CheckoutStory } from './checkout-story'
import { cardPaymentOver, paymentOver } from './payment-over'
import { CREDIT_HOST } from './credits'
import { PACE } from './pace'
import { ORDER_OF_NOBODY, ORDER_WITH_TIME, REFUSAL, TYPED_ABROAD } from './shopper'
import { settled } from './settled'

export type Begin = (beginning?: Beginning) => CheckoutStory

/** Where a shopper can be; `entering` is over before anybody sees it. */
export type SeenState = Exclude<JourneyState, 'entering'>

const breakDown = () => {
  throw new Error('broken on purpose')
}

type Children = NonNullable<Beginning['children']>

/** Children that break, each at its own moment. */
export const BROKEN = {
  identifyAtPressOnEmptyForm: () => ({
    identify: identifyMachine.provide({ guards: { areDetailsComplete: () => true } }),
  }),
  registrationAtOnce: () => ({ registration: late<typeof registrationMachine>('registration') }),
  emailMatchAtOnce: () => ({ emailMatch: late<typeof emailMatchMachine>('emailMatch') }),
  abroadAtOnce: () => ({ abroad: late<typeof abroadMachine>('abroad') }),
  numberChangeAtOnce: () => ({ numberChange: late<typeof numberChangeMachine>('numberChange') }),
  verificationAtOnce: () => ({ verification: late<typeof verificationMachine>('verification') }),
  paymentAtOnce: (ports) => ({ payment: paymentOver(ports).provide({ guards: { isMember: breakDown } }) }),
  cardPaymentAtWallet: (ports) => ({
    payment: paymentOver(ports, cardPaymentOver(ports).provide({ guards: { isWalletOpen: breakDown } })),
  }),
  cardPaymentAtBank: (ports) => ({
    payment: paymentOver(ports, cardPaymentOver(ports).provide({ delays: { bankPatience: breakDown } })),
  }),
  cardPaymentAtAnswer: (ports) => ({
    payment: paymentOver(ports, cardPaymentOver(ports).provide({ guards: { isPaid: breakDown } })),
  }),
  paymentAtAnswer: (ports) => ({ payment: paymentOver(ports).provide({ guards: { isPaid: breakDown } }) }),
  reconciliationAtOnce: () => ({ reconciliation: late<typeof reconciliationMachine>('reconciliation') }),
  countdownAtOnce: () => ({ countdown: countdownMachine.provide({ guards: { hasDeadline: breakDown } }) }),
  newsAtOnce: () => ({ news: fromCallback<News>(breakDown) }),
  tabOwnershipAtClaim: () => ({
    tabOwnership: tabOwnershipMachine.provide({
      actors: { claimOrder: answeredAtOnce(claimOrder, { kind: 'owned' }) },
      guards: { isOwned: breakDown },
    }),
  }),
  shopReturnAtOnce: () => ({ shopReturn: late<typeof shopReturnMachine>('shopReturn') }),
} satisfies Record<string, Children>

async function toCheck(begin: Begin, beginning?: Beginning) {
  const story = begin(beginning)
  await story.start()
  story.type()
  story.goOn()
  return story
}

async function toOtp(begin: Begin, beginning?: Beginning) {
  const story = await toCheck(begin, beginning)
  await story.sendCode()
  return story
}

export async function toOpening(begin: Begin, beginning?: Beginning) {
  const story = await toOtp(begin, beginning)
  story.enterCode()
  await story.verify()
  return story
}

async function toPaying(begin: Begin, beginning?: Beginning) {
  const story = await toOpening(begin, beginning)
  await story.open()
  await story.openWallet()
  return story
}

export async function toInFlight(begin: Begin, beginning?: Beginning) {
  const story = await toPaying(begin, beginning)
  story.pay()
  return story
}

/** The shortest way to each state. Total by type: a new state without one does not compile. */
export const ways: Record<SeenState, (begin: Begin) => Promise<CheckoutStory>> = {
  closed: async (begin) => begin({ input: { token: '' } }),
  'arriving.starting': async (begin) => begin(),
  'arriving.identifying': async (begin) => {
    const story = begin()
    await story.start()
    return story
  },
  'arriving.startFailed': async (begin) => {
    const story = begin()
    await story.ports.startOrder.answer({ kind: 'refused', refusal: REFUSAL })
    return story
  },
  arrivalFailed: async (begin) => {
    const story = begin({ children: BROKEN.identifyAtPressOnEmptyForm })
    await story.start(ORDER_OF_NOBODY)
    story.goOn()
    return story
  },
  restoring: async (begin) => {
    const story = begin({ input: { kept: 'login' } })
    await story.start()
    return story
  },
  registering: async (begin) => {
    const story = await toCheck(begin)
    await story.answerCheck('newcomer')
    return story
  },
  matchingEmail: async (begin) => {
    const story = await toCheck(begin)
    await story.answerCheck('emailNeeded')
    return story
  },
  goingAbroad: async (begin) => {
    const story = begin()
    await story.start()
    story.type(TYPED_ABROAD)
    story.goOn()
    return story
  },
  verifying: (begin) => toOtp(begin),
  changingNumber: async (begin) => {
    const story = await toOtp(begin)
    story.child('verification').send({ type: 'shopper.askedNewNumber' })
    return story
  },
  opening: (begin) => toOpening(begin),
  openingFailed: async (begin) => {
    const story = await toOpening(begin)
    await story.ports.openPayment.fail()
    return story
  },
  'paying.choosing': (begin) => toPaying(begin),
  'paying.inFlight': (begin) => toInFlight(begin),
  'paying.overdue': async (begin) => {
    const story = await toInFlight(begin)
    story.clock.increment(PACE.slowAfter)
    story.clock.increment(PACE.overdueAfter - PACE.slowAfter)
    return story
  },
  'paying.redirecting': async (begin) => {
    const story = await toInFlight(begin)
    await story.redirect()
    return story
  },
  'paying.goingForCredit': async (begin) => {
    const story = await toPaying(begin)
    await story.applyForCredit()
    await story.ports.applyForCredit.answer({ kind: 'redirected', bankHost: CREDIT_HOST, paymentId: '99' })
    return story
  },
  suspended: async (begin) => {
    const story = await toPaying(begin)
    await story.join('taken')
    return story
  },
  'paying.lockedIn': async (begin) => {
    const story = await toPaying(begin)
    story.transfer()
    await settled()
    await story.giveCode()
    return story
  },
  reconciling: async (begin) => {
    const story = await toInFlight(begin)
    await story.loseAnswer()
    return story
  },
  reconcilingFailed: async (begin) => {
    const story = await toInFlight(begin, { children: BROKEN.reconciliationAtOnce })
    await story.loseAnswer()
    await settled()
    return story
  },
  result: async (begin) => {
    const story = await toInFlight(begin)
    await story.book()
    return story
  },
  'expired.shown': async (begin) => {
    const story = begin()
    await story.start(ORDER_WITH_TIME)
    story.time.tick(ORDER_WITH_TIME.endsAt ?? 0)
    return story
  },
  'expired.leaving': async (begin) => {
    const story = await ways['expired.shown'](begin)
    story.send({ type: 'shopper.retried' })
    return story
  },
  'expired.returning': async (begin) => {
    const story = await toPaying(begin)
    story.send({ type: 'session.ended', whose: 'member' })
    story.send({ type: 'shopper.retried' })
    return story
  },
  resultKept: async (begin) => {
    const story = await toInFlight(begin, { children: BROKEN.shopReturnAtOnce })
    await story.book()
    await settled()
    return story
  },
}

export const seenStates = Object.keys(ways) as SeenState[]
