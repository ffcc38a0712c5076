import { underModal } from '../../../styles/tokens'

/**
 * Acts at once, or as soon as no modal holds the page: on an iPhone an open modal fixes the body, and scrolls it to its old place when it
 * closes; in a frame the page around it would be scrolled away from the modal.
 */
export function whenReleased(act: () => void): void {
  const { body } = document
  if (!body.matches(underModal)) {
    act()
    return
  }
  const released = new MutationObserver(() => {
    if (body.matches(underModal)) return
    released.disconnect()
    act()
  })
  released.observe(body, { attributes: true })
}
