import { expect } from '@playwright/test'
import { CARD_CALLS } from './support/card-calls'
import { test as base } from './support/card-test'
import { holdBack } from './support/hold-back'
import { recordAnnouncements } from './support/live-regions'
import { offerInstallments } from './support/long-list'

const AKBANK = '5526080000000006'
const DENIZBANK = '5549607159333771'

const test = base.extend({
  member: async ({ sandbox }, use) => {
    await use(await sandbox.makeMember({ cards: [{ cardNumber: DENIZBANK, lastPaidCard: true }] }))
  },
})

const OF_DENIZBANK = [
  /^Tek çekim.*toplam ₺2\.480,00$/,
  /^2 taksit.*2 x ₺1\.256,00.*₺2\.511,99$/,
  /^3 taksit.*₺2\.525,14$/,
  /^6 taksit.*6 x ₺428,01.*₺2\.568,04$/,
  /^9 taksit.*₺2\.632,52$/,
]

const OF_AKBANK = [
  /^Tek çekim.*toplam ₺2\.480,00$/,
  /^2 taksit.*₺2\.586,14$/,
  /^3 taksit.*₺2\.603,01$/,
  /^6 taksit.*6 x ₺443,63.*₺2\.661,78$/,
  /^9 taksit.*₺2\.723,29$/,
]

test('the eighth digit of a card loads its installments, announced once; the chosen one is shown and paid (INST-01~, INST-03~, PAY-09~, BEST-13~)', async ({
  page,
  shopper,
  calls,
  options,
  payButton,
  panel,
  isPaid,
  openMethods,
}) => {
  const announced = await recordAnnouncements(page)
  await openMethods()
  await expect(options).toHaveText(OF_DENIZBANK)
  await expect.poll(() => announced(/taksit seçeneği/)).toHaveLength(1)
  await shopper.press('pay-with-new-card')
  await shopper.field('cardNumber').pressSequentially(AKBANK.slice(0, 7))
  await expect(page.getByText('Taksit seçenekleri, kart numarası girildikten sonra görüntülenir')).toBeVisible()
  expect(await calls.bodies('installments')).toHaveLength(1)
  await shopper.field('cardNumber').pressSequentially(AKBANK.slice(7))
  await expect(options).toHaveText(OF_AKBANK)
  await expect.poll(() => announced(/taksit seçeneği/)).toHaveLength(2)
  await expect(page.getByRole('radio', { name: /^Tek çekim/ })).toBeChecked()
  expect(await calls.bodies('installments')).toEqual([
    { binNumber: DENIZBANK.slice(0, 8), price: 2480, currency: 'TRY', locale: 'tr' },
    { binNumber: AKBANK.slice(0, 8), price: 2480, currency: 'TRY', locale: 'tr' },
  ])

  await page.getByRole('radio', { name: /^6 taksit/ }).check()
  await expect(payButton).toContainText('₺2.661,78')
  await expect.poll(() => announced('2.661,78')).toHaveLength(1)
  expect(await announced(/taksit/)).toHaveLength(2)
  await expect(panel).toContainText('Ödenecek tutar₺2.661,78')
  await expect(panel).toContainText('Vade farkı (6 taksit)₺181,78')
  await shopper.field('expireDate').pressSequentially('122030')
  await shopper.field('cvc').pressSequentially('123')
  await shopper.field('accountHolder').fill('Elif Yılmaz')
  await shopper.agree()
  await shopper.press('pay')
  await isPaid()
  expect(await calls.bodies('auth')).toMatchObject([{ installment: 6, paidPrice: 2661.78 }])
})

test('installment options are one tab stop, and a late answer for a card no longer shown changes nothing (INST-01, INST-03)', async ({
  page,
  shopper,
  options,
  payButton,
  openMethods,
}) => {
  const isLate = (request: { url(): string; postData(): string | null }) =>
    request.url().includes(CARD_CALLS.installments) && request.postData()?.includes(AKBANK.slice(0, 8)) === true
  await openMethods()
  await expect(options).toHaveText(OF_DENIZBANK)
  await page.locator('[data-action="pay-with-new-card"]').focus()
  await page.keyboard.press('Tab')
  await expect(page.getByRole('radio', { name: /^Tek çekim/ })).toBeFocused()
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('ArrowDown')
  await expect(page.getByRole('radio', { name: /^3 taksit/ })).toBeChecked()
  await page.keyboard.press('ArrowUp')
  await expect(page.getByRole('radio', { name: /^2 taksit/ })).toBeChecked()
  await expect(payButton).toContainText('₺2.511,99')
  await page.keyboard.press('Tab')
  await expect(shopper.field('selectedInstallment').locator(':focus')).toHaveCount(0)
  await page.keyboard.press('Shift+Tab')
  await expect(page.getByRole('radio', { name: /^2 taksit/ })).toBeFocused()

  await shopper.press('pay-with-new-card')
  const letGo = await holdBack(page, CARD_CALLS.installments)
  const isOver = Promise.race([
    page.waitForEvent('requestfinished', isLate),
    page.waitForEvent('requestfailed', isLate),
  ])
  const topOfAgreement = () => shopper.field('agreement').evaluate((box) => box.getBoundingClientRect().top)
  await shopper.field('cardNumber').pressSequentially(AKBANK.slice(0, 7))
  const before = await topOfAgreement()
  await shopper.field('cardNumber').press(AKBANK.slice(7, 8))
  await expect(page.locator('[data-room="installments"]')).toBeVisible()
  // The line that asked for the card number now reports on installments, so the agreement below must not move.
  expect(await topOfAgreement()).toBe(before)
  // The answer for the saved card is cached: no call is sent again.
  await shopper.press('pay-with-saved-card')
  await expect(options).toHaveText(OF_DENIZBANK)
  await page.getByRole('radio', { name: /^3 taksit/ }).check()
  letGo()
  await isOver
  await expect(options).toHaveText(OF_DENIZBANK)
  await expect(page.getByRole('radio', { name: /^3 taksit/ })).toBeChecked()

  await offerInstallments(page, 40)
  await openMethods()
  await expect(options).toHaveCount(36)
})

test('installments up to 36 are shown and no more, and leave the rest of a small phone within reach (INST-03~)', async ({
  page,
  shopper,
  options,
  openMethods,
}) => {
  await page.setViewportSize({ width: 320, height: 568 })
  await offerInstallments(page, 40)
  await openMethods()
  await expect(options).toHaveCount(36)
  await expect(options.nth(35)).toContainText(/36 taksit\s*Peşin fiyatına/)
  const list = await shopper.field('selectedInstallment').boundingBox()
  expect(list?.height).toBeLessThan(400)
  await page.getByRole('radio', { name: /^Tek çekim/ }).focus()
  await page.keyboard.press('ArrowUp')
  await expect(page.getByRole('radio', { name: /^36 taksit/ })).toBeFocused()
  await expect(options.nth(35)).toBeInViewport()
  const width = await page.evaluate(() => document.documentElement.scrollWidth)
  expect(width).toBe(320)
})

test('a long list of installments begins at its top for another card, although both lists are known (INST-01~)', async ({
  page,
  sandbox,
  shopper,
  options,
  openMethods,
}) => {
  const member = await sandbox.makeMember({
    cards: [{ cardNumber: DENIZBANK, lastPaidCard: true }, { cardNumber: AKBANK }],
  })
  const order = await sandbox.makeOrder({ email: member.email, gsmNumber: member.gsmNumber })
  await offerInstallments(page, 36)
  await openMethods({ member, order })
  const rows = shopper.field('selectedCard').locator('label')
  const shown = shopper.field('selectedInstallment').locator('xpath=..').locator('bdi')
  for (const bank of ['Akbank', 'Denizbank']) {
    await rows.filter({ hasText: bank }).click()
    await expect(shown).toContainText(bank)
    await expect(options).toHaveCount(36)
  }
  await options.nth(35).scrollIntoViewIfNeeded()
  await rows.filter({ hasText: 'Akbank' }).click()
  await expect(shown).toContainText('Akbank')
  const scrolled = shopper.field('selectedInstallment').locator('> div')
  expect(
    await scrolled.evaluate(({ scrollTop, scrollHeight, clientHeight }) => [scrollTop, scrollHeight > clientHeight]),
  ).toEqual([0, true])
})

test('a campaign’s extra installments are marked where they are gained, and only there (INST-05)', async ({
  member,
  sandbox,
  shopper,
  options,
  openMethods,
}) => {
  const { email, gsmNumber } = member
  const order = await sandbox.makeOrder({
    email,
    gsmNumber,
    init: {
      plusInstallmentResponseList: [
        { startDate: '2020-01-01', plusInstallment: 2, cardBankDtoList: [{ cardBankName: 'Denizbank' }] },
        { startDate: '2099-01-01', plusInstallment: 5, cardBankDtoList: [{ cardBankName: 'Akbank' }] },
      ],
    },
  })
  await openMethods({ order })
  const rows = [
    /^Tek çekim\s*toplam ₺/,
    /^2 taksit\s*\+2 taksit/,
    /^3 taksit\s*\+2/,
    /^6 taksit\s*\+2/,
    /^9 taksit\s*\+2/,
  ]
  await expect(options).toHaveText(rows)
  await shopper.press('pay-with-new-card')
  await shopper.field('cardNumber').pressSequentially(AKBANK)
  await expect(options).toHaveText(OF_AKBANK)
  await expect(options.filter({ hasText: '+' })).toHaveCount(0)
})

test('installments that fail to load leave a single payment, which pays (INST-06)', async ({
  page,
  order,
  sandbox,
  shopper,
  calls,
  options,
  isPaid,
  trouble,
  openMethods,
}) => {
  trouble.allow(/Failed to load resource/)
  await sandbox.setFault({ token: order.token, path: CARD_CALLS.installments, phase: 'before', act: 'status:503' })
  await openMethods()
  await expect(page.getByText('Taksit seçenekleri alınamadı. Tek çekimle ödeyebilirsiniz.')).toBeVisible()
  await expect(options).toHaveCount(0)
  await shopper.agree()
  await shopper.press('pay')
  await isPaid()
  expect(await calls.bodies('auth')).toMatchObject([{ installment: 1, paidPrice: 2480 }])
})
