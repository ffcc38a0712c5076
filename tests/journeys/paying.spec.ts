import { expect } from '@playwright/test'
import { PATHS } from '../gateways/support/paths'
import { test } from './support/card-test'

const PAY_CALL = '/payment/iyzipos/checkoutform/auth/ecom'

test.beforeEach(async ({ openMethods }) => {
  await openMethods()
})

test('a payment whose answer is lost after the charge is looked up, never paid again (PAY-06~, BEST-03~)', async ({
  page,
  order,
  sandbox,
  shopper,
  trouble,
}) => {
  trouble.allow(/ERR_CONNECTION_RESET|ERR_EMPTY_RESPONSE|Failed to load resource/)
  await sandbox.setFault({ token: order.token, path: PAY_CALL, phase: 'after-commit', act: 'reset' })
  await shopper.fillCard()
  await shopper.agree()
  await shopper.press('pay')
  await expect(page.locator('[data-order-status]')).toHaveAttribute('data-order-status', 'paid')
  const { authorisations, transportDuplicates } = await sandbox.ledger(order.token)
  expect([authorisations.length, transportDuplicates]).toEqual([1, 0])
})

test('a payment whose answer is lost for good is shown as unknown, without anything to pay with (PAY-06~, BEST-03~)', async ({
  page,
  order,
  sandbox,
  shopper,
  trouble,
}) => {
  trouble.allow(/Failed to load resource/)
  await sandbox.setFault({ token: order.token, path: PAY_CALL, phase: 'before', act: 'status:503' })
  await shopper.fillCard()
  await shopper.agree()
  await shopper.press('pay')
  await shopper.sees('outcome-unknown')
  await expect(page.locator('main h1')).toHaveText('Ödemenizin sonucu henüz belli değil')
  await expect(page.locator('[data-action="pay"]')).toHaveCount(0)
  const answered = page.waitForResponse((response) => response.url().includes(PATHS.detail))
  await page.locator('[data-action="check-again"]').click()
  await answered
  await expect(page.locator('main h1')).toHaveText('Ödemenizin sonucu henüz belli değil')
  const calls = await sandbox.requests(order.token)
  expect(calls.filter(({ path }) => path.endsWith(PAY_CALL))).toHaveLength(1)
})
