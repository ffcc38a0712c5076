import { watchPointer } from './pointer-press'

const NAMED = '[aria-labelledby], main'

const isShown = (element: Element) => element.getClientRects().length > 0

const isNowhere = ({ activeElement, body }: Document) => activeElement === null || activeElement === body

/** The element that names the nearest remaining region around a removed one: its title, its tab, or the screen's heading. */
function nameAround(left: Element | undefined): HTMLElement | null {
  const part = left?.closest(NAMED)
  const id = part?.getAttribute('aria-labelledby')?.split(' ')[0]
  return (id === undefined ? null : document.getElementById(id)) ?? part?.querySelector('h1') ?? null
}

/** Tries to focus an element; false if it is detached or hidden. */
function takesFocus(place: HTMLElement | null | undefined): boolean {
  if (!place?.isConnected) return false
  if (place.tabIndex < 0) place.tabIndex = -1
  place.focus()
  return !isNowhere(document)
}

/**
 * Restores the focus when the focused control unmounts, by a press or an answer: keyboard users would start at the top of the page again,
 * and a screen reader would say nothing. The focus goes to the name of the region that held the control; outside the screen, as in a
 * notice, to where it was before. After a pointer press nothing is focused, since a field would open a keyboard.
 */
export function restoreFocus() {
  const isPointed = watchPointer()
  /** The focused element and its ancestors, innermost first. */
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
  /** A turned phone hides the controls of a sheet; the region that held them stays, and takes the focus also after a pointer press. */
  const leaveHidden = () => {
    const [hidden] = around
    if (!hidden?.isConnected || isShown(hidden) || (!isNowhere(document) && document.activeElement !== hidden)) return
    const places = [hidden.closest('aside'), document.querySelector<HTMLElement>('main h1')]
    places.some(takesFocus)
  }
  // A later key press must not restore what a pointer press left behind.
  const clearLeft = () => {
    if (isNowhere(document)) around = []
  }
  if (!isNowhere(document)) note(document.activeElement)
  document.addEventListener('focusin', ({ target }) => note(target))
  document.addEventListener('keydown', clearLeft, true)
  addEventListener('resize', leaveHidden)
  new MutationObserver(bringBack).observe(document.body, { childList: true, subtree: true })
}
