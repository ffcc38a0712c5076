/** Milliseconds without a key, after which the shopper has stopped. */
const PAUSE = 1_000

const TEXT = 'input:not([type="checkbox"]):not([type="radio"])'

const isTextBegun = ({ activeElement }: Document) =>
  activeElement instanceof HTMLInputElement && activeElement.matches(TEXT) && activeElement.value !== ''

/** What ends the typing of a text at once: the next thing that the shopper does may need what is waited with. */
const ENDS = ['focusout', 'click'] as const

/** Resolves when no text is being typed: on a cheap phone, what loads meanwhile takes turns with the keys. */
export function typingOver(): Promise<void> {
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
