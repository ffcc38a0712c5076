import { afterEach, expect, it, vi } from 'vitest'
import { type FocusTarget, planOf } from '../../machines/checkout/screen-meta'
import { checkoutMachine } from '../../machines/checkout/machine'
import { welcomeScreens } from '../../src/app/after-paint/welcome-screens'
import { createFocusOnArrival } from '../../src/checkout/focus-on-arrival'
import { beginning } from '../machines/support/checkout-harness'
import { ways } from '../machines/support/ways'
import { heldPage } from '../support/held-page'

afterEach(() => {
  vi.unstubAllGlobals()
})

it('a screen that comes under a modal is at its top at once, and once more when the modal has left (A11Y-01~)', async () => {
  const scrolled = vi.fn()
  const { become, watched } = heldPage()
  become({ hasModal: true, isLocked: true })
  vi.stubGlobal('scrollTo', scrolled)
  const { actor } = await ways['expired.shown'](beginning(checkoutMachine))
  const focus = vi.fn()
  const { focus: target } = planOf(actor.getSnapshot())
  expect(welcomeScreens(actor)({ focus, closest: () => null } as never, target, true)).toBe(true)
  expect([focus.mock.calls.length, scrolled.mock.calls]).toEqual([1, [[0, 0]]])
  become({ hasModal: false, isLocked: false })
  expect(scrolled.mock.calls).toEqual([
    [0, 0],
    [0, 0],
  ])
  // The modals after it keep their own place.
  become({ isLocked: true })
  become({ isLocked: false })
  expect([scrolled.mock.calls.length, watched.size]).toEqual([2, 0])
})

/** The page of an OTP. Returns how its elements arrive, and where the focus was set. */
async function pageOfOtp(bottom = 300) {
  const scrolled = vi.fn()
  heldPage()
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
      arrive({ focus: () => focused.push(target), closest: () => null, getBoundingClientRect } as never, target)
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
  [300, true],
  [301, false],
])(
  'a page whose single field ends at %i of a low window is scrolled to its top: %s, so that the field is in sight (A11Y-02~)',
  async (bottom, isScrolled) => {
    const { focused, scrolled, start, arrive } = await pageOfOtp(bottom)
    arrive('heading')
    start()
    arrive('verificationCode')
    expect(focused).toEqual(['verificationCode'])
    expect(scrolled.mock.calls.length > 0).toBe(isScrolled)
  },
)
