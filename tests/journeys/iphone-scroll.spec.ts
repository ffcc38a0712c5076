import { expect } from '@playwright/test'
import { test } from './support/card-test'

const MINUTE = 60_000

test.use({ viewport: { width: 390, height: 520 } })

test('a screen that replaces one under a legal text begins at its top on an iPhone (A11Y-01~)', async ({
  page,
  sandbox,
  member: { email, gsmNumber },
  shopper,
  openMethods,
}) => {
  // On an iPhone an open modal fixes the body in its place, and scrolls the page back when it closes.
  await page.addInitScript(() => {
    Object.defineProperties(navigator, { platform: { value: 'iPhone' }, userAgentData: { value: undefined } })
  })
  await page.clock.install()
  await openMethods({ order: await sandbox.makeOrder({ email, gsmNumber, expiresInSeconds: 120 }) })
  const link = page.locator('[data-opens="userAgreement"]')
  await link.evaluate((element) => {
    element.scrollIntoView({ block: 'center', behavior: 'instant' })
  })
  expect(await page.evaluate(() => scrollY)).toBeGreaterThan(50)
  await link.click()
  const text = page.locator('[data-modal="agreement"]')
  await text.locator('h3').first().waitFor()
  await expect(page.locator('body')).toHaveCSS('position', 'fixed')
  await page.clock.fastForward(2 * MINUTE + 1_000)
  await shopper.sees('form-expired')
  await page.clock.runFor(1_000)
  await expect(text).toHaveCount(0)
  await expect(page.locator('body')).not.toHaveCSS('position', 'fixed')
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0)
})
