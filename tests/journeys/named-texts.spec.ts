import { expect } from '@playwright/test'
import { newcomer } from './support/newcomer'
import { test } from './support/test'

/** How a sentence refers to a legal text. */
const NAMES = {
  tr: /sözleşme|metni|formu|bilgilendirme|koşul/i,
  en: /agreement|notice|form\b|terms|consent text/i,
} as const

test('a consent names only texts that open in place, for registration and payment, in both languages (AGR-13)', async ({
  page,
  order,
  member,
  shopper,
}) => {
  const { gsmNumber, email } = newcomer()
  await page.goto(order.checkoutUrl.tr)
  await expect(shopper.field('email')).not.toHaveValue('')
  await shopper.field('gsmNumber').fill(gsmNumber)
  await shopper.field('email').fill(email)
  await shopper.press('continue')
  await shopper.sees('register')
  for (const language of ['tr', 'en'] as const) {
    if (language === 'en') await shopper.press('change-language')
    await expect(page.locator('html')).toHaveAttribute('lang', language)
    const sentences = page
      .locator('[data-form="register"] label, [data-form="register"] p')
      .filter({ has: page.locator('[data-opens]') })
    const links = page.locator('[data-form="register"] [data-opens]')
    expect(await links.count()).toBe(4)
    for (const sentence of await sentences.all()) {
      const bare = await sentence.evaluate((element) => {
        const copy = element.cloneNode(true) as HTMLElement
        copy.querySelectorAll('[data-opens]').forEach((link) => {
          link.remove()
        })
        return copy.textContent
      })
      expect(bare).not.toMatch(NAMES[language])
    }
    for (const link of await links.all()) {
      const name = (await link.getAttribute('data-opens')) ?? ''
      await link.click()
      await expect(page.locator(`[data-modal="agreement"] [data-text="${name}"] h3`).first()).toBeVisible()
      await page.keyboard.press('Escape')
      await expect(page.locator('[data-modal="agreement"]')).toHaveCount(0)
    }
  }
  await shopper.press('change-language')
  await shopper.press('step-back')
  await shopper.field('gsmNumber').fill(member.gsmNumber)
  await shopper.field('email').fill(member.email)
  await shopper.identify()
  await shopper.enterCode()
  const box = shopper.field('agreement')
  for (const [language, words] of [
    ['tr', /^Kullanıcı sözleşmesini okudum, kabul ediyorum ve ödeme emrini veriyorum$/],
    // In an accessible name, a link is followed by a space.
    ['en', /^I have read and accept the user agreement ?, and I approve this payment$/],
  ] as const) {
    if (language === 'en') await shopper.press('change-language')
    await expect(box).toHaveAccessibleName(words)
    const links = page.locator('form [data-opens]')
    await expect(links).toHaveCount(1)
    await links.click()
    await expect(page.locator('[data-modal="agreement"] [data-text="userAgreement"] h3').first()).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(page.locator('[data-modal="agreement"]')).toHaveCount(0)
    await expect(box).not.toBeChecked()
  }
})
