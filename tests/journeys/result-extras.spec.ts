import { expect } from '@playwright/test'
import { test } from './support/card-test'

test('Back after the result, and every URL of the order, show the result and nothing to pay with (RES-04)', async ({
  page,
  order,
  sandbox,
  shopper,
  openFilled,
}) => {
  await openFilled()
  await shopper.press('pay')
  await expect(page.locator('[data-order-status]')).toHaveAttribute('data-order-status', 'paid')

  await page.goBack()
  await shopper.sees('result')
  for (const path of ['/', '/sdk', '/otp', '/pay', '/result-page']) {
    await page.goto(`${path}?token=${order.token}&lang=tr`)
    await shopper.sees('result')
    await expect(page.locator('main')).toContainText('Bu sipariş ödendi')
    await expect.poll(() => new URL(page.url()).pathname).toBe('/result-page')
    await expect(page.locator('[data-action="pay"], [data-field]')).toHaveCount(0)
  }
  await page.locator('main [data-action="go-back"]').click()
  await expect(page.locator('[data-order-status]')).toHaveAttribute('data-order-status', 'paid')
  expect((await sandbox.ledger(order.token)).authorisations).toHaveLength(1)
})
