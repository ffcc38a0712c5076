import type { TabWindow } from './lease'

interface PresenceHandlers {
  readonly onLeft: () => void
  readonly onReturned: () => void
}

/**
 * Whether the shopper is on this page. Browsers store a page that was left in their back/forward cache, with all its state, and may show it
 * again (BEST-04).
 */
export interface PagePresence {
  isAway(): boolean
  /** Resolves while the shopper is on the page, with the number of departures so far. */
  here(): Promise<number>
  departures(): number
}

export function watchPresence(page: TabWindow, { onLeft, onReturned }: PresenceHandlers): PagePresence {
  let departures = 0
  let isAway = false
  let isBack: Promise<void> = Promise.resolve()
  let setBack: () => void = () => undefined
  page.addEventListener('pagehide', () => {
    if (isAway) return
    isAway = true
    departures += 1
    isBack = new Promise((resolve) => (setBack = resolve))
    onLeft()
  })
  page.addEventListener('pageshow', () => {
    // The first load fires `pageshow`, too.
    if (!isAway) return
    isAway = false
    setBack()
    onReturned()
  })
  return {
    isAway: () => isAway,
    async here() {
      while (isAway) await isBack
      return departures
    },
    departures: () => departures,
  }
}
