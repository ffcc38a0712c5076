import { expect } from '@playwright/test'
import { PATHS } from '../gateways/support/paths'
import { setWaits } from './support/changed-page'
import { atCreditBank, test } from './support/credit-test'

test('a bank lends the price: its plan, how one applies, the application, and what the bank decides (PAY-01, CRED-01, CRED-02, CRED-03, CRED-04, CRED-08)', async ({
  page,
  order,
  sandbox,
  origins,
  shopper,
  tab,
  openCredit,
  approveAtBank,
  creditCalls,
  isPaid,
}) => {
  await setWaits(page, { creditPause: 600_000 })
  await openCredit()
  await expect(page.getByRole('tab')).toHaveCount(4)
  for (const [method, form] of [
    ['balance', 'balance-form'],
    ['credit-card', 'credit-card-form'],
  ] as const) {
    await tab(method).click()
    await page.locator(`[data-form="${form}"]`).waitFor()
  }
  await tab('shopping-credit').click()
  // As the provider names them, but those that lend first; each with its own limits.
  const banks = page.locator('[data-field="bank"] input')
  await expect(banks).toHaveCount(5)
  await expect(banks.last()).toHaveValue('902')
  for (const name of ['Meltem Bank', 'Kıyıbank']) await expect(page.getByRole('radio', { name })).toBeDisabled()
  await expect(page.locator('[data-plan="sample"]').getByRole('table')).toContainText('₺')
  await page.getByRole('radio', { name: 'Anka Bankası' }).check()
  const plan = page.locator('[data-plan="own"]').getByRole('table')
  await expect(plan.getByRole('rowheader')).toHaveCount(6)
  await expect(plan.getByRole('columnheader').first()).toHaveText('Vade')
  await shopper.press('how-to-apply')
  await page.locator('[data-modal="how-to-apply"]').waitFor()
  await page.keyboard.press('Escape')
  await expect(page.locator('[data-modal="how-to-apply"]')).toBeHidden()

  await shopper.agree()
  await shopper.press('apply')
  await page.locator('main [data-redirect="credit"]').waitFor()
  await expect(page).toHaveURL(/\/shopping-credit-redirect\?/)
  await expect(page.locator('[data-bank-host]')).toHaveText(new URL(origins.bank).host)
  await expect(page.locator('main h1')).toBeFocused()
  await shopper.press('continue')
  await approveAtBank()
  await isPaid()
  expect(await creditCalls()).toEqual({ banks: 1, validation: 1, application: 1 })
  expect((await sandbox.orderOf(order.token)).paymentStatus).toBe('SUCCESS')
})

test('a bank that says no sends the shopper back to every method, with why; the next application is a new one (CRED-04~, CRED-07~)', async ({
  page,
  shopper,
  apply,
  tab,
  approveAtBank,
  creditCalls,
  isPaid,
}) => {
  await setWaits(page, { creditPause: 50 })
  await apply()
  await atCreditBank(page)
  await page.locator('[data-action="reject"]').click()
  await shopper.sees('pay')
  await expect(page.locator('main').getByRole('alert')).toBeVisible()
  await tab('shopping-credit').click()
  await page.getByRole('radio', { name: 'Toros Bankası' }).check()
  await shopper.agree()
  await shopper.press('apply')
  await approveAtBank()
  await isPaid()
  expect(await creditCalls()).toMatchObject({ application: 2 })
})

test('each of its calls that fails says so and can be made again: banks, plan, validation, application (CRED-07)', async ({
  page,
  order,
  sandbox,
  shopper,
  arrive,
  tab,
  creditCalls,
  trouble,
}) => {
  trouble.allow(/status of 503/)
  await setWaits(page, { creditPause: 600_000 })
  const fails = (path: string, act = 'status:503') =>
    sandbox.putFaults(order.token, [{ token: order.token, path, phase: 'before', act }])
  const works = () => sandbox.putFaults(order.token, [])
  const alert = page.locator('main').getByRole('alert')
  await arrive()
  await fails(PATHS.creditBanks)
  await tab('shopping-credit').click()
  await page.locator('main [data-action="try-again"]').waitFor()
  await fails(PATHS.creditPlans)
  await shopper.press('try-again')
  const anka = page.getByRole('radio', { name: 'Anka Bankası' })
  await anka.check()
  await page.locator('[data-action="ask-plans"]').waitFor()
  await fails(PATHS.creditValidation)
  await shopper.press('ask-plans')
  await page.locator('[data-plan="own"]').waitFor()
  await shopper.agree()
  await shopper.press('apply')
  await expect(alert).toBeVisible()
  await expect(anka).toBeChecked()
  await fails(PATHS.creditApplication, 'failure:5001')
  await shopper.press('apply')
  await expect.poll(async () => (await creditCalls()).application).toBe(1)
  await expect(alert).toBeVisible()
  await works()
  await shopper.press('apply')
  await page.locator('main [data-redirect="credit"]').waitFor()
  expect(await creditCalls()).toMatchObject({ application: 2 })
})

test('an application that lies at a bank already, and goods that nobody has any more, are said in words of their own (CRED-06)', async ({
  page,
  order,
  sandbox,
  shopper,
  tab,
  apply,
  creditCalls,
}) => {
  const refuse = (code: string) =>
    sandbox.putFaults(order.token, [
      { token: order.token, path: PATHS.creditApplication, phase: 'before', act: `failure:${code}` },
    ])
  await refuse('200321')
  await apply()
  const alert = page.locator('main').getByRole('alert')
  await expect(alert).toContainText('Devam eden bir kredi başvurunuz var, başka bir ödeme yöntemi seçin')
  await refuse('150803')
  await shopper.press('apply')
  await expect(alert).toContainText('Ürün stokta bulunmuyor')
  // Another method is a press away.
  await tab('credit-card').click()
  await page.locator('[data-form="credit-card-form"]').waitFor()
  expect(await creditCalls()).toMatchObject({ application: 2 })
})

test('a bank’s page that nobody can be sent to is said, and nothing lies at any bank for it (CRED-04~)', async ({
  page,
  apply,
  shopper,
  creditCalls,
}) => {
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
  await apply()
  await expect(page.locator('main').getByRole('alert')).toContainText('Bankanın sayfası açılamadı')
  await expect(page).toHaveTitle(/^(?!1$)/)
  await shopper.sees('pay')
  expect(await creditCalls()).toMatchObject({ application: 1 })
})

const REASONS = [
  ['200301', 'amountLimits', 'Sipariş tutarı'],
  ['200302', 'gold', 'Altın'],
  ['200303', 'other', 'Sepetinizdeki ürünler'],
  ['200304', 'phonePcTablet', 'Telefon, bilgisayar ve tablet'],
  ['200305', 'kyc', 'Kredi kullanmak için hesabınızı doğrulayın'],
  ['200306', 'trustStampKyc', 'doğrulayın'],
  ['200307', 'food', 'Gıda'],
  ['200308', 'memberRestriction', ''],
  ['200309', 'emailConfirmation', 'Başvurmak için e-posta adresinizi onaylayın'],
  ['200310', 'unknown', 'alışveriş kredisi'],
  ['200311', 'underAge', '18'],
] as const

test('whoever nobody lends to is told why, each reason under a title of its own, with a way on (CRED-05)', async ({
  page,
  order,
  sandbox,
  arrive,
  tab,
  shopper,
}) => {
  const turnedDown = (...codes: readonly string[]) =>
    sandbox.putFaults(
      order.token,
      codes.map((code) => ({ token: order.token, path: PATHS.creditBanks, phase: 'before', act: `failure:${code}` })),
    )
  await arrive()
  const titles = new Set<string>()
  for (const [code, category, text] of REASONS) {
    await turnedDown(code)
    await tab('shopping-credit').click()
    const why = page.locator(`[data-ineligible="${category}"]`)
    await expect(why).toContainText(text)
    titles.add((await why.locator('b').first().textContent()) ?? '')
    await tab('balance').click()
    await page.locator('[data-form="balance-form"]').waitFor()
  }
  expect(titles.size).toBe(REASONS.length)
  // Who can put it right can ask again.
  await turnedDown('200305')
  await tab('shopping-credit').click()
  await page.locator('[data-ineligible="kyc"]').waitFor()
  await turnedDown()
  await shopper.press('try-again')
  await page.getByRole('radio', { name: 'Anka Bankası' }).waitFor()
})

test('a card with too little behind it has a credit offered in its place, and the choice is the shopper’s (CARD-12)', async ({
  page,
  arrive,
  shopper,
  tab,
}) => {
  await arrive()
  await shopper.fillCard('5100050000006661')
  await shopper.agree()
  await shopper.press('pay')
  const offer = page.locator('[data-modal="credit-offer"]')
  await expect(offer).toContainText('Limitiniz yetersiz mi? Alışveriş kredisini deneyin')
  await page.keyboard.press('Escape')
  await expect(offer).toBeHidden()
  await expect(page.locator('main').getByRole('alert')).toContainText('Kart limiti yetersiz')
  await shopper.fillCard('5100050000006661')
  await shopper.press('pay')
  await offer.locator('[data-action="choose-credit"]').click()
  await expect(tab('shopping-credit')).toHaveAttribute('aria-selected', 'true')
  await page.getByRole('radio', { name: 'Anka Bankası' }).waitFor()
})
