import type { Harness } from './harness'

/** What was booked and sent so far, in the whole sandbox. */
export async function booksOf(sandbox: Harness): Promise<object> {
  const { authorisations, entries, messages } = await sandbox.control<Record<string, unknown>>('/ledger')
  return { authorisations, entries, messages }
}
