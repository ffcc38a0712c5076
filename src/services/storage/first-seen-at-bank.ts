import * as v from 'valibot'
import type { Instant } from '../../../machines/entities/instant'
import type { OrderPayment } from '../../../machines/entities/order-payment'

/** When this tab first saw a payment at a bank that it has not sent there; stored across reloads. */
export interface FirstSeenAtBank {
  /** In server time; `now` at the first sight. Undefined if the time is unknown. */
  since(payment: Pick<OrderPayment, 'paymentId' | 'submissionId'>, now: Instant | undefined): Instant | undefined
  /** Monotonic milliseconds since this page first saw it, for when server time is unknown. */
  elapsed(payment: Pick<OrderPayment, 'paymentId' | 'submissionId'>): number
  /** The payment is no longer at the bank. */
  clear(): void
}

const FIRST_SEEN_AT_BANK = 'seen-at-bank'

const entry = v.object({ token: v.string(), payment: v.string(), at: v.pipe(v.number(), v.finite()) })

type Seen = v.InferOutput<typeof entry>

/** If storage is unavailable, the entry lasts as long as the page. */
export function createFirstSeenAtBank(
  token: string,
  storage: () => Storage,
  steady = () => performance.now(),
): FirstSeenAtBank {
  let seen: Seen | undefined
  let counted: Omit<Seen, 'token'> | undefined
  function stored(): Seen | undefined {
    try {
      const found = v.safeParse(entry, JSON.parse(storage().getItem(FIRST_SEEN_AT_BANK) ?? 'null'))
      return found.success && found.output.token === token ? found.output : undefined
    } catch {
      return undefined
    }
  }
  function save(first: Seen) {
    seen = first
    try {
      storage().setItem(FIRST_SEEN_AT_BANK, JSON.stringify(first))
    } catch {
      // This page has it in memory; the next page starts counting again.
    }
  }
  return {
    since({ paymentId, submissionId }, now) {
      const payment = paymentId ?? submissionId ?? ''
      seen ??= stored()
      if (seen?.payment === payment) return seen.at
      if (now !== undefined) save({ token, payment, at: now })
      return now
    },
    elapsed({ paymentId, submissionId }) {
      const payment = paymentId ?? submissionId ?? ''
      if (counted?.payment !== payment) counted = { payment, at: steady() }
      return steady() - counted.at
    },
    clear() {
      counted = undefined
      if (!(seen ?? stored())) return
      seen = undefined
      try {
        storage().removeItem(FIRST_SEEN_AT_BANK)
      } catch {
        // Nothing was stored there.
      }
    },
  }
}
