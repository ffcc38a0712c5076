import { CONTROLS } from './restore-clicks'

/** In milliseconds. Two taps that are nearer were one double tap: Android counts no taps in `detail`. */
const TAP_AGAIN = 400

/** In pixels: how far two taps of a double tap may be apart. */
const REACH = 24

const PRESSING: readonly string[] = ['Enter', ' ']

interface Press {
  readonly control: Element | null
  readonly at: MouseEvent
}

/** The control that a press is for: a label clicks its own. */
function controlAt({ target }: Event): Element | null {
  const control = target instanceof Element ? target.closest(CONTROLS) : null
  return control instanceof HTMLLabelElement ? control.control : control
}

/** Browsers that fire `click` as a mouse event name no pointer. */
function isDoubled(first: MouseEvent, second: MouseEvent & { readonly pointerType?: string }): boolean {
  if (second.detail > 1) return true
  return (
    second.pointerType === 'touch' &&
    second.timeStamp - first.timeStamp < TAP_AGAIN &&
    Math.hypot(second.clientX - first.clientX, second.clientY - first.clientY) < REACH
  )
}

/**
 * Keeps a press from another control than the one it was meant for: the second click of a double click, or the repeats of a held key, where
 * the first has put something else there. It may be the button that pays.
 */
export function stopRepeats() {
  let pressedOn: EventTarget | null = null
  const onKeyDown = (event: KeyboardEvent) => {
    if (!event.repeat) pressedOn = event.target
    else if (event.target !== pressedOn && PRESSING.includes(event.key)) event.preventDefault()
  }
  let last: Press | undefined
  const onClick = (event: MouseEvent) => {
    // By a key, a screen reader or a script.
    if (event.detail === 0) return
    const control = controlAt(event)
    if (!last || !isDoubled(last.at, event)) last = { control, at: event }
    else if (control && control !== last.control) {
      event.preventDefault()
      event.stopPropagation()
    }
  }
  document.addEventListener('keydown', onKeyDown, true)
  document.addEventListener('click', onClick, true)
}
