import { useCallback, useRef } from 'react'

export interface AfterPress {
  /** For the element that contains the fields; while it is mounted, presses anywhere on the page are tracked. */
  readonly ref: (element: HTMLElement | null) => (() => void) | undefined
  /** Runs work that moves the page: at once, or when the current press has ended. */
  readonly afterPress: (work: () => void) => void
}

/** The validation of a field left by a press must not move the pressed control away from under the finger. */
export function useAfterPress(): AfterPress {
  const press = useRef({ isOn: false, waiting: [] as (() => void)[] })

  const ref = useCallback((element: HTMLElement | null) => {
    if (!element) return undefined
    const now = press.current
    const begin = () => {
      now.isOn = true
    }
    const end = () => {
      now.isOn = false
      now.waiting.splice(0).forEach((work) => {
        work()
      })
    }
    // Taps fire these mouse events too, and the oldest browsers have no pointer events.
    const listeners = [
      ['mousedown', begin],
      ['mouseup', end],
      ['dragend', end],
    ] as const
    for (const [name, listener] of listeners) document.addEventListener(name, listener, true)
    return () => {
      for (const [name, listener] of listeners) document.removeEventListener(name, listener, true)
    }
  }, [])

  const afterPress = useCallback((work: () => void) => {
    if (press.current.isOn) press.current.waiting.push(work)
    else work()
  }, [])
  return { ref, afterPress }
}
