import { expect } from '@playwright/test'
import { CARDS } from './support/shopper'
import { test } from './support/card-test'
import { holdBack } from './support/hold-back'

const PAY_CALL = '/payment/iyzipos/checkoutform/auth/ecom'

const DECLINED = [
  ['4111111111111129', 'Kart limitiniz veya bakiyeniz bu işlem için yeterli değil'],
  ['4129111111111111', 'Bankanız bu ödemeyi onaylamadı'],
  ['4124111111111116', 'Kartınızın güvenlik kodunu kontrol edin'],
] as const

test.beforeEach(async ({ openMethods }) => {
  await openMethods()
})

test('a declined card shows the reason, keeps the form without its security code, and another try pays (CARD-11, GWY-05~)', async ({
  page,
  order,
  sandbox,
  shopper,
}) => {
  const told = page.locator('main').getByRole('alert')
  for (const [cardNumber, reason] of DECLINED) {
    await shopper.fillCard(cardNumber)
    await shopper.agree()
    await shopper.press('pay')
    await expect(told).toContainText(reason)
    await expect(told).toContainText('Kartınızdan veya bakiyenizden para çekilmedi')
    await expect(shopper.field('cardNumber')).toHaveValue(cardNumber.replace(/(....)(?=.)/g, '$1 '))
    await expect(shopper.field('expireDate')).toHaveValue('12/2030')
    await expect(shopper.field('accountHolder')).toHaveValue('Elif Yılmaz')
    await expect(shopper.field('agreement')).toBeChecked()
    await expect(shopper.field('cvc')).toHaveValue('')
    await expect(shopper.field('cvc')).not.toHaveAttribute('aria-invalid')
    await shopper.press('pay')
    await expect(shopper.field('cvc')).toBeFocused()
    expect((await sandbox.ledger(order.token)).authorisations).toHaveLength(0)
  }

  await shopper.field('cardNumber').fill(CARDS.approved)
  await shopper.field('cvc').fill('123')
  await shopper.press('pay')
  await expect(page.locator('[data-order-status]')).toHaveAttribute('data-order-status', 'paid')
  expect((await sandbox.ledger(order.token)).authorisations).toHaveLength(1)
})

test('the card form has four masked fields with autofill names, turns MM/YY into MM/YYYY, and shows the brand by prefix (CARD-02, CARD-07)', async ({
  page,
  shopper,
}) => {
  const names = { cardNumber: 'cc-number', expireDate: 'cc-exp', cvc: 'cc-csc', accountHolder: 'cc-name' }
  for (const [field, name] of Object.entries(names)) {
    await expect(shopper.field(field)).toHaveAttribute('autocomplete', name)
  }
  for (const field of ['cardNumber', 'expireDate', 'cvc'])
    await expect(shopper.field(field)).toHaveAttribute('inputmode', 'numeric')
  // Native submission of the form must send no card data, so its fields have no name.
  await expect(page.locator('[data-form="credit-card-form"] [name]:not([type="radio"])')).toHaveCount(0)
  const expiry = shopper.field('expireDate')
  await expiry.fill('03/31')
  await expect(expiry).toHaveValue('03/2031')
  await expiry.fill('')
  await expiry.pressSequentially('0431')
  await expect(expiry).toHaveValue('04/31')
  await expiry.blur()
  await expect(expiry).toHaveValue('04/2031')
  await expect(expiry).not.toHaveAttribute('aria-invalid')

  await shopper.field('cardNumber').fill('5400-3600-0000-0003')
  await expect(shopper.field('cardNumber')).toHaveValue('5400 3600 0000 0003')
  const cvc = shopper.field('cvc')
  // Three digits, four for American Express. A further digit stays and makes the field invalid; it is never cut off.
  const takes = async (digits: string, isRefused: boolean) => {
    await cvc.fill('')
    await cvc.pressSequentially(digits)
    await cvc.blur()
    await expect(cvc).toHaveValue(digits)
    await expect(cvc).toHaveJSProperty('ariaInvalid', isRefused ? 'true' : null)
  }
  await takes('123', false)
  await takes('1234', true)
  await shopper.field('cardNumber').fill('')
  await shopper.field('cardNumber').pressSequentially(CARDS.amex)
  await expect(shopper.field('cardNumber')).toHaveValue('3744 27000000 003')
  await expect(page.getByText('Kartınızın ön yüzündeki 4 haneli kod')).toBeVisible()
  await takes('1234', false)
  await takes('12345', true)

  const number = shopper.field('cardNumber')
  const brands = [
    ['4', 'Visa'],
    ['34', 'American Express'],
    ['37', 'American Express'],
    ['51', 'Mastercard'],
    ['55', 'Mastercard'],
    ['67', 'Mastercard'],
    ['58', 'Mastercard'],
    ['2221', 'Mastercard'],
    ['2720', 'Mastercard'],
    ['9', 'Troy'],
    ['65', 'Troy'],
  ] as const
  for (const [digits, brand] of brands) {
    await number.fill('')
    await expect(page.locator('main').getByRole('img')).toHaveCount(0)
    await number.pressSequentially(digits)
    await expect(page.locator('main').getByRole('img', { name: brand })).toBeVisible()
  }
})

test('an invalid field shows its error on leaving, clears it during correction, and pay focuses the first one (VAL-05)', async ({
  page,
  shopper,
}) => {
  const number = shopper.field('cardNumber')
  await number.focus()
  await number.blur()
  await expect(number).not.toHaveAttribute('aria-invalid')
  await number.pressSequentially('5400360000000004')
  await expect(number).not.toHaveAttribute('aria-invalid')
  await number.blur()
  await expect(number).toHaveAccessibleDescription('Kart numarası geçersiz')
  await expect(page.locator('[aria-live="polite"]').getByText('Kart numarası geçersiz')).toBeVisible()
  await number.press('End')
  await number.press('Backspace')
  await expect(number).not.toHaveAttribute('aria-invalid')
  await shopper.press('pay')
  await expect(number).toBeFocused()
  await number.press('End')
  await number.pressSequentially('3')
  await expect(number).not.toHaveAttribute('aria-invalid')
  await shopper.press('pay')
  await expect(shopper.field('expireDate')).toBeFocused()
})

test('the error of a field that is left moves nothing from under a press (VAL-05~)', async ({ page, shopper }) => {
  await shopper.field('accountHolder').fill('Elif')
  await page.evaluate(() => document.fonts.ready)
  await shopper.field('agreement').scrollIntoViewIfNeeded()
  const box = await shopper.field('agreement').boundingBox()
  await page.mouse.move((box?.x ?? 0) + 4, (box?.y ?? 0) + 4)
  await page.mouse.down()
  await expect(shopper.field('accountHolder')).not.toBeFocused()
  expect(await shopper.field('agreement').boundingBox()).toEqual(box)
  await page.mouse.up()
  await expect(shopper.field('agreement')).toBeChecked()
  await expect(shopper.field('accountHolder')).toHaveAttribute('aria-invalid', 'true')
})

test('the pay button says why it can’t be used, and leads to what is missing; a double press and Enter twice send one payment (PAY-03~, PAY-04~, VAL-05~)', async ({
  page,
  order,
  sandbox,
  shopper,
}) => {
  const button = page.locator('[data-action="pay"]')
  await expect(shopper.field('agreement')).not.toBeChecked()
  await expect(button).toHaveAccessibleDescription('Ödemek için kart bilgilerini tamamlayın')
  await shopper.fillCard()
  await expect(button).toHaveAccessibleDescription('Ödemek için kullanıcı sözleşmesini kabul edin')
  await shopper.press('pay')
  await expect(shopper.field('agreement')).toBeFocused()
  await expect(page.getByText('Devam etmek için kullanıcı sözleşmesini kabul edin')).toBeVisible()
  const calls = async () => (await sandbox.requests(order.token)).filter(({ path }) => path.endsWith(PAY_CALL))
  expect(await calls()).toEqual([])
  await shopper.agree()
  await expect(button).not.toHaveAttribute('aria-describedby')

  const goOn = await holdBack(page, PAY_CALL)
  await button.dblclick()
  await shopper.field('accountHolder').press('Enter')
  await shopper.field('accountHolder').press('Enter')
  goOn()
  await expect(page.locator('[data-order-status]')).toHaveAttribute('data-order-status', 'paid')
  expect(await calls()).toHaveLength(1)
  expect((await sandbox.ledger(order.token)).authorisations).toHaveLength(1)
})
