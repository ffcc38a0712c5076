import type { State } from '../state'
import { isSource, reservedAccount } from './ledger'

type Books = Pick<State, 'entries' | 'authorisations' | 'orders' | 'bankSessions'>

/** What must hold after every request whatever was sent. Each broken law is one sentence; none is the good answer. */
export function violations(books: Books): string[] {
  return [...unbalanced(books), ...overdrawn(books), ...paidTwice(books), ...strayReserves(books), ...unbooked(books)]
}

function unbalanced({ entries }: Books): string[] {
  return entries
    .filter((entry) => entry.lines.reduce((sum, line) => sum + line.minor, 0) !== 0)
    .map((entry) => `entry ${entry.id} does not add up to nothing`)
}

interface Standing {
  readonly account: string
  readonly currency: string
  readonly minor: number
}

function standings(entries: Books['entries']): Standing[] {
  const balances = new Map<string, Standing>()
  for (const { currency, lines } of entries) {
    for (const { account, minor } of lines) {
      const place = `${account} ${currency}`
      balances.set(place, { account, currency, minor: (balances.get(place)?.minor ?? 0) + minor })
    }
  }
  return [...balances.values()]
}

// No balance, no reserve and no card's points may be spent further than they go.
function overdrawn({ entries }: Books): string[] {
  return standings(entries)
    .filter(({ account, minor }) => minor < 0 && !isSource(account))
    .map(({ account, currency, minor }) => `${account} stands at ${minor} ${currency}`)
}

function paidTwice({ authorisations }: Books): string[] {
  const bySubmission = authorisations.filter((authorisation) => !authorisation.transportDuplicate)
  const counts = new Map<string, number>()
  for (const { token } of bySubmission) counts.set(token, (counts.get(token) ?? 0) + 1)
  return [...counts].flatMap(([token, count]) => (count > 1 ? [`order ${token} was paid ${count} times`] : []))
}

/** What is held back is held back for payments that wait for a bank, and for nothing else. */
function strayReserves({ entries, orders, bankSessions }: Books): string[] {
  const waiting = new Map<string, number>()
  for (const { phase, plan, token } of bankSessions.values()) {
    if (phase === 'closed') continue
    const place = `${reservedAccount(plan.memberId ?? '')} ${orders.get(token)?.currency ?? ''}`
    waiting.set(place, (waiting.get(place) ?? 0) + plan.balanceMinor)
  }
  return standings(entries)
    .filter(({ account }) => account.startsWith(reservedAccount('')))
    .map(({ account, currency, minor }) => ({ place: `${account} ${currency}`, minor }))
    .filter(({ place, minor }) => minor !== (waiting.get(place) ?? 0))
    .map(({ place, minor }) => `${place} holds ${minor} for payments of ${waiting.get(place) ?? 0}`)
}

/** A payment that the gateways call approved stands in the books. */
function unbooked({ orders, authorisations }: Books): string[] {
  const booked = new Set(authorisations.map(({ token, paymentId }) => `${token} ${paymentId}`))
  return [...orders.values()].flatMap(({ token, attempts }) =>
    attempts
      .filter(({ paymentId, paymentStatus }) => paymentStatus === 'SUCCESS' && !booked.has(`${token} ${paymentId}`))
      .map(({ paymentId }) => `payment ${paymentId} of order ${token} was approved and not booked`),
  )
}
