import { expiresAt } from './order'
import type { Times } from '../records/times'
import type { Order } from '../records/order'

const left = (endsAt: number, now: number): number => Math.max(0, endsAt - now)

const FORMS: Readonly<Record<Times['expireTimeForm'], (endsAt: number, now: number) => number>> = {
  'seconds-left': (endsAt, now) => Math.ceil(left(endsAt, now) / 1000),
  'seconds-instant': (endsAt) => Math.ceil(endsAt / 1000),
  'milliseconds-left': left,
  'milliseconds-instant': (endsAt) => endsAt,
}

/** The end of an order as its gateway tells it. What is left is counted from now, so that a reload does not buy time. */
export function expireTimeOf(order: Order, now: number): number {
  return FORMS[order.times.expireTimeForm](expiresAt(order), now)
}
