import { afterEach, expect, it, vi } from 'vitest'
import { checkoutMachine } from '../../machines/checkout/machine'
import { METHODS } from '../../machines/payment/rules'
import { PayAction } from '../../src/screens/pay/pay'
import { parts as refund } from '../../src/screens/refund/refund'
import { parts as settlement } from '../../src/screens/settlement/settlement'
import { beginning } from '../machines/support/checkout-harness'
import { paymentOver } from '../machines/support/payment-over'
import { ways } from '../machines/support/ways'
import { Control, framedPage } from '../support/framed-page'
import { markupOf } from './support/markup-of'

afterEach(() => vi.unstubAllGlobals())

/** The `data-action` of each button that has the primary look, in the main part of this page. */
function buttonsIn(markup: string): readonly string[] {
  const [main = ''] = /<main.*<\/main>/s.exec(markup) ?? []
  return Array.from(
    main.matchAll(/<button type="(?:button|submit)"[^>]*data-action="([^"]*)"/g),
    ([, action]) => action ?? '',
  )
}

const PayButtonAlone = () => (
  <main>
    <PayAction />
  </main>
)

const isGuarded = (action: string) => {
  const control = new Control(action)
  return !framedPage([control]).counts(control)
}

it.each(METHODS)('the button that pays by %s in a frame ignores an unseen press (SHELL-12~)', async (method) => {
  const harness = await ways.opening(
    beginning(checkoutMachine, { children: (ports) => ({ payment: paymentOver(ports) }) }),
  )
  await harness.open()
  await harness.openWallet()
  harness.child('payment').send({ type: 'shopper.choseMethod', method })
  const buttons = buttonsIn(await markupOf(harness, PayButtonAlone))
  expect(buttons).toHaveLength(1)
  expect(buttons.filter(isGuarded)).toEqual(buttons)
})

it.each([
  ['refund', 'refunding.choosing', refund.Main],
  ['settlement', 'settling.choosing', settlement.Main],
] as const)('the button that sends a %s in a frame ignores an unseen press (SHELL-12~)', async (_, state, Screen) => {
  const buttons = buttonsIn(await markupOf(await ways[state](beginning(checkoutMachine)), Screen))
  expect(buttons).toHaveLength(1)
  expect(buttons.filter(isGuarded)).toEqual(buttons)
})
