import { underModal } from '../../../styles/tokens'

const isHeld = () => document.body.matches(underModal) || document.querySelector('[data-modal]') !== null

/**
 * Acts on an element at once, or as soon as no modal is open over it: on an iPhone it fixes the body, and scrolls it to its old place when it closes; in a frame the
 * page around it would be scrolled away from the modal.
 */
export function whenReleased(element: Element, act: () => void): void {
  if (element.closest('[data-modal]') || !isHeld()) {
    act()
    return
  }
  const released = new MutationObserver(() => {
    if (isHeld()) return
    released.disconnect()
    act()
  })
  released.observe(document.body, { attributes: true, childList: true })
}
