import { digits } from '../kernel/random'
import type { Deps } from '../kernel/deps'
import { MERCHANT, OUTSIDE, PROVIDER, memberAccount } from './ledger'
import type { Authorisation, Entry, Line } from '../records/ledger'
import type { State } from '../records/state'

type Booking = Omit<Entry, 'id'>

function book(deps: Deps, booking: Booking): Entry {
  const entry = { ...booking, id: digits(deps.random, 12) }
  deps.state.entries.push(entry)
  return entry
}

interface Movement extends Omit<Booking, 'lines'> {
  readonly from: string
  readonly to: string
  readonly minor: number
}

/** Moves money from one account to another. A zero amount gets no entry. */
export function move(deps: Deps, { from, to, minor, ...booking }: Movement): void {
  if (minor === 0) return
  const lines = [
    { account: from, minor: -minor },
    { account: to, minor },
  ]
  book(deps, { ...booking, lines })
}

export function fund(deps: Deps, memberId: string, minor: number, currency: string): void {
  const to = memberAccount(memberId)
  move(deps, { at: deps.clock.now(), memo: 'funding', currency, token: undefined, from: OUTSIDE, to, minor })
}

interface Payout {
  readonly memberId: string
  readonly token: string
  readonly at: number
}

/** Refunds a payment to the payer's balance: the merchant returns its part, the provider its commission. */
export function giveBack(deps: Deps, paymentId: string, { memberId, token, at }: Payout): void {
  const { authorisations, entries } = deps.state
  const booked = new Set(authorisations.filter((made) => made.paymentId === paymentId).map(({ entryId }) => entryId))
  for (const { id, currency, lines } of entries.filter((entry) => booked.has(entry.id))) {
    const received = lines.filter(({ minor }) => minor > 0)
    const returned = received.map(({ account, minor }) => ({ account, minor: -minor }))
    const total = received.reduce((sum, { minor }) => sum + minor, 0)
    const balance = { account: memberAccount(memberId), minor: total }
    book(deps, { at, memo: `refund of ${id}`, currency, token, lines: [...returned, balance] })
  }
}

/** The provider's commission on a payment: 1.99 %, rounded half up. */
export function commissionOn(minor: number): number {
  return Math.floor((minor * 199 + 5000) / 10000)
}

export type Payment = Omit<Authorisation, 'entryId' | 'transportDuplicate'> & {
  /** One account that pays the whole amount, or several with the share of each. */
  readonly from: string | readonly Line[]
}

type Repeatable = Pick<Authorisation, 'token' | 'submissionId'>

/** A connection repeats a payment as it was: one with another amount or from other accounts is the shopper's second. */
function isRepeated({ authorisations, entries }: State, { token, submissionId }: Repeatable, lines: readonly Line[]) {
  const same = authorisations.filter((earlier) => earlier.token === token && earlier.submissionId === submissionId)
  const booked = new Set(same.map(({ entryId }) => entryId))
  return entries.some((entry) => booked.has(entry.id) && areEqual(entry.lines, lines))
}

function areEqual(some: readonly Line[], others: readonly Line[]): boolean {
  const isSame = ({ account, minor }: Line, place: number) =>
    others[place]?.account === account && others[place].minor === minor
  return some.length === others.length && some.every(isSame)
}

/** Books a payment from card networks, balances and points to the merchant, minus the commission. */
export function authorise(deps: Deps, { from, ...payment }: Payment): Authorisation {
  const { token, minor, currency, at } = payment
  const commission = commissionOn(minor)
  const shares = typeof from === 'string' ? [{ account: from, minor }] : from
  const lines = [
    ...shares.filter((share) => share.minor > 0).map(({ account, minor: share }) => ({ account, minor: -share })),
    { account: MERCHANT, minor: minor - commission },
    { account: PROVIDER, minor: commission },
  ]
  const transportDuplicate = isRepeated(deps.state, payment, lines)
  const entry = book(deps, { at, memo: `payment ${payment.paymentId}`, currency, token, lines })
  const authorisation = { ...payment, entryId: entry.id, transportDuplicate }
  deps.state.authorisations.push(authorisation)
  return authorisation
}
