import { afterEach, expect, it, vi } from 'vitest'
import { type FocusTarget, planOf } from '../../machines/checkout/screen-meta'
import { checkoutMachine } from '../../machines/checkout/machine'
import { welcomeScreens } from '../../src/app/after-paint/welcome-screens'
import { createFocusOnArrival } from '../../src/checkout/focus-on-arrival'
import { beginning } from '../machines/support/checkout-harness'
import { ways } from '../machines/support/ways'

const LOCK = '[data-scroll-lock]'

/** A page whose modal fixes the body, as on an iPhone: nothing scrolls until the lock is gone. */
function lockedPage(scrolled: number) {
  const observers = new Set<() => void>()
  let isLocked = true
  const page = { top: scrolled, watched: observers }
  class Observer {
    readonly #changed: () => void
    constructor(changed: () => void) {
      this.#changed = changed
    }
    observe(_: object, { attributes }: MutationObserverInit) {
      if (attributes) observers.add(this.#changed)
    }
    disconnect() {
      observers.delete(this.#changed)
    }
  }
  vi.stubGlobal('MutationObserver', Observer)
  vi.stubGlobal('document', { body: { matches: (selector: string) => selector === LOCK && isLocked } })
  vi.stubGlobal('getComputedStyle', () => ({ position: isLocked ? 'fixed' : 'static' }))
  vi.stubGlobal('scrollTo', (_: number, y: number) => {
    if (!isLocked) page.top = y
  })
  const notify = () => {
    for (const changed of [...observers]) changed()
  }
  return {
    page,
    lock() {
      isLocked = true
      notify()
    },
    /** The modal's library first scrolls back to where the lock began. */
    release() {
      isLocked = false
      page.top = scrolled
      notify()
    },
  }
}

afterEach(() => {
  vi.unstubAllGlobals()
})

it('a screen that comes under a locked body is at its top once the lock is gone (A11Y-01~)', async () => {
  const { page, lock, release } = lockedPage(300)
  const { actor } = await ways['expired.shown'](beginning(checkoutMachine))
  const focus = vi.fn()
  const { focus: target } = planOf(actor.getSnapshot())
  expect(welcomeScreens(actor)({ focus } as never, target, true)).toBe(true)
  expect([focus.mock.calls.length, page.top]).toEqual([1, 300])
  lock()
  expect(page.top).toBe(300)
  release()
  expect(page.top).toBe(0)
  // The modals after it keep their own place.
  lock()
  release()
  expect([page.top, page.watched.size]).toEqual([300, 0])
})

/** The page of an OTP. Returns how its elements arrive, and where the focus was set. */
async function pageOfOtp(bottom = 300) {
  const scrolled = vi.fn()
  vi.stubGlobal('document', { body: { matches: () => false } })
  vi.stubGlobal('getComputedStyle', () => ({ position: 'static' }))
  vi.stubGlobal('scrollTo', scrolled)
  vi.stubGlobal('scrollY', 40)
  vi.stubGlobal('innerHeight', 340)
  const { actor } = await ways.verifyingOtp(beginning(checkoutMachine))
  const { arrive, expect: start } = createFocusOnArrival()
  const focused: FocusTarget[] = []
  return {
    focused,
    scrolled,
    start() {
      start(welcomeScreens(actor))
    },
    arrive(target: FocusTarget) {
      const getBoundingClientRect = () => ({ bottom })
      arrive({ focus: () => focused.push(target), getBoundingClientRect } as never, target)
    },
  }
}

it('the first screen takes no focus, also where it comes after the code for the next ones (A11Y-01~)', async () => {
  const { focused, start, arrive } = await pageOfOtp()
  start()
  // No screen begins there.
  arrive('heading')
  arrive('verificationCode')
  expect(focused).toEqual([])
  arrive('verificationCode')
  expect(focused).toEqual(['verificationCode'])
})

it('a screen after one that was there from the beginning takes the focus at its own target alone (A11Y-01~)', async () => {
  const { focused, start, arrive } = await pageOfOtp()
  arrive('heading')
  start()
  for (const target of ['heading', 'verificationCode'] as const) arrive(target)
  expect(focused).toEqual(['verificationCode'])
})

it.each([
  [300, 1],
  [301, 0],
])(
  'a page whose single field ends at %i of a low window is scrolled to its top %i times: the field has the focus and is in sight (A11Y-02~)',
  async (bottom, times) => {
    const { focused, scrolled, start, arrive } = await pageOfOtp(bottom)
    arrive('heading')
    start()
    arrive('verificationCode')
    expect(focused).toEqual(['verificationCode'])
    expect(scrolled).toHaveBeenCalledTimes(times)
  },
)
