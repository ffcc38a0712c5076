/** Reads which laws the books of a sandbox break, each as one sentence. */
type ReadBroken = () => Promise<readonly string[]>

let ofFile: ReadBroken[] = []
let ofTest: ReadBroken[] | undefined

/** From now on the books are looked at after each test: of the file, or of the one that runs. */
export function lookAtBooks(read: ReadBroken): void {
  ;(ofTest ?? ofFile).push(read)
}

export function beginTest(): void {
  ofTest = []
}

/** Which laws are broken, in all books that were opened until now. */
export async function brokenAfterTest(): Promise<readonly string[]> {
  const opened = [...ofFile, ...(ofTest ?? [])]
  ofTest = undefined
  return (await Promise.all(opened.map((read) => read()))).flat()
}

export function endFile(): void {
  ofFile = []
  ofTest = undefined
}
