/** What has a name of its own on the page. */
const NAMED = '[aria-labelledby], main'

const isNowhere = ({ activeElement, body }: Document) => activeElement === null || activeElement === body

/** What names the nearest part of the page that is left around an element: its title, its tab, the screen's heading. */
function nameAround(left: Element | undefined): HTMLElement | null {
  const part = left?.closest(NAMED)
  const id = part?.getAttribute('aria-labelledby')?.split(' ')[0]
  return (id === undefined ? null : document.getElementById(id)) ?? part?.querySelector('h1') ?? null
}

/**
 * A control may go away because it was pressed, or by an answer: the shopper who uses keys would be at the beginning of the page
 * again, and a screen reader would say nothing. The focus goes to the name of the part that the control was in; where nothing is
 * left of that, as of a notice, to where it was before. Under a pointer nothing is moved: a field would open a keyboard.
 */
export function keepFocus() {
  /** What has the focus and all that is around it, the innermost first. */
  let around: readonly Element[] = []
  let before: HTMLElement | undefined
  let isPointed = false

  const note = ({ target }: Event) => {
    if (!(target instanceof Element) || target === around[0]) return
    before = around[0] instanceof HTMLElement ? around[0] : undefined
    around = []
    for (let one: Element | null = target; one; one = one.parentElement) around = [...around, one]
  }
  const bringBack = () => {
    const [lost, ...rest] = around
    if (isPointed || !lost || lost.isConnected || !isNowhere(document)) return
    around = []
    const place =
      nameAround(rest.find(({ isConnected }) => isConnected)) ??
      (before?.isConnected ? before : document.querySelector<HTMLElement>('main h1'))
    if (place && place.tabIndex < 0) place.tabIndex = -1
    place?.focus()
  }
  document.addEventListener('focusin', note)
  document.addEventListener('mousedown', () => (isPointed = true), true)
  document.addEventListener('keydown', () => (isPointed = false), true)
  // A screen reader presses without a key and without a pointer.
  document.addEventListener('click', ({ detail }) => (isPointed &&= detail > 0), true)
  new MutationObserver(bringBack).observe(document.body, { childList: true, subtree: true })
}
