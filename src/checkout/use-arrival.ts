import { type RefCallback, useCallback } from 'react'
import type { FocusTarget } from '../../machines/checkout/screen-meta'
import { useCheckout } from './provider'

/**
 * Ref for the element where a screen's keyboard navigation starts: it takes the focus when its screen replaces another.
 * The first screen of a page takes none, since the browser starts there anyway and the shopper may be typing already.
 */
export function useArrival<Target extends HTMLElement>(target: FocusTarget): RefCallback<Target> {
  const { focusOnArrival } = useCheckout()
  return useCallback(
    (element: Target | null) => {
      // A modal manages its own focus, and must first save where the focus was.
      if (element && !element.closest('[data-modal]')) focusOnArrival.arrive(element, target)
    },
    [focusOnArrival, target],
  )
}
