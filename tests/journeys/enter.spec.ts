import { type Page, expect } from '@playwright/test'
import { test } from './support/card-test'
import { NAMELESS, newcomer } from './support/newcomer'

/** Presses Enter in a field and waits for the call that its form sends. */
async function enterAsks(page: Page, field: string, path: string) {
  const asked = page.waitForRequest((request) => request.method() !== 'OPTIONS' && request.url().includes(path))
  await page.locator(`[data-field="${field}"]`).press('Enter')
  await asked
}

const QUESTION = 'otp-quick-login-initialize'

test('Enter in a field before the payment submits its form as the button does, and on a checkbox does nothing (VAL-07~, A11Y-02~)', async ({
  page,
  sandbox,
  member,
  shopper,
}) => {
  const { field, press, sees } = shopper
  const order = await sandbox.makeOrder({ email: member.email, gsmNumber: member.gsmNumber, ...NAMELESS })
  await page.goto(order.checkoutUrl.tr)
  await page.locator('[data-action="use-foreign-number"]').waitFor()
  await expect(field('email')).not.toHaveValue('')
  const fill = async ({ gsmNumber, email }: { readonly gsmNumber: string; readonly email: string }) => {
    await field('gsmNumber').fill(gsmNumber)
    await field('email').fill(email)
  }

  await test.step('the form, from either field', async () => {
    const other = newcomer()
    await fill(other)
    await enterAsks(page, 'gsmNumber', QUESTION)
    await sees('register')
    await press('step-back')
    await sees('identify')
    await enterAsks(page, 'email', QUESTION)
    await sees('register')
  })

  await test.step('registering, from each of its fields, and from no box', async () => {
    const called: string[] = []
    page.on('request', (request) => {
      if (request.url().includes('/register')) called.push(request.url())
    })
    for (const name of ['gsmNumber', 'email', 'name', 'surname']) {
      await field(name).press('Enter')
      // Enter moves the focus to the missing field.
      await expect(field('name')).toBeFocused()
      await expect(field('name')).toHaveAttribute('aria-invalid', 'true')
      await field('name').fill('E')
      await field('name').fill('')
    }
    await field('name').fill('Ece')
    await field('surname').fill('Demir')
    for (const box of ['outlineAgreement', 'pdppPermission', 'communicationsPermission']) {
      await field(box).focus()
      await page.keyboard.press('Enter')
      await expect(field(box)).not.toBeChecked()
    }
    expect(called.filter((url) => url.includes('members-login/register'))).toEqual([])
    await field('outlineAgreement').check({ force: true })
    await enterAsks(page, 'surname', 'members-login/register')
    await sees('otp')
  })

  await test.step('the code, and another number', async () => {
    await field('verificationCode').press('Enter')
    await expect(field('verificationCode')).toHaveAttribute('aria-invalid', 'true')
    await expect(field('verificationCode')).toBeFocused()
    await press('change-number')
    await sees('change-phone-number')
    await field('gsmNumber').fill(newcomer().gsmNumber)
    await enterAsks(page, 'gsmNumber', 'gsm-update')
    await sees('otp')
  })
})

test('Enter submits the OTP and the e-mail after a mismatch, and picks the country found by the search (VAL-07~, A11Y-02~)', async ({
  page,
  order,
  member,
  sandbox,
  shopper,
}) => {
  const { field, press, sees } = shopper
  await page.goto(order.checkoutUrl.tr)
  await page.locator('[data-action="use-foreign-number"]').waitFor()
  await expect(field('email')).not.toHaveValue('')
  // Slow network: the shopper presses Enter before the list arrives, and the first match is taken when it does.
  let letCome: () => void = () => undefined
  const isTyped = new Promise<void>((resolve) => {
    letCome = resolve
  })
  await page.route('**/assets/countries-*', async (route) => {
    await isTyped
    await route.continue()
  })
  await press('use-foreign-number')
  const search = page.locator('[data-modal="country"] input')
  await search.pressSequentially('alman')
  await search.press('Enter')
  letCome()
  await expect(page.locator('[data-modal="country"]')).toHaveCount(0)
  await expect(page.locator('main form')).toContainText('+49')
  await field('gsmNumber').fill(`+90 ${member.gsmNumber.slice(3)}`)
  await field('email').fill(newcomer().email)
  await press('continue')
  await sees('email-verify')
  await field('email').fill(member.email)
  await enterAsks(page, 'email', QUESTION)
  await sees('otp')
  await field('verificationCode').pressSequentially(await sandbox.latestCode(member.gsmNumber))
  await enterAsks(page, 'verificationCode', 'login-complete')
  await sees('pay')
})
