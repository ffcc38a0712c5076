import * as v from 'valibot'

/** Banks by their codes, in the order in which they were first opened (BANK-07). */
const banks = v.pipe(v.string(), v.regex(/^(\d{1,5}|other)(,(\d{1,5}|other)){0,29}$/))

/** A bank that lends, by its code. */
const lender = v.pipe(v.string(), v.regex(/^(\d{1,5}|other)$/))

/** A word of the merchant's for how a session begins. */
const startType = v.pipe(v.string(), v.regex(/^[\w.-]{1,40}$/))

/** As it is counted; anything but a word is no name of a beginning. */
export const startTypeOf = (text: string | undefined) => (v.is(startType, text) ? text : undefined)

/**
 * What is counted (EVT-01). Every word of it is written here, so nothing that a person typed can be among it, and of an order nothing but what a
 * credit is for.
 */
const ends = v.picklist(['Success', 'Failure'])

const counted = v.variant('action', [
  // The way to begin that the order names (EVT-01).
  v.strictObject({ category: v.literal('session'), action: v.literal('started'), label: v.optional(startType) }),
  v.strictObject({
    category: v.literal('gsm-check'),
    action: v.literal('checked'),
    label: v.picklist(['member', 'newcomer', 'Failure']),
  }),
  v.strictObject({ category: v.literal('multi-email'), action: v.literal('asked') }),
  v.strictObject({ category: v.literal('multi-email'), action: v.literal('updated'), label: ends }),
  v.strictObject({
    category: v.literal('otp'),
    action: v.picklist(['verified', 'resent', 'number-changed']),
    label: ends,
  }),
  v.strictObject({ category: v.literal('registration'), action: v.literal('registered'), label: ends }),
  v.strictObject({ category: v.literal('dashboard'), action: v.literal('opened'), label: ends }),
  v.strictObject({ category: v.literal('shopping-credit'), action: v.picklist(['offered', 'validated']), label: ends }),
  v.strictObject({ category: v.literal('bank-transfer'), action: v.literal('notified'), label: ends }),
  // How a payment went, by its method; `after-bank`: what the order tells of one that a bank had (RES-02).
  v.strictObject({
    category: v.literal('result'),
    action: v.picklist(['card', 'bkm', 'mixed', 'balance', 'transfer', 'credit', 'after-bank']),
    label: v.picklist(['Success', 'Failure', 'Directed to 3DS']),
  }),
  v.strictObject({ category: v.literal('session'), action: v.literal('login-token-timeout') }),
  // Left for the shop before anything was paid (SHELL-10).
  v.strictObject({ category: v.literal('header'), action: v.literal('go-back-clicked') }),
  v.strictObject({
    category: v.literal('host-message'),
    action: v.literal('refused'),
    label: v.picklist([
      ...['wrong-source', 'no-text', 'too-long', 'no-crypto', 'not-opened'],
      ...['malformed', 'other-member', 'stale', 'seen-before'],
    ] as const),
  }),
  // A bank's page could not be used; of what stood on it, nothing.
  v.strictObject({
    category: v.literal('bank-page'),
    action: v.literal('unusable'),
    label: v.picklist([
      ...['tooLong', 'noForm', 'manyForms', 'method', 'unusableAddress'],
      ...['ownAddress', 'fieldCount', 'fieldKind', 'fieldSize'],
    ] as const),
  }),
  // A code was asked for; of the banks that were opened before, their codes.
  v.strictObject({ category: v.literal('bank-transfer'), action: v.literal('code-asked'), label: banks }),
  // A credit was applied for, and is with its bank (CRED-09).
  v.strictObject({
    category: v.literal('shopping-credit'),
    action: v.literal('applied'),
    label: lender,
    paidPrice: v.pipe(v.number(), v.minValue(0), v.maxValue(1_000_000)),
    currency: v.pipe(v.string(), v.regex(/^[A-Z]{3}$/)),
    isOnlyForBankUsers: v.boolean(),
  }),
])

export type CountedEvent = v.InferOutput<typeof counted>

/** Why a message of a host app was not taken; its contents are not reported. */
export type HostRefusal = Extract<CountedEvent, { action: 'refused' }>['label']

/** Why a page of a bank was not used. */
export type BankPageFault = Extract<CountedEvent, { action: 'unusable' }>['label']

/** Counts a bank by its code; any other word could be a person's, and is counted as `other`. */
export const countedCode = (id: string | number) => (/^\d{1,5}$/.test(String(id)) ? String(id) : 'other')

export interface EventRecord {
  record(event: CountedEvent): void
  /** Records what happens right before the page goes away: the page that comes after it in this tab counts it. */
  recordForNext(event: CountedEvent): void
  /** Hands over what has been recorded so far, and from then on each event as it comes. */
  attach(sink: (events: readonly CountedEvent[]) => void): void
}

export const LEFT_EVENTS = 'counted'

/** They may never be fetched. */
const MOST = 50

const left = v.pipe(v.array(counted), v.maxLength(MOST))

/** The one record of a page. Begins with what the page before it has left. */
export function createEventRecord(storage: () => Storage): EventRecord {
  let waiting = takeLeft(storage)
  let sink: ((events: readonly CountedEvent[]) => void) | undefined
  return {
    record(event) {
      if (sink) sink([event])
      else waiting = [...waiting, event].slice(-MOST)
    },
    recordForNext(event) {
      try {
        storage().setItem(LEFT_EVENTS, JSON.stringify([...takeLeft(storage), event].slice(-MOST)))
      } catch {
        // A storage that is closed counts nothing.
      }
    },
    attach(next) {
      sink = next
      if (waiting.length > 0) next(waiting)
      waiting = []
    },
  }
}

function takeLeft(storage: () => Storage): CountedEvent[] {
  try {
    const found = storage().getItem(LEFT_EVENTS)
    if (found === null) return []
    storage().removeItem(LEFT_EVENTS)
    const events = v.safeParse(left, JSON.parse(found))
    return events.success ? events.output : []
  } catch {
    return []
  }
}
