import type { SandboxClient } from './sandbox-client'

/** Who pays, by the accounts that the books have for it. A balance that waited for a bank has been in a place of its own. */
const PAYERS = { balance: /^(?:member|reserved):/, bonus: /^card-points:/, card: /^network:/ } as const

/** What an order was paid with in the end, in minor units, as the sandbox's books alone have it. */
export async function bookedParts(client: Pick<SandboxClient, 'ledger'>, token: string) {
  const { entries, authorisations } = await client.ledger(token)
  const lines = entries.flatMap((entry) => entry.lines)
  const given = (account: RegExp) =>
    lines.reduce((sum, line) => (account.test(line.account) ? sum - line.minor : sum), 0)
  return {
    payments: authorisations.length,
    total: authorisations.reduce((sum, { minor }) => sum + minor, 0),
    balance: given(PAYERS.balance),
    bonus: given(PAYERS.bonus),
    card: given(PAYERS.card),
  }
}
