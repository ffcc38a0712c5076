import type { HostEvent } from '../../../machines/checkout/ports'
import type { ServerClock } from './server-clock'

export interface AbsenceDeps {
  readonly emit: (event: HostEvent) => void
  /** Milliseconds. */
  readonly timings: { readonly longAbsence: number }
  readonly time: Pick<ServerClock, 'now' | 'isDoubtful' | 'onSet'>
  /** Requests the server's time. */
  readonly askTime: () => void
  /** Called when the browser restores the page from its back/forward cache. */
  readonly onRestored: () => void
}

/** Reports when the page may be outdated: it came back from the page cache, or was hidden for long (BEST-04). */
export function watchAbsence({ emit, timings: { longAbsence }, time, askTime, onRestored }: AbsenceDeps) {
  const readClocks = () => ({ server: time.now(), wall: Date.now() })
  let seen = readClocks()
  // Without a connection the order can't be read yet.
  function report() {
    removeEventListener('online', report)
    emit({ type: 'tab.restored' })
    if (!navigator.onLine) addEventListener('online', report)
  }
  function look() {
    if (document.visibilityState !== 'visible') return
    // The device slept, or its clock was changed, which must not cost the shopper a typed card. The server's answer decides.
    if (time.isDoubtful()) {
      askTime()
      return
    }
    const { server, wall } = seen
    seen = readClocks()
    const away = seen.server !== undefined && server !== undefined ? seen.server - server : seen.wall - wall
    // Deferred until the clock has ticked: an expired session must not trigger a request.
    if (away >= longAbsence) setTimeout(report)
  }
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'visible') look()
    else seen = readClocks()
  })
  addEventListener('focus', look)
  addEventListener('online', look)
  addEventListener('pageshow', ({ persisted }) => {
    if (!persisted) return
    // Once the server has said how long this absence was, it must not count again.
    seen = { server: undefined, wall: Date.now() }
    // The back/forward cache restores the whole page, including a typed card.
    onRestored()
    report()
  })
  time.onSet(look)
  // A device that sleeps with the page open fires no event; only the time jumps.
  setInterval(look, longAbsence / 2)
}
