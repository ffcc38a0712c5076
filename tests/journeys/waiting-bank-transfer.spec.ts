import { PATHS } from '../gateways/support/paths'
import { expect } from '@playwright/test'
import { test } from './support/bank-transfer-test'
import { keepResultInSight } from './support/changed-page'
import { startTransferElsewhere } from './support/transfer-elsewhere'

test('a transfer with its code is completed from another browser too (PAY-13~, BANK-05~)', async ({
  page,
  origins,
  order,
  member,
  sandbox,
  shopper,
  line,
  transferCalls,
}) => {
  const code = await startTransferElsewhere({ origins, sandbox, member, order })
  await keepResultInSight(page)
  await page.goto(order.checkoutUrl.tr)
  await shopper.identify()
  await shopper.typeCode()
  await expect(line('code').locator('bdi')).toHaveText(code)
  await shopper.press('complete-order')
  await shopper.sees('result')
  expect(await transferCalls()).toEqual({ start: 1, notify: 1 })
})

const withoutCode = test.extend({
  wantedOrder: { flags: { fundEnabled: true, bankTransferEnabled: true }, telling: { transferCode: false } },
})

withoutCode(
  'a transfer without a code says its amount if the provider does, where the code is and how to start again (PAY-12~, PAY-13~)',
  async ({ page, origins, order, member, sandbox, shopper, transferCalls }) => {
    await startTransferElsewhere({ origins, sandbox, member, order })
    const title = page.locator('main h1')
    await sandbox.setFault({ token: order.token, path: PATHS.detail, act: 'says:INIT_BANK_TRANSFER' })
    await page.goto(order.checkoutUrl.tr)
    await page.locator('[data-note="transfer"]').waitFor()
    await shopper.identify()
    await shopper.typeCode()
    // The present price does not replace an amount that the provider leaves out.
    await expect(title).toHaveText('Bu sipariş bir havale bekliyor')
    await expect(page.locator('main')).not.toContainText('2.480')

    await sandbox.clearFaults(order.token)
    await page.reload()
    await expect(title).toHaveText('Bu sipariş ₺2.480,00 tutarında bir havale bekliyor')
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
