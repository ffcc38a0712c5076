import { type Page, expect } from '@playwright/test'
import { test } from './support/test'

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
  await page.emulateMedia({ colorScheme: 'dark' })
  await expect.poll(() => groundOf(page)).toBe(LIGHT)

  // The typeface is served from the app's own origin.
  const faces = () =>
    page.evaluate(() => Array.from(document.fonts, ({ family, status }) => `${family.replace(/"/g, '')} ${status}`))
  await expect.poll(faces).toContain('Inter loaded')
})

test('an invalid link says so in the page title, too (BOOT-09~)', async ({ page }) => {
  await page.goto(`/nowhere?token=none&lang=en`)
  await expect(page).toHaveTitle('Link not valid · Cüzdan')
})
