import type { HostEvent } from '../../../machines/checkout/ports'

export interface AbsenceDeps {
  readonly tell: (event: HostEvent) => void
  /** Milliseconds. */
  readonly timings: { readonly longAbsence: number }
  /** The page is shown as it was left. */
  readonly onRestored: () => void
}

/** Reports when the page may be outdated: it came back from the page cache, or was hidden for long (BEST-04). */
export function watchAbsence({ tell, timings: { longAbsence }, onRestored }: AbsenceDeps) {
  let seen = Date.now()
  function look() {
    if (document.visibilityState !== 'visible') return
    const isLong = Date.now() - seen >= longAbsence
    seen = Date.now()
    // After the clock: what has expired by now is not asked about.
    if (isLong) setTimeout(tell, 0, { type: 'tab.restored' })
  }
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'visible') look()
    else seen = Date.now()
  })
  addEventListener('focus', look)
  addEventListener('pageshow', ({ persisted }) => {
    if (!persisted) return
    seen = Date.now()
    // The browser kept the whole page, a typed card included.
    onRestored()
    tell({ type: 'tab.restored' })
  })
  // A device that falls asleep with the page open sends no event: only the time has jumped.
  setInterval(look, longAbsence / 2)
}
