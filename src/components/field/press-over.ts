/**
 * Between two looks at whether the press has ended, in milliseconds: which event ends it differs by device, and some
 * get lost.
 */
const LOOK = 30

/**
 * Resolves when nothing is being pressed. Whatever joins the page waits for it: a control that is moved between the
 * beginning and the end of a press is not pressed at all, as far as the browser is concerned.
 */
export async function pressOver(): Promise<void> {
  while (document.querySelector(':active')) await new Promise((resolve) => setTimeout(resolve, LOOK))
}
