import { readFileSync } from 'node:fs'
import { type Page, expect } from '@playwright/test'
import type { MadeOrder } from '../support/control-answers'
import { PATHS } from '../gateways/support/paths'
import { anotherBrowser } from './support/another-browser'
import { setWaits } from './support/changed-page'
import { atCreditBank, test as base } from './support/shopping-credit-test'
import { comesBackWhole } from './support/kept-page'
import { startTransferElsewhere } from './support/transfer-elsewhere'

/** Only a press reads the order again, and no read times out; the result stays in view. */
const WAITS = { reconcilePause: 600_000, redirectPause: 600_000, bankPatience: 1_000 }

const FLAGS = { fundEnabled: true, bankTransferEnabled: true, creditEnabled: true }

/** A bank session that lasts longer than the checkout expects: no refusal arrives. */
const PATIENT = { bankSessionSeconds: 3600 }

const atBank = (page: Page) => page.locator('[data-form="acs"]').waitFor()
const waits = (page: Page) => page.locator('main [data-standing="withBank"]').waitFor()
const reason = (page: Page) => page.locator('main').getByRole('alert')
const code = (page: Page) => page.locator('[data-copy="code"] bdi')

/** Presses to check again, and resolves once the provider has answered this press, and not a question that the page asked before. */
async function asksAgain(page: Page) {
  const asked = page.waitForRequest(
    (request) => request.method() === 'POST' && new URL(request.url()).pathname.endsWith(PATHS.detail),
  )
  await page.locator('[data-action="check-again"]').click()
  await (await asked).response()
}

interface Waiting {
  readonly makeOrder: (more?: { readonly bankSessionSeconds?: number }) => Promise<MadeOrder>
  /** Goes from the order to its bank. */
  readonly goToBank: (order: MadeOrder, arrives?: boolean) => Promise<void>
  readonly payments: (order: MadeOrder) => Promise<number>
}

const test = base.extend<Waiting>({
  makeOrder: ({ sandbox, member: { email, gsmNumber } }, use) =>
    use((more) => sandbox.makeOrder({ email, gsmNumber, flags: FLAGS, ...more })),

  goToBank: ({ page, shopper, openFilled }, use) =>
    use(async (order, arrives = true) => {
      await openFilled({ order })
      await shopper.field('threeDS').check()
      await shopper.press('pay')
      if (arrives) await atBank(page)
    }),

  payments: ({ sandbox }, use) => use(async ({ token }) => (await sandbox.ledger(token)).authorisations.length),
})

test('a waiting order says so at each URL before login, and offers its code, a restart, the bank, or another try (PAY-13)', async ({
  browser,
  page,
  origins,
  member,
  sandbox,
  shopper,
  trouble,
  tab,
  openMethods,
  goToBank,
  makeOrder,
  payments,
  verifyAtBank,
  approveAtBank,
}) => {
  test.slow()
  await setWaits(page, WAITS)
  const other = await anotherBrowser({ browser, sandbox, member, trouble }, WAITS)

  await test.step('a transfer, at another device: its note, the same code with its kit, and the restart', async () => {
    const order = await makeOrder()
    const given = await startTransferElsewhere({ origins, sandbox, member, order })

    await other.page.goto(order.checkoutUrl.tr)
    await expect(other.page.locator('[data-note="transfer"]')).toContainText('Bu sipariş bir havale bekliyor')
    await other.shopper.identify()
    await other.shopper.typeCode()
    await expect(code(other.page)).toHaveText(given)
    await expect(other.page.locator('[data-copy="iban"]')).toContainText('TR83 0004 6012 3456 7890 1234 56')
    await expect(other.page.locator('[data-copy="recipient"]')).toContainText('Cüzdan Ödeme')
    await expect(other.page.locator('[data-copy="amount"]')).toContainText('₺2.480,00')
    await expect(other.page.locator('[data-action="print"]')).toBeVisible()
    const download = other.page.waitForEvent('download')
    await other.shopper.press('save')
    expect(readFileSync(await (await download).path(), 'utf8')).toContain(`Referans kodu: ${given}`)
    await other.page.reload()
    await expect(code(other.page)).toHaveText(given)

    await other.shopper.press('leave')
    await other.page.locator('[data-modal="leave-transfer"] [data-action="leave-transfer"]').click()
    await other.page.locator('[data-form="bank-transfer-form"]').waitFor()
    await other.page.locator('[data-method="credit-card"]').click()
    await other.shopper.fillCard()
    await other.shopper.agree()
    await other.shopper.press('pay')
    await other.shopper.sees('result')
    expect(await payments(order)).toBe(1)
  })

  await test.step('a bank’s page, at another device: no login, another question, another try once it says no', async () => {
    const order = await makeOrder()
    await goToBank(order)
    await other.page.goto(order.checkoutUrl.tr)
    await waits(other.page)
    await expect(other.page.locator('main')).toContainText('Bankanın sayfası başka bir sekmede veya cihazda açıksa')
    for (const action of ['go-to-bank', 'pay', 'continue'])
      await expect(other.page.locator(`main [data-action="${action}"]`)).toHaveCount(0)
    await asksAgain(other.page)
    await waits(other.page)

    await page.locator('[data-form="acs"] [data-action="cancel"]').click()
    await shopper.sees('pay')
    await asksAgain(other.page)
    await other.shopper.identify()
    await other.shopper.enterCode()
    await other.shopper.fillCard()
    await other.shopper.field('threeDS').check()
    await other.shopper.agree()
    await other.shopper.press('pay')
    await atBank(other.page)

    // The shopper who stayed in the first tab sees the other tab's payment pending, then paid.
    await shopper.fillCard()
    await shopper.press('pay')
    await waits(page)
    await other.page
      .locator('[data-field="code"]')
      .fill((await other.page.locator('[data-acs-code]').textContent()) ?? '')
    await other.page.locator('[data-form="acs"] [data-action="verify"]').click()
    await other.shopper.sees('result')
    await asksAgain(page)
    await shopper.sees('result')
    expect(await payments(order)).toBe(1)
  })

  await test.step('a bank’s page that never came: the bank again, as long as this page is there', async () => {
    const order = await makeOrder()
    // Simulates Back: the page stays in place.
    await page.route('**/3ds/init', (route) => route.fulfill({ status: 204 }), { times: 2 })
    await goToBank(order, false)
    await waits(page)
    const again = page.locator('[data-action="go-to-bank"]')
    await again.click()
    await expect(again).toHaveAttribute('aria-disabled', 'true')
    await again.click()
    await atBank(page)
    await verifyAtBank()
    await shopper.sees('result')
    expect(await payments(order)).toBe(1)
  })

  await test.step('a page that was reloaded: another question, and another try once the bank’s time is over', async () => {
    const order = await makeOrder(PATIENT)
    await goToBank(order)
    await page.goto(order.checkoutUrl.tr.replace('/?', '/result-page?'))
    await waits(page)
    await expect(page.locator('[data-action="go-to-bank"]')).toHaveCount(0)
    // Each jump is shorter than an absence, after which the page would ask once more.
    for (const seconds of [270, 270]) {
      await sandbox.advanceClock(order.token, seconds)
      await asksAgain(page)
      await waits(page)
    }
    await sandbox.advanceClock(order.token, 60)
    await asksAgain(page)
    await shopper.sees('pay')
    await expect(reason(page)).toContainText('Bankanın onay süresi doldu, ödeme onaylanmadı.')
    await expect(reason(page)).not.toContainText('para çekilmedi')
    await shopper.fillCard()
    await shopper.agree()
    await shopper.press('pay')
    await shopper.sees('result')
    expect(await payments(order)).toBe(1)
  })

  await test.step('a credit at its bank, at another device: no login, and what the bank has decided', async () => {
    const order = await makeOrder()
    await openMethods({ order })
    await tab('shopping-credit').click()
    await page.getByRole('radio', { name: 'Anka Bankası' }).check()
    await shopper.agree()
    await shopper.press('apply')
    await atCreditBank(page)
    await other.page.goto(order.checkoutUrl.tr)
    await waits(other.page)
    await expect(other.page.locator('[data-action="go-to-bank"]')).toHaveCount(0)
    await approveAtBank()
    await asksAgain(other.page)
    await other.shopper.sees('result')
    await shopper.sees('result')
  })
})

test('a page from the back/forward cache after the bank redirect looks up the outcome, and has the way to the bank (PAY-13~, BEST-04~)', async ({
  page,
  order,
  shopper,
  goToBank,
  verifyAtBank,
  isPaid,
}) => {
  await setWaits(page, { threeDSPause: 600_000 })
  await goToBank(order, false)
  await page.locator('main [data-redirect="threeDS"]').waitFor()
  await comesBackWhole(page)
  await waits(page)
  await shopper.press('go-to-bank')
  await atBank(page)
  await verifyAtBank()
  await isPaid()
})
