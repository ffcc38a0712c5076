/** Watches what the shopper presses with. Returns whether the last press was a pointer's. */
export function watchPointer(): () => boolean {
  let isPointed = false
  /** Labels and scripts press another control within a pointer's press. */
  let isDown = false
  const begin = ({ detail }: MouseEvent) => {
    isPointed = true
    // A screen reader on Android sends this event, too, and counts no presses.
    isDown = detail > 0
  }
  document.addEventListener('mousedown', begin, true)
  document.addEventListener('mouseup', () => setTimeout(() => (isDown = false)), true)
  document.addEventListener('keydown', () => (isPointed = false), true)
  // A screen reader presses without a key and without a pointer.
  document.addEventListener('click', ({ detail }) => (isPointed &&= isDown || detail > 0), true)
  return () => isPointed
}
