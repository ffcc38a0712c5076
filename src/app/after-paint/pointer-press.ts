/** Tracks what the shopper presses with. Returns whether the last press was by pointer. */
export function watchPointer(): () => boolean {
  let isPointed = false
  /** True during a pointer's press, in which labels and scripts may click another control. */
  let isDown = false
  const begin = ({ detail }: MouseEvent) => {
    isPointed = true
    // Screen readers on Android send `mousedown` too, with a `detail` of 0.
    isDown = detail > 0
  }
  document.addEventListener('mousedown', begin, true)
  document.addEventListener('mouseup', () => setTimeout(() => (isDown = false)), true)
  document.addEventListener('keydown', () => (isPointed = false), true)
  // A screen reader clicks without a key or pointer event.
  document.addEventListener('click', ({ detail }) => (isPointed &&= isDown || detail > 0), true)
  return () => isPointed
}
