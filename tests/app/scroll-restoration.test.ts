import { afterEach, expect, it, vi } from 'vitest'
import { checkoutMachine } from '../../machines/checkout/machine'
import { startAtTopAfterReload } from '../../src/app/after-paint/scroll-restoration'
import { beginning } from '../machines/support/checkout-harness'
import { seenStates } from '../machines/support/way-table'
import { ways } from '../machines/support/ways'

/** From the press on pay to the outcome, wherever the shopper waits for it; then the screens that a reload leaves. */
const STARTED_AT_TOP: readonly string[] = [
  'paying.pressed',
  'paying.inFlight',
  'paying.overdue',
  'paying.redirecting',
  'paying.goingForCredit',
  'refunding.inFlight',
  'settling.inFlight',
  'reconciling',
  'reconcilingFailed',
  'expired.shown',
  'expired.leaving',
  'expired.returning',
  'exiting',
  'loggingOut',
  'suspended.choosing',
  'suspended.lockedIn',
]

afterEach(() => {
  vi.unstubAllGlobals()
})

it.each(seenStates)(
  'a reload begins at the page’s top while a payment is under way or where it shows another screen, and only then: %s (BOOT-07~)',
  async (state) => {
    const history = { scrollRestoration: 'auto' }
    const page = new EventTarget()
    const shown = Object.assign(new EventTarget(), { hidden: false })
    vi.stubGlobal('history', history)
    vi.stubGlobal('document', shown)
    vi.stubGlobal('addEventListener', page.addEventListener.bind(page))
    const { actor, send } = await ways[state](beginning(checkoutMachine))
    startAtTopAfterReload(actor)
    send({ type: 'network.changed', is: 'slow' })
    const mode = STARTED_AT_TOP.includes(state) ? 'manual' : 'auto'
    expect(history.scrollRestoration).toBe(mode)
    // While the page is shown, no step in the history scrolls it.
    history.scrollRestoration = 'manual'
    send({ type: 'network.changed', is: 'online' })
    expect(history.scrollRestoration).toBe('manual')
    page.dispatchEvent(new Event('pagehide'))
    expect(history.scrollRestoration).toBe(mode)
    // A phone may end a hidden page without another word.
    for (const [hidden, then] of [
      [false, 'manual'],
      [true, mode],
    ] as const) {
      history.scrollRestoration = 'manual'
      shown.hidden = hidden
      shown.dispatchEvent(new Event('visibilitychange'))
      expect([hidden, history.scrollRestoration]).toEqual([hidden, then])
    }
  },
)
