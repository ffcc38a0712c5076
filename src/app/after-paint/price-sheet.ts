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
  // The page may show the sheet for a moment longer than the machine has it open.
  const close = () => {
    if (journey.getSnapshot().matches({ detail: 'open' })) journey.send({ type: 'shopper.toggledDetail' })
  }
  const closeBehind = (target: Element) => {
    if (leftBy(target) && !target.closest(MODAL)) close()
  }
  document.addEventListener('focusin', ({ target }) => {
    if (target instanceof Element) closeBehind(target)
  })
  // In a low window, such as above a keyboard, the detail is a part of the page and becomes a sheet when the window grows.
  addEventListener('resize', () => {
    const { activeElement } = document
    if (activeElement && activeElement !== document.body) closeBehind(activeElement)
  })
  document.addEventListener('keydown', ({ key, target }) => {
    const sheet = key === 'Escape' && !document.querySelector(MODAL) ? leftBy(target) : undefined
    if (!sheet) return
    close()
    sheet.querySelector<HTMLElement>('[data-action="toggle-detail"]')?.focus()
  })
}
