import { expect } from '@playwright/test'
import { CARD_CALLS } from './support/card-calls'
import { test } from './support/card-test'
import { keepResultInSight } from './support/changed-page'
import { receipt } from './support/result-test'

// 10 in bonus points, no installments.
const WITH_POINTS = '5451030000000000'
// 30 in bonus points, or installments.
const POINTS_OR_INSTALLMENTS = '4543590000000006'
// 99.99 in bonus points, redeemable only when they cover the whole price.
const ALL_OR_NOTHING = '5528790000000008'

test('bonus points are optional: what they pay is taken off the card payment and is on the receipt (BON-01, PAY-09~, RES-01~)', async ({
  page,
  shopper,
  calls,
  payButton,
  panel,
  isPaid,
  openMethods,
}) => {
  await keepResultInSight(page)
  await openMethods()
  await shopper.fillCard(WITH_POINTS)
  const bonus = shopper.field('bonus')
  await expect(bonus).toHaveAccessibleName('Puanımı kullan')
  await expect(bonus).toHaveAccessibleDescription('Kartınızda ₺10,00 değerinde puan var')
  await expect(bonus).not.toBeChecked()
  await expect(payButton).toContainText('₺2.480,00')
  await bonus.check()
  await expect(payButton).toContainText('₺2.470,00')
  await expect(panel).toContainText('Ödenecek tutar₺2.470,00')
  await expect(panel).toContainText('Sipariş tutarı₺2.480,00')
  await expect(panel).toContainText('Kullanılacak puan₺10,00')
  await expect(panel).toContainText('Karttan ödenecek₺2.470,00')
  expect(await calls.bodies('bonus')).toMatchObject([{ locale: 'tr', paidPrice: 2480, currency: 'TRY' }])
  await shopper.agree()
  await shopper.press('pay')
  await shopper.sees('result')
  await expect(receipt(page)).toContainText('Kullanılan puan₺10,00')
  await expect(receipt(page)).toContainText('₺2.470,00')
  await shopper.press('go-back')
  await isPaid()
  expect(await calls.bodies('auth')).toMatchObject([
    { paidPrice: 2480, installment: 1, reward: { rewardAmount: 10, rewardUsage: 1 } },
  ])
})

test('bonus points allow only a single payment at a bank that gives points or installments (INST-04~, BON-01~)', async ({
  page,
  shopper,
  calls,
  options,
  payButton,
  isPaid,
  openMethods,
}) => {
  await openMethods()
  await shopper.fillCard(POINTS_OR_INSTALLMENTS)
  await page.getByRole('radio', { name: /^9 taksit/ }).check()
  await expect(payButton).toContainText('₺2.719,82')
  await shopper.field('bonus').check()
  await expect(options).toHaveCount(0)
  await expect(page.getByText('Puan kullanırken yalnızca tek çekim seçilebilir')).toBeVisible()
  await expect(payButton).toContainText('₺2.450,00')
  await shopper.agree()
  await shopper.press('pay')
  await isPaid()
  expect(await calls.bodies('auth')).toMatchObject([{ installment: 1, reward: { rewardAmount: 30 } }])
})

test('bonus points of an all-or-nothing bank are offered only where they cover the price, and only up to it (BON-02~, BON-04~)', async ({
  page,
  member,
  sandbox,
  shopper,
  openMethods,
}) => {
  const { email, gsmNumber } = member
  const [dear, cheap] = [
    await sandbox.makeOrder({ email, gsmNumber }),
    await sandbox.makeOrder({ email, gsmNumber, price: 90 }),
  ]
  await openMethods({ order: dear })
  const answered = page.waitForResponse(
    (response) => response.url().includes(CARD_CALLS.bonus) && response.request().method() === 'POST',
  )
  await shopper.fillCard(ALL_OR_NOTHING)
  await answered
  await expect(shopper.field('selectedInstallment').locator('label')).toHaveCount(5)
  // Agreeing takes longer than the bonus answer, so a field would be shown by then.
  await shopper.agree()
  await expect(shopper.field('bonus')).toHaveCount(0)

  await openMethods({ order: cheap })
  await shopper.fillCard(ALL_OR_NOTHING)
  await expect(shopper.field('bonus')).toHaveAccessibleDescription(/₺99,99.*Kullanılabilir puan: ₺90,00/)
})

test('bonus points that fail to load are not offered and do not block the payment (BON-05)', async ({
  order,
  sandbox,
  shopper,
  calls,
  isPaid,
  trouble,
  openMethods,
}) => {
  trouble.allow(/Failed to load resource/)
  await sandbox.setFault({ token: order.token, path: CARD_CALLS.bonus, phase: 'before', act: 'status:503' })
  await openMethods()
  await shopper.fillCard(WITH_POINTS)
  await expect.poll(async () => (await calls.bodies('bonus')).length).toBeGreaterThan(0)
  await shopper.agree()
  await expect(shopper.field('bonus')).toHaveCount(0)
  await shopper.press('pay')
  await isPaid()
  expect(JSON.stringify(await calls.bodies('auth'))).not.toContain('reward')
})
