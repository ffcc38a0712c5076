import type { HostEvent } from '../../../machines/checkout/ports'

/** Between two tries whether a browser is right that says it has no connection, in milliseconds. */
const TRY = 3_000

export interface Connection {
  /** A call is sent. What it returns is for its answer, which proves a connection even if the browser says otherwise. */
  readonly sent: () => () => void
}

/**
 * Tells of the connection, and of every moment in which another try may succeed. The browser's own word is a hint:
 * some that say they have none get every call through, so that it is tried out, with `reach`, until something is
 * answered.
 */
export function watchConnection(tell: (event: HostEvent) => void, reach: () => Promise<unknown>): Connection {
  let trying: ReturnType<typeof setInterval> | undefined
  let outages = 0
  const woke = () => {
    if (document.visibilityState === 'visible') tell({ type: 'tab.woke' })
  }
  const prove = () => {
    if (trying === undefined) return
    clearInterval(trying)
    trying = undefined
    tell({ type: 'network.told', is: 'online' })
    woke()
  }
  // A call that was sent before the connection went says nothing of it, however late its answer comes.
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
    tell({ type: 'network.told', is: 'offline' })
    trying ??= setInterval(tryOut, TRY)
    tryOut()
  }
  addEventListener('offline', offline)
  addEventListener('online', () => {
    clearInterval(trying)
    trying = undefined
    tell({ type: 'network.told', is: 'online' })
    woke()
  })
  addEventListener('pageshow', woke)
  document.addEventListener('visibilitychange', woke)
  if (!navigator.onLine) offline()
  return { sent }
}
