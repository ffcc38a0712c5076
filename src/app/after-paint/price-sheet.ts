import { openSheet } from '../../checkout/open-sheet'
import type { CheckoutActor } from '../../checkout/provider'

/** Also during its exit animation: the key that closes a modal must not close the sheet under it. */
const MODAL = '[data-modal]'

/**
 * Closes the price sheet of a phone when the focus leaves it, which would walk unseen behind it, and on Escape from outside of it; the panel
 * itself handles Escape within. A modal above the sheet keeps it open.
 */
export function watchPriceSheet(journey: CheckoutActor) {
  const leftBy = (target: EventTarget | null) => {
    const sheet = openSheet()
    return sheet && target instanceof Node && !sheet.contains(target) ? sheet : undefined
  }
  const close = () => journey.send({ type: 'shopper.toggledDetail' })
  document.addEventListener('focusin', ({ target }) => {
    if (leftBy(target) && !(target instanceof Element && target.closest(MODAL))) close()
  })
  document.addEventListener('keydown', ({ key, target }) => {
    const sheet = key === 'Escape' && !document.querySelector(MODAL) ? leftBy(target) : undefined
    if (!sheet) return
    close()
    sheet.querySelector<HTMLElement>('[data-action="toggle-detail"]')?.focus()
  })
}
