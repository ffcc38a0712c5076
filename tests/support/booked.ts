import type { SandboxClient } from './sandbox-client'

/** The payers, by their ledger accounts. A balance that waited for a bank was in a reserved account. */
const PAYERS = { balance: /^(?:member|reserved):/, bonus: /^card-points:/, card: /^network:/ } as const

/** How an order was paid in the end, in minor units, according to the sandbox's ledger only. */
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
