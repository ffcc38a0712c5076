import type { FocusTarget } from '../../machines/checkout/screen-meta'

/** Knows whether a screen has been on show before, and what its keyboard journey starts at. */
export interface FocusOnArrival {
  /** Notes a screen; true when it takes the place of another and begins at `target`. */
  readonly arrive: (target: FocusTarget) => boolean
  /** What the state on show begins at: set later than the first screen, which begins nowhere. */
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
