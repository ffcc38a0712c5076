/** A field's text before and after an input event, and the event's `inputType`. */
export interface Change {
  readonly before: string
  readonly after: string
  /** Undefined where the browser sends none, as for a value that it filled in. */
  readonly inputType: string | undefined
}

const INSERTIONS = ['insertFromPaste', 'insertFromDrop', 'insertReplacementText']

/**
 * Whether digits were inserted at once rather than typed. Keyboards that offer a code from an SMS send `insertText`, as for a key, so only
 * the number of new digits tells them apart. Text that undo restores was typed by mistake.
 */
export function isInserted({ before, after, inputType }: Change): boolean {
  const growth = after.length - before.length
  if (inputType === undefined || inputType === '') return growth !== 1 && after !== ''
  if (inputType.startsWith('history')) return false
  return INSERTIONS.includes(inputType) || growth > 1
}
