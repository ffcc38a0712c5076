import type { State } from '../state'
import { isSource } from './ledger'

type Books = Pick<State, 'entries' | 'authorisations'>

/** What must hold after every request whatever was sent. Each broken law is one sentence; none is the good answer. */
export function violations(books: Books): string[] {
  return [...unbalanced(books), ...overdrawn(books), ...paidTwice(books)]
}

function unbalanced({ entries }: Books): string[] {
  return entries
    .filter((entry) => entry.lines.reduce((sum, line) => sum + line.minor, 0) !== 0)
    .map((entry) => `entry ${entry.id} does not add up to nothing`)
}

function overdrawn({ entries }: Books): string[] {
  const balances = new Map<string, { account: string; currency: string; minor: number }>()
  for (const { currency, lines } of entries) {
    for (const { account, minor } of lines) {
      const place = `${account} ${currency}`
      balances.set(place, { account, currency, minor: (balances.get(place)?.minor ?? 0) + minor })
    }
  }
  return [...balances.values()]
    .filter(({ account, minor }) => minor < 0 && !isSource(account))
    .map(({ account, currency, minor }) => `${account} stands at ${minor} ${currency}`)
}

function paidTwice({ authorisations }: Books): string[] {
  const bySubmission = authorisations.filter((authorisation) => !authorisation.transportDuplicate)
  const counts = new Map<string, number>()
  for (const { token } of bySubmission) counts.set(token, (counts.get(token) ?? 0) + 1)
  return [...counts].flatMap(([token, count]) => (count > 1 ? [`order ${token} was paid ${count} times`] : []))
}
