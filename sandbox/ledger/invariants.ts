import type { Attempt } from '../records/attempt'
import type { State } from '../records/state'
import { isSource, reservedAccount } from './ledger'
import { sumsOf } from './sums'
import type { Words } from '../records/language'
import type { Order } from '../records/order'

type Books = Pick<State, 'entries' | 'authorisations' | 'orders' | 'bankSessions'>

/** The invariants that must hold after every request. */
export const LAWS = ['balanced', 'covered', 'paid-once', 'reserved', 'booked'] as const

export interface Violation {
  readonly law: (typeof LAWS)[number]
  readonly text: Words
}

/** One violation for each broken invariant and place; empty if all hold. */
export function brokenLaws(books: Books): Violation[] {
  return [...unbalanced(books), ...overdrawn(books), ...paidTwice(books), ...strayReserves(books), ...unbooked(books)]
}

/** The same for tests, each as one sentence. */
export function violations(books: Books): string[] {
  return brokenLaws(books).map(({ text }) => text.en)
}

function unbalanced({ entries }: Books): Violation[] {
  return entries
    .filter((entry) => entry.lines.reduce((sum, line) => sum + line.minor, 0) !== 0)
    .map(({ id }) => ({
      law: 'balanced',
      text: { tr: `${id} numaralı kaydın toplamı sıfır değil`, en: `entry ${id} does not add up to nothing` },
    }))
}

// No balance, reserve or card's points may be overspent.
function overdrawn({ entries }: Books): Violation[] {
  return sumsOf(entries)
    .filter(({ account, minor }) => minor < 0 && !isSource(account))
    .map(({ account, currency, minor }) => ({
      law: 'covered',
      text: {
        tr: `${account} hesabı ${minor} ${currency} (en küçük birimle)`,
        en: `${account} is at ${minor} ${currency}`,
      },
    }))
}

function paidTwice({ authorisations }: Books): Violation[] {
  const bySubmission = authorisations.filter((authorisation) => !authorisation.transportDuplicate)
  const counts = new Map<string, number>()
  for (const { token } of bySubmission) counts.set(token, (counts.get(token) ?? 0) + 1)
  return [...counts]
    .filter(([, count]) => count > 1)
    .map(([token, count]) => ({
      law: 'paid-once',
      text: { tr: `${token} siparişi ${count} kez ödendi`, en: `order ${token} was paid ${count} times` },
    }))
}

/** Reserved amounts must belong to payments that wait for a bank. */
function strayReserves({ entries, orders, bankSessions }: Books): Violation[] {
  const waiting = new Map<string, number>()
  for (const { phase, plan, token } of bankSessions.values()) {
    if (phase === 'closed') continue
    const place = `${reservedAccount(plan.memberId ?? '')} ${orders.get(token)?.currency ?? ''}`
    waiting.set(place, (waiting.get(place) ?? 0) + plan.balanceMinor)
  }
  return sumsOf(entries)
    .filter(({ account }) => account.startsWith(reservedAccount('')))
    .map(({ account, currency, minor }) => ({ place: `${account} ${currency}`, minor }))
    .filter(({ place, minor }) => minor !== (waiting.get(place) ?? 0))
    .map(({ place, minor }) => ({
      law: 'reserved',
      text: {
        tr: `${place} hesabında ${minor} var, bekleyen ödemeler ${waiting.get(place) ?? 0}`,
        en: `${place} holds ${minor} for payments of ${waiting.get(place) ?? 0}`,
      },
    }))
}

/** Each payment that the gateways approved must be booked, and so must each refund. Earnings may still be on their way. */
function unbooked({ orders, authorisations, entries }: Books): Violation[] {
  const booked = new Set(authorisations.map(({ token, paymentId }) => `${token} ${paymentId}`))
  const moved = new Set(entries.map(({ token }) => token))
  const isBooked = ({ token, purpose, settlement }: Order, { paymentId }: Attempt): boolean => {
    if (purpose === 'pay') return booked.has(`${token} ${paymentId}`)
    return moved.has(token) || (purpose === 'settlement' && settlement?.chosen?.isBooked === false)
  }
  return [...orders.values()].flatMap((order) =>
    order.attempts
      .filter((attempt) => attempt.paymentStatus === 'SUCCESS' && !isBooked(order, attempt))
      .map(({ paymentId }): Violation => ({
        law: 'booked',
        text: {
          tr: `${order.token} siparişinin ${paymentId} numaralı ödemesi onaylandı ama kaydedilmedi`,
          en: `payment ${paymentId} of order ${order.token} was approved and not booked`,
        },
      })),
  )
}
