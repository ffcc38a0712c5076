import { type Locator, expect } from '@playwright/test'
import { PATHS } from '../gateways/support/paths'
import { SPECIFIED_TIMES } from '../support/specified-times'
import { setWaits } from './support/changed-page'
import { atCreditBank, test } from './support/shopping-credit-test'
import { holdTime, isAskedAfter, keepShippedWaits } from './support/shipped-waits'
import type { WantedFault } from '../../sandbox/records/fault'
import { shownLogos } from './support/shown-logos'

/** The order source that the sandbox sets. */
const SOURCE = 'DEMO_SHOP'

/** The cells of a table's row, without its header. */
const cellsOf = (table: Locator, row: string) =>
  table.getByRole('row', { name: new RegExp(`^${row}`) }).getByRole('cell')

/** Runs in the page: the least distance between the texts of two columns, in pixels. */
function leastGap(table: Element): number {
  const gaps = Array.from(table.querySelectorAll('tr'), (row) => {
    const texts = Array.from(row.cells, (cell) => {
      const range = document.createRange()
      range.selectNodeContents(document.createTreeWalker(cell, NodeFilter.SHOW_TEXT).nextNode() ?? cell)
      return range.getBoundingClientRect()
    })
    return texts.slice(1).map(({ left }, index) => left - (texts[index]?.right ?? 0))
  })
  return Math.min(...gaps.flat())
}

test('the credit form shows which banks lend, the rates of each, how it is paid back, and how a shopper applies (PAY-01~, CRED-01, CRED-02, CRED-08)', async ({
  page,
  shopper,
  tab,
  openCredit,
  bodiesOf,
}) => {
  await openCredit()
  const example = page.getByRole('table', { name: 'Örnek: Anka Bankası, ₺1.000,00 kredi' })
  // Leaving before the sample's answer would send its request again.
  await example.waitFor()
  await expect(page.getByRole('tab')).toHaveCount(4)
  for (const [method, form] of [
    ['balance', 'balance-form'],
    ['credit-card', 'credit-card-form'],
  ] as const) {
    await tab(method).click()
    await page.locator(`[data-form="${form}"]`).waitFor()
  }
  await tab('shopping-credit').click()
  // In the provider's order, but lending banks first; each with its limits.
  const banks = page.locator('[data-field="bank"] input')
  await expect(banks).toHaveCount(5)
  await expect(banks.last()).toHaveValue('902')
  const rated = page.getByRole('radio', { name: /^Anka Bankası.* Aylık faiz \/ kâr oranı %/ })
  await expect(rated).toHaveCount(1)
  for (const name of ['Meltem Bank', 'Kıyıbank']) await expect(page.getByRole('radio', { name })).toBeDisabled()
  await expect.poll(() => shownLogos(page.locator('[data-field="bank"]'))).toEqual(Array(5).fill(true))
  expect(await bodiesOf(PATHS.creditBanks)).toEqual([{ memberKycLevel: 1, paidPrice: 2480, locale: 'tr' }])

  // The banks that lend for this order, side by side.
  const rates = page.getByRole('table', { name: 'Aylık faiz / kâr oranları' })
  await expect(rates.getByRole('columnheader')).toHaveText(['Vade', 'Anka Bankası', 'Toros Bankası', 'Lale Katılım'])
  await expect(cellsOf(rates, '6 ay')).toHaveText(['%3,99', '%4,19', '%3,85'])
  await expect(cellsOf(rates, '24 ay')).toHaveText(['%4,29', '%4,39', /bu vade yok/])

  await expect(cellsOf(example, '6 ay')).toHaveText(['₺198,20', '%3,99', '₺1.189,18'])
  expect(await bodiesOf(PATHS.creditPlans)).toEqual([{ paidPrice: 1000, acquirerId: 901 }])

  const plan = (bank: string) => page.getByRole('table', { name: `₺2.480,00 için ${bank} ödeme planı` })
  await page.getByRole('radio', { name: 'Anka Bankası' }).check()
  await expect(example).toHaveCount(0)
  await expect(plan('Anka Bankası').getByRole('rowheader')).toHaveText([/^3/, /^6/, /^9/, /^12/, /^24/, /^36/])
  await page.setViewportSize({ width: 360, height: 640 })
  for (const table of [rates, plan('Anka Bankası')]) expect(await table.evaluate(leastGap)).toBeGreaterThanOrEqual(10)
  const heads = ['Vade', 'Aylık taksit', 'Aylık oran', 'Toplam geri ödeme']
  await expect(plan('Anka Bankası').getByRole('columnheader')).toHaveText(heads)
  await expect(cellsOf(plan('Anka Bankası'), '6 ay')).toHaveText(['₺491,53', '%3,99', '₺2.949,17'])
  await page.getByRole('radio', { name: 'Toros Bankası' }).check()
  await expect(cellsOf(plan('Toros Bankası'), '24 ay')).toHaveText(['₺192,29', '%4,39', '₺4.614,80'])
  // No plan is requested twice.
  await page.getByRole('radio', { name: 'Anka Bankası' }).check()
  await expect(cellsOf(plan('Anka Bankası'), '6 ay')).toHaveText(['₺491,53', '%3,99', '₺2.949,17'])
  expect(await bodiesOf(PATHS.creditPlans)).toEqual([
    { paidPrice: 1000, acquirerId: 901 },
    { paidPrice: 2480, acquirerId: 901 },
    { paidPrice: 2480, acquirerId: 903 },
  ])

  await shopper.press('how-to-apply')
  const how = page.locator('[data-modal="how-to-apply"]')
  for (const step of ['Bankayı burada seçin', 'Bankanın sayfasında başvurun', 'Bu sayfaya dönün']) {
    await expect(how).toContainText(step)
  }
  await page.keyboard.press('Escape')
  await expect(how).toBeHidden()
})

test('an order is validated once before its application, and the validation holds until the price changes (CRED-03, CRED-09~)', async ({
  page,
  order,
  member,
  sandbox,
  shopper,
  apply,
  bodiesOf,
}) => {
  await setWaits(page, { creditPause: 600_000 })
  const isOut: WantedFault = { path: PATHS.creditApplication, phase: 'before', act: 'failure:150803' }
  await sandbox.putFaults(order.token, [{ token: order.token, ...isOut }])
  const alert = page.locator('main').getByRole('alert')
  await apply()
  await expect(alert).toContainText('Ürün stokta bulunmuyor')
  const validated = {
    checkoutFormToken: order.token,
    paymentChannel: 'PAY_WITH_WALLET',
    memberId: member.memberId,
    paidPrice: 2480,
    paymentSourceName: SOURCE,
  }
  expect(await bodiesOf(PATHS.creditValidation)).toEqual([validated])
  await shopper.press('apply')
  await expect.poll(() => bodiesOf(PATHS.creditApplication)).toHaveLength(2)
  await expect(alert).toContainText('Ürün stokta bulunmuyor')
  // Not requested again: the validation is stored.
  expect(await bodiesOf(PATHS.creditValidation)).toEqual([validated])

  await sandbox.putFaults(order.token, [])
  await sandbox.changePrice(order.token, 2600)
  await shopper.press('apply')
  await shopper.press('accept-price')
  await page.getByRole('radio', { name: 'Anka Bankası' }).check()
  await shopper.press('apply')
  await page.locator('main [data-redirect="credit"]').waitFor()
  expect(await bodiesOf(PATHS.creditValidation)).toEqual([validated, { ...validated, paidPrice: 2600 }])
  const passes = (await bodiesOf(PATHS.creditApplication)).map((body) => (body as { creditToken: string }).creditToken)
  expect(passes).toEqual([passes[0], passes[0], expect.not.stringContaining(passes[0] ?? '')])
})

test('an application is sent whole, its bank page opens after 2 s, and an unusable page is reported (CRED-04)', async ({
  page,
  member,
  origins,
  shopper,
  apply,
  tab,
  creditCalls,
  bodiesOf,
}) => {
  test.slow()
  await keepShippedWaits(page)
  await page.clock.install()
  await page.route(
    `**${PATHS.creditApplication}*`,
    async (route) => {
      await holdTime(page)
      await route.continue()
    },
    { times: 1 },
  )
  await apply()
  await page.locator('main [data-redirect="credit"]').waitFor()
  await expect.poll(() => new URL(page.url()).pathname).toBe('/shopping-credit-redirect')
  await expect(page.locator('[data-bank-host]')).toHaveText(new URL(origins.bank).host)
  await expect(page.locator('main h1')).toBeFocused()
  const { memberId, email: memberEmail, gsmNumber: memberGsmNumber } = member
  expect(await bodiesOf(PATHS.creditApplication)).toEqual([
    {
      memberId,
      memberEmail,
      memberGsmNumber,
      paymentSourceName: SOURCE,
      acquirerId: 901,
      creditToken: expect.stringMatching(/./),
      conversationId: expect.stringMatching(/^[0-9a-f]{32}$/),
    },
  ])
  const post = await isAskedAfter(page, {
    after: SPECIFIED_TIMES.creditPause,
    isIt: (request) => request.isNavigationRequest() && request.url().startsWith(origins.bank),
  })
  expect(post.method()).toBe('POST')
  await atCreditBank(page)
  await page.clock.resume()
  await page.locator('[data-action="reject"]').click()
  await shopper.sees('pay')

  await page.route(
    `**${PATHS.creditApplication}*`,
    async (route) => {
      const response = await route.fetch()
      const json = (await response.json()) as { data: object }
      const formData = Buffer.from('<form method="post" action="javascript:document.title=1"></form>').toString(
        'base64',
      )
      await route.fulfill({ response, json: { ...json, data: { ...json.data, formData } } })
    },
    { times: 1 },
  )
  await tab('shopping-credit').click()
  await page.getByRole('radio', { name: 'Toros Bankası' }).check()
  await shopper.agree()
  await shopper.press('apply')
  await expect(page.locator('main').getByRole('alert')).toContainText('Bankanın sayfası açılamadı')
  await expect(page).toHaveTitle(/^(?!1$)/)
  await shopper.sees('pay')
  expect(await creditCalls()).toMatchObject({ application: 2 })
})

test.describe('a large order', () => {
  test.use({
    wantedOrder: { price: 98_765.43, flags: { fundEnabled: true, bankTransferEnabled: true, creditEnabled: true } },
    viewport: { width: 360, height: 720 },
  })

  test('the payment plan of a large order shows its totals whole on a narrow phone (CRED-02~)', async ({
    page,
    openCredit,
  }) => {
    await openCredit()
    await page.locator('[data-action="change-language"]').click()
    await page.getByRole('radio', { name: 'Anka Bankası' }).check()
    const plan = page.getByRole('table', { name: /^Payment plan of Anka Bankası/ })
    await plan.waitFor()
    const beyond = await plan.evaluate(
      ({ parentElement: frame }) => (frame?.scrollWidth ?? 0) - (frame?.clientWidth ?? 0),
    )
    expect(beyond).toBe(0)
  })
})
