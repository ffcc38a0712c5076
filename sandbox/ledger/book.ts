import { digits } from '../random'
import type { World } from '../world'
import { MERCHANT, OUTSIDE, PROVIDER, memberAccount } from './ledger'
import type { Authorisation, Entry } from './ledger'

type Booking = Omit<Entry, 'id'>

function book(world: World, booking: Booking): Entry {
  const entry = { ...booking, id: digits(world.random, 12) }
  world.state.entries.push(entry)
  return entry
}

/** Puts money into a member's balance. */
export function fund(world: World, memberId: string, minor: number, currency: string): void {
  if (minor === 0) return
  const lines = [
    { account: OUTSIDE, minor: -minor },
    { account: memberAccount(memberId), minor },
  ]
  book(world, { at: world.clock.now(), memo: 'funding', currency, token: undefined, lines })
}

/** What the provider keeps of a payment: 1.99 %, rounded half up. */
export function commissionOn(minor: number): number {
  return Math.floor((minor * 199 + 5000) / 10000)
}

export type Payment = Omit<Authorisation, 'entryId' | 'transportDuplicate'> & { readonly from: string }

/** Books a payment from a card network or a balance to the merchant, less the commission. */
export function authorise(world: World, { from, ...payment }: Payment): Authorisation {
  const { token, minor, currency, at, submissionId } = payment
  const commission = commissionOn(minor)
  const lines = [
    { account: from, minor: -minor },
    { account: MERCHANT, minor: minor - commission },
    { account: PROVIDER, minor: commission },
  ]
  const entry = book(world, { at, memo: `payment ${payment.paymentId}`, currency, token, lines })
  const transportDuplicate = world.state.authorisations.some(
    (earlier) => earlier.token === token && earlier.submissionId === submissionId,
  )
  const authorisation = { ...payment, entryId: entry.id, transportDuplicate }
  world.state.authorisations.push(authorisation)
  return authorisation
}
