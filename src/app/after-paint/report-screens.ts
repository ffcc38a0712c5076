import { screenOf } from '../../../machines/checkout/screens'
import { isPastPaying } from '../../../machines/checkout/views'
import type { CheckoutActor } from '../../checkout/provider'

type Snapshot = ReturnType<CheckoutActor['getSnapshot']>

const shownIn = (snapshot: Snapshot) => ({ screen: screenOf(snapshot), isPayable: !isPastPaying(snapshot) })

/** Reports each change of screens, and the end of paying, to the notice, which decides whether it leaves with its screen. */
export function reportScreens(actor: Pick<CheckoutActor, 'getSnapshot' | 'subscribe'>) {
  let before = shownIn(actor.getSnapshot())
  actor.subscribe((snapshot) => {
    const next = shownIn(snapshot)
    if (next.screen === before.screen && next.isPayable === before.isPayable) return
    before = next
    snapshot.children.notice?.send({ type: 'screen.changed', isPayable: next.isPayable })
  })
}
