import type { HostEvent } from '../../../machines/checkout/ports'

export interface AbsenceDeps {
  readonly emit: (event: HostEvent) => void
  /** Milliseconds. */
  readonly timings: { readonly longAbsence: number }
  /** Called when the browser restores the page from its back/forward cache. */
  readonly onRestored: () => void
}

/** Reports when the page may be outdated: it came back from the page cache, or was hidden for long (BEST-04). */
export function watchAbsence({ emit, timings: { longAbsence }, onRestored }: AbsenceDeps) {
  let seen = Date.now()
  function look() {
    if (document.visibilityState !== 'visible') return
    const isLong = Date.now() - seen >= longAbsence
    seen = Date.now()
    // Deferred until the clock has ticked: an expired session must not trigger a request.
    if (isLong) setTimeout(emit, 0, { type: 'tab.restored' })
  }
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'visible') look()
    else seen = Date.now()
  })
  addEventListener('focus', look)
  addEventListener('pageshow', ({ persisted }) => {
    if (!persisted) return
    seen = Date.now()
    // The back/forward cache restores the whole page, including a typed card.
    onRestored()
    emit({ type: 'tab.restored' })
  })
  // A device that sleeps with the page open fires no event; only the time jumps.
  setInterval(look, longAbsence / 2)
}
