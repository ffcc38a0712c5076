import { type Page, expect } from '@playwright/test'
import { test } from './support/card-test'

/** As a clipboard does: in one piece, whatever the field makes of it. */
async function paste(page: Page, field: string, text: string) {
  await page.locator(`[data-field="${field}"]`).focus()
  await page.keyboard.insertText(text)
}

/** As an input method does: what is being composed stands in the field before it is taken. */
async function compose(page: Page, field: string, text: string) {
  await page.locator(`[data-field="${field}"]`).focus()
  const hands = await page.context().newCDPSession(page)
  await hands.send('Input.imeSetComposition', { text, selectionStart: text.length, selectionEnd: text.length })
  await hands.send('Input.insertText', { text })
  await hands.detach()
}

const WAYS = {
  filled: (page: Page, field: string, text: string) => page.locator(`[data-field="${field}"]`).fill(text),
  pasted: paste,
  composed: compose,
  typed: (page: Page, field: string, text: string) => page.locator(`[data-field="${field}"]`).pressSequentially(text),
}

const EMAILS = [
  ['info@şirket.com', /Türkçe karakter/],
  ['ayse@gmaıl.com', /Türkçe karakter/],
  ['a@пример.example', /a–z/],
] as const

test('an e-mail stands in its field as it was typed, pasted, filled in or composed, is refused there, and no call names a stranger (VAL-07~)', async ({
  page,
  order,
  shopper,
}) => {
  const asked: string[] = []
  page.on('request', (request) => {
    if (request.method() === 'POST') asked.push(request.postData() ?? '')
  })
  await page.goto(order.checkoutUrl.tr)
  await page.locator('[data-action="use-foreign-number"]').waitFor()
  await expect(shopper.field('email')).not.toHaveValue('')
  for (const [name, put] of Object.entries(WAYS)) {
    for (const [email, words] of EMAILS) {
      await shopper.field('email').fill('')
      await put(page, 'email', email)
      await shopper.field('email').press('Enter')
      await expect(shopper.field('email'), `${email}, ${name}`).toHaveValue(email)
      await expect(shopper.field('email'), `${email}, ${name}`).toHaveAccessibleDescription(words)
    }
  }
  expect(asked.join()).not.toContain('xn--')
  await shopper.field('email').fill('ayse@gmaıl.com')
  await shopper.field('email').blur()
  await page.locator('[data-action="accept-suggestion"]').click()
  await expect(shopper.field('email')).toHaveValue('ayse@gmail.com')
})

const PHONES = ['+90 0532 123 45 67', '90 0532 123 45 67', '５３２１２３４５６７', '٠٥٣٢١٢٣٤٥٦٧']

test('a phone is the number that it means, whichever way it came into its field (VAL-07~)', async ({
  page,
  order,
  shopper,
}) => {
  await page.goto(order.checkoutUrl.tr)
  await page.locator('[data-action="use-foreign-number"]').waitFor()
  await expect(shopper.field('gsmNumber')).not.toHaveValue('')
  for (const [name, put] of Object.entries(WAYS)) {
    for (const phone of PHONES) {
      await shopper.field('gsmNumber').fill('')
      await put(page, 'gsmNumber', phone)
      await shopper.field('gsmNumber').blur()
      await expect(shopper.field('gsmNumber'), `${phone}, ${name}`).toHaveValue('532 123 45 67')
      await expect(shopper.field('gsmNumber')).not.toHaveAttribute('aria-invalid')
    }
  }
})

const EXPIRIES = ['12/30', '1230', '122030', '12/2030', '12 / 30', '2030-12', '１２/３０']

test('an expiry is whole when Enter is pressed in its field, however it was written (VAL-07~)', async ({
  page,
  shopper,
  openFilled,
}) => {
  await openFilled()
  await shopper.field('cvc').fill('')
  for (const [name, put] of Object.entries(WAYS)) {
    for (const expiry of EXPIRIES) {
      await shopper.field('expireDate').fill('')
      await put(page, 'expireDate', expiry)
      await shopper.field('expireDate').press('Enter')
      await expect(shopper.field('cvc')).toBeFocused()
      await expect(shopper.field('expireDate'), `${expiry}, ${name}`).toHaveValue('12/2030')
      await expect(shopper.field('expireDate')).not.toHaveAttribute('aria-invalid')
    }
  }
})

test('a card number that is too long is refused as it stands, and never cut to another card’s (VAL-07~)', async ({
  page,
  shopper,
  openFilled,
}) => {
  await openFilled()
  for (const [name, put] of Object.entries(WAYS)) {
    await shopper.field('cardNumber').fill('')
    await put(page, 'cardNumber', '5400360000000003123')
    await shopper.field('cardNumber').press('Enter')
    await expect(shopper.field('cardNumber'), name).toHaveValue('5400 3600 0000 0003 123')
    await expect(shopper.field('cardNumber'), name).toHaveAttribute('aria-invalid', 'true')
  }
  await shopper.field('cardNumber').fill('')
  await compose(page, 'cardNumber', '５４００３６００００００００００３'.slice(0, 16))
  await expect(shopper.field('cardNumber')).toHaveValue(/^5400 3600 0000 000/)
})
