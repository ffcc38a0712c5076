import { expect, it } from 'vitest'
import { checkoutMachine } from '../../machines/checkout/machine'
import { QuickTitle } from '../../src/screens/quick-login/quick-title'
import { beginCheckout } from '../machines/support/checkout-harness'
import { markupOf } from './support/markup-of'

it.each([
  ['pay', true],
  ['refund', false],
  ['settlement', false],
] as const)(
  'the one-page login names paying only where something is paid: %s (QCK-01~, BOOT-17~)',
  async (flow, pays) => {
    const harness = beginCheckout(checkoutMachine, { order: { isQuickLogin: true }, input: { flow } })
    await harness.start()
    const markup = await markupOf(harness, () => (
      <h1>
        <QuickTitle />
      </h1>
    ))
    const heading = /<h1>.*?<\/h1>/.exec(markup)?.[0]
    expect(heading?.includes('>Pay with')).toBe(pays)
    expect(heading?.includes('>Log in or create an account<')).toBe(!pays)
  },
)
