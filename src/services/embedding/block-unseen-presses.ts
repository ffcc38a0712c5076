import type { IgnoredReason } from '../../checkout/ignored-press'
import { MONEY_BUTTONS } from '../../checkout/money-presses'

/** In milliseconds: a control visible for less may have moved under a pointer that was aimed at something else. */
const LONG_ENOUGH = 500

const MOST_OF_IT = 0.5

interface Seen extends IntersectionObserverEntry {
  /** False if the element is covered, transformed or translucent. Browsers without `trackVisibility` omit it. */
  readonly isVisible?: boolean
}

/** `IntersectionObserver` options of browsers that can detect a covered element. */
type Watching = IntersectionObserverInit & { readonly trackVisibility: boolean; readonly delay: number }

/**
 * Guards against clickjacking: the embedding page can move the pay button under the pointer, or cover it. A press
 * counts only if most of the button has been visible for half a second; an earlier press is ignored. `judge` receives the
 * reason of each ignored press, and undefined for a press that counts. Returns a function that stops it.
 */
export function blockUnseenPresses(now: () => number, judge: (ignored: IgnoredReason | undefined) => void): () => void {
  // Safari before 12.1 has no IntersectionObserver.
  if (!('IntersectionObserver' in globalThis)) return () => undefined
  const seenSince = new Map<Element, number>()
  const hiddenSince = new Map<Element, number>()
  const mark = (since: Map<Element, number>, target: Element, holds: boolean) => {
    if (!holds) since.delete(target)
    else if (!since.has(target)) since.set(target, now())
  }
  const isLong = (since: Map<Element, number>, target: Element) =>
    now() - (since.get(target) ?? Infinity) >= LONG_ENOUGH
  const watching: Watching = { threshold: MOST_OF_IT, trackVisibility: true, delay: 100 }
  const observer = new IntersectionObserver((entries) => {
    for (const { target, intersectionRatio, isVisible } of entries as readonly Seen[]) {
      const isIn = intersectionRatio >= MOST_OF_IT
      mark(seenSince, target, isIn && isVisible !== false)
      mark(hiddenSince, target, isIn && isVisible === false)
    }
  }, watching)
  const watch = () => {
    document.querySelectorAll(MONEY_BUTTONS).forEach((control) => {
      observer.observe(control)
    })
  }
  const controls = new MutationObserver(watch)
  controls.observe(document.body, { subtree: true, childList: true })
  watch()
  const onClick = (event: Event) => {
    const control = event.target instanceof Element ? event.target.closest(MONEY_BUTTONS) : null
    if (!control) return
    const isSeen = isLong(seenSince, control)
    judge(isSeen ? undefined : isLong(hiddenSince, control) ? 'notSeen' : 'tooSoon')
    if (isSeen) return
    event.preventDefault()
    event.stopPropagation()
  }
  document.addEventListener('click', onClick, true)
  return () => {
    document.removeEventListener('click', onClick, true)
    controls.disconnect()
    observer.disconnect()
  }
}
