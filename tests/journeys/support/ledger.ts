import type { SandboxClient } from '../../support/sandbox-client'

/** What the sandbox refused of an order's calls: each is a mistake of the app, however well it went on from it. */
export async function refusedCalls(sandbox: SandboxClient, token: string): Promise<string[]> {
  const refusals = await sandbox.refusals(token)
  return refusals.map(
    ({ method, path, reason, code, detail }) => `refusal: ${method} ${path} ${reason} ${code} ${detail}`,
  )
}

/** Laws of the books that do not hold. A law that names another order is the business of that order's test. */
export async function brokenLaws(sandbox: SandboxClient, tokens: readonly string[]): Promise<string[]> {
  const broken = await sandbox.brokenInvariants()
  const isOfAnother = (law: string) => /^order \S+/.test(law) && !tokens.some((token) => law.includes(token))
  return broken.filter((law) => !isOfAnother(law)).map((law) => `ledger: ${law}`)
}
