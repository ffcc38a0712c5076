import type { State } from '../state'
import { balanceOf, isSource } from './ledger'

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
  const places = new Set(entries.flatMap((entry) => entry.lines.map((line) => `${line.account} ${entry.currency}`)))
  return [...places].flatMap((place) => {
    const [account = '', currency = ''] = place.split(' ')
    const balance = balanceOf(entries, account, currency)
    return balance < 0 && !isSource(account) ? [`${account} stands at ${balance} ${currency}`] : []
  })
}

function paidTwice({ authorisations }: Books): string[] {
  const bySubmission = authorisations.filter((authorisation) => !authorisation.transportDuplicate)
  const counts = new Map<string, number>()
  for (const { token } of bySubmission) counts.set(token, (counts.get(token) ?? 0) + 1)
  return [...counts].flatMap(([token, count]) => (count > 1 ? [`order ${token} was paid ${count} times`] : []))
}
