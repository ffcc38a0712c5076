import { expect } from '@playwright/test'
import { newcomer } from './support/newcomer'
import { WRONG, another } from './support/otp'
import { test } from './support/test'

const EXISTENCE = '/members-login/check-existence-by-gsm'
const START = '/members-login/otp-quick-login-initialize'

test.describe('the form at /sdk', () => {
  test('the form at /sdk asks for phone and e-mail, and looks up the phone first, which decides its words (IDEN-02, IDEN-06)', async ({
    page,
    order,
    sandbox,
    member,
    shopper,
  }) => {
    await page.goto(`/sdk?token=${order.token}&lang=tr`)
    await shopper.sees('sdk')
    await expect(shopper.field('email')).toHaveValue(member.email)
    const heading = page.getByRole('heading', { level: 1 })
    await expect(heading).toHaveText('Giriş yapın veya hesap oluşturun')
    await sandbox.setFault({ token: order.token, path: `/api/v1${START}`, act: 'failure:10606', nth: 1 })
    await shopper.press('continue')
    // The login failed after the phone lookup, so the form's heading already follows its result.
    await expect(heading).toHaveText('Giriş yapın')
    await page.locator('main').getByRole('alert').waitFor()
    await shopper.press('continue')
    await shopper.sees('otp')
    const calls = (await sandbox.requests(order.token)).map(({ path, body }) => ({ path, body }))
    const asked = calls.filter(({ path }) => path.endsWith(EXISTENCE) || path.endsWith(START))
    expect(asked.map(({ path }) => path.split('/').at(-1))).toEqual([
      'check-existence-by-gsm',
      'otp-quick-login-initialize',
      'otp-quick-login-initialize',
    ])
    expect(asked[0]?.body).toEqual({ gsmNumber: member.gsmNumber })

    const { gsmNumber, email } = newcomer()
    await page.goto(`/sdk?token=${order.token}&lang=en`)
    await expect(shopper.field('email')).not.toHaveValue('')
    await shopper.field('gsmNumber').fill(gsmNumber)
    await shopper.field('email').fill(email)
    await sandbox.setFault({ token: order.token, path: `/api/v1${START}`, act: 'failure:10606', nth: 1 })
    await shopper.press('continue')
    await expect(heading).toHaveText('Create account')
    await page.locator('main').getByRole('alert').waitFor()
    await shopper.press('continue')
    await shopper.sees('register')
  })

  test('the form at /sdk continues when the look-up of the phone fails (IDEN-06~)', async ({
    page,
    order,
    sandbox,
    shopper,
    trouble,
  }) => {
    trouble.allow(/Failed to load resource/)
    await sandbox.setFault({ token: order.token, path: `/api/v2${EXISTENCE}`, act: 'status:500' })
    await page.goto(`/sdk?token=${order.token}&lang=tr`)
    await expect(shopper.field('email')).not.toHaveValue('')
    await shopper.press('continue')
    await shopper.sees('otp')
  })
})

test.describe('a mistyped e-mail', () => {
  test('a mistyped e-mail gets a suggestion to accept, and a phone is understood in each form, however it comes (BEST-15)', async ({
    page,
    context,
    order,
    shopper,
  }) => {
    await page.goto(order.checkoutUrl.tr)
    await page.locator('[data-action="use-foreign-number"]').waitFor()
    const email = shopper.field('email')
    await expect(email).not.toHaveValue('')
    await email.fill('ayse.yilmaz@gmial.com')
    const offer = page.locator('[data-action="accept-suggestion"]')
    await expect(offer).toHaveCount(0)
    await page.keyboard.press('Tab')
    await expect(page.locator('main').getByRole('status').filter({ has: offer })).toContainText('ayse.yilmaz@gmail.com')
    await offer.press('Enter')
    await expect(email).toHaveValue('ayse.yilmaz@gmail.com')
    await expect(email).toBeFocused()
    await expect(offer).toHaveCount(0)
    // `0 5xx`, `+90 5xx` and `5xx` are one number, typed, pasted or filled in by the browser.
    await context.grantPermissions(['clipboard-read', 'clipboard-write'])
    const phone = shopper.field('gsmNumber')
    const enter = {
      typing: (text: string) => phone.pressSequentially(text),
      autofill: (text: string) => phone.fill(text),
      async paste(text: string) {
        await page.evaluate((copied) => navigator.clipboard.writeText(copied), text)
        await phone.press('Control+V')
      },
    }
    for (const [by, enterBy] of Object.entries(enter))
      for (const text of ['0 532 123 45 67', '+90 532 123 45 67', '5321234567']) {
        await phone.fill('')
        await enterBy(text)
        await email.focus()
        await expect(phone, `${text} by ${by}`).toHaveValue('532 123 45 67')
      }
  })
})

test.describe('an OTP from an SMS', () => {
  test('an OTP is read from the SMS by the phone or from a pasted one, and is sent without a press (BEST-06)', async ({
    page,
    context,
    order,
    sandbox,
    member,
    shopper,
  }) => {
    await page.addInitScript(() => {
      let hand: (credential: { code: string }) => void = () => undefined
      Object.assign(window, {
        OTPCredential: Object,
        handOver: (code: string) => {
          hand({ code })
        },
      })
      Object.defineProperty(navigator, 'credentials', {
        value: {
          get: ({ signal }: { signal: AbortSignal }) =>
            new Promise((resolve, reject) => {
              hand = resolve
              signal.addEventListener('abort', () => {
                reject(new Error('aborted'))
              })
            }),
        },
      })
    })
    await page.goto(order.checkoutUrl.tr)
    await shopper.identify()
    const field = shopper.field('verificationCode')
    await expect(field).toHaveAttribute('autocomplete', 'one-time-code')
    await expect(page.locator('[data-field="verificationCode"]')).toHaveCount(1)
    // The end of the pause is announced once; the seconds before it are not.
    await expect(
      page.locator('main').getByRole('status').filter({ hasText: 'Şimdi yeni kod isteyebilirsiniz' }),
    ).toHaveCount(1)
    const code = await sandbox.latestCode(member.gsmNumber)
    await page.evaluate((read) => {
      ;(window as unknown as { handOver: (code: string) => void }).handOver(read)
    }, another(code))
    await expect(field).toHaveAccessibleDescription(WRONG)
    await context.grantPermissions(['clipboard-read', 'clipboard-write'])
    const [message] = await sandbox.messages(member.gsmNumber)
    await page.evaluate((text) => navigator.clipboard.writeText(text), `14:32 ${message?.text ?? ''}`)
    await page.keyboard.press('Control+V')
    await page.locator('[data-form="credit-card-form"]').waitFor()
  })
})
