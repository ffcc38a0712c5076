/** How far a finger may slip within one press, in pixels. */
const SLIP = 10

interface Begun {
  readonly control: HTMLElement
  readonly place: DOMRect
  readonly x: number
  readonly y: number
}

const CONTROLS = 'button, a[href], label, input'

/** A dialog is open over it. */
const BEHIND = '[inert], [aria-hidden="true"]'

const PRESSING: readonly string[] = ['Enter', ' ']

/** A key that is held down repeats its press; what gets the focus meanwhile is not what it was pressed on. */
function stopRepeats() {
  let pressedOn: EventTarget | null = null
  const hear = (event: KeyboardEvent) => {
    if (!event.repeat) pressedOn = event.target
    else if (event.target !== pressedOn && PRESSING.includes(event.key)) event.preventDefault()
  }
  document.addEventListener('keydown', hear, true)
}

/**
 * A control that the page moves from under a pointer that does not move is pressed all the same: the browser, which finds
 * the beginning and the end of the press in two places, would make no click of it.
 */
export function restoreClicks() {
  stopRepeats()
  let begun: Begun | undefined
  const begin = ({ target, button, clientX: x, clientY: y }: MouseEvent) => {
    const control = button === 0 && target instanceof Element ? target.closest<HTMLElement>(CONTROLS) : null
    begun = control ? { control, place: control.getBoundingClientRect(), x, y } : undefined
  }
  const end = ({ target, clientX, clientY }: MouseEvent) => {
    const was = begun
    begun = undefined
    if (!was?.control.isConnected || was.control.closest(BEHIND)) return
    if (target instanceof Node && was.control.contains(target)) return
    const { top, left } = was.control.getBoundingClientRect()
    // An element that stayed in place was covered; the press is meant for what covers it.
    const hasMoved = top !== was.place.top || left !== was.place.left
    if (hasMoved && Math.hypot(clientX - was.x, clientY - was.y) <= SLIP) was.control.click()
  }
  document.addEventListener('mousedown', begin, true)
  document.addEventListener('mouseup', end, true)
}
