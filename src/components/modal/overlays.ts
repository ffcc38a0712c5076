type Close = () => void

const stack: Close[] = []
let tell: () => void = () => undefined

/** What lies over the page now, the latest on top. */
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
