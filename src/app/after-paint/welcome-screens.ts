import { type FocusTarget, planOf } from '../../../machines/checkout/screen-meta'
import type { Welcome } from '../../checkout/focus-on-arrival'
import type { CheckoutActor } from '../../checkout/provider'
import { whenReleased } from '../../components/modal/when-released'

/** A single field may be below the first page of a low window, such as one that is enlarged to 400 %: its focus has scrolled to it. */
const isBelowFirstPage = (element: HTMLElement, target: FocusTarget) =>
  target !== 'heading' && element.getBoundingClientRect().bottom + scrollY > innerHeight

/** A screen begins at its top, however far the one before it was scrolled: the focus alone would scroll no further than to its element. */
export function welcomeScreens(actor: Pick<CheckoutActor, 'getSnapshot'>): Welcome {
  return (element, target, isNext) => {
    if (planOf(actor.getSnapshot()).focus !== target) return false
    if (isNext) {
      element.focus()
      // After it, so that a smooth scroll to the element is not what remains.
      if (!isBelowFirstPage(element, target)) {
        scrollTo(0, 0)
        whenReleased(element, () => scrollTo(0, 0))
      }
    }
    return true
  }
}
