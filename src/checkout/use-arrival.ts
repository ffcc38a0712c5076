import { type RefCallback, useCallback } from 'react'
import type { FocusTarget } from '../../machines/checkout/screen-meta'
import { useCheckout } from './provider'

/**
 * For the element a screen's keyboard journey starts at: it takes the focus when its screen takes the place of another.
 * The first screen of a page takes none, since the browser has just begun there, and the shopper may be typing already.
 */
export function useArrival<Target extends HTMLElement>(target: FocusTarget): RefCallback<Target> {
  const { focusOnArrival } = useCheckout()
  return useCallback(
    (element: Target | null) => {
      // A modal sees to its own focus, and has to know first where it was.
      if (element && !element.closest('[data-modal]') && focusOnArrival.arrive(target)) element.focus()
    },
    [focusOnArrival, target],
  )
}
