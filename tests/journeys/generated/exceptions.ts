/** The test that covers the item instead: its file, and a part of its title. */
interface Taken {
  readonly file: string
  readonly title: string
}

/** Why no generated browser path covers an item, and which test does. */
interface Exception {
  readonly why: string
  readonly takenBy: Taken
}

export type Exceptions = Readonly<Record<string, Exception>>

/** Covered by the machines' own paths, because no browser can reach it. */
const byOwnPaths = (why: string): Exception => ({
  why,
  takenBy: {
    file: 'tests/machines/generated-paths.test.ts',
    title: 'paths from the chart alone reach each state, take each arrow and end each operation',
  },
})

const byJourney = (why: string, file: string, title: string): Exception => ({
  why,
  takenBy: { file: `tests/journeys/${file}.ts`, title },
})

const LEFT_AT_ONCE = byOwnPaths('it is left at once: nothing of it can be drawn')
const ONLY_BREAKS = byOwnPaths('only a machine that breaks leads there: a call that fails has a state of its own')
const PAGE_IS_GONE = byOwnPaths('the page is loaded again or goes to the shop before the next look at it')
const KEPT_WHOLE = byJourney(
  'the browser that plays paths keeps no page whole: Back loads it again',
  'page-cache.spec',
  'a page that returns reads order and login before it can pay, and says why its bank refused',
)
const BANK_IN_FRAME = byJourney(
  'it needs a page around this one',
  'payment-link.spec',
  'a bank’s page is shown within the frame',
)

export const STATES_NOT_SEEN: Exceptions = {
  entering: LEFT_AT_ONCE,
  inside: LEFT_AT_ONCE,
  exiting: PAGE_IS_GONE,
  loggingOut: PAGE_IS_GONE,
  arrivalFailed: ONLY_BREAKS,
  reconcilingFailed: ONLY_BREAKS,
  resultStaying: ONLY_BREAKS,
}

export const DEEDS_NOT_DONE: Exceptions = {
  'checkout: shopper.closedBank': BANK_IN_FRAME,
  'reconciliation: shopper.wentToBank': byJourney(
    'the memory of the page alone holds the way to a bank, and the bank of the sandbox takes the place of that page',
    'waiting-order.spec',
    'a bank’s page that never came: the bank again, as long as this page is there',
  ),
  'payment: shopper.retried': byOwnPaths(
    'the order’s terms came with it, so that reading them again never fails; and a method breaks only on its own',
  ),
}

export const ARROWS_NOT_TAKEN: Exceptions = {
  'journey.arriving, address.asked': {
    why: 'no control of the page leads from one entrance to the other, and a typed address loads the page again',
    takenBy: {
      file: 'tests/routing/address-walks.test.ts',
      title: 'address and state agree after every move of every walk, from every start',
    },
  },
  'journey.arriving, done identify 5': byJourney(
    'the app around the page hands a login over',
    'embedded-app.spec',
    'a login from the provider’s app leads to the methods',
  ),
  'journey.arrivalFailed, shopper.retried': ONLY_BREAKS,
  'journey.paying, snapshot payment 8': ONLY_BREAKS,
  'journey.paying.identifying, shopper.exited': byOwnPaths('the modal of the check covers the link to the shop'),
  'journey.admittingForeignPhone, address.asked': byOwnPaths(
    'it has the address of the form: nothing of the page is behind it',
  ),
  'journey.paying.lockedIn, address.asked': byJourney(
    'it has the address of the methods: nothing of the page is behind it',
    'bank-transfer.spec',
    'stays through every other method, Back, a typed URL, a reload and another tab',
  ),
  'journey.reconcilingFailed, shopper.retried': ONLY_BREAKS,
  'tab.claimed, snapshot tabOwnership 2': KEPT_WHOLE,
  'bankPage.shown, shopper.closedBank': BANK_IN_FRAME,
  'exit.leaving, shopper.keptPaying': byJourney(
    'the shop of the sandbox answers at once, and takes the place of the page',
    'shell-header.spec',
    'a shop that never answers leaves the checkout usable',
  ),
  'exit.leaving, done leaveForShop': KEPT_WHOLE,
  'journey.loggingOut, done startOver': PAGE_IS_GONE,
  'journey.expired.leaving, done startOver': PAGE_IS_GONE,
  'journey.expired.returning, done startOver': PAGE_IS_GONE,
}
