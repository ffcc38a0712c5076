import { expect, it } from 'vitest'
import { checkoutMachine } from '../../machines/checkout/machine'
import { layoutView } from '../../src/screens/layout-view'
import { beginning } from '../machines/support/checkout-harness'
import { ways } from '../machines/support/ways'

const END = 1_700_000_900_000

it.each([
  ['paying.choosing', 'over'],
  ['paying.inFlight', 'over'],
  ['paying.redirecting', undefined],
  ['reconciling', undefined],
  ['result', undefined],
] as const)(
  'a clock whose time is over is shown where the time counts alone: at %s %s (CNT-05~)',
  async (state, clock) => {
    const harness = await ways[state](beginning(checkoutMachine))
    harness.tellLoginEnd(END)
    harness.time.tick(END)
    expect(harness.snapshot().matches({ session: 'memberExpired' })).toBe(true)
    expect(layoutView(harness.snapshot()).clock).toBe(clock)
  },
)
