import * as v from 'valibot'
import { readAs } from './read-as'

/** The storage key of payments for orders that are not open in this tab now. */
export const OTHER_ORDERS = 'checkout.others'

/** More orders than a shopper opens in one tab; the oldest one is dropped first. */
export const MOST_ORDERS = 10

const sent = v.object({
  token: v.pipe(v.string(), v.nonEmpty()),
  submission: v.looseObject({ state: v.optional(v.string()), earlier: v.optional(v.unknown()) }),
  flow: v.optional(v.string()),
})

const list = v.array(sent)

/**
 * Switches the tab to another order. Of the order before it, a payment that is unresolved or paid is stored, and restored when that order
 * is opened again: the first is searched for by its id, the second is shown although its link may be dead.
 *
 * @param key of the entry of the order that is open
 */
export function changeOrder(storage: Storage, key: string, token: string): void {
  const left = readAs(sent, storage.getItem(key))
  const before = (readAs(list, storage.getItem(OTHER_ORDERS)) ?? []).filter((other) => other.token !== left?.token)
  // A payment that is known not to be charged is no longer searched for; the attempt before it may still be charged.
  const all = [
    ...before,
    ...(left && (left.submission.state !== 'over' || left.submission.earlier !== undefined) ? [left] : []),
  ]
  const own = all.find((other) => other.token === token)
  const others = all.filter((other) => other !== own).slice(-MOST_ORDERS)
  const put = (name: string, value: object | undefined) => {
    if (value) storage.setItem(name, JSON.stringify(value))
    else storage.removeItem(name)
  }
  put(key, own)
  put(OTHER_ORDERS, others.length > 0 ? others : undefined)
}
