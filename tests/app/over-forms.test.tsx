import { renderToString } from 'react-dom/server'
import { expect, it } from 'vitest'
import { checkoutMachine } from '../../machines/checkout/machine'
import { CheckoutPage } from '../../src/app/first/app'
import { createScreenRegistry } from '../../src/app/first/screen-registry'
import { loadWords } from '../../src/app/first/words'
import { shellSlots } from '../../src/app/shell-slots/shell-slots'
import { createFocusOnArrival } from '../../src/checkout/focus-on-arrival'
import { createCardVault } from '../../src/services/payment/card-vault'
import { ORDER_WITH_TIME } from '../machines/fixtures/shopper'
import { type CheckoutHarness, beginCheckout } from '../machines/support/checkout-harness'
import { NOVEMBER_2025 } from '../support/cards'

const OPEN_LIST = 'the list of countries'

/** The form with what has joined it, among that a list; no other screen has come yet. */
async function hasList({ actor, screen }: CheckoutHarness): Promise<boolean> {
  const i18n = await loadWords('en')
  const registry = createScreenRegistry()
  registry.putShell(shellSlots)
  const form = registry.partsOf('identify')
  if (form === undefined || form === 'missing') throw new Error('the first form is in the page from the beginning')
  registry.put('identify', { ...form, Countries: () => OPEN_LIST })
  if (screen() === 'start-failed') registry.put('start-failed', { Main: () => 'failed' })
  const vault = createCardVault(() => NOVEMBER_2025)
  const checkout = {
    ...{ actor, vault: () => vault, bankVisit: () => undefined, diagnostics: () => undefined },
    ...{ focusOnArrival: createFocusOnArrival(), productName: 'Wallet' },
  }
  const markup = renderToString(
    <CheckoutPage checkout={checkout} i18n={i18n} productName="Wallet" logoUrl={null} registry={registry} />,
  )
  return markup.includes(OPEN_LIST)
}

it('an open list stays where the order makes the form the page that asks for everything (QCK-02~)', async () => {
  const harness = beginCheckout(checkoutMachine, {})
  expect([harness.screen(), await hasList(harness)]).toEqual(['identify', true])
  await harness.start({ ...ORDER_WITH_TIME, isQuickLogin: true })
  expect([harness.screen(), await hasList(harness)]).toEqual(['quick-login', true])
})

it('an open list does not cover that the order has failed', async () => {
  const harness = beginCheckout(checkoutMachine, {})
  await harness.ports.startOrder.fail()
  expect([harness.screen(), await hasList(harness)]).toEqual(['start-failed', false])
})
