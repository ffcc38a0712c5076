import { expect, it } from 'vitest'
import { checkoutMachine } from '../../machines/checkout/machine'
import { layoutView } from '../../src/screens/layout-view'
import { CLAIMED } from '../machines/fixtures/into-balance-answers'
import { REFUSAL } from '../machines/fixtures/shopper'
import { beginCheckout, beginning } from '../machines/support/checkout-harness'
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

it.each(['pay', 'refund'] as const)(
  'a dead link of %s leads on no longer, and is as high as its text (REF-02~)',
  async (flow) => {
    const harness = beginCheckout(checkoutMachine, { input: { flow } })
    expect(layoutView(harness.snapshot()).isOpen).toBe(true)
    await harness.ports.startOrder.answer({ kind: 'dead', refusal: REFUSAL })
    expect([harness.screen(), layoutView(harness.snapshot()).isOpen]).toEqual(['invalid-token', false])
  },
)

it('a refund’s page is as high over its result as over its offer (SHELL-16~)', async () => {
  const harness = await ways['refunding.inFlight'](beginning(checkoutMachine))
  await harness.ports.claimRefund.answer({ kind: 'claimed', receipt: CLAIMED })
  expect([harness.state(), layoutView(harness.snapshot()).isOpen]).toEqual(['result', true])
})
