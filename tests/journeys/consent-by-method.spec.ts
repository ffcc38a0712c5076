import { expect } from '@playwright/test'
import { test } from './support/credit-test'

const ASKED = [
  ['credit-card', 'kabul ediyorum ve ödeme emrini veriyorum', 'and I authorise this payment'],
  ['shopping-credit', 'kabul ediyorum ve kredi başvurusu yapmak istiyorum', 'and I want to apply for credit'],
  ['bank-transfer', 'kabul ediyorum ve havale/EFT ile ödeyeceğim', 'and I will pay by bank transfer'],
] as const

test('each payment method asks for what it does, beside the agreement that opens there, in both languages (PAY-03~, AGR-13~)', async ({
  page,
  shopper,
  tab,
  openCredit,
}) => {
  await openCredit()
  const box = shopper.field('agreement')
  const text = page.locator('[data-modal="agreement"] [data-text="userAgreement"]')
  for (const language of ['tr', 'en'] as const) {
    if (language === 'en') await shopper.press('change-language')
    for (const [method, turkish, english] of ASKED) {
      await tab(method).click()
      const words = language === 'tr' ? turkish : english
      await expect(box).toHaveAccessibleName(new RegExp(`^(?:Kullanıcı sözleşmesini|I have read).*${words}$`))
      await page.locator('form [data-opens="userAgreement"]').click()
      await expect(text).toBeVisible()
      await page.keyboard.press('Escape')
      await expect(text).toHaveCount(0)
    }
  }
})
