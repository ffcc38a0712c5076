import { planOf } from '../../../machines/checkout/screen-meta'
import { isPastPaying } from '../../../machines/checkout/views'
import type { CheckoutActor } from '../../checkout/provider'

type Snapshot = ReturnType<CheckoutActor['getSnapshot']>

function shownIn(snapshot: Snapshot) {
  const { screen, modal } = planOf(snapshot)
  return { screen, modal, isPayable: screen !== 'elsewhere' && !isPastPaying(snapshot) }
}

/** Reports to a notice the screen that it comes over, each next one, and the end of paying; it decides whether it leaves. */
export function reportScreens(actor: Pick<CheckoutActor, 'getSnapshot' | 'subscribe'>) {
  let before = shownIn(actor.getSnapshot())
  let reported: unknown
  actor.subscribe((snapshot) => {
    const shown = shownIn(snapshot)
    const { notice } = snapshot.children
    const isNext =
      shown.screen !== before.screen || shown.modal !== before.modal || shown.isPayable !== before.isPayable
    if (isNext || notice !== reported) notice?.send({ type: 'screen.reported', isNext, isPayable: shown.isPayable })
    before = shown
    reported = notice
  })
}
