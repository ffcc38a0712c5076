import { expect } from '@playwright/test'
import type { Method } from '../../machines/payment/rules'
import { PATHS } from '../gateways/support/paths'
import { setWaits } from './support/changed-page'
import { holdBack } from './support/hold-back'
import { test } from './support/shopping-credit-test'

const PAID = '[data-order-status="paid"]'

/** The first call of each method's payment, with the bank and the button that it needs, and what its answer leads to. */
const BEGINNINGS = {
  'credit-card': { path: PATHS.cardAuth, bank: undefined, action: 'pay', end: PAID },
  balance: { path: PATHS.balanceAuth, bank: undefined, action: 'pay', end: PAID },
  'shopping-credit': {
    path: PATHS.creditApplication,
    bank: 'Anka Bankası',
    action: 'apply',
    end: '[data-form="credit-application"]',
  },
  'bank-transfer': { path: PATHS.transferStart, bank: 'Akbank', action: 'pay', end: '[data-copy="code"]' },
} as const satisfies Record<Method, object>

const HOUR = 3_600_000

test.use({ wantedMember: { kycLevel: 2, balance: 3115.4 } })

for (const [method, { path, bank, action, end }] of Object.entries(BEGINNINGS)) {
  test(`the expiry of an order shows 00:00 and does not end a payment in progress by ${method} (CNT-04~, CNT-05, PAY-10~)`, async ({
    page,
    arrive,
    tab,
    shopper,
  }) => {
    await page.clock.install()
    // Longer than the order's time, so that only the order expires.
    await setWaits(page, { moneyDeadline: 2 * HOUR, slowAfter: 2 * HOUR, overdueAfter: 3 * HOUR })
    await arrive()
    const letGo = await holdBack(page, path)
    await tab(method as Method).click()
    if (method === 'credit-card') await shopper.fillCard()
    if (bank) await page.getByRole('radio', { name: bank }).check()
    await shopper.agree()
    const sent = page.waitForRequest((request) => request.url().includes(path))
    await shopper.press(action)
    await sent
    await page.clock.fastForward(HOUR)
    await page.clock.runFor(2_000)
    await expect(page.locator('main')).toHaveAttribute('data-screen', 'pay')
    await expect(page.locator(`[data-action="${action}"]`)).toHaveAttribute('aria-disabled', 'true')
    await expect(page.getByRole('timer')).toHaveAccessibleName('Kalan süre 00:00')
    // An expired screen that appears only later would not show the answer.
    letGo()
    await page.locator(end).waitFor()
  })
}

test('an order or its login expires with a shopping credit chosen while no call is in flight (CNT-05~)', async ({
  page,
  arrive,
  tab,
}) => {
  await page.clock.install()
  await arrive()
  await tab('shopping-credit').click()
  await page.getByRole('radio', { name: 'Anka Bankası' }).check()
  await page.clock.fastForward(HOUR)
  // Either the order or the login expires first.
  await page.locator('main[data-screen$="-expired"]').waitFor()
})
