import { ofKind, theAnswer } from '../answer'
import { METHODS, type Method } from './methods'

/** Where each of them is found. */
const PLACES = {
  'credit-card': '#payment.open.method.card',
  balance: '#payment.open.method.balance',
  'shopping-credit': '#payment.open.method.credit',
  'bank-transfer': '#payment.open.method.transfer',
} as const satisfies Record<Method, string>

/** Hands a guard the method that was chosen, and the one that it has to be. */
const chosen =
  (method: Method) =>
  ({ event }: { readonly event: { readonly method: Method } }): { method: Method; asked: Method } => ({
    method,
    asked: event.method,
  })

/** From a method that has sent nothing, to every other one. */
export const toOthers = (own: Method) =>
  METHODS.filter((method) => method !== own).map((method) => ({
    guard: { type: 'isChosen' as const, params: chosen(method) },
    target: PLACES[method],
  }))

export const PAID = {
  guard: { type: 'isPaid', params: ofKind },
  target: '#payment.paid',
  actions: { type: 'keepReceipt', params: theAnswer },
} as const

export const UNKNOWN = { target: '#payment.unknown' } as const

/** A method that broke before it sent anything has taken nothing with it but what was chosen. */
export const BROKEN = [
  { guard: 'isUnderWay', target: '#payment.unknown' },
  { target: '#payment.open.method.broken', actions: 'forgetDrafts' },
] as const

/** A payment was sent: nothing but its own end leads on. What it leaves of the balance is found out anew. */
export const SENT = { exit: 'tellAge' } as const
