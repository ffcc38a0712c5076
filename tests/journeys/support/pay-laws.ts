import { BOOKING, submissionOf } from '../../faults/support/money-calls'
import type { SandboxClient } from '../../support/sandbox-client'
import type { ShopperGestures } from './gestures'
import { claimsOf } from './standing'

/** A payment as the provider received it: its submission id, and when processing began and ended. */
interface Seen {
  readonly name: string
  readonly at: number
  readonly endedAt: number
}

/** Payments received, one per submission id: a connection may deliver one twice without the page's doing. */
async function paymentsSeen(sandbox: SandboxClient, token: string): Promise<readonly Seen[]> {
  const requests = await sandbox.requests(token)
  const byName = new Map<string, Seen>()
  for (const { method, path, body, at, endedAt = Infinity } of requests) {
    if (method !== 'POST' || !BOOKING.some((end) => path.endsWith(end))) continue
    const name = submissionOf(body) ?? 'a payment without a name'
    const { at: first = at, endedAt: last = endedAt } = byName.get(name) ?? {}
    byName.set(name, { name, at: first, endedAt: Math.max(last, endedAt) })
  }
  return [...byName.values()].sort((a, b) => a.at - b.at)
}

async function booked(sandbox: SandboxClient, token: string) {
  const { authorisations } = await sandbox.ledger(token)
  return authorisations.filter(({ transportDuplicate }) => !transportDuplicate)
}

export const timesBooked = async (sandbox: SandboxClient, token: string): Promise<number> =>
  (await booked(sandbox, token)).length

/** Violations of BEST-01 for an order whose provider books every call; empty if there is none. */
export async function brokenPayLaws(sandbox: SandboxClient, token: string): Promise<readonly string[]> {
  const [seen, payments] = await Promise.all([paymentsSeen(sandbox, token), booked(sandbox, token)])
  const [first] = payments
  return [
    ...(payments.length > 1 ? [`booked ${payments.length} times`] : []),
    ...seen.flatMap(({ name, at }, index) => {
      const before = seen.slice(0, index).find(({ endedAt }) => at < endedAt)
      return before ? [`${name} was sent while ${before.name} was in flight`] : []
    }),
    ...seen
      .filter(({ name, at }) => first !== undefined && name !== first.submissionId && at > first.at)
      .map(({ name }) => `${name} was sent after ${first?.submissionId} had paid`),
  ]
}

/** False claims about the shopper's money in the tabs at this moment; empty if there is none. */
export async function toldLies(
  sandbox: SandboxClient,
  token: string,
  tabs: ShopperGestures['tabs'],
): Promise<readonly string[]> {
  const before = await timesBooked(sandbox, token)
  const told = await Promise.all(tabs.map(({ page }) => claimsOf(page)))
  const after = await timesBooked(sandbox, token)
  return told.flatMap((claims, index) =>
    claims
      // A payment booked while the tabs are read may be reported or not.
      .filter((claim) => (claim === 'paid' ? after === 0 : before > 0))
      .map((claim) => `tab ${index + 1} says ${claim}, and ${claim === 'paid' ? 'nothing' : 'a payment'} was booked`),
  )
}
