import { expect } from '@playwright/test'
import { PATHS } from '../gateways/support/paths'
import { holdBack } from './support/hold-back'
import { CARDS_OF_A_MEMBER, test } from './support/methods-test'

test.use({ wantedMember: { kycLevel: 2, balance: 3115.4, cards: CARDS_OF_A_MEMBER } })

test('arrow keys move the focus along the methods, Enter selects one, and the keyboard alone pays (PAY-01~, BAL-01~)', async ({
  page,
  arrive,
  tab,
  shopper,
  payButton,
  isPaid,
}) => {
  await arrive()
  await expect(page.getByRole('tablist', { name: 'Ödeme yöntemi' }).getByRole('tab')).toHaveCount(2)
  await tab('credit-card').focus()
  await page.keyboard.press('ArrowRight')
  await expect(tab('balance')).toBeFocused()
  // Arrow keys move the focus but select nothing.
  await expect(tab('credit-card')).toHaveAttribute('aria-selected', 'true')
  await page.keyboard.press('ArrowRight')
  await expect(tab('credit-card')).toBeFocused()
  await page.keyboard.press('End')
  await page.keyboard.press('Enter')
  await expect(tab('balance')).toHaveAttribute('aria-selected', 'true')
  await expect(page.getByRole('tabpanel', { name: /^Bakiye/ })).toBeVisible()
  await page.locator('[data-form="balance-form"]').waitFor()
  // The tab list is a single Tab stop.
  await page.keyboard.press('Tab')
  await expect(shopper.field('agreement')).toBeFocused()
  await page.keyboard.press('Space')
  await payButton.focus()
  await page.keyboard.press('Enter')
  await isPaid()
})

test('other methods and a second payment are locked during a payment, and the page says so (PAY-05~)', async ({
  page,
  arrive,
  openBalance,
  shopper,
  tab,
  payButton,
  calls,
  isPaid,
}) => {
  await arrive()
  await openBalance()
  await shopper.agree()
  const letGo = await holdBack(page, PATHS.balanceAuth)
  const isSent = page.waitForRequest((request) => request.url().includes(PATHS.balanceAuth))
  await shopper.press('pay')
  await isSent
  await expect(payButton).toHaveAttribute('aria-disabled', 'true')
  const card = tab('credit-card')
  await expect(card).toHaveAttribute('aria-disabled', 'true')
  await expect(card).toContainText('Ödeme sürüyor')
  await card.click({ force: true })
  await card.press('Enter')
  await expect(tab('balance')).toHaveAttribute('aria-selected', 'true')
  await expect(page.locator('[data-form="balance-form"]')).toBeVisible()
  await expect(payButton).toContainText('Ödemeniz gerçekleştiriliyor')
  await payButton.click({ force: true })
  await payButton.press('Enter')
  // A second payment checks the order first; its own call would have come by the time that the first one is answered.
  letGo()
  await isPaid()
  expect(await calls.tries()).toEqual(['balance'])
})

test('a change to another method and back keeps what was typed and chosen (PAY-05~)', async ({
  page,
  arrive,
  openBalance,
  shopper,
  tab,
  options,
  payButton,
}) => {
  await arrive()
  await shopper.press('pay-with-new-card')
  await shopper.fillCard('5549607159333771')
  await expect(options).toHaveCount(5)
  await page.getByRole('radio', { name: /^6 taksit/ }).check()
  await shopper.agree()
  await expect(payButton).toContainText('₺2.568,04')
  await openBalance()
  await expect(payButton).toContainText('₺2.480,00')
  // The agreement belongs to the order, so it stays ticked when the method changes.
  await expect(shopper.field('agreement')).toBeChecked()
  await tab('credit-card').click()
  await expect(shopper.field('cardNumber')).toHaveValue('5549 6071 5933 3771')
  await expect(shopper.field('expireDate')).toHaveValue('12/2030')
  await expect(shopper.field('cvc')).toHaveValue('123')
  await expect(shopper.field('accountHolder')).toHaveValue('Elif Yılmaz')
  await expect(page.getByRole('radio', { name: /^6 taksit/ })).toBeChecked()
  await expect(payButton).toContainText('₺2.568,04')
})

test.describe('a single method', () => {
  test.use({ wantedOrder: { flags: { fundEnabled: true, creditCardEnabled: false } } })

  test('a single method shows no choice of methods (PAY-01~)', async ({ page, shopper, comeBack, isPaid }) => {
    await comeBack()
    await page.locator('[data-form="balance-form"]').waitFor()
    await expect(page.getByRole('tablist')).toHaveCount(0)
    await expect(page.locator('[data-form="credit-card-form"]')).toHaveCount(0)
    await shopper.agree()
    await shopper.press('pay')
    await isPaid()
  })
})
