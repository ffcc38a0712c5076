import { expect } from '@playwright/test'
import { PATHS } from '../gateways/support/paths'
import type { MadeMember, WantedOrder } from '../support/control-answers'
import { saveLogin } from './support/kept'
import { HEADING, balanceOf, callsTo, comesIn, opened } from './support/into-balance'
import { test } from './support/test'

const settlementOf = ({ email, gsmNumber }: MadeMember, wanted: WantedOrder['settlement'] = {}): WantedOrder => ({
  email,
  gsmNumber,
  price: 12_740,
  settlement: wanted,
})

const SAID = {
  tr: {
    ONE_TIME: 'Tutar 1 saat içinde bakiyenize yansıyacaktır.',
    ALL_TIME: 'Tutar 1 saat içinde bakiyenize yansıyacaktır. Bundan sonraki',
    DISABLED: 'Bakiyenize aktarım yapılmadı.',
    stuck: 'Aktarım tamamlanamadı, lütfen daha sonra tekrar deneyin.',
    before: 'Seçiminizi daha önce yaptınız',
  },
  en: {
    ONE_TIME: 'The money will be in your balance within 1 hour.',
    ALL_TIME: 'The money will be in your balance within 1 hour. From now on',
    DISABLED: 'Nothing was transferred to your balance.',
    stuck: 'The transfer could not be completed, please try again later.',
    before: 'You have already made your choice',
  },
} as const

const CHOICES = [
  ['ONE_TIME', 'tr', 12_740],
  ['ALL_TIME', 'en', 25_480],
  ['DISABLED', 'tr', 25_480],
] as const

test('a settlement goes to the balance once, to the balance always, or to the bank, as the seller chooses (SET-01)', async ({
  page,
  sandbox,
  origins,
  member,
}) => {
  for (const [mode, language, balance] of CHOICES) {
    const order = await sandbox.makeOrder(settlementOf(member))
    await saveLogin({ page, origins, sandbox, member, order })
    const init = await opened(page, order.checkoutUrl[language], PATHS.settlementDetail)
    await page.locator('[data-action="confirm"]').waitFor()
    await expect(page).toHaveURL(/\/settlement-to-balance\?/)
    if (mode === 'ALL_TIME') await page.locator('[data-field="alwaysTransfer"]').check({ force: true })
    if (mode === 'DISABLED') await page.locator('input[value="bank"]').check({ force: true })
    await page.locator('[data-action="confirm"]').click()
    await page.locator(`[data-decided="${mode}"]`).waitFor()
    await expect(page.locator('main')).toContainText(SAID[language][mode])
    expect(await balanceOf(sandbox, member)).toBe(balance)
    const sent = await callsTo(sandbox, order.token, PATHS.settlementSettings)
    expect(sent.map(({ body }) => body)).toEqual([
      {
        settlementToBalanceType: mode,
        token: init['settlementToken'],
        conversationId: expect.any(String) as unknown,
      },
    ])
  }
})

test('a settlement is promised within 1 hour, a failed one is to be tried later, and a second choice is named as one (SET-02)', async ({
  page,
  sandbox,
  origins,
  member,
}) => {
  const confirm = page.locator('[data-action="confirm"]')
  const alert = page.locator('main [role="alert"]')
  for (const language of ['tr', 'en'] as const) {
    const open = async (wanted: WantedOrder['settlement'] = {}) => {
      const order = await sandbox.makeOrder(settlementOf(member, wanted))
      await saveLogin({ page, origins, sandbox, member, order })
      const init = await opened(page, order.checkoutUrl[language], PATHS.settlementDetail)
      expect(init['settlementToBalanceUsed']).toBe(true)
      await confirm.click()
      return order
    }
    await open({ isStuck: true })
    await expect(alert).toContainText(SAID[language].stuck)
    await expect(alert).toContainText(language === 'tr' ? 'Para aktarılmadı.' : 'No money was moved.')
    const balance = await balanceOf(sandbox, member)
    const { token } = await open()
    await expect(page.locator('[data-decided="ONE_TIME"]')).toBeVisible()
    await expect(page.locator('main')).toContainText(SAID[language].ONE_TIME)
    expect(await balanceOf(sandbox, member)).toBe((balance ?? 0) + 12_740)
    // The shopper chooses on another device between opening the page and pressing.
    await page.route(
      (url) => url.pathname.endsWith(PATHS.settlementSettings),
      async (route) => {
        const sent = route.request().postDataJSON() as object
        await route.fetch({ postData: JSON.stringify({ ...sent, conversationId: 'another-device' }) })
        await route.continue()
      },
      { times: 1 },
    )
    await open()
    await page.locator('[data-decided="before"]').waitFor()
    await expect(page.getByRole('heading', HEADING)).toHaveText(SAID[language].before)
    expect(await callsTo(sandbox, token, PATHS.settlementSettings)).toHaveLength(1)
  }
})

test('a seller who chose always is settled by the next earnings automatically (SET-01~)', async ({
  page,
  sandbox,
  origins,
}) => {
  await page.goto(`${origins.shop}/earnings?lang=en`)
  await page.locator('[data-action="settle"]').click()
  await page.locator('main[data-screen="identify"]').waitFor()
  expect(new URL(page.url()).origin).toBe(origins.app)
  const seller = await sandbox.makeMember()
  await comesIn(page, sandbox, seller)
  await page.locator('[data-field="alwaysTransfer"]').check({ force: true })
  await page.locator('[data-action="confirm"]').click()
  await page.locator('[data-decided="ALL_TIME"]').waitFor()
  await page.locator('[data-action="go-back"]').click()
  await page.locator('[data-action="settle"]').click()
  await expect.poll(() => balanceOf(sandbox, seller)).toBe(2 * 12_740)
})

test('a settlement or a refund is shown in the currency of its order (SET-01~, REF-01~)', async ({
  page,
  sandbox,
  origins,
  member,
}) => {
  const { settlement, ...contact } = settlementOf(member)
  const payouts: WantedOrder[] = [{ settlement: settlement ?? {} }, { refund: { payerId: member.memberId } }]
  for (const payout of payouts) {
    const order = await sandbox.makeOrder({ ...contact, ...payout, currency: 'EUR' })
    await saveLogin({ page, origins, sandbox, member, order })
    await page.goto(order.checkoutUrl.en)
    await page.locator('[data-action="confirm"], [data-action="claim"]').waitFor()
    await expect(page.locator('main')).toContainText('€12,740.00')
    await expect(page.locator('main')).not.toContainText('₺')
  }
})
