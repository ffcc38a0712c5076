import { type Page, expect } from '@playwright/test'
import { test } from './support/methods-test'
import { newcomer } from './support/newcomer'
import { TRANSLATED, underTranslation } from './support/translator'

test.use({
  wantedMember: { kycLevel: 2, balance: 3115.4 },
  wantedOrder: { flags: { fundEnabled: true, bankTransferEnabled: true } },
})

test.beforeEach(async ({ page, trouble }) => {
  // Translated texts differ in length from the page's own.
  trouble.allow(/^layout shift/)
  await underTranslation(page)
})

/** Amounts that stand alone and are still the page's own. */
async function expectOwnAmounts(page: Page) {
  const texts = await page
    .locator('dd, label > span > span, [role="tab"] span')
    .evaluateAll((elements) =>
      elements.map(({ textContent }) => textContent).filter((text) => /^[−-]?₺[\d.,]+\W*$/.test(text)),
    )
  expect(texts.length).toBeGreaterThan(0)
  expect(texts.filter((text) => text.includes(TRANSLATED))).toEqual([])
}

test('a card payment works under a page translator from the form to the shop, with true amounts (PLT-03~)', async ({
  page,
  order,
  shopper,
  payButton,
  panel,
  tab,
  isPaid,
}) => {
  await page.setViewportSize({ width: 1280, height: 800 })
  await page.goto(order.checkoutUrl.tr)
  await shopper.identify()
  await expect(page.getByRole('heading', { level: 1 })).toContainText(TRANSLATED)
  await shopper.field('verificationCode').fill('000000')
  await shopper.press('verify')
  await expect(page.locator('[data-form="otp"]')).toContainText('kod')
  await shopper.field('verificationCode').fill('')
  await shopper.enterCode()
  await shopper.press('pay')
  await shopper.fillCard('5526080000000006')
  await page.getByRole('radio', { name: /^6 taksit/ }).check()
  await expect(payButton).toContainText('₺2.661,78')
  await expect(panel).toContainText('₺2.661,78')
  await page.getByRole('radio', { name: /^3 taksit/ }).check()
  await expect(payButton).not.toContainText('₺2.661,78')
  await page.getByRole('radio', { name: /^Tek çekim/ }).check()
  await expect(payButton).toContainText('₺2.480,00')
  await expectOwnAmounts(page)
  await tab('balance').click()
  await expect(page.locator('[data-form="balance-form"] dl')).toContainText('₺2.480,00')
  await expectOwnAmounts(page)
  await tab('credit-card').click()
  await shopper.agree()
  await shopper.press('pay')
  await isPaid()
})

test('a bank transfer and changes of method work under a page translator, and texts to copy stay as they are (PLT-03~)', async ({
  page,
  arrive,
  shopper,
  tab,
}) => {
  await arrive()
  for (const method of ['balance', 'bank-transfer', 'credit-card', 'bank-transfer'] as const) await tab(method).click()
  await page.getByRole('radio', { name: 'Akbank' }).check()
  await shopper.agree()
  await shopper.press('pay')
  for (const name of ['code', 'iban', 'amount']) {
    await expect(page.locator(`[data-copy="${name}"] bdi`)).not.toContainText(TRANSLATED)
  }
  await shopper.press('complete-order')
  await shopper.sees('result')
  await expectOwnAmounts(page)
})

test('a text in several parts that changes under a page translator shows its new version (PLT-03~)', async ({
  page,
  order,
  shopper,
}) => {
  const { gsmNumber, email } = newcomer()
  await page.goto(order.checkoutUrl.tr)
  await expect(shopper.field('email')).not.toHaveValue('')
  await shopper.field('gsmNumber').fill(gsmNumber)
  await shopper.field('email').fill(email)
  await shopper.press('continue')
  await shopper.sees('register')
  const consent = page.locator('p', { has: page.locator('[data-opens="userAgreement"]') })
  await expect(consent).toContainText(TRANSLATED)
  await shopper.press('change-language')
  await expect(page.locator('html')).toHaveAttribute('lang', 'en')
  await expect(consent).toContainText('I have read and accept the')
  await expect(consent).not.toContainText('okudum')
})
