import { expect } from '@playwright/test'
import { test } from './support/test'

const CHECK = /members-login\/otp-quick-login-initialize$/

test.describe('the identification form', () => {
  test('the order’s e-mail and phone are looked up; a missing phone is required before any look-up (IDEN-01)', async ({
    page,
    sandbox,
    member,
    shopper,
  }) => {
    const order = await sandbox.makeOrder({ email: member.email })
    await page.goto(order.checkoutUrl.tr)
    await expect(shopper.field('email')).toHaveValue(member.email)
    await expect(shopper.field('gsmNumber')).toHaveValue('')
    await shopper.press('continue')
    await expect(shopper.field('gsmNumber')).toBeFocused()
    await expect(shopper.field('gsmNumber')).toHaveAccessibleDescription(/Telefon numaranızı girin/)
    expect((await sandbox.requests(order.token)).filter(({ path }) => CHECK.test(path))).toEqual([])
    await shopper.field('gsmNumber').fill(member.gsmNumber)
    await shopper.press('continue')
    await shopper.sees('otp')

    const { email, gsmNumber } = await sandbox.makeMember()
    const whole = await sandbox.makeOrder({ email, gsmNumber })
    await page.goto(whole.checkoutUrl.tr)
    await expect(shopper.field('email')).toHaveValue(email)
    await expect(shopper.field('gsmNumber')).not.toHaveValue('')
    await shopper.press('continue')
    await shopper.sees('otp')
    const [check] = (await sandbox.requests(whole.token)).filter(({ path }) => CHECK.test(path))
    expect(check?.body).toMatchObject({ email, phoneNumber: gsmNumber })
  })

  for (const [isQuick, version, phoneField] of [
    [false, 'v1', 'phoneNumber'],
    [true, 'v2', 'gsmNumber'],
  ] as const) {
    const title = `the prefilled contact asks ${version} once, with the wallet’s channel, ${isQuick ? 'for' : 'without'} the one-page login (IDEN-03, IDEN-01~)`
    test(title, async ({ page, sandbox, member, shopper }) => {
      const { email, gsmNumber, memberUserId } = member
      const flags = { quickLoginRegisterEnabled: isQuick }
      const order = await sandbox.makeOrder({ email, gsmNumber, flags })
      await page.goto(order.checkoutUrl.tr)
      await expect(shopper.field('email')).toHaveValue(email)
      await expect(shopper.field('gsmNumber')).toHaveValue(/^5\d\d \d{3} \d\d \d\d$/)
      await shopper.press('continue')
      if (!isQuick) await shopper.sees('otp')
      await shopper.field('verificationCode').waitFor()
      const checks = (await sandbox.requests(order.token)).filter(({ path }) => CHECK.test(path))
      expect(checks).toMatchObject([
        { method: 'POST', path: `/member-gateway/api/${version}/members-login/otp-quick-login-initialize` },
      ])
      expect(checks[0]?.body).toEqual({ email, [phoneField]: gsmNumber, loginChannel: 'PAY_WITH_WALLET' })
      // The page verifies the code with the `memberUserId` of this answer.
      await shopper.enterCode()
      const [, verified] = (await sandbox.requests(order.token)).filter(({ path }) => path.includes('members-login'))
      expect(verified?.body).toMatchObject({ loginSmsVerification: { memberUserId } })
    })
  }

  test('each invalid field shows its own error, and the first one has the focus (VAL-05~, VAL-01~, VAL-02~)', async ({
    page,
    order,
    shopper,
  }) => {
    await page.goto(order.checkoutUrl.tr)
    const [email, phone] = [shopper.field('email'), shopper.field('gsmNumber')]
    await expect(email).not.toHaveValue('')
    const faults = [
      ['', '', /Telefon numaranızı girin/, 'E-posta adresinizi girin'],
      ['532 123', 'ayse@', /Telefon numarası geçersiz/, 'Geçerli bir e-posta adresi girin'],
      ['+49 15', 'ayşe@posta.example', /Telefon numarası geçersiz/, 'E-posta adresinde ç, ğ, ı, ö, ş, ü kullanılamaz'],
    ] as const
    for (const [typedPhone, typedEmail, phoneFault, emailFault] of faults) {
      await phone.fill(typedPhone)
      await email.fill(typedEmail)
      await shopper.press('continue')
      await expect(phone).toBeFocused()
      await expect(phone).toHaveAccessibleDescription(phoneFault)
      await expect(email).toHaveAccessibleDescription(emailFault)
      await expect(page.locator('[aria-live="polite"]').getByText(emailFault)).toBeVisible()
      await expect(email).toHaveValue(typedEmail)
    }
    await phone.fill('0532 123 45 67')
    await shopper.press('continue')
    await expect(email).toBeFocused()
    await expect(phone).not.toHaveAttribute('aria-invalid')
  })
})
