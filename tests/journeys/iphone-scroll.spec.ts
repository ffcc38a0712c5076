import { expect } from '@playwright/test'
import { PATHS } from '../gateways/support/paths'
import { test } from './support/card-test'
import { holdBack } from './support/hold-back'

const MINUTE = 60_000

test.use({ viewport: { width: 390, height: 520 } })

// On an iPhone an open modal fixes the body in its place, and scrolls the page back when it closes.
test.beforeEach(({ page }) =>
  page.addInitScript(() => {
    Object.defineProperties(navigator, { platform: { value: 'iPhone' }, userAgentData: { value: undefined } })
  }),
)

test('a screen that replaces one under a legal text begins at its top on an iPhone (A11Y-01~)', async ({
  page,
  sandbox,
  member: { email, gsmNumber },
  shopper,
  openMethods,
}) => {
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

test('the reason of a decline that comes under a legal text is in an iPhone’s window once the text is closed (CARD-11~)', async ({
  page,
  shopper,
  openMethods,
}) => {
  await openMethods()
  await shopper.fillCard('4129111111111111')
  await shopper.agree()
  const answer = await holdBack(page, PATHS.cardAuth)
  await shopper.press('pay')
  const link = page.locator('[data-opens="userAgreement"]')
  await link.scrollIntoViewIfNeeded()
  await link.click()
  const text = page.locator('[data-modal="agreement"]')
  await text.locator('h3').first().waitFor()
  answer()
  const reason = page.locator('main [role="alert"]')
  await expect(reason).toHaveCount(1)
  await page.keyboard.press('Escape')
  await expect(text).toHaveCount(0)
  await expect(page.locator('body')).not.toHaveCSS('position', 'fixed')
  await expect(reason).toBeInViewport({ ratio: 1 })
})
