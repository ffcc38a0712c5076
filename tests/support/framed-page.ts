import { expect, vi } from 'vitest'
import { blockUnseenPresses } from '../../src/services/embedding/block-unseen-presses'

/** A control of the page, as far as selectors by handle use one. */
export class Control {
  readonly #action: string
  constructor(action: string) {
    this.#action = action
  }
  closest(selector: string) {
    return selector.split(/,\s*/).includes(`[data-action="${this.#action}"]`) ? this : null
  }
}

type Hear = (event: object) => void
type Entry = Readonly<Record<'target' | 'intersectionRatio' | 'isVisible', unknown>>

/** A framed page with some controls; implements only the browser features that `blockUnseenPresses` uses. The caller unstubs the globals. */
export function framedPage(controls: readonly Control[], { hasObserver = true } = {}) {
  let now = 0
  let press: Hear = () => undefined
  let see: (entries: readonly Entry[]) => void = () => undefined
  const deaf = { observe: () => undefined, disconnect: () => undefined }
  vi.stubGlobal('Element', Control)
  vi.stubGlobal('document', {
    body: {},
    addEventListener: (_: string, hear: Hear) => (press = hear),
    removeEventListener: () => (press = () => undefined),
    querySelectorAll: (selector: string) => controls.filter((control) => control.closest(selector)),
  })
  vi.stubGlobal('MutationObserver', function Observer() {
    return deaf
  })
  if (hasObserver)
    vi.stubGlobal('IntersectionObserver', function Observer(tell: typeof see) {
      see = tell
      return deaf
    })
  const judged: unknown[] = []
  const stop = blockUnseenPresses(
    () => now,
    (ignored) => judged.push(ignored),
  )
  return {
    stop,
    judged,
    pass: (milliseconds: number) => (now += milliseconds),
    show: (target: Control, isVisible?: boolean, intersectionRatio = 1) => {
      see([{ target, intersectionRatio, isVisible }])
    },
    hide: (target: Control) => {
      see([{ target, intersectionRatio: 0, isVisible: undefined }])
    },
    counts(target: unknown) {
      const event = { target, preventDefault: vi.fn(), stopPropagation: vi.fn() }
      press(event)
      const [prevented, stopped] = [event.preventDefault, event.stopPropagation].map(({ mock }) => mock.calls.length)
      // The button hears a click that is not stopped; Enter in a field learns from a prevented one that nothing was pressed.
      expect(prevented).toBe(stopped)
      return stopped === 0
    },
  }
}
