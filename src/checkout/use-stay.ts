import { useEffect } from 'react'
import { useChild } from './use-view'

/** Keys that use nothing on their own. The focus that Tab moves counts. Firefox before version 118 calls `Meta` `OS`. */
const NOT_USING = /^(?:Tab|Shift|Control|Alt|AltGraph|Meta|OS|Super|Fn|\w+Lock|Audio\w+|Media\w+)$/

const GO_BACK = '[data-action="go-back"]'

const within = (target: EventTarget | null, selector: string) =>
  target instanceof Element ? target.closest(selector) : null

/** Calls `stay` when the shopper uses the page. A listener of the whole page: some keys have no target in the screen. */
function watchUse(stay: () => void): () => void {
  let pressed: EventTarget | null = null
  const press = ({ target }: MouseEvent) => {
    pressed = target
  }
  // A repeat belongs to the press that paid. A pointer's press moves the focus, too; its click decides.
  const useByKey = ({ key, repeat }: KeyboardEvent) => {
    pressed = null
    if (!repeat && !NOT_USING.test(key)) stay()
  }
  // The heading takes the focus when the screen arrives.
  const useByFocus = ({ target }: FocusEvent) => {
    const isPressed = target instanceof Node && pressed instanceof Node && target.contains(pressed)
    if (!isPressed && !within(target, 'h1')) stay()
  }
  const useByPress = ({ target }: MouseEvent) => {
    const control = within(target, 'button, a')
    if (control && !control.matches(GO_BACK)) stay()
  }
  document.addEventListener('mousedown', press, true)
  document.addEventListener('keydown', useByKey, true)
  document.addEventListener('focusin', useByFocus)
  document.addEventListener('click', useByPress, true)
  // The words above the way back would change, and the button move, under a finger that slips.
  const useByScroll = ({ target }: TouchEvent) => {
    if (!within(target, GO_BACK)) stay()
  }
  document.addEventListener('touchmove', useByScroll, { passive: true })
  return () => {
    document.removeEventListener('mousedown', press, true)
    document.removeEventListener('keydown', useByKey, true)
    document.removeEventListener('focusin', useByFocus)
    document.removeEventListener('click', useByPress, true)
    document.removeEventListener('touchmove', useByScroll)
  }
}

/** Ends the pause before the return to the shop once the shopper uses the page. */
export function useStay(): void {
  const way = useChild('shopReturn')
  useEffect(() => {
    const stay = () => way?.send({ type: 'shopper.paused' })
    // A legal text that was opened while the payment was on its way is still being read.
    if (document.querySelector('[data-modal]')) stay()
    return watchUse(stay)
  }, [way])
}
