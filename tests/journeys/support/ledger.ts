import type { SandboxClient } from '../../support/sandbox-client'

/** Calls of an order that the sandbox refused: each is a fault of the app, even if the journey went on. */
export async function refusedCalls(sandbox: SandboxClient, token: string): Promise<string[]> {
  const refusals = await sandbox.refusals(token)
  return refusals.map(
    ({ method, path, reason, code, detail }) => `refusal: ${method} ${path} ${reason} ${code} ${detail}`,
  )
}

/** Ledger invariants that do not hold. An invariant of another order is left to that order's test. */
export async function brokenLaws(sandbox: SandboxClient, tokens: readonly string[]): Promise<string[]> {
  const broken = await sandbox.brokenInvariants()
  const isOfAnother = (law: string) => /^order \S+/.test(law) && !tokens.some((token) => law.includes(token))
  return broken.filter((law) => !isOfAnother(law)).map((law) => `ledger: ${law}`)
}
