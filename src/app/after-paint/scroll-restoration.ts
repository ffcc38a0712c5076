import { isOtherAfterReload } from '../../../machines/checkout/screen-meta'
import type { CheckoutActor } from '../../checkout/provider'

/** The browser scrolls a reloaded page to its place. One that shows another screen then begins at its top. */
export function startAtTopAfterReload(actor: Pick<CheckoutActor, 'getSnapshot' | 'subscribe'>) {
  const isLeft = () => isOtherAfterReload(actor.getSnapshot())
  // At once: a page that is killed fires no event.
  actor.subscribe(() => {
    if (isLeft()) history.scrollRestoration = 'manual'
  })
  const onHidden = () => {
    if (!isLeft()) history.scrollRestoration = 'auto'
  }
  addEventListener('pagehide', onHidden)
  // A phone that needs the memory closes a hidden page without another word.
  document.addEventListener('visibilitychange', () => {
    if (document.hidden) onHidden()
  })
}
