/** A test that comes to it all the same: its file, and a part of its title. */
interface Taken {
  readonly file: string
  readonly title: string
}

/** Why no generated path in a browser comes to something, and what does. */
interface Exception {
  readonly why: string
  readonly takenBy: Taken
}

export type Exceptions = Readonly<Record<string, Exception>>

const journey = (file: string, title: string): Taken => ({ file: `tests/journeys/${file}.ts`, title })

/** What no browser can bring about, the machines’ own paths take. */
const OWN_PATHS: Taken = {
  file: 'tests/machines/generated-paths.test.ts',
  title: 'the machine is walked on paths made from its chart alone: each state reached, each arrow taken',
}

const LEFT_AT_ONCE = { why: 'it is left at once: nothing of it can be drawn', takenBy: OWN_PATHS }
const ONLY_BREAKS = {
  why: 'only a machine that breaks leads there: a call that fails has a state of its own',
  takenBy: OWN_PATHS,
}

const LOGIN_REFUSED = {
  why: 'the login ends with the payment that is sent',
  takenBy: journey('refused-login.spec', 'is looked at once: booked is shown; else the shopper logs in'),
}
const TO_SHOP = {
  why: 'the page goes to the shop with it',
  takenBy: journey('shell-header.spec', 'who stays is where they were, who leaves is counted and comes to the shop'),
}
const SHOP_SILENT = {
  why: 'the page goes with it; the arrow is for a browser that stays',
  takenBy: journey('shell-header.spec', 'a shop that never answers leaves a page to go on with'),
}
const BEGUN_AGAIN = {
  why: 'the page goes with it; the arrow is for a browser that stays',
  takenBy: journey('member-expiry.spec', 'leads to the shop where the address is safe; else the page reloads'),
}
const PERMISSION = {
  why: 'it is beside a result that leads back to the shop on its own',
  takenBy: journey('result.spec', 'the permission for messages is offered beside the result'),
}
const BANK_IN_FRAME = {
  why: 'it needs a page around this one',
  takenBy: journey('payment-link.spec', 'a bank’s page is shown within the frame'),
}
const STAYS_AT_LINK = { why: 'the page goes to the shop with it, as from the methods', takenBy: OWN_PATHS }

export const STATES_NOT_SEEN: Exceptions = {
  entering: LEFT_AT_ONCE,
  inside: LEFT_AT_ONCE,
  exiting: TO_SHOP,
  'expired.unsettled.shown': LOGIN_REFUSED,
  'expired.unsettled.leaving': LOGIN_REFUSED,
  'expired.unsettled.returning': LOGIN_REFUSED,
  'suspended.lockedIn': {
    why: 'it needs a transfer here and another tab that takes its order',
    takenBy: journey('visual-states/ending', 'a transfer with its code that another tab has taken'),
  },
  arrivalFailed: ONLY_BREAKS,
  reconcilingFailed: ONLY_BREAKS,
  resultStaying: ONLY_BREAKS,
}

export const DEEDS_NOT_DONE: Exceptions = {
  'checkout: shopper.exited': TO_SHOP,
  'checkout: shopper.closedBank': BANK_IN_FRAME,
  'shopReturn: shopper.paused': PERMISSION,
  'resultExtras: shopper.openedPermission': PERMISSION,
  'resultExtras: shopper.steppedBack': PERMISSION,
  'resultExtras: shopper.permitted': PERMISSION,
  'reconciliation: shopper.wentToBank': {
    why: 'it needs a bank that was gone to and a page that is still there',
    takenBy: journey('waiting-order.spec', 'a waiting order says so wherever it is opened'),
  },
  'payment: shopper.closedDanger': {
    why: 'an order without a method ends there, and a path needs one',
    takenBy: journey('danger-modal.spec', 'the danger modal is an error or an information'),
  },
  'payment: shopper.retried': {
    why: 'the order’s terms came with it, so that reading them again never fails; and a method breaks only on its own',
    takenBy: OWN_PATHS,
  },
}

export const ARROWS_NOT_TAKEN: Exceptions = {
  'journey.arriving, address.asked': {
    why: 'Back between the two entrances needs both in one history',
    takenBy: {
      file: 'tests/routing/address-walks.test.ts',
      title: 'address and state agree after every move of every walk, from every start',
    },
  },
  'journey.arriving, done identify 5': {
    why: 'the app around the page hands a login over',
    takenBy: journey('embedded-app.spec', 'app hands a login over, which leads to the methods'),
  },
  'journey.arriving.starting, done startOrder 3': {
    why: 'it is of a payment from a page before this one',
    takenBy: journey('reload.spec', 'a reload while a payment is under way asks how it ended'),
  },
  'journey.arrivalFailed, shopper.retried': ONLY_BREAKS,
  'journey.restoring, done restoreLogin 3': {
    why: 'an admission is kept by a page before this one',
    takenBy: journey('flows.spec', 'is asked who they are at every address that needs it, a buyer from abroad once'),
  },
  'journey.admittingForeignPhone, address.asked': {
    why: 'it has the address of the form: nothing of the page is behind it',
    takenBy: OWN_PATHS,
  },
  'journey.paying.lockedIn, address.asked': {
    why: 'it has the address of the methods: nothing of the page is behind it',
    takenBy: journey('bank-transfer.spec', 'stays against every attempt: every other method, Back, a typed address'),
  },
  'journey.refunding, done refund': {
    why: 'its result is on the page of the offer',
    takenBy: journey('refund.spec', 'comes back to it after the code and reloads, and takes it once'),
  },
  'journey.settling, done settlement': {
    why: 'its result is on the page of the offer',
    takenBy: journey('settlement.spec', 'a seller chooses this once, always, or the bank'),
  },
  'journey.reconciling, done reconciliation 2': LOGIN_REFUSED,
  'journey.reconciling, done reconciliation 4': {
    why: 'it is of a payment from a page before this one',
    takenBy: journey('reload.spec', 'a reload after a payment that never arrived shows nothing to pay with'),
  },
  'journey.reconciling, done reconciliation 5': {
    why: 'it is of a payment from a page before this one, whose order could not be asked for',
    takenBy: OWN_PATHS,
  },
  'journey.reconcilingFailed, shopper.retried': ONLY_BREAKS,
  'tab.claimed, snapshot tabOwnership 2': {
    why: 'the page goes with it; the arrow is for a browser that keeps the page',
    takenBy: journey('page-cache.spec', 'a page that returns asks again before it pays'),
  },
  'bankPage.shown, shopper.closedBank': BANK_IN_FRAME,
  'exit.asking, shopper.exited': TO_SHOP,
  'exit.leaving, shopper.keptPaying': SHOP_SILENT,
  'exit.leaving, done leaveForShop': SHOP_SILENT,
  'journey.paying.choosing, shopper.exited': TO_SHOP,
  'journey.refunding.choosing, shopper.exited': STAYS_AT_LINK,
  'journey.settling.choosing, shopper.exited': STAYS_AT_LINK,
  'journey.expired.unsettled.shown, shopper.retried': LOGIN_REFUSED,
  'journey.expired.unsettled.shown, shopper.retried 2': LOGIN_REFUSED,
  'journey.expired.unsettled.leaving, done startOver': LOGIN_REFUSED,
  'journey.expired.unsettled.returning, done startOver': LOGIN_REFUSED,
  'journey.expired.leaving, done startOver': BEGUN_AGAIN,
  'journey.expired.returning, done startOver': BEGUN_AGAIN,
}
