/**
 * Milliseconds between two looks at whether the press has ended: which event ends it differs by device, and some events
 * are lost.
 */
const LOOK = 30

/** Milliseconds. A browser may leave `:active` set after a drag that ended outside the page, or a lost touch. */
export const LONGEST_PRESS = 1_500

/**
 * Resolves when no control is being pressed, or after the longest press. What joins the page waits for it: a browser
 * drops the click of a control that moved between the beginning and the end of its press.
 */
export async function pressOver(): Promise<void> {
  const end = performance.now() + LONGEST_PRESS
  while (performance.now() < end && document.querySelector(':active'))
    await new Promise((resolve) => setTimeout(resolve, LOOK))
}
