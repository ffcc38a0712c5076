import { planOf } from '../../../machines/checkout/screen-meta'
import type { Welcome } from '../../checkout/focus-on-arrival'
import type { CheckoutActor } from '../../checkout/provider'

/** A screen begins at its top, however far the one before it was scrolled: the focus alone would scroll no further than to its element. */
export function welcomeScreens(actor: Pick<CheckoutActor, 'getSnapshot'>): Welcome {
  return (element, target, isNext) => {
    if (planOf(actor.getSnapshot()).focus !== target) return false
    if (isNext) {
      scrollTo(0, 0)
      element.focus()
    }
    return true
  }
}
