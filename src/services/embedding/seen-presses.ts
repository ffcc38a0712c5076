import { INTO_BALANCE_PRESS } from '../../../machines/entities/money-press'
import { FORMS } from '../../../machines/payment/rules'

/** In milliseconds: what has been in sight for less may lie where something else was meant to be pressed. */
const LONG_ENOUGH = 500

/** How much of a control has to be in sight. */
const MOST_OF_IT = 0.5

const PRESSES = [...Object.values(FORMS).map(({ press }) => press), ...Object.values(INTO_BALANCE_PRESS)]

/** What moves money. */
const MONEY = Array.from(new Set(PRESSES), (action) => `[data-action="${action}"]`).join()

interface Seen extends IntersectionObserverEntry {
  /** Nothing covers it, and it is neither moved nor see-through. Browsers that can't tell leave it out. */
  readonly isVisible?: boolean
}

/** The options of `IntersectionObserver` where it can say whether an element is covered. */
type Watching = IntersectionObserverInit & { readonly trackVisibility: boolean; readonly delay: number }

/**
 * In a frame a page around it can lay the money's button under a pointer, or something over it. A press on it counts only where most of it
 * has been in sight for half a second; an earlier one is nothing. Returns a function that stops it.
 */
export function keepUnseenPresses(now: () => number): () => void {
  // Safari before 12.1 cannot say what is in sight.
  if (!('IntersectionObserver' in globalThis)) return () => undefined
  const seenSince = new Map<Element, number>()
  const watching: Watching = { threshold: MOST_OF_IT, trackVisibility: true, delay: 100 }
  const observer = new IntersectionObserver((entries) => {
    for (const { target, intersectionRatio, isVisible } of entries as readonly Seen[]) {
      if (intersectionRatio >= MOST_OF_IT && isVisible !== false) {
        if (!seenSince.has(target)) seenSince.set(target, now())
      } else seenSince.delete(target)
    }
  }, watching)
  const watch = () => {
    document.querySelectorAll(MONEY).forEach((control) => {
      observer.observe(control)
    })
  }
  const controls = new MutationObserver(watch)
  controls.observe(document.body, { subtree: true, childList: true })
  watch()
  const hold = (event: Event) => {
    const control = event.target instanceof Element ? event.target.closest(MONEY) : null
    if (!control || now() - (seenSince.get(control) ?? Infinity) >= LONG_ENOUGH) return
    event.preventDefault()
    event.stopPropagation()
  }
  document.addEventListener('click', hold, true)
  return () => {
    document.removeEventListener('click', hold, true)
    controls.disconnect()
    observer.disconnect()
  }
}
