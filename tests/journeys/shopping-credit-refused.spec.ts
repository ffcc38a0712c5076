import { expect } from '@playwright/test'
import { PATHS } from '../gateways/support/paths'
import { setWaits } from './support/changed-page'
import { test } from './support/shopping-credit-test'

test('each credit call that fails says so and can be made again: banks, plan, validation, application (CRED-07)', async ({
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

test('a credit application that is at a bank already, and goods that are sold out, show messages of their own in the window (CRED-06)', async ({
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
  await page.setViewportSize({ width: 360, height: 640 })
  await refuse('200321')
  await apply()
  const alert = page.locator('main').getByRole('alert')
  await expect(alert).toContainText('Devam eden bir kredi başvurunuz var')
  await expect(alert).toBeInViewport({ ratio: 1 })
  await refuse('150803')
  await shopper.press('apply')
  await expect(alert).toContainText('Ürün stokta bulunmuyor')
  await expect(alert).toBeInViewport({ ratio: 1 })
  // The shopper can switch to another method.
  await tab('credit-card').click()
  await page.locator('[data-form="credit-card-form"]').waitFor()
  expect(await creditCalls()).toMatchObject({ application: 2 })
})

const REASONS = [
  ['200301', 'amountLimits', 'Sipariş tutarı alışveriş kredisine uygun değil'],
  ['200302', 'gold', 'Altın alışverişlerinde alışveriş kredisi kullanılamaz'],
  ['200303', 'other', 'Sepetinizdeki ürünler için alışveriş kredisi kullanılamaz'],
  ['200304', 'phonePcTablet', 'Telefon, bilgisayar ve tablet alışverişlerinde alışveriş kredisi kullanılamaz'],
  ['200305', 'kyc', 'Alışveriş kredisi için kimliğinizi doğrulayın'],
  ['200306', 'trustStampKyc', 'Bu iş yerinde alışveriş kredisi için kimliğinizi doğrulayın'],
  ['200307', 'food', 'Gıda alışverişlerinde alışveriş kredisi kullanılamaz'],
  ['200308', 'memberRestriction', 'Şu an alışveriş kredisi kullanamıyorsunuz'],
  ['200309', 'emailConfirmation', 'Başvurmak için e-posta adresinizi doğrulayın'],
  ['200310', 'unknown', 'Bu sipariş için alışveriş kredisi kullanılamıyor'],
  ['200311', 'underAge', 'Alışveriş kredisi için veli veya vasi onayı gerekir'],
] as const

test('a shopper without a lending bank sees why, each reason under a title of its own, with a way on (CRED-05)', async ({
  page,
  order,
  sandbox,
  wantedOrder,
  arrive,
  tab,
  shopper,
  openMethods,
}) => {
  test.slow()
  const turnedDown = (path: string, ...codes: readonly string[]) =>
    sandbox.putFaults(
      order.token,
      codes.map((code) => ({ token: order.token, path, phase: 'before', act: `failure:${code}` })),
    )
  const why = (category: string) => page.locator(`[data-ineligible="${category}"]`)
  await arrive()
  for (const [code, category, title] of REASONS) {
    await turnedDown(PATHS.creditBanks, code)
    await tab('shopping-credit').click()
    await expect(why(category).locator('b')).toHaveText(title)
    await tab('balance').click()
    await page.locator('[data-form="balance-form"]').waitFor()
  }
  expect(new Set(REASONS.map(([, , title]) => title)).size).toBe(REASONS.length)
  // A shopper who can fix the reason may try again.
  await turnedDown(PATHS.creditBanks, '200305')
  await tab('shopping-credit').click()
  await why('kyc').waitFor()
  await turnedDown(PATHS.creditBanks)
  await shopper.press('try-again')
  // The validation may refuse for a reason that the bank list did not.
  await turnedDown(PATHS.creditValidation, '200308')
  await page.getByRole('radio', { name: 'Anka Bankası' }).check()
  await shopper.agree()
  await shopper.press('apply')
  await expect(why('memberRestriction').locator('b')).toHaveText('Şu an alışveriş kredisi kullanamıyorsunuz')
  await expect(why('memberRestriction')).toBeFocused()

  // The provider itself excludes members and baskets: `tests/sandbox/credit-eligibility.test.ts` has all.
  const member = await sandbox.makeMember({ kycLevel: 1, birthDate: '2015-01-01' })
  const { email, gsmNumber } = member
  await openMethods({ order: await sandbox.makeOrder({ ...wantedOrder, email, gsmNumber }), member })
  await tab('shopping-credit').click()
  await expect(why('underAge')).toContainText('veli veya vasi onayıyla')
})

test('a card with insufficient funds has a credit offered in its place, and the choice is the shopper’s (CARD-12)', async ({
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
  await expect(page.locator('main').getByRole('alert')).toContainText(
    'Kart limitiniz veya bakiyeniz bu işlem için yeterli değil',
  )
  await shopper.fillCard('5100050000006661')
  await shopper.press('pay')
  await offer.locator('[data-action="choose-credit"]').click()
  await expect(tab('shopping-credit')).toHaveAttribute('aria-selected', 'true')
  await page.getByRole('radio', { name: 'Anka Bankası' }).waitFor()
})
