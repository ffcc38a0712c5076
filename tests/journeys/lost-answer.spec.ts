import { expect } from '@playwright/test'
import { PATHS } from '../gateways/support/paths'
import type { WantedOrder } from '../support/control-answers'
import { keepResultInSight, setWaits } from './support/changed-page'
import { cutNextCall } from './support/cut-call'
import { test } from './support/card-test'

const MINUTE = 60_000

test.beforeEach(({ trouble }) => {
  trouble.allow(/Failed to load resource/)
})

test('a payment whose answer is lost is looked up, never sent again, and ends as paid, not charged or unknown (BEST-03, PAY-06)', async ({
  page,
  member: { email, gsmNumber },
  sandbox,
  shopper,
  openFilled,
}) => {
  test.slow()
  const openNew = async (more: WantedOrder = {}) => {
    const order = await sandbox.makeOrder({ email, gsmNumber, ...more })
    await openFilled({ order })
    return order
  }
  const payments = async (token: string) =>
    (await sandbox.requests(token)).filter(({ path }) => path.endsWith(PATHS.cardAuth)).length
  const fail = (token: string, path: string, act: string, nth: number) =>
    sandbox.setFault({ token, path, phase: 'before', act, nth })

  await test.step('paid', async () => {
    await keepResultInSight(page)
    const { token } = await openNew()
    await cutNextCall(page, PATHS.cardAuth, 'after-commit')
    // After the read of the order before the payment, the first two searches fail as well.
    await fail(token, PATHS.detail, 'status:500', 2)
    await fail(token, PATHS.detail, 'empty', 3)
    await shopper.press('pay')
    await shopper.sees('result')
    expect((await sandbox.ledger(token)).authorisations).toHaveLength(1)
    expect(await payments(token)).toBe(1)
  })

  await test.step('not charged, once that is certain, with the form as it was', async () => {
    await setWaits(page, { moneyDeadline: MINUTE, processingWindow: 1, reconcilePause: 500 })
    const { token } = await openNew()
    await cutNextCall(page, PATHS.cardAuth, 'before')
    await shopper.press('pay')
    await shopper.sees('outcome-unknown')
    await expect(page.locator('main')).toContainText('Lütfen tekrar ödemeyin.')
    await sandbox.advanceClock(token, MINUTE / 1000)
    await shopper.sees('pay')
    await expect(page.locator('main').getByRole('alert')).toContainText('Kartınızdan veya bakiyenizden para çekilmedi')
    await expect(shopper.field('cardNumber')).toHaveValue('5400 3600 0000 0003')
    await expect(shopper.field('cvc')).toHaveValue('')
    expect(await payments(token)).toBe(0)
    await shopper.field('cvc').pressSequentially('123')
    await shopper.press('pay')
    await expect(page.locator('[data-order-status]')).toHaveAttribute('data-order-status', 'paid')
    expect((await sandbox.ledger(token)).authorisations).toHaveLength(1)
  })

  await setWaits(page, { reconcilePause: 1, reconcileRest: 600_000 })
  await test.step('unknown: a support code, the way to the shop, and nothing to pay with', async () => {
    const { token } = await openNew({ telling: { noPayment: false } })
    await fail(token, PATHS.cardAuth, 'badjson', 1)
    await shopper.press('pay')
    await page.locator('[data-standing="unknown"]').waitFor()
    await expect(page.locator('h1')).toHaveText('Ödemenizin sonucu henüz belli değil')
    const code = token.slice(0, 8).toUpperCase()
    await expect(page.locator('[data-support-code]')).toHaveText(`Destek kodu: ${code.slice(0, 4)}-${code.slice(4)}`)
    await expect(page.locator('[data-action="pay"]')).toHaveCount(0)
    await expect(page.locator('main [data-action="open-shop"]')).toBeVisible()
    await page.reload()
    await shopper.sees('outcome-unknown')
    await expect(page.locator('[data-action="pay"]')).toHaveCount(0)
    expect(await payments(token)).toBe(1)
  })

  await test.step('unknown where the order can be read no longer', async () => {
    const { token } = await openNew()
    await fail(token, PATHS.cardAuth, 'badjson', 1)
    // The order was still open when it was read before the payment.
    for (const nth of [2, 3, 4, 5, 6]) await fail(token, PATHS.detail, 'failure:5125', nth)
    await shopper.press('pay')
    await page.locator('[data-standing="closed"]').waitFor()
    await expect(page.locator('main')).toContainText('Tekrar ödemeden önce iş yerine sorun')
    await expect(page.locator('[data-action="pay"]')).toHaveCount(0)
    expect(await payments(token)).toBe(1)
  })
})

test('an order that is closed meanwhile is not shown as unpaid (BEST-03~, ERR-01~, ERR-02~)', async ({
  page,
  order,
  sandbox,
  shopper,
  openFilled,
}) => {
  await openFilled()
  await sandbox.setFault({
    token: order.token,
    path: PATHS.cardAuth,
    phase: 'after-commit',
    act: 'failure:5125',
    nth: 1,
  })
  // The order was still open when it was read before the payment.
  for (const nth of [2, 3, 4, 5, 6])
    await sandbox.setFault({ token: order.token, path: PATHS.detail, phase: 'before', act: 'failure:5125', nth })
  await shopper.press('pay')
  await page.locator('[data-standing="closed"]').waitFor()
  await expect(page.locator('main')).toContainText('Tekrar ödemeden önce iş yerine sorun')
  await expect(page.locator('[data-action="close-alert"]')).toHaveCount(0)
})
