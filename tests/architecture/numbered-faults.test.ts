import { describe, expect, it } from 'vitest'
import { textOf } from '../support/reading/files'

type Numbered = readonly [number: number, fault: string, file: string, title: string]

/** The catalogue of faults and bad inputs, each with the test that covers it, by a part of that test's title. */
const UNKNOWN: readonly Numbered[] = [
  [
    1,
    'auth committed, answer lost',
    'gateways/lost-answer.contract.test.ts',
    'after it was booked is known as paid, once',
  ],
  [2, 'auth never arrived', 'journeys/lost-answer.spec.ts', 'ends as paid, not charged or unknown'],
  [3, 'auth hangs', 'journeys/connection.spec.ts', 'a payment that takes long is shown as slow'],
  [4, '5xx on auth, committed', 'gateways/lost-answer.contract.test.ts', 'after it was booked is known as paid, once'],
  [5, 'truncated JSON', 'gateways/fuzz.test.ts', 'that is cut off anywhere is malformed'],
  [6, 'an HTML body', 'gateways/hostile-answers.test.ts', 'is breakage for every call, with any status'],
  [7, 'an empty body', 'gateways/broken-answers.contract.test.ts', 'fails as $fault'],
  [
    8,
    'success without what is needed',
    'gateways/tolerance.contract.test.ts',
    'proves nothing: the outcome is unknown',
  ],
  [9, 'a body that trickles', 'gateways/every-call.contract.test.ts', 'is given up at the deadline of its class'],
  [10, 'the search fails, too', 'journeys/lost-answer.spec.ts', 'ends as paid, not charged or unknown'],
  [
    11,
    '5125 after an unknown auth',
    'journeys/lost-answer.spec.ts',
    'an order that is closed meanwhile is not shown as unpaid',
  ],
  [12, 'offline before the press', 'journeys/connection.spec.ts', 'a lost one says why Pay is off'],
  [13, 'offline during the payment', 'machines/reconciliation.scenarios.ts', 'or online, waits for no pause'],
  [
    14,
    '429 with Retry-After on a code',
    'gateways/rate-limit.test.ts',
    'holds every call of its kind until the wait is over',
  ],
  [15, '4xx with a failure', 'gateways/faults.contract.test.ts', 'is refused by the provider’s word, and sent once'],
  [16, '204 where JSON is expected', 'gateways/broken-answers.contract.test.ts', 'fails as $fault'],
  [17, 'a late answer for an older BIN', 'gateways/in-flight.contract.test.ts', 'is answered for the last one only'],
  [
    18,
    'two identical reads',
    'gateways/in-flight.contract.test.ts',
    'lets go of the older call, which alone hears of it',
  ],
  [19, 'pay pressed twice', 'journeys/one-payment.spec.ts', 'twenty presses, Enter, and another tab'],
  [20, 'redirects of a gateway', 'gateways/broken-answers.contract.test.ts', 'is not sent on to another address'],
  [21, 'a huge or deep answer', 'services/answer.test.ts', 'that is longer than a mebibyte is not read at all'],
  [22, 'the wallet is down', 'machines/card-payment.scenarios.ts', 'a new card can pay where the wallet was refused'],
  [23, 'the level can’t be had', 'journeys/identity-unknown.spec.ts', 'says so at its place, keeps the choices'],
  [
    24,
    'the payment gateway is down at the start',
    'gateways/faults.contract.test.ts',
    'fails as server while its gateway is down',
  ],
  [25, 'analytics and reports are down', 'journeys/monitoring.spec.ts', 'are absent, fail, hang or do not load'],
]

const TIME_AND_TABS: readonly Numbered[] = [
  [26, 'a wrong device clock', 'journeys/countdown.spec.ts', 'a device with a wrong clock shows the right time'],
  [
    27,
    'hidden until the time is over',
    'journeys/countdown.spec.ts',
    'a suspended tab shows the expiry screen at once when it wakes',
  ],
  [28, 'a laptop that sleeps', 'services/absence.test.ts', 'on a device that slept is not believed'],
  [29, 'the time ends during a payment', 'machines/in-progress.scenarios.ts', 'no expiry ends a payment in progress'],
  [30, 'no system time', 'services/server-clock.test.ts', 'is unknown until the server says it'],
  [31, 'a second tab pays', 'journeys/two-tabs.spec.ts', 'one tab alone can pay at a time'],
  [32, 'a second tab after success', 'journeys/two-tabs.spec.ts', 'when it has paid, the others show the result'],
  [33, 'a duplicated tab', 'journeys/two-tabs.spec.ts', 'a duplicated tab is logged in, and asks before it takes over'],
  [34, 'Back from a bank', 'journeys/page-cache.spec.ts', 'shows the kept page, which pays nothing'],
  [35, 'a reload during a payment', 'journeys/reload.spec.ts', 'a reload during a payment looks up its outcome'],
  [36, 'a reload on /pay', 'journeys/reload.spec.ts', 'a reload on /pay returns to /pay without another OTP'],
  [37, 'a deep link without a session', 'journeys/address.spec.ts', 'URLs of later screens open the first screen'],
  [
    38,
    'a piece that is gone after a deployment',
    'journeys/connection.spec.ts',
    'a chunk that is gone after a release has the page reloaded once',
  ],
  [39, 'no storage', 'services/session-store.test.ts', 'in a storage that is closed is nothing, and breaks nothing'],
]

const FORMS: readonly Numbered[] = [
  [40, 'a code as it is pasted', 'entities/otp.test.ts', 'is the six digits, anything else is between and around them'],
  [
    41,
    'a code of five or seven digits',
    'machines/otp.scenarios.ts',
    'a longer number that came at once is refused as an OTP',
  ],
  [42, 'a wrong code five times', 'journeys/otp.spec.ts', 'an OTP after too many wrong tries is replaced by another'],
  [43, 'verify while another code is on its way', 'machines/otp-sending.scenarios.ts', 'nothing is verified meanwhile'],
  [44, 'the old code', 'journeys/otp.spec.ts', 'is void once another was sent'],
  [
    45,
    'Turkish letters in an e-mail',
    'entities/email.test.ts',
    'has no Turkish letter anywhere, and says which rule it breaks',
  ],
  [46, 'a phone in any form', 'entities/phone.test.ts', 'is one number in whichever form it is typed'],
  [47, 'a card number that is none', 'entities/card-number.test.ts', 'of fifteen or sixteen digits that pass Luhn'],
  [
    48,
    'a card number as it is pasted',
    'entities/pasted-texts.test.ts',
    'becomes a card number, a security code or an expiry',
  ],
  [
    49,
    'an expiry that is past or none',
    'entities/card-fields.test.ts',
    'is a month from the current one to under thirty years ahead',
  ],
  [
    50,
    'a holder that is no name',
    'entities/card-fields.test.ts',
    'has at least two words between spaces and no digit',
  ],
  [
    51,
    'a national ID or a birthday that is none',
    'entities/national-id.test.ts',
    'with one digit mistyped is none, whichever it is',
  ],
  [52, 'an agreement that is not ticked', 'journeys/consent-by-method.spec.ts', 'pays only once it is ticked'],
]

const MONEY: readonly Numbered[] = [
  [53, 'sums and prices as text', 'entities/money.test.ts', 'is exact or refused, no matter what is written'],
  [54, 'a balance that changes', 'machines/mixed-payment.scenarios.ts', 'a balance that comes later, or has changed'],
  [55, 'an installment total that can’t be', 'machines/installments.test.ts', 'parts that make up a total of no less'],
  [56, 'an answer for another BIN', 'gateways/in-flight.contract.test.ts', 'is answered for the last one only'],
  [57, 'a bonus above the price', 'machines/bonus.test.ts', 'never pays more than the price, nor more than there is'],
  [58, 'another price on a later answer', 'journeys/changed-price.spec.ts', 'paid only once it was accepted'],
  [
    59,
    'another method beside a transfer’s code',
    'journeys/bank-transfer.spec.ts',
    'stays through every other method, Back, a typed URL, a reload and another tab',
  ],
  [
    60,
    'too little on a card',
    'journeys/shopping-credit-refused.spec.ts',
    'a card with insufficient funds has a credit offered',
  ],
  [
    61,
    '200321 and 150803',
    'journeys/shopping-credit-refused.spec.ts',
    'a credit application that is at a bank already',
  ],
]

const HOSTILE: readonly Numbered[] = [
  [62, 'a script in a bank’s page', 'journeys/bank-form.spec.ts', 'nothing runs, loads or shows'],
  [63, 'a bank’s page without a usable form', 'journeys/three-ds-hostile.spec.ts', 'is not opened: the form says so'],
  [
    64,
    'fields with hostile names',
    'journeys/bank-form.spec.ts',
    'a form with fields of any name is posted to the bank unchanged',
  ],
  [65, 'the form of a credit’s bank', 'journeys/bank-form.spec.ts', 'hostile documents is read, or why'],
  [66, 'a hostile way back', 'gateways/safe-url.test.ts', 'is https, without credentials, on a named host'],
  [67, 'a hostile name of a merchant', 'gateways/foreign-text.test.ts', 'can neither turn the direction of the amount'],
  [68, 'a hostile sentence of the provider', 'gateways/foreign-text.test.ts', 'is clipped at the length it may have'],
  [69, 'a hostile address of a picture', 'gateways/init-data.test.ts', 'addresses are safe ones or none'],
  [
    70,
    'a message of a foreign frame',
    'journeys/embedded-app.spec.ts',
    'another window and another origin are ignored',
  ],
  [71, 'a message that is said again', 'services/listen-to-host.test.ts', 'takes no message up again after a reload'],
  [
    72,
    'a frame of an unlisted page',
    'sandbox/configured-headers.test.ts',
    'let its parents frame the embedded document alone',
  ],
  [
    73,
    'a hostile language',
    'journeys/address.spec.ts',
    'lang=en shows English, any other value or none shows Turkish',
  ],
  [
    74,
    'an impossible token shows the invalid link screen at once',
    'journeys/links.spec.ts',
    'an impossible token shows the invalid link screen at once',
  ],
  [75, 'no reports and no fingerprint', 'services/fingerprint.test.ts', 'is empty when none can be made'],
]

const ALL = [...UNKNOWN, ...TIME_AND_TABS, ...FORMS, ...MONEY, ...HOSTILE]

describe('the numbered faults', () => {
  it('the numbered faults are 75, each once', () => {
    expect(ALL.map(([number]) => number)).toEqual(Array.from({ length: 75 }, (_, at) => at + 1))
  })

  it.each(ALL)('%i, %s, has a test in %s', (_, __, file, title) => {
    expect(textOf(`tests/${file}`)).toContain(title)
  })
})
