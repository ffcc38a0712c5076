import type { News } from '../../../machines/checkout/ports'

/** Between two tries whether a browser is right that says it has no connection, in milliseconds. */
const TRY = 3_000

export interface Connection {
  /** A call was answered, whatever the browser says. */
  readonly prove: () => void
}

/**
 * Tells of the connection, and of every moment in which asking anew may be of use. The browser's own word is a hint:
 * some that say they have none get every call through, so that it is tried out, with `reach`, until something is
 * answered.
 */
export function watchConnection(tell: (event: News) => void, reach: () => Promise<unknown>): Connection {
  let trying: ReturnType<typeof setInterval> | undefined
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
  const tryOut = () => {
    reach().then(prove, () => undefined)
  }
  const offline = () => {
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
  return { prove }
}
