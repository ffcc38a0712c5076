import type { News } from '../../../machines/checkout/ports'

/** Tells of the browser's own word on the connection, and of every moment in which asking anew may be of use. */
export function watchConnection(tell: (event: News) => void) {
  const woke = () => {
    if (document.visibilityState === 'visible') tell({ type: 'tab.woke' })
  }
  const offline = () => {
    tell({ type: 'network.told', is: 'offline' })
  }
  addEventListener('offline', offline)
  addEventListener('online', () => {
    tell({ type: 'network.told', is: 'online' })
    woke()
  })
  addEventListener('pageshow', woke)
  document.addEventListener('visibilitychange', woke)
  if (!navigator.onLine) offline()
}
