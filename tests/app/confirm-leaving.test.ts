import { afterEach, expect, it, vi } from 'vitest'
import { checkoutMachine } from '../../machines/checkout/machine'
import { confirmLeaving } from '../../src/app/after-paint/confirm-leaving'
import { beginning } from '../machines/support/checkout-harness'
import { seenStates } from '../machines/support/way-table'
import { ways } from '../machines/support/ways'

/** From the press that moves money to the call's answer. */
const CONFIRMED: readonly string[] = [
  'paying.pressed',
  'paying.inFlight',
  'paying.overdue',
  'refunding.inFlight',
  'settling.inFlight',
]

afterEach(() => {
  vi.unstubAllGlobals()
})

it.each(seenStates)(
  'leaving the page is confirmed between the press that moves money and the answer, and only then: %s (PAY-05~)',
  async (state) => {
    const page = new EventTarget()
    vi.stubGlobal('addEventListener', page.addEventListener.bind(page))
    const { actor } = await ways[state](beginning(checkoutMachine))
    confirmLeaving(actor)
    // In a browser this event has a `returnValue` of its own kind, and Chrome before version 119 reads it alone.
    const leaving = new Event('beforeunload', { cancelable: true })
    const answer = { value: '', writable: true }
    page.dispatchEvent(Object.defineProperty(leaving, 'returnValue', answer))
    const isConfirmed = CONFIRMED.includes(state)
    expect(leaving).toMatchObject({ defaultPrevented: isConfirmed, returnValue: isConfirmed || '' })
  },
)
