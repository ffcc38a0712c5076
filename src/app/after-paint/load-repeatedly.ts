import type { Subscription } from 'xstate'
import { journeyStateOf } from '../../../machines/checkout/screens'
import type { CheckoutActor } from '../../checkout/provider'

type Watched = Pick<CheckoutActor, 'getSnapshot' | 'subscribe'>

/**
 * Loads a module whose lack no screen shows. A failed load is retried at each new state of the journey and of the connection, without a
 * reload, so that typed text stays. The promise settles with the first load.
 */
export function loadRepeatedly(actor: Watched, load: () => Promise<void>): Promise<void> {
  const stateNow = () => {
    const snapshot = actor.getSnapshot()
    return `${journeyStateOf(snapshot)} ${snapshot.context.network}`
  }
  function repeat() {
    let tried = stateNow()
    let isLoading = false
    const subscription: Subscription = actor.subscribe(() => {
      const now = stateNow()
      if (isLoading || now === tried) return
      tried = now
      isLoading = true
      load().then(
        () => {
          subscription.unsubscribe()
        },
        () => {
          isLoading = false
        },
      )
    })
  }
  const first = load()
  first.catch(repeat)
  return first
}
