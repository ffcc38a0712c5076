import type { FocusTarget } from '../../machines/checkout/screen-meta'

/** Tracks whether a screen was shown before, and which element takes the focus first. */
export interface FocusOnArrival {
  /** Registers a screen; returns true if it replaces another one and its focus starts at `target`. */
  readonly arrive: (target: FocusTarget) => boolean
  /** Sets how to read the current state's focus target. Called after the first screen mounted, which takes no focus. */
  readonly expect: (targetNow: () => FocusTarget) => void
}

export function createFocusOnArrival(): FocusOnArrival {
  let hadScreen = false
  let targetNow: (() => FocusTarget) | undefined
  return {
    arrive(target) {
      if (targetNow && targetNow() !== target) return false
      const isNext = hadScreen
      hadScreen = true
      return isNext
    },
    expect(expected) {
      targetNow = expected
    },
  }
}
