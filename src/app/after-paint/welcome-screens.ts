import { planOf } from '../../../machines/checkout/screen-meta'
import type { Welcome } from '../../checkout/focus-on-arrival'
import type { CheckoutActor } from '../../checkout/provider'

/** A screen begins at its top, however far the one before it was scrolled: the focus alone would scroll no further than to its element. */
export function welcomeScreens(actor: Pick<CheckoutActor, 'getSnapshot'>): Welcome {
  return (element, target, isNext) => {
    if (planOf(actor.getSnapshot()).focus !== target) return false
    if (isNext) {
      element.focus()
      // After it, so that a smooth scroll to the element is not what remains.
      scrollTo(0, 0)
    }
    return true
  }
}
