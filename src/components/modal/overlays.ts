import { useEffect, useRef } from 'react'

/** Registers an overlay while it is open, so that Back closes it. Without `onClose` it stays until the shopper decides. */
export function useOverlay(isOpen: boolean, onClose: (() => void) | undefined) {
  const closeNow = useRef(onClose)
  useEffect(() => {
    closeNow.current = onClose
  }, [onClose])
  useEffect(() => (isOpen ? overlays.open(() => closeNow.current?.()) : undefined), [isOpen])
}

type Close = () => void

const stack: Close[] = []
let notify: () => void = () => undefined

/** The open overlays, the latest on top. */
export const overlays = {
  /** Returns a function that removes the overlay. */
  open(close: Close): () => void {
    stack.push(close)
    notify()
    return () => {
      stack.splice(stack.indexOf(close), 1)
    }
  },

  /** Sets the listener that is called whenever an overlay opens. */
  onOpen(listener: () => void) {
    notify = listener
  },

  /** Asks the topmost overlay to close; returns whether there was one. */
  closeTop(): boolean {
    const close = stack[stack.length - 1]
    close?.()
    return close !== undefined
  },
}
