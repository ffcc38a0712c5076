import { useCallback, useRef } from 'react'

export interface AfterPress {
  /** For the element whose fields are left; presses are heard wherever they are, as long as it is there. */
  readonly ref: (element: HTMLElement | null) => (() => void) | undefined
  /** Runs what moves the page: at once, or, while something is being pressed, when that has ended. */
  readonly afterPress: (work: () => void) => void
}

/** Leaving a field by a press on something below it must not move that away from under the finger. */
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
    // A tap ends in these as well, and the oldest browsers know no others.
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
