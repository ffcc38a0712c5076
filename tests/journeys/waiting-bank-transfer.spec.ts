import { PATHS } from '../gateways/support/paths'
import { expect } from '@playwright/test'
import { anotherBrowser } from './support/another-browser'
import { test } from './support/bank-transfer-test'

/** The result stays in view. */
const IN_SIGHT = { redirectPause: 600_000 }

test('a transfer with its code is completed from another browser too (PAY-13~, BANK-05~)', async ({
  browser,
  order,
  member,
  sandbox,
  trouble,
  lockIn,
  transferCalls,
}) => {
  await lockIn()
  const { page, shopper } = await anotherBrowser({ browser, sandbox, member, trouble }, IN_SIGHT)
  await page.goto(order.checkoutUrl.tr)
  await shopper.identify()
  await shopper.typeCode()
  await page.locator('[data-copy="code"]').waitFor()
  await shopper.press('complete-order')
  await shopper.sees('result')
  expect(await transferCalls()).toEqual({ start: 1, notify: 1 })
})

const withoutCode = test.extend({
  wantedOrder: { flags: { fundEnabled: true, bankTransferEnabled: true }, telling: { transferCode: false } },
})

withoutCode(
  'a transfer without a code says its amount, where the code is and how to start again (PAY-13~)',
  async ({ browser, order, member, sandbox, trouble, lockIn, transferCalls }) => {
    await lockIn()
    const { page, shopper } = await anotherBrowser({ browser, sandbox, member, trouble })
    await page.goto(order.checkoutUrl.tr)
    await page.locator('[data-note="transfer"]').waitFor()
    await shopper.identify()
    await shopper.typeCode()
    await expect(page.locator('main h1')).toHaveText('Bu sipariş ₺2.480,00 tutarında bir havale bekliyor')
    await expect(page.locator('main')).toContainText('Referans kodunu burada gösteremiyoruz')
    await expect(page.locator('[data-action="complete-order"]')).toHaveCount(0)
    await shopper.press('leave')
    await page.locator('[data-modal="leave-transfer"] [data-action="leave-transfer"]').click()
    await page.locator('[data-form="bank-transfer-form"]').waitFor()
    await page.getByRole('radio', { name: 'Garanti BBVA' }).check()
    await shopper.agree()
    await shopper.press('pay')
    await page.locator('[data-copy="code"]').waitFor()
    expect(await transferCalls()).toEqual({ start: 2, notify: 0 })
  },
)

withoutCode(
  'the tab that took the details keeps the code, though the provider does not name it (BANK-06~, BANK-05~)',
  async ({ page, order, shopper, lockIn, line }) => {
    const code = await lockIn()
    await shopper.press('complete-order')
    await shopper.sees('result')
    await page.goto(order.checkoutUrl.tr)
    // The login was cleared with the result; the reference code is still valid.
    await page.locator('[data-note="transfer"]').waitFor()
    await shopper.identify()
    await shopper.typeCode()
    await expect(line('code').locator('bdi')).toHaveText(code)
  },
)

withoutCode(
  'the present price does not replace a transfer’s amount that the provider leaves out (PAY-12~, PAY-13~)',
  async ({ browser, order, member, sandbox, trouble, lockIn }) => {
    await lockIn()
    await sandbox.setFault({ token: order.token, path: PATHS.detail, act: 'says:INIT_BANK_TRANSFER' })
    const { page, shopper } = await anotherBrowser({ browser, sandbox, member, trouble })
    await page.goto(order.checkoutUrl.tr)
    await page.locator('[data-note="transfer"]').waitFor()
    await shopper.identify()
    await shopper.typeCode()
    await expect(page.locator('main h1')).toHaveText('Bu sipariş bir havale bekliyor')
    await expect(page.locator('main')).not.toContainText('2.480')
  },
)
