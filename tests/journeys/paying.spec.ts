import { expect } from '@playwright/test'
import { PATHS } from '../gateways/support/paths'
import { CARDS } from './support/shopper'
import { test } from './support/card-test'

const PAY_CALL = '/payment/iyzipos/checkoutform/auth/ecom'

test.beforeEach(async ({ openMethods }) => {
  await openMethods()
})

test('a declined card shows why and that no money moved, keeps all but its CVC; another one pays (CARD-11~, GWY-05~)', async ({
  page,
  order,
  sandbox,
  shopper,
}) => {
  await shopper.fillCard(CARDS.notSufficientFunds)
  await shopper.agree()
  await shopper.press('pay')
  const alert = page.locator('main').getByRole('alert')
  await expect(alert).toContainText('Kart limitiniz veya bakiyeniz bu işlem için yeterli değil')
  await expect(alert).toContainText('Kartınızdan veya bakiyenizden para çekilmedi')
  await expect(shopper.field('cardNumber')).toHaveValue('4111 1111 1111 1129')
  await expect(shopper.field('accountHolder')).toHaveValue('Elif Yılmaz')
  await expect(shopper.field('cvc')).toHaveValue('')
  expect((await sandbox.ledger(order.token)).authorisations).toHaveLength(0)

  await shopper.field('cardNumber').fill(CARDS.approved)
  await shopper.field('cvc').fill('123')
  await shopper.press('pay')
  await expect(page.locator('[data-order-status]')).toHaveAttribute('data-order-status', 'paid')
})

test('the pay button shows what is missing at its field, and sends no call (VAL-05~, PAY-03~)', async ({
  page,
  order,
  sandbox,
  shopper,
}) => {
  await shopper.press('pay')
  await expect(shopper.field('cardNumber')).toBeFocused()
  for (const name of ['cardNumber', 'expireDate', 'cvc', 'accountHolder', 'agreement']) {
    await expect(shopper.field(name)).toHaveAttribute('aria-invalid', 'true')
  }
  await shopper.fillCard()
  await shopper.press('pay')
  await expect(shopper.field('agreement')).toBeFocused()
  await expect(page.getByText('Devam etmek için kullanıcı sözleşmesini kabul edin')).toBeVisible()
  const calls = await sandbox.requests(order.token)
  expect(calls.filter(({ path }) => path.endsWith(PAY_CALL))).toEqual([])
})

test('an American Express number is grouped 4-8-4, and its security code has four digits (CARD-02~)', async ({
  page,
  shopper,
}) => {
  await shopper.field('cardNumber').pressSequentially(CARDS.amex)
  await expect(shopper.field('cardNumber')).toHaveValue('3744 27000000 003')
  await expect(page.getByText('Kartınızın ön yüzündeki 4 haneli kod')).toBeVisible()
})

test('a payment whose answer is lost after the charge is looked up, never paid again (PAY-06~, BEST-03~)', async ({
  page,
  order,
  sandbox,
  shopper,
  trouble,
}) => {
  trouble.allow(/ERR_CONNECTION_RESET|ERR_EMPTY_RESPONSE|Failed to load resource/)
  await sandbox.setFault({ token: order.token, path: PAY_CALL, phase: 'after-commit', act: 'reset' })
  await shopper.fillCard()
  await shopper.agree()
  await shopper.press('pay')
  await expect(page.locator('[data-order-status]')).toHaveAttribute('data-order-status', 'paid')
  const { authorisations, transportDuplicates } = await sandbox.ledger(order.token)
  expect([authorisations.length, transportDuplicates]).toEqual([1, 0])
})

test('a payment whose answer is lost for good is shown as unknown, without anything to pay with (PAY-06~, BEST-03~)', async ({
  page,
  order,
  sandbox,
  shopper,
  trouble,
}) => {
  trouble.allow(/Failed to load resource/)
  await sandbox.setFault({ token: order.token, path: PAY_CALL, phase: 'before', act: 'status:503' })
  await shopper.fillCard()
  await shopper.agree()
  await shopper.press('pay')
  await shopper.sees('outcome-unknown')
  await expect(page.locator('main h1')).toHaveText('Ödemenizin sonucu henüz belli değil')
  await expect(page.locator('[data-action="pay"]')).toHaveCount(0)
  const answered = page.waitForResponse((response) => response.url().includes(PATHS.detail))
  await page.locator('[data-action="check-again"]').click()
  await answered
  await expect(page.locator('main h1')).toHaveText('Ödemenizin sonucu henüz belli değil')
  const calls = await sandbox.requests(order.token)
  expect(calls.filter(({ path }) => path.endsWith(PAY_CALL))).toHaveLength(1)
})
