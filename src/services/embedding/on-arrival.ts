/**
 * Calls back with an element that takes the focus without a gesture: the start of a screen, a modal that opens, the first invalid
 * field, also within a modal. An element that the shopper pressed or tabbed to is already in view; in a frame its focus event may come later
 * than the press. The "next" key of an Android keyboard sends no Tab, so a field that it leads to counts as well.
 */
export function onArrival(arrived: (element: Element) => void): void {
  let pressed: Element | undefined
  let isTabbed = false
  let modalBefore: Element | null = null
  const onMouseDown = ({ target }: Event) => {
    pressed = target instanceof Element ? target : undefined
  }
  const onKeyDown = ({ key }: KeyboardEvent) => {
    isTabbed = key === 'Tab'
    setTimeout(() => {
      isTabbed = false
    })
  }
  const isByHand = (element: Element) =>
    isTabbed || (pressed !== undefined && (element.contains(pressed) || pressed.closest('label')?.control === element))
  const onFocusIn = ({ target }: FocusEvent) => {
    if (!(target instanceof Element)) return
    const modal = target.closest('[data-modal]')
    const isOpened = modal !== null && modal !== modalBefore
    modalBefore = modal
    if (!isByHand(target)) arrived(isOpened ? modal : target)
  }
  document.addEventListener('mousedown', onMouseDown, true)
  document.addEventListener('keydown', onKeyDown, true)
  document.addEventListener('focusin', onFocusIn)
}
