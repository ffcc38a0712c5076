import { type Page, expect } from '@playwright/test'
import { REGISTERED, UNTRUSTED, test } from './support/identity-test'
import { WRONG } from './support/otp'

test.use({
  wantedMember: { ...REGISTERED, kycLevel: 0, balance: 3115.4 },
  wantedOrder: { ...UNTRUSTED, init: { abTests: { verifyIdentity: 1 } } },
})

const valueOf = (page: Page, field: string) => page.locator(`[data-field="${field}"]`).inputValue()

test('every field has its specified name, is trimmed where it must be, and keeps its text when it is refused (VAL-06)', async ({
  page,
  order,
  member,
  sandbox,
  shopper,
  gate,
  tab,
}) => {
  const { field, press } = shopper
  await page.goto(order.checkoutUrl.tr)
  await expect(field('email')).not.toHaveValue('')
  await field('email').fill('  elif@yok')
  await field('gsmNumber').fill(' 532 12 ')
  await press('continue')
  await expect(field('gsmNumber')).toHaveAttribute('aria-invalid', 'true')
  expect([(await valueOf(page, 'email')).trim(), (await valueOf(page, 'gsmNumber')).trim()]).toEqual([
    'elif@yok',
    '532 12',
  ])
  await field('email').fill(`  ${member.email}  `)
  await field('gsmNumber').fill(` ${member.gsmNumber} `)
  await press('continue')
  await shopper.sees('otp')

  const wrong = (await sandbox.latestCode(member.gsmNumber)).replace(/./g, (digit) => String((Number(digit) + 1) % 10))
  await field('verificationCode').pressSequentially(wrong)
  await press('verify')
  await expect(field('verificationCode')).toHaveAccessibleDescription(WRONG)
  await expect(field('verificationCode')).toHaveValue('')
  await shopper.enterCode()

  await page.locator('[data-action="pay-with-new-card"]').click()
  await field('cardNumber').pressSequentially('4543590000000007')
  await field('expireDate').pressSequentially('132030')
  await field('cvc').pressSequentially('12')
  await field('accountHolder').fill('  Elif ')
  await press('pay')
  await expect(field('cardNumber')).toBeFocused()
  expect(await Promise.all(['cardNumber', 'expireDate', 'accountHolder'].map((name) => valueOf(page, name)))).toEqual([
    '4543 5900 0000 0007',
    '13/2030',
    '  Elif ',
  ])

  await tab('balance').filter({ hasText: /₺/ }).click()
  await shopper.agree()
  await press('pay')
  await gate.locator('[data-form="identity-form"]').waitFor()
  await field('name').fill('  Elif  ')
  await field('surname').fill(' Yılmaz ')
  await field('identityNumber').fill('17291716061')
  await field('birthDate').fill('31/02/1990')
  await gate.locator('[data-action="verify"]').click()
  await expect(field('identityNumber')).toHaveAttribute('aria-invalid', 'true')
  expect([await valueOf(page, 'identityNumber'), await valueOf(page, 'birthDate')]).toEqual([
    '17291716061',
    '31/02/1990',
  ])
  expect([(await valueOf(page, 'name')).trim(), (await valueOf(page, 'surname')).trim()]).toEqual(['Elif', 'Yılmaz'])
})
