/** How far a finger may move within one press, in pixels. */
const SLIP = 10

interface Begun {
  readonly control: HTMLElement
  readonly place: DOMRect
  readonly x: number
  readonly y: number
}

export const CONTROLS = 'button, a[href], label, input'

/** A control inside one of these is behind an open dialog. */
const BEHIND = '[inert], [aria-hidden="true"]'

/**
 * Clicks a control that the page moved from under a resting pointer: the browser sees the press begin and end in two places, so it fires no
 * click.
 */
export function restoreClicks() {
  let begun: Begun | undefined
  const begin = ({ target, button, detail, clientX: x, clientY: y }: MouseEvent) => {
    // The second press of a double click does not count on its own.
    if (button !== 0 || detail > 1) return
    const control = target instanceof Element ? target.closest<HTMLElement>(CONTROLS) : null
    begun = control ? { control, place: control.getBoundingClientRect(), x, y } : undefined
  }
  const end = ({ target, clientX, clientY }: MouseEvent) => {
    const was = begun
    begun = undefined
    if (!was?.control.isConnected || was.control.closest(BEHIND)) return
    if (target instanceof Node && was.control.contains(target)) return
    const { top, left } = was.control.getBoundingClientRect()
    // A control that stayed in place was covered; the press is meant for what covers it.
    const hasMoved = top !== was.place.top || left !== was.place.left
    if (hasMoved && Math.hypot(clientX - was.x, clientY - was.y) <= SLIP) was.control.click()
  }
  document.addEventListener('mousedown', begin, true)
  document.addEventListener('mouseup', end, true)
}
