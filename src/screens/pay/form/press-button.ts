import type { MoneyPress } from '../../../checkout/money-presses'

/**
 * Presses a button that can pay, as a shopper does: in a frame, one that can't be seen is not pressed, and is shown then. A busy one is left
 * alone.
 */
export function pressButton(action: MoneyPress) {
  const button = document.querySelector<HTMLElement>(`[data-action="${action}"]:not([aria-disabled])`)
  const isIgnored = button?.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true })) === false
  if (isIgnored) button.focus()
}
