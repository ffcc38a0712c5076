import { expect, it } from 'vitest'
import { checkoutMachine } from '../../machines/checkout/machine'
import { askBalance } from '../../machines/payment/ports'
import { PayScreen } from '../../src/screens/pay/pay'
import { ORDER } from '../machines/fixtures/shopper'
import { answeredAtOnce } from '../machines/support/answered-at-once'
import { beginning } from '../machines/support/checkout-harness'
import { paymentOver } from '../machines/support/payment-over'
import { ways } from '../machines/support/ways'
import { markupOf } from './support/markup-of'

it('a balance, the amount to pay and the rest are shown in the currency of the order (BAL-01~)', async () => {
  const known = { kind: 'known', balance: { minor: 311_540, currency: 'EUR' } } as const
  const harness = await ways['paying.choosing'](
    beginning(checkoutMachine, {
      order: { ...ORDER, price: { minor: 248_000, currency: 'EUR' } },
      children: (ports) => ({
        payment: paymentOver(ports).provide({ actors: { askBalance: answeredAtOnce(askBalance, known) } }),
      }),
    }),
  )
  await harness.openWallet()
  harness.child('payment').send({ type: 'shopper.choseMethod', method: 'balance' })
  const [form = ''] = /<form[^>]*data-form="balance-form".*?<\/form>/s.exec(await markupOf(harness, PayScreen)) ?? []
  expect(form.replace(/<[^>]*>/g, '').match(/−?€\d[\d,]*\.\d\d/g)).toEqual(['€3,115.40', '−€2,480.00', '€635.40'])
})
