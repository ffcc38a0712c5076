import { REASON_NOTE, REASON_SHOWN } from '../../checkout/reason-shown'

/** Calls back with each note that says why an attempt ended, and with the one that is there already: this code may load after it. */
export function onReason(shown: (note: Element) => void): void {
  const before = document.querySelector(`[${REASON_NOTE}]`)
  if (before) shown(before)
  document.addEventListener(REASON_SHOWN, ({ target }) => {
    if (target instanceof Element) shown(target)
  })
}
