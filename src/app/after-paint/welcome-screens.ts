import { planOf } from '../../../machines/checkout/screen-meta'
import { underModal } from '../../../styles/tokens'
import type { Welcome } from '../../checkout/focus-on-arrival'
import type { CheckoutActor } from '../../checkout/provider'

/** On an iPhone an open modal fixes the body, which then does not scroll, and scrolls it back to its old place when it closes. */
function scrollToTop() {
  const { body } = document
  scrollTo(0, 0)
  if (!body.matches(underModal)) return
  const released = new MutationObserver(() => {
    if (body.matches(underModal)) return
    released.disconnect()
    scrollTo(0, 0)
  })
  released.observe(body, { attributes: true })
}

/** A screen begins at its top, however far the one before it was scrolled: the focus alone would scroll no further than to its element. */
export function welcomeScreens(actor: Pick<CheckoutActor, 'getSnapshot'>): Welcome {
  return (element, target, isNext) => {
    if (planOf(actor.getSnapshot()).focus !== target) return false
    if (isNext) {
      element.focus()
      // After it, so that a smooth scroll to the element is not what remains.
      scrollToTop()
    }
    return true
  }
}
