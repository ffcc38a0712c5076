import { expect, it } from 'vitest'
import { checkoutMachine } from '../../machines/checkout/machine'
import type { Money } from '../../machines/entities/money'
import { askBalance } from '../../machines/payment/ports'
import { PayScreen } from '../../src/screens/pay/pay'
import { ORDER } from '../machines/fixtures/shopper'
import { saved, walletOf } from '../machines/fixtures/wallet'
import { answeredAtOnce } from '../machines/support/answered-at-once'
import { beginning } from '../machines/support/checkout-harness'
import { paymentOver } from '../machines/support/payment-over'
import { ways } from '../machines/support/ways'
import { markupOf } from './support/markup-of'

/** A member at the methods of an order, with this balance and a wallet that the test opens. */
async function choosing(balance: Money, order = ORDER) {
  const harness = await ways.opening(
    beginning(checkoutMachine, {
      order,
      children: (ports) => ({
        payment: paymentOver(ports).provide({
          actors: { askBalance: answeredAtOnce(askBalance, { kind: 'known', balance }) },
        }),
      }),
    }),
  )
  await harness.open()
  return harness
}

it('a balance, the amount to pay and the rest are shown in the currency of the order (BAL-01~)', async () => {
  const order = { ...ORDER, price: { minor: 248_000, currency: 'EUR' } }
  const harness = await choosing({ minor: 311_540, currency: 'EUR' }, order)
  await harness.openWallet()
  harness.child('payment').send({ type: 'shopper.choseMethod', method: 'balance' })
  const [form = ''] = /<form[^>]*data-form="balance-form".*?<\/form>/s.exec(await markupOf(harness, PayScreen)) ?? []
  expect(form.replace(/<[^>]*>/g, '').match(/−?€\d[\d,]*\.\d\d/g)).toEqual(['€3,115.40', '−€2,480.00', '€635.40'])
})

it.each([
  ['enough', ORDER.price.minor, false],
  ['too low', ORDER.price.minor - 1, true],
])(
  'the form has a live region for the note of a low balance, with a balance that is %s (BAL-04~, A11Y-01~)',
  async (_, minor, isNoted) => {
    const harness = await choosing({ ...ORDER.price, minor })
    await harness.openWallet()
    harness.child('payment').send({ type: 'shopper.choseMethod', method: 'balance' })
    const [region] =
      /<div role="status">(?:<\/div>|.*?Insufficient balance)/.exec(await markupOf(harness, PayScreen)) ?? []
    expect(region?.endsWith('Insufficient balance')).toBe(isNoted)
  },
)

it.each([
  [ORDER.price.minor - 1, 'Not enough balance on this card'],
  [ORDER.price.minor, ''],
])('the wallet’s own card with a balance of %d is announced as “%s” (BAL-04~, A11Y-01~)', async (minor, said) => {
  const harness = await choosing({ ...ORDER.price, minor })
  await harness.ports.openWallet.answer(walletOf({ cards: [saved('own', { isProviderCard: true })] }))
  const [, status] =
    /role="status">([^<]*)<\/p><fieldset[^>]*selectedCard/.exec(await markupOf(harness, PayScreen)) ?? []
  expect(status).toBe(said)
})
