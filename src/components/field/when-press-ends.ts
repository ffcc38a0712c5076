/** Poll interval in milliseconds: the event that ends a press differs by device, and some events are lost. */
const LOOK = 30

/** Milliseconds. A browser may leave `:active` set after a drag that ended outside the page, or after a lost touch. */
export const LONGEST_PRESS = 1_500

/**
 * Resolves when no control is being pressed, or after LONGEST_PRESS. Await it before adding to the page: a browser drops the click of a
 * control that moved during its press.
 */
export async function whenPressEnds(): Promise<void> {
  const end = performance.now() + LONGEST_PRESS
  while (performance.now() < end && document.querySelector(':active'))
    await new Promise((resolve) => setTimeout(resolve, LOOK))
}
