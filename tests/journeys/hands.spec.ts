import { expect } from '@playwright/test'
import { test } from './support/card-test'
import { PATHS } from '../gateways/support/paths'
import { holdBack } from './support/hold-back'
import { newcomer } from './support/newcomer'
import { byEachWay } from './support/ways-in'
import { visualStates } from './visual-states/visual-states'
import { isReachable } from './support/visual-state'

const EMAILS = [
  ['info@şirket.com', /ç, ğ, ı, ö, ş, ü kullanılamaz/],
  ['ayse@gmaıl.com', /ç, ğ, ı, ö, ş, ü kullanılamaz/],
] as const

const PHONES = ['+90 0532 123 45 67', '90 0532 123 45 67', '５３２１２３４５６７']

const EXPIRIES = ['12/30', '2030-12', '１２/３０']

test('a shopper who starts to type when the order’s contact arrives keeps their own text (IDEN-01~)', async ({
  page,
  order,
  shopper,
}) => {
  const tellOrder = await holdBack(page, PATHS.detail)
  await page.goto(order.checkoutUrl.tr)
  await page.locator('[data-form="identify"]').getByRole('status').first().waitFor({ state: 'attached' })
  await shopper.field('email').focus()
  tellOrder()
  await expect(shopper.field('email')).not.toHaveValue('')
  await page.keyboard.type('ayse@posta.example')
  await expect(shopper.field('email')).toHaveValue('ayse@posta.example')
  await expect(shopper.field('gsmNumber')).not.toHaveValue('')
})

test('a text reaches validation as it is in the field, however it got there: e-mail, phone, expiry, card number (VAL-07)', async ({
  page,
  order,
  shopper,
  calls,
}) => {
  test.slow()
  const asked: string[] = []
  page.on('request', (request) => {
    if (request.method() === 'POST') asked.push(request.postData() ?? '')
  })
  const { field } = shopper
  await page.goto(order.checkoutUrl.tr)
  await page.locator('[data-action="use-foreign-number"]').waitFor()
  await expect(field('email')).not.toHaveValue('')
  const own = await field('email').inputValue()
  for (const [email, words] of EMAILS) {
    await byEachWay(page, 'email', email, async (way) => {
      await field('email').press('Enter')
      await expect(field('email'), `${email}, ${way}`).toHaveValue(email)
      await expect(field('email'), `${email}, ${way}`).toHaveAccessibleDescription(words)
    })
  }
  expect(asked.join()).not.toContain('xn--')
  await field('email').fill('ayse@gmaıl.com')
  await field('email').blur()
  await page.locator('[data-action="accept-suggestion"]').click()
  await expect(field('email')).toHaveValue('ayse@gmail.com')
  await field('email').fill(own)

  const number = await field('gsmNumber').inputValue()
  for (const phone of PHONES) {
    await byEachWay(page, 'gsmNumber', phone, async (way) => {
      await field('gsmNumber').focus()
      await field('gsmNumber').blur()
      await expect(field('gsmNumber'), `${phone}, ${way}`).toHaveValue('532 123 45 67')
      await expect(field('gsmNumber')).not.toHaveAttribute('aria-invalid')
    })
  }
  await field('gsmNumber').fill(number)
  await shopper.identify()
  await shopper.enterCode()

  await shopper.fillCard()
  await shopper.agree()
  await field('cvc').fill('')
  for (const expiry of EXPIRIES) {
    await byEachWay(page, 'expireDate', expiry, async (way) => {
      await field('expireDate').press('Enter')
      await expect(field('cvc')).toBeFocused()
      await expect(field('expireDate'), `${expiry}, ${way}`).toHaveValue('12/2030')
      await expect(field('expireDate')).not.toHaveAttribute('aria-invalid')
    })
  }
  await byEachWay(page, 'cardNumber', '5400360000000003123', async (way) => {
    await field('cardNumber').press('Enter')
    await expect(field('cardNumber'), way).toHaveValue('5400 3600 0000 0003 123')
    await expect(field('cardNumber'), way).toHaveAttribute('aria-invalid', 'true')
  })
  expect(await calls.tries()).toEqual([])
})

/** Typed or pasted text, the value after leaving the field, and whether the field is invalid. */
type Case = readonly [field: string, text: string, stands: string, isRefused: boolean]

const OF_A_CARD: readonly Case[] = [
  ['cardNumber', '5400-3600 0000.0003', '5400 3600 0000 0003', false],
  ['cardNumber', '５４００３６０００００００００３', '5400 3600 0000 0003', false],
  ['cvc', '1234', '1234', true],
  ['cvc', '١٢٣', '123', false],
  ['expireDate', '12/20305', '12/20305', true],
  ['accountHolder', 'Ayşe Nur Çelik', 'Ayşe Nur Çelik', false],
]

const OF_AN_IDENTITY: readonly Case[] = [
  ['surname', ' Çelik ', 'Çelik', false],
  ['identityNumber', '100000001467', '100000001467', true],
  ['identityNumber', '١٠٠٠٠٠٠٠١٤٦', '10000000146', false],
  ['birthDate', '1988-04-17', '17/04/1988', false],
]

test('a card field takes a text in whichever way it comes, and refuses one that is too long (VAL-07~, CARD-06~)', async ({
  page,
  shopper,
  openFilled,
}) => {
  test.slow()
  await openFilled()
  for (const [name, text, stands, isRefused] of OF_A_CARD) {
    await byEachWay(page, name, text, async (way) => {
      await shopper.field(name).focus()
      await shopper.field(name).blur()
      await expect(shopper.field(name), `${text}, ${way}`).toHaveValue(stands)
      await expect(shopper.field(name), `${text}, ${way}`).toHaveJSProperty('ariaInvalid', isRefused ? 'true' : null)
    })
  }
  await shopper.field('cvc').fill('1234')
  await shopper.field('cvc').blur()
  await expect(shopper.field('cvc')).toHaveAccessibleDescription(/3\shane.*Güvenlik kodu geçersiz/)
})

test('text in the identity form reaches validation as entered (VAL-07~)', async ({
  page,
  origins,
  sandbox,
  trouble,
  shopper,
}) => {
  test.slow()
  const form = visualStates['paying.identifying']
    .filter(isReachable)
    .find(({ name }) => /identity form|form of an identity/.test(name))
  if (!form) throw new Error('the form is invisible')
  await form.reach({ page, origins, sandbox, trouble, language: 'tr' })
  for (const [name, text, stands, isRefused] of OF_AN_IDENTITY) {
    await byEachWay(page, name, text, async (way) => {
      await shopper.field(name).focus()
      await shopper.field(name).blur()
      await expect(shopper.field(name), `${text}, ${way}`).toHaveValue(stands)
      await expect(shopper.field(name), `${text}, ${way}`).toHaveJSProperty('ariaInvalid', isRefused ? 'true' : null)
    })
  }
})

test('an e-mail, an OTP or a phone reaches validation as entered; a longer number is not an OTP (VAL-07~, OTP-01~)', async ({
  page,
  order,
  member,
  shopper,
}) => {
  test.slow()
  const { field, press, sees } = shopper
  const codes: string[] = []
  page.on('request', (request) => {
    if (request.url().includes('login-complete')) codes.push(request.url())
  })
  await page.goto(order.checkoutUrl.tr)
  await page.locator('[data-action="use-foreign-number"]').waitFor()
  await expect(field('email')).not.toHaveValue('')
  await field('email').fill(newcomer().email)
  await press('continue')
  await sees('email-verify')
  await byEachWay(page, 'email', 'info@şirket.com', async (way) => {
    await field('email').press('Enter')
    await expect(field('email'), way).toHaveValue('info@şirket.com')
    await expect(field('email'), way).toHaveAccessibleDescription(/ç, ğ, ı, ö, ş, ü kullanılamaz/)
  })
  await field('email').fill(member.email)
  await press('continue')
  await sees('otp')
  await byEachWay(page, 'verificationCode', '١٢ 345', async (way) => {
    await expect(field('verificationCode'), way).toHaveValue('12345')
  })
  await field('verificationCode').fill('')
  await field('verificationCode').fill('1234567')
  await expect(field('verificationCode')).toHaveValue('')
  await expect(field('verificationCode')).toHaveAccessibleDescription('Kod 6 haneli olmalıdır')
  await press('change-number')
  await sees('change-phone-number')
  await byEachWay(page, 'gsmNumber', '٠٥٣٢ 12', async (way) => {
    await field('gsmNumber').press('Enter')
    await expect(field('gsmNumber'), way).toHaveValue('٠٥٣٢ 12')
    await expect(field('gsmNumber'), way).toHaveAttribute('aria-invalid', 'true')
  })
  expect(codes).toEqual([])
})
