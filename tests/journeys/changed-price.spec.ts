import { expect } from '@playwright/test'
import { CARDS_OF_A_MEMBER, test } from './support/methods-test'

test.use({ wantedMember: { kycLevel: 2, balance: 3115.4, cards: CARDS_OF_A_MEMBER } })

test('a changed price is shown in a modal, then in the page, and paid only once it was accepted (BEST-08, SHELL-15~)', async ({
  page,
  order,
  sandbox,
  arrive,
  openBalance,
  shopper,
  calls,
  payButton,
  panel,
  isPaid,
}) => {
  await arrive()
  await openBalance()
  await shopper.agree()
  await sandbox.changePrice(order.token, 2600)
  await shopper.press('pay')
  const modal = page.locator('[data-modal="danger"]')
  await expect(modal).toHaveRole('alertdialog')
  await expect(modal).toContainText('Bilgi')
  await expect(modal).toHaveAccessibleName('Sipariş tutarı değişti')
  await expect(modal).toHaveAccessibleDescription(
    'Yeni tutar ₺2.600,00, önceki tutar ₺2.480,00. Kartınızdan veya bakiyenizden para çekilmedi. Ödemeden önce detayı kontrol edin.',
  )
  // A second Enter must not accept a price that the shopper has not read.
  await page.keyboard.press('Enter')
  await shopper.press('show-detail')
  await expect(modal).toHaveCount(0)
  await expect(page.locator('[data-action="toggle-detail"]')).toHaveAttribute('aria-expanded', 'true')
  const note = page.locator('main').getByRole('alert')
  await expect(note).toContainText('Önceki tutar: ₺2.480,00, yeni tutar: ₺2.600,00')
  await expect(shopper.field('newPrice')).toBeFocused()
  await expect(payButton).toHaveAccessibleDescription('Ödemek için yeni tutarı kabul edin')
  await shopper.press('pay')
  await expect(shopper.field('newPrice')).toBeFocused()
  await shopper.press('accept-price')
  await expect(payButton).toBeFocused()
  await expect(payButton).toContainText('₺2.600,00')
  await expect(panel).toContainText('Sipariş tutarı₺2.600,00')
  await expect(page.locator('[data-form="balance-form"]')).toContainText('₺515,40')
  expect(await calls.tries()).toEqual([])

  await shopper.press('pay')
  await isPaid()
  expect(await calls.bodies('balance')).toMatchObject([{ paidPrice: 2600 }])
  expect((await sandbox.ledger(order.token)).authorisations).toMatchObject([{ minor: 260_000 }])
})

test('a card’s installments are read again for a changed price (BEST-08~, INST-01~)', async ({
  page,
  order,
  sandbox,
  arrive,
  shopper,
  calls,
  options,
  isPaid,
}) => {
  await arrive()
  await page.getByRole('radio', { name: /^6 taksit/ }).check()
  await shopper.agree()
  await sandbox.changePrice(order.token, 2600)
  await shopper.press('pay')
  await page.locator('[data-modal="danger"]').waitFor()
  await page.keyboard.press('Escape')
  await expect(page.locator('[data-modal="danger"]')).toHaveCount(0)
  await expect(shopper.field('newPrice')).toBeFocused()
  await shopper.press('accept-price')
  await expect(options.first()).toContainText('₺2.600,00')
  await expect(page.locator('main').getByRole('alert')).toHaveCount(0)
  await expect.poll(() => calls.bodies('installments')).toMatchObject([{ price: 2480 }, { price: 2600 }])
  expect(await calls.tries()).toEqual([])
  await page.getByRole('radio', { name: /^Tek çekim/ }).check()
  await shopper.press('pay')
  await isPaid()
  expect(await calls.bodies('auth')).toMatchObject([{ paidPrice: 2600, installment: 1 }])
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } })

  test('the payment details of a changed price open with the focus in the sheet, whose Escape is not the modal’s (BEST-08~, SHELL-05~)', async ({
    page,
    order,
    sandbox,
    arrive,
    openBalance,
    shopper,
    panel,
  }) => {
    await arrive()
    await openBalance()
    await shopper.agree()
    await sandbox.changePrice(order.token, 2600)
    const toggle = page.locator('[data-action="toggle-detail"]')
    const modal = page.locator('[data-modal="danger"]')
    const isOpen = (open: boolean) => expect(toggle).toHaveAttribute('aria-expanded', String(open))
    await shopper.press('toggle-detail')
    await isOpen(true)
    await shopper.press('pay')
    await expect(modal.getByRole('heading')).toBeFocused()
    await page.keyboard.press('Escape')
    await expect(modal).toHaveCount(0)
    await isOpen(true)
    await page.keyboard.press('Escape')
    await isOpen(false)

    // The note of the new price is behind the sheet.
    await shopper.press('accept-price')
    await sandbox.changePrice(order.token, 2700)
    await shopper.press('pay')
    await modal.locator('[data-action="show-detail"]').click()
    await expect(modal).toHaveCount(0)
    await isOpen(true)
    await expect(panel.getByRole('heading', { level: 2 })).toBeFocused()
    await page.keyboard.press('Escape')
    await isOpen(false)
    await shopper.press('pay')
    await expect(shopper.field('newPrice')).toBeFocused()
  })
})
