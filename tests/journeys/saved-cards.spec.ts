import { expect } from '@playwright/test'
import { CARDS } from './support/shopper'
import { test as base } from './support/card-test'
import { todayInTurkiye } from './support/now'

const PAY_CALL = '/payment/iyzipos/checkoutform/auth/ecom'

/** A month relative to today, in the wire format. */
function monthFromNow(months: number) {
  const today = todayInTurkiye()
  const moved = new Date(Date.UTC(today.getUTCFullYear(), today.getUTCMonth() + months))
  return { expireMonth: moved.toISOString().slice(5, 7), expireYear: moved.toISOString().slice(0, 4) }
}

const test = base.extend({
  member: async ({ sandbox }, use) => {
    const cards = [
      { cardNumber: CARDS.approved },
      { cardNumber: '5549607159333771', lastPaidCard: true },
      { cardNumber: '9792395412651264', ...monthFromNow(1) },
      { cardNumber: '4543590000000006', ...monthFromNow(-1) },
      { cardNumber: '5358050000000002' },
    ]
    await use(await sandbox.makeMember({ cards }))
  },
})

test.beforeEach(async ({ openMethods }) => {
  await openMethods()
})

test('the form lists saved cards with all that tells them apart, the last paid one chosen, which pays by token alone; a new one opens without errors (CARD-01, CARD-16~, VAL-05~)', async ({
  page,
  order,
  member,
  sandbox,
  shopper,
}) => {
  await expect(page.getByRole('heading', { level: 2, name: 'Kayıtlı kartlarım' })).toBeVisible()
  const rows = shopper.field('selectedCard').locator('label')
  await expect(rows).toHaveText([
    /Garanti Bankası.*0003 · Kredi kartı/,
    /Denizbank.*Son kullanılan.*3771 · Kredi kartı/,
    /1264 · Ön ödemeli kart/,
    /İş Bankası.*0006 · Kredi kartı/,
    /Cüzdan Kart.*0002/,
  ])
  await expect(page.getByRole('radio', { name: /^Denizbank.* son dört hanesi 3771 · Kredi kartı/ })).toHaveCount(1)
  await expect(rows.getByRole('img')).toHaveCount(5)
  await expect(rows.nth(1).getByRole('img', { name: 'Mastercard' })).toBeVisible()
  await expect(rows.nth(2).getByRole('img', { name: 'Troy' })).toBeVisible()
  await expect(rows.nth(3).getByRole('img', { name: 'Visa' })).toBeVisible()
  await expect(rows.nth(4).getByRole('img', { name: 'Cüzdan Kart' })).toBeVisible()
  await expect(page.getByRole('radio', { name: /3771/ })).toBeChecked()
  await expect(shopper.field('cardNumber')).toHaveCount(0)

  // A refused press leaves no error at the fields of a new card.
  await shopper.press('pay')
  await expect(shopper.field('agreement')).toHaveAttribute('aria-invalid', 'true')
  await shopper.press('pay-with-new-card')
  await expect(shopper.field('cardNumber')).toBeFocused()
  await expect(shopper.field('selectedCard')).toHaveCount(0)
  await expect(page.locator('main [aria-invalid="true"]')).toHaveCount(1)
  await expect(shopper.field('agreement')).toHaveAttribute('aria-invalid', 'true')
  await shopper.press('pay-with-saved-card')
  await expect(page.getByRole('radio', { name: /3771/ })).toBeFocused()

  await expect(page.getByText('Ödemek için kullanıcı sözleşmesini kabul edin')).toBeVisible()
  await shopper.agree()
  await expect(page.getByText('Ödemek için kullanıcı sözleşmesini kabul edin')).toHaveCount(0)
  await shopper.press('pay')
  await expect(page.locator('[data-order-status]')).toHaveAttribute('data-order-status', 'paid')
  const calls = (await sandbox.requests(order.token)).filter(({ path }) => path.endsWith(PAY_CALL))
  expect(calls).toMatchObject([{ body: { paymentCard: { cardToken: member.cards[1]?.cardToken } } }])
  expect(JSON.stringify(calls)).not.toContain('cvc')
})

test('an expired card says so and can’t be chosen; one that ends soon says so and can (CARD-08)', async ({
  page,
  order,
  member,
  sandbox,
  shopper,
}) => {
  const rows = shopper.field('selectedCard').locator('label')
  await expect(rows.nth(3)).toContainText('Kartınızın son kullanma tarihi geçmiş')
  await expect(rows.nth(2)).toContainText('Kartınızın son kullanma tarihi yaklaşıyor')
  await expect(rows.getByText('Kartınızın son kullanma tarihi')).toHaveCount(2)
  const expired = page.getByRole('radio', { name: /0006/ })
  await expect(expired).toBeDisabled()
  await rows.nth(3).click({ force: true })
  await expect(expired).not.toBeChecked()
  await page.getByRole('radio', { name: /1264/ }).check()
  await shopper.agree()
  await shopper.press('pay')
  await expect(page.locator('[data-order-status]')).toHaveAttribute('data-order-status', 'paid')
  const calls = (await sandbox.requests(order.token)).filter(({ path }) => path.endsWith(PAY_CALL))
  expect(calls).toMatchObject([{ body: { paymentCard: { cardToken: member.cards[2]?.cardToken } } }])
})

test('a member pays by a saved card with the keyboard alone (A11Y-01~)', async ({ page, order, sandbox, member }) => {
  // After a login with a code, the focus is on the heading.
  await page.locator('main h1').focus()
  await page.keyboard.press('Tab')
  await expect(page.locator('[data-action="log-out"]')).toBeFocused()
  await page.keyboard.press('Tab')
  await expect(page.getByRole('radio', { name: /3771/ })).toBeFocused()
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('ArrowDown')
  // Arrow keys skip the expired card.
  await expect(page.getByRole('radio', { name: /0002/ })).toBeChecked()
  await page.keyboard.press('ArrowDown')
  await expect(page.getByRole('radio', { name: /0003/ })).toBeChecked()
  // The bank's offers have loaded, so no control appears later among the Tab stops.
  await expect(page.locator('[data-room="installments"]')).toHaveCount(0)
  await expect(page.locator('[data-field="threeDS"]')).toBeVisible()
  await page.keyboard.press('Tab')
  await expect(page.locator('[data-action="pay-with-new-card"]')).toBeFocused()
  await page.keyboard.press('Tab')
  await expect(page.locator('[data-field="threeDS"]')).toBeFocused()
  await page.keyboard.press('Tab')
  await page.keyboard.press('Space')
  await expect(page.locator('[data-field="agreement"]')).toBeChecked()
  await page.locator('[data-action="pay"]').focus()
  await page.keyboard.press('Enter')
  await expect(page.locator('[data-order-status]')).toHaveAttribute('data-order-status', 'paid')
  const calls = (await sandbox.requests(order.token)).filter(({ path }) => path.endsWith(PAY_CALL))
  expect(calls).toMatchObject([{ body: { paymentCard: { cardToken: member.cards[0]?.cardToken } } }])
})
