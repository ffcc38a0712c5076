import { screenOf } from '../../../machines/checkout/screens'
import type { CheckoutActor } from '../../checkout/provider'

/** Reports each change of screens to the notice, which decides whether it leaves with its screen. */
export function reportScreens(actor: Pick<CheckoutActor, 'getSnapshot' | 'subscribe'>) {
  let screen = screenOf(actor.getSnapshot())
  actor.subscribe((snapshot) => {
    const next = screenOf(snapshot)
    if (next === screen) return
    screen = next
    snapshot.children.notice?.send({ type: 'screen.changed' })
  })
}
