import { expect } from '@playwright/test'
import { test } from './engine-test'

const AKBANK = '5526080000000006'

/** Total of six installments of ₺2,480.00 by this card, in the first shop of the list. */
const SIX = '₺2,661.78'

test('a new card typed with masks on the English page, first with a wrong number, pays in installments (PLT-02~, VAL-07~, PAY-09~)', async ({
  window,
  order,
  shopper,
  sandbox,
  isPaidOnce,
}) => {
  await shopper.logIn(order.checkoutUrl.en)
  await shopper.typeIn('cardNumber', `${AKBANK.slice(0, -1)}5`)
  await shopper.holds('cardNumber', '5526 0800 0000 0005')
  await window.press('Tab')
  await shopper.see(`${shopper.field('cardNumber')}[aria-invalid="true"]`)
  await shopper.click(shopper.field('cardNumber'))
  await window.press('End')
  await window.press('Backspace')
  await window.type('6')
  await shopper.holds('cardNumber', '5526 0800 0000 0006')
  await shopper.typeIn('expireDate', '1230')
  await shopper.typeIn('cvc', '123')
  await shopper.holds('expireDate', '12/2030')
  await shopper.typeIn('accountHolder', 'Elif Yılmaz')
  await shopper.see(`${shopper.field('cardNumber')}:not([aria-invalid="true"])`)
  await shopper.tick(`${shopper.field('selectedInstallment')} input[value="6"]`)
  await shopper.says('[data-action="pay"]', SIX)
  await shopper.agree()
  await shopper.press('pay')
  await shopper.seesPaid()
  await isPaidOnce()
  const calls = (await sandbox.requests(order.token)).filter(({ path }) => path.endsWith('/auth/ecom'))
  expect(calls).toMatchObject([{ body: { installment: 6, paidPrice: 2661.78 } }])
})

for (const [currency, amount] of [
  ['TRY', '₺12.50'],
  ['USD', '$12.50'],
  ['EUR', '€12.50'],
  ['GBP', '£12.50'],
  ['RUB', '₽12.50'],
] as const)
  test.describe(`an order in ${currency}`, () => {
    test.use({ wantedOrder: { currency, price: 12.5 } })

    test(`the amount of an order in ${currency} has its symbol in every engine (PLT-02~, PAY-09~)`, async ({
      window,
      order,
      shopper,
    }) => {
      await window.open(order.checkoutUrl.en)
      await shopper.sees('identify')
      await shopper.says('body', amount)
    })
  })
