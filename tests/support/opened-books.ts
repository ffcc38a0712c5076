/** Reads the violated ledger invariants of a sandbox, one sentence each. */
type ReadBroken = () => Promise<readonly string[]>

let ofFile: ReadBroken[] = []
let ofTest: ReadBroken[] | undefined

/** Checks this ledger after each test from now on: those of the file, or only the current one. */
export function lookAtBooks(read: ReadBroken): void {
  ;(ofTest ?? ofFile).push(read)
}

export function beginTest(): void {
  ofTest = []
}

/** The violated invariants of all ledgers opened so far. */
export async function brokenAfterTest(): Promise<readonly string[]> {
  const opened = [...ofFile, ...(ofTest ?? [])]
  ofTest = undefined
  return (await Promise.all(opened.map((read) => read()))).flat()
}

export function endFile(): void {
  ofFile = []
  ofTest = undefined
}
