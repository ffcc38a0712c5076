import { watchPointer } from './pointer-press'

/** What has a name of its own on the page. */
const NAMED = '[aria-labelledby], main'

const isNowhere = ({ activeElement, body }: Document) => activeElement === null || activeElement === body

/** What names the nearest part of the page that is left around an element: its title, its tab, the screen's heading. */
function nameAround(left: Element | undefined): HTMLElement | null {
  const part = left?.closest(NAMED)
  const id = part?.getAttribute('aria-labelledby')?.split(' ')[0]
  return (id === undefined ? null : document.getElementById(id)) ?? part?.querySelector('h1') ?? null
}

/** What is hidden takes no focus. */
function takesFocus(place: HTMLElement | null | undefined): boolean {
  if (!place?.isConnected) return false
  if (place.tabIndex < 0) place.tabIndex = -1
  place.focus()
  return !isNowhere(document)
}

/**
 * A control may go away because it was pressed, or by an answer: the shopper who uses keys would be at the beginning of the page
 * again, and a screen reader would say nothing. The focus goes to the name of the part that the control was in; outside the screen,
 * as in a notice, to where it was before. Under a pointer nothing is moved: a field would open a keyboard.
 */
export function restoreFocus() {
  const isPointed = watchPointer()
  /** What has the focus and all that is around it, the innermost first. */
  let around: readonly Element[] = []
  let before: HTMLElement | undefined

  const note = (target: unknown) => {
    if (!(target instanceof Element) || target === around[0]) return
    before = around[0] instanceof HTMLElement ? around[0] : undefined
    around = []
    for (let one: Element | null = target; one; one = one.parentElement) around = [...around, one]
  }
  const bringBack = () => {
    const [lost, ...rest] = around
    if (!lost || lost.isConnected || !isNowhere(document)) return
    around = []
    if (isPointed()) return
    const name = nameAround(rest.find(({ isConnected }) => isConnected))
    const back = rest.some((one) => one.matches('main')) ? undefined : before
    const places = [name, back, document.querySelector<HTMLElement>('main h1')]
    places.some(takesFocus)
  }
  // What a pointer has left is not what a later key is for.
  const clearLeft = () => {
    if (isNowhere(document)) around = []
  }
  if (!isNowhere(document)) note(document.activeElement)
  document.addEventListener('focusin', ({ target }) => note(target))
  document.addEventListener('keydown', clearLeft, true)
  new MutationObserver(bringBack).observe(document.body, { childList: true, subtree: true })
}
