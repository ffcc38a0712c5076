import * as v from 'valibot'

/** Banks by their codes, in the order in which they were first opened (BANK-07). */
const banks = v.pipe(v.string(), v.regex(/^(\d{1,5}|other)(,(\d{1,5}|other)){0,29}$/))

const lender = v.pipe(v.string(), v.regex(/^(\d{1,5}|other)$/))

const startType = v.pipe(v.string(), v.regex(/^[\w.-]{1,40}$/))

/** The start type as it is counted; undefined if the text is not a plain word. */
export const startTypeOf = (text: string | undefined) => (v.is(startType, text) ? text : undefined)

/**
 * The counted events (EVT-01). Only words that are listed here are allowed, so that typed text is never counted, and of an order only the
 * amount of a credit.
 */
const ends = v.picklist(['Success', 'Failure'])

const counted = v.variant('action', [
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
  // The result of a payment, by its method; `after-bank` is the bank's decision as the order reports it (RES-02).
  v.strictObject({
    category: v.literal('result'),
    action: v.picklist(['card', 'bkm', 'mixed', 'balance', 'transfer', 'credit', 'after-bank']),
    label: v.picklist(['Success', 'Failure', 'Directed to 3DS']),
  }),
  v.strictObject({ category: v.literal('session'), action: v.literal('login-token-timeout') }),
  // The shopper left for the shop before paying (SHELL-10).
  v.strictObject({ category: v.literal('header'), action: v.literal('go-back-clicked') }),
  v.strictObject({
    category: v.literal('host-message'),
    action: v.literal('refused'),
    label: v.picklist([
      'wrong-source',
      'no-text',
      'too-long',
      'no-crypto',
      'not-opened',
      'malformed',
      'other-member',
      'stale',
      'seen-before',
    ] as const),
  }),
  // A bank's page was unusable. None of its content is counted.
  v.strictObject({
    category: v.literal('bank-page'),
    action: v.literal('unusable'),
    label: v.picklist([
      'tooLong',
      'noForm',
      'manyForms',
      'method',
      'unusableAddress',
      'ownAddress',
      'fieldCount',
      'fieldKind',
      'fieldSize',
    ] as const),
  }),
  // The shopper requested a transfer code; the label lists the codes of the banks opened before.
  v.strictObject({ category: v.literal('bank-transfer'), action: v.literal('code-asked'), label: banks }),
  // The shopper applied for a credit, which is with its bank (CRED-09).
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

/** Why a host app's message was refused; its contents are not reported. */
export type HostRefusal = Extract<CountedEvent, { action: 'refused' }>['label']

export type BankPageFault = Extract<CountedEvent, { action: 'unusable' }>['label']

/** Counts a bank by its code. Any other text could be personal data, and is counted as `other`. */
export const countedCode = (id: string | number) => (/^\d{1,5}$/.test(String(id)) ? String(id) : 'other')

export interface EventRecord {
  record(event: CountedEvent): void
  /** Records an event right before the page unloads; the next page in this tab counts it. */
  recordForNext(event: CountedEvent): void
  /** Hands over the events recorded so far, and from then on each event as it occurs. */
  attach(sink: (events: readonly CountedEvent[]) => void): void
}

export const LEFT_EVENTS = 'counted'

/** Maximum number of waiting events: the sink may never attach. */
const MOST = 50

const left = v.pipe(v.array(counted), v.maxLength(MOST))

/** The page's only event record. Starts with the events that the previous page has left. */
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
        // If storage is unavailable, the event is not counted.
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
