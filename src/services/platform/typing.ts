/** Milliseconds without input after which the shopper counts as having stopped typing. */
const PAUSE = 1_000

const TEXT = 'input:not([type="checkbox"]):not([type="radio"])'

const isTextBegun = ({ activeElement }: Document) =>
  activeElement instanceof HTMLInputElement && activeElement.matches(TEXT) && activeElement.value !== ''

/** Events that end the wait immediately: the shopper's next action may need what was deferred. */
const ENDS = ['focusout', 'click'] as const

/** Resolves when the shopper is not typing: on a slow phone, loading code delays key presses. */
export function whenTypingEnds(): Promise<void> {
  if (!isTextBegun(document)) return Promise.resolve()
  return new Promise((resolve) => {
    let pause = setTimeout(end, PAUSE)
    function wait() {
      clearTimeout(pause)
      pause = setTimeout(end, PAUSE)
    }
    function end() {
      clearTimeout(pause)
      document.removeEventListener('input', wait, true)
      for (const type of ENDS) document.removeEventListener(type, end, true)
      resolve()
    }
    document.addEventListener('input', wait, true)
    for (const type of ENDS) document.addEventListener(type, end, true)
  })
}
