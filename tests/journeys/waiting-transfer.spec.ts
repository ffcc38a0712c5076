import { readFileSync } from 'node:fs'
import { expect } from '@playwright/test'
import { anotherBrowser } from './support/another-browser'
import { test } from './support/transfer-test'

/** The result stays where it can be seen. */
const IN_SIGHT = { redirectPause: 600_000 }

test('an order that waits for a transfer says so in another browser before it asks for a login, shows the same code with its whole kit, and can be begun anew and paid by card (PAY-13~, BANK-06~, BEST-07~)', async ({
  browser,
  order,
  member,
  sandbox,
  trouble,
  lockIn,
  transferCalls,
}) => {
  test.slow()
  const code = await lockIn()
  const { page, shopper } = await anotherBrowser({ browser, sandbox, member, trouble }, IN_SIGHT)
  await page.goto(order.checkoutUrl.tr)
  await expect(page.locator('[data-note="transfer"]')).toContainText('Bu sipariş bir havale bekliyor')
  await shopper.identify()
  await shopper.typeCode()
  await expect(page.locator('[data-copy="code"] bdi')).toHaveText(code)
  await expect(page.locator('[data-copy="iban"]')).toContainText('TR83 0004 6012 3456 7890 1234 56')
  await expect(page.locator('[data-copy="amount"]')).toContainText('₺2.480,00')
  const download = page.waitForEvent('download')
  await shopper.press('save')
  expect(readFileSync(await (await download).path(), 'utf8')).toContain(`Referans kodu: ${code}`)

  // A page that is loaded anew has it as well, and neither asks for another one.
  await page.reload()
  await expect(page.locator('[data-copy="code"] bdi')).toHaveText(code)
  expect(await transferCalls()).toEqual({ start: 1, notify: 0 })

  await shopper.press('leave')
  await page.locator('[data-modal="leave-transfer"] [data-action="leave-transfer"]').click()
  await page.locator('[data-form="bank-transfer-form"]').waitFor()
  await page.locator('[data-method="credit-card"]').click()
  await shopper.fillCard()
  await shopper.agree()
  await shopper.press('pay')
  await shopper.sees('result')
  expect((await sandbox.ledger(order.token)).authorisations).toHaveLength(1)
})

test('the details that were taken complete the order from another browser too (PAY-13~, BANK-05~)', async ({
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

const untold = test.extend({
  wantedOrder: { flags: { fundEnabled: true, bankTransferEnabled: true }, telling: { transferCode: false } },
})

untold(
  'where the provider tells no code, it is said how much is waited for, where the code is, and how to begin anew (PAY-13~)',
  async ({ browser, order, member, sandbox, trouble, lockIn, transferCalls }) => {
    await lockIn()
    const { page, shopper } = await anotherBrowser({ browser, sandbox, member, trouble })
    await page.goto(order.checkoutUrl.tr)
    await page.locator('[data-note="transfer"]').waitFor()
    await shopper.identify()
    await shopper.typeCode()
    await expect(page.locator('main h1')).toHaveText('Bu sipariş ₺2.480,00 tutarında bir havale bekliyor')
    await expect(page.locator('main')).toContainText('Referans kodu SMS ve e-postayla gönderildi')
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
