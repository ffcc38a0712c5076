import { BOOKING, submissionOf } from '../../faults/support/money-calls'
import type { SandboxClient } from '../../support/sandbox-client'
import type { ShopperGestures } from './gestures'
import { claimsOf } from './standing'

/** A payment as the provider has seen it: under what name it came, and from when to when it was worked on. */
interface Seen {
  readonly name: string
  readonly at: number
  readonly endedAt: number
}

/** Every payment that came, once for each name: what a connection delivered twice is no doing of the page's. */
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

/** What of BEST-01 does not hold for an order of a provider that books every call it gets; nothing is the good answer. */
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

/** What the tabs say of the shopper's money that is not so, at this moment; nothing is the good answer. */
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
      // A payment that is booked while tabs are looked at may be reported or not.
      .filter((claim) => (claim === 'paid' ? after === 0 : before > 0))
      .map((claim) => `tab ${index + 1} says ${claim}, and ${claim === 'paid' ? 'nothing' : 'a payment'} was booked`),
  )
}
