import type { HostEvent } from '../../../machines/checkout/ports'

/** Milliseconds between checks while the browser reports no connection. */
const TRY = 3_000

export interface Connection {
  /**
   * Called when a request is sent. Call the returned function on the response, which proves a connection even if the browser reports none.
   */
  readonly sent: () => () => void
  /** Nothing has proven a connection since the browser reported that it is lost. */
  readonly isOffline: () => boolean
}

/**
 * Emits connection changes, and every moment at which a retry may succeed. The browser's own report is a hint: some browsers report no
 * connection while every request succeeds, so `reach` is called repeatedly until one call is answered.
 */
export function watchConnection(emit: (event: HostEvent) => void, reach: () => Promise<unknown>): Connection {
  let trying: ReturnType<typeof setInterval> | undefined
  let outages = 0
  const woke = () => {
    if (document.visibilityState === 'visible') emit({ type: 'tab.woke' })
  }
  const prove = () => {
    if (trying === undefined) return
    clearInterval(trying)
    trying = undefined
    emit({ type: 'network.changed', is: 'online' })
    woke()
  }
  // The response to a request from before the outage proves nothing about the connection, however late it arrives.
  const sent = () => {
    const before = outages
    return () => {
      if (before === outages) prove()
    }
  }
  const tryOut = () => {
    reach().then(sent(), () => undefined)
  }
  const offline = () => {
    outages += 1
    emit({ type: 'network.changed', is: 'offline' })
    trying ??= setInterval(tryOut, TRY)
    tryOut()
  }
  addEventListener('offline', offline)
  addEventListener('online', () => {
    clearInterval(trying)
    trying = undefined
    emit({ type: 'network.changed', is: 'online' })
    woke()
  })
  addEventListener('pageshow', woke)
  document.addEventListener('visibilitychange', woke)
  if (!navigator.onLine) offline()
  return { sent, isOffline: () => trying !== undefined }
}
