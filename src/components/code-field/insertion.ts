/** What a field had, what it has now, and what the browser says about how that came. */
export interface Change {
  readonly before: string
  readonly after: string
  /** Undefined where the browser says nothing, as for a value that it filled in. */
  readonly inputType: string | undefined
}

const INSERTIONS = ['insertFromPaste', 'insertFromDrop', 'insertReplacementText']

/**
 * Whether figures were put in all at once, and not typed. Keyboards that offer a code from a message say `insertText`, as for a key;
 * they differ by how much came. What undo brings back was a slip.
 */
export function isInserted({ before, after, inputType }: Change): boolean {
  const growth = after.length - before.length
  if (inputType === undefined || inputType === '') return growth !== 1 && after !== ''
  if (inputType.startsWith('history')) return false
  return INSERTIONS.includes(inputType) || growth > 1
}
