import type { FocusTarget } from '../../machines/checkout/screen-meta'

/** Returns whether the focus of the current screen starts at this target; if the screen replaces another one, gives it the focus. */
export type Welcome = (element: HTMLElement, target: FocusTarget, isNext: boolean) => boolean

/** Tracks whether a screen was shown before, and which element takes the focus first. */
export interface FocusOnArrival {
  /** Registers an element of a new screen where the focus may start. */
  readonly arrive: (element: HTMLElement, target: FocusTarget) => void
  /** Called after the first screen mounted, which takes no focus. */
  readonly expect: (welcome: Welcome) => void
}

export function createFocusOnArrival(): FocusOnArrival {
  let hadScreen = false
  let welcome: Welcome | undefined
  return {
    arrive(element, target) {
      hadScreen = !welcome || welcome(element, target, hadScreen) || hadScreen
    },
    expect(expected) {
      welcome = expected
    },
  }
}
