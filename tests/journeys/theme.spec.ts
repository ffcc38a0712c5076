import { type Page, expect } from '@playwright/test'
import { test } from './support/test'

/** The ground of the page: light on porcelain, dark on night. */
const groundOf = (page: Page) => page.evaluate(() => getComputedStyle(document.body).backgroundColor)

const LIGHT = 'rgb(241, 244, 249)'
const DARK = 'rgb(9, 14, 28)'

test('the theme follows the system until the shopper chooses, and the choice is kept (SHELL-08)', async ({
  page,
  order,
  shopper,
}) => {
  await page.emulateMedia({ colorScheme: 'dark' })
  await page.goto(order.checkoutUrl.tr)
  await expect.poll(() => groundOf(page)).toBe(DARK)
  await page.emulateMedia({ colorScheme: 'light' })
  await expect.poll(() => groundOf(page)).toBe(LIGHT)

  await expect(shopper.field('email')).not.toHaveValue('')
  await shopper.press('toggle-theme')
  await expect.poll(() => groundOf(page)).toBe(DARK)
  await page.reload()
  await expect.poll(() => groundOf(page)).toBe(DARK)
  await shopper.identify()
  await expect.poll(() => groundOf(page)).toBe(DARK)
  await shopper.press('toggle-theme')
  await expect.poll(() => groundOf(page)).toBe(LIGHT)

  // The typeface comes with the app, from the app's own origin.
  const faces = () =>
    page.evaluate(() => Array.from(document.fonts, ({ family, status }) => `${family.replace(/"/g, '')} ${status}`))
  await expect.poll(faces).toContain('Inter loaded')
})

test('each route has a title of its own, in both languages (BOOT-09)', async ({
  page,
  order,
  shopper,
  member,
  sandbox,
}) => {
  test.slow()
  const { email, gsmNumber } = member
  const second = await sandbox.makeOrder({ email, gsmNumber })
  const titles = [
    [order.checkoutUrl.tr, ['Giriş yapın', 'Doğrulama kodu', 'Ödeme', 'Ödemeniz tamamlandı']],
    [second.checkoutUrl.en, ['Log in', 'Verification code', 'Payment', 'Payment successful']],
  ] as const
  for (const [address, [identify, otp, pay, result]] of titles) {
    await page.goto(address)
    await expect(page).toHaveTitle(`${identify} · Cüzdan`)
    await shopper.identify()
    await expect(page).toHaveTitle(`${otp} · Cüzdan`)
    await shopper.enterCode()
    await expect(page).toHaveTitle(`${pay} · Cüzdan`)
    await shopper.fillCard()
    await shopper.agree()
    await shopper.press('pay')
    await expect(page.locator('[data-order-status]')).toHaveAttribute('data-order-status', 'paid')
    await page.goto(address)
    await expect(page).toHaveTitle(`${result} · Cüzdan`)
  }
  await page.goto(`/nowhere?token=none&lang=en`)
  await expect(page).toHaveTitle('Link not valid · Cüzdan')
})
