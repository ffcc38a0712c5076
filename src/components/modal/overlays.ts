import { useEffect, useRef } from 'react'

/**
 * What is over the page while it is open: the way Back takes it away. Without `onClose` it has to be decided, and
 * stays.
 */
export function useOverlay(isOpen: boolean, onClose: (() => void) | undefined) {
  const closeNow = useRef(onClose)
  useEffect(() => {
    closeNow.current = onClose
  }, [onClose])
  useEffect(() => (isOpen ? overlays.open(() => closeNow.current?.()) : undefined), [isOpen])
}

type Close = () => void

const stack: Close[] = []
let tell: () => void = () => undefined

/** What is over the page now, the latest on top. */
export const overlays = {
  /** Returns what says that it is gone. */
  open(close: Close): () => void {
    stack.push(close)
    tell()
    return () => {
      stack.splice(stack.indexOf(close), 1)
    }
  },

  /** Called whenever another one has opened. */
  onOpen(listener: () => void) {
    tell = listener
  },

  /** Whether there was any: the one on top is asked to close. */
  closeTop(): boolean {
    const close = stack[stack.length - 1]
    close?.()
    return close !== undefined
  },
}
