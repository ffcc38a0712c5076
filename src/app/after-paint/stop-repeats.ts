import { CONTROLS } from './restore-clicks'

/** In milliseconds, after the press before. A later one was aimed, even where the system allows a slower double click. */
const AGAIN = 500

/** In pixels: how far two taps of a double tap may be apart. */
const REACH = 24

const PRESSING: readonly string[] = ['Enter', ' ']

/** What a press on the element is for: its control, which a label shares, or else the element itself. */
function pressedOn(element: EventTarget | null): unknown {
  const control = element instanceof Element ? element.closest(CONTROLS) : null
  return (control instanceof HTMLLabelElement && control.control) || control || element
}

/** What a control says, under the question of its modal: two questions in a row may be answered with the same words. */
function saidBy(on: unknown): string {
  if (!(on instanceof Element)) return ''
  const question = on.closest('[data-modal]')?.querySelector('h2')
  return `${question?.textContent ?? ''}\n${on.textContent}`
}

/** A held key repeats its press on what has the focus by then. */
function stopRepeatedKeys() {
  let pressed: EventTarget | null = null
  const onKeyDown = (event: KeyboardEvent) => {
    if (!event.repeat) pressed = event.target
    else if (event.target !== pressed && PRESSING.includes(event.key)) event.preventDefault()
  }
  document.addEventListener('keydown', onKeyDown, true)
}

function stopSecondClicks() {
  let pressed: unknown
  /** What the pressed control said. A control that says something else by then is another one. */
  let words = ''
  let x = 0
  let y = 0
  let pressedAt = -AGAIN
  /** A third press in a row counts as little as a second that went nowhere, even if the first control is back by then. */
  let isStopped = false
  let touchedAt = -AGAIN
  const onClick = (event: MouseEvent) => {
    const { target, detail, timeStamp, clientX, clientY } = event
    // By a key, a screen reader or a script.
    if (detail === 0) return
    const on = pressedOn(target)
    const said = saidBy(on)
    // Phones count no taps, and not every browser says at a click that it is a touch.
    const isTap = timeStamp - touchedAt < AGAIN && Math.hypot(clientX - x, clientY - y) < REACH
    const isSecond = timeStamp - pressedAt < AGAIN && (detail > 1 || isTap)
    // Where the place of the first has not changed, the second corrects it.
    const isOther = () => (on === pressed ? said !== words : pressedOn(document.elementFromPoint(x, y)) !== pressed)
    isStopped = isSecond && (isStopped || isOther())
    pressedAt = timeStamp
    if (isStopped) {
      event.preventDefault()
      event.stopPropagation()
      return
    }
    pressed = on
    words = said
    x = clientX
    y = clientY
  }
  addEventListener('touchend', ({ timeStamp }) => (touchedAt = timeStamp), true)
  // Before every listener of the document.
  addEventListener('click', onClick, true)
}

/**
 * Keeps a press from what has come in the place of what it was meant for: the second click of a double click, or the repeats of a held key.
 * It may be the button that pays.
 */
export function stopRepeats() {
  stopRepeatedKeys()
  stopSecondClicks()
}
