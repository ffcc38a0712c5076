import { underModal } from '../../../styles/tokens'

/**
 * Scrolls at once and, where nothing scrolls now, when the page is released: on an iPhone an open modal fixes the body, and scrolls it to its
 * old place when it closes.
 */
export function scrollWhenReleased(scroll: () => void): void {
  const { body } = document
  scroll()
  if (getComputedStyle(body).position !== 'fixed') return
  const released = new MutationObserver(() => {
    if (body.matches(underModal)) return
    released.disconnect()
    scroll()
  })
  released.observe(body, { attributes: true })
}
