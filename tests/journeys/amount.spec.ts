import { expect } from '@playwright/test'
import { test } from './support/card-test'

const AMOUNTS = [
  { currency: 'TRY', price: 12_480.5, tr: '₺12.480,50', en: '₺12,480.50' },
  { currency: 'USD', price: 1999.99, tr: '$1.999,99', en: '$1,999.99' },
  { currency: 'EUR', price: 0.05, tr: '€0,05', en: '€0.05' },
  { currency: 'GBP', price: 7, tr: '£7,00', en: '£7.00' },
  { currency: 'RUB', price: 1_234_567.8, tr: '₽1.234.567,80', en: '₽1,234,567.80' },
  { currency: 'CHF', price: 2480, tr: 'CHF\u00a02.480,00', en: 'CHF\u00a02,480.00' },
] as const

const PANEL = { tr: 'Ödeme detayı', en: 'Payment details' } as const

test('an amount has the symbol or code of its currency, and digits in the format of its language (PAY-09~)', async ({
  page,
  sandbox,
}) => {
  for (const { currency, price, ...texts } of AMOUNTS) {
    const order = await sandbox.makeOrder({ price, currency })
    await page.goto(order.checkoutUrl.tr)
    await expect(page.getByRole('complementary', { name: PANEL.tr })).toContainText(texts.tr)
    await page.locator('[data-action="change-language"]').click()
    await expect(page.getByRole('complementary', { name: PANEL.en })).toContainText(texts.en)
  }
})

test('footer, price breakdown, pay button and ledger show the same amount (PAY-09)', async ({
  page,
  sandbox,
  member,
  shopper,
  openMethods,
}) => {
  const { email, gsmNumber } = member
  const order = await sandbox.makeOrder({ email, gsmNumber, price: 1999.99, currency: 'EUR' })
  await openMethods({ order, language: 'en' })
  const panel = page.getByRole('complementary', { name: PANEL.en })
  await expect(panel.getByText('€1,999.99')).toHaveCount(3)
  await expect(page.locator('[data-action="pay"]')).toHaveText('Pay €1,999.99')
  await shopper.fillCard()
  await shopper.agree()
  await shopper.press('pay')
  await expect(page.locator('[data-order-status]')).toHaveAttribute('data-order-status', 'paid')
  const { authorisations } = await sandbox.ledger(order.token)
  expect(authorisations).toMatchObject([{ minor: 199_999, currency: 'EUR' }])
})
