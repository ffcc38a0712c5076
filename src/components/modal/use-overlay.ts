import { useEffect, useRef } from 'react'
import { overlays } from './overlays'

/**
 * What lies over the page while it is open: the way Back takes it away. Without `onClose` it has to be decided, and
 * stays.
 */
export function useOverlay(isOpen: boolean, onClose: (() => void) | undefined) {
  const closeNow = useRef(onClose)
  useEffect(() => {
    closeNow.current = onClose
  }, [onClose])
  useEffect(() => (isOpen ? overlays.open(() => closeNow.current?.()) : undefined), [isOpen])
}
