import { expect } from '@playwright/test'
import { keepResultInSight } from './support/changed-page'
import { test } from './support/card-test'
import { LAPSED, news } from './support/otp'

test('a reload on /pay returns to /pay without another OTP; a login that is no longer valid is removed (BOOT-07)', async ({
  page,
  order,
  member,
  sandbox,
  shopper,
  trouble,
}) => {
  trouble.allow(/status of 401/)
  await shopper.logIn(order.checkoutUrl.tr)
  await shopper.fillCard()
  await page.reload()
  await page.locator('[data-form="credit-card-form"]').waitFor()
  await expect.poll(() => new URL(page.url()).pathname).toBe('/pay')
  await expect(shopper.field('cardNumber')).toHaveValue('')
  expect(await sandbox.messages(member.gsmNumber)).toHaveLength(1)
  const { memberUserId, memberId } = member
  const restores = (await sandbox.requests(order.token)).filter(({ path }) => path.endsWith('/login-credentials'))
  expect(restores).toMatchObject([{ method: 'POST', body: { memberUserId, memberId } }])

  await page.evaluate(() => {
    const kept = JSON.parse(sessionStorage.getItem('checkout') ?? '{}') as { login: { accessToken: string } }
    kept.login.accessToken = 'worn.out.token'
    sessionStorage.setItem('checkout', JSON.stringify(kept))
  })
  await page.reload()
  await shopper.sees('identify')
  await expect.poll(() => page.evaluate(() => ({ ...sessionStorage }))).toEqual({})
  await shopper.identify()
  await shopper.enterCode()
  expect((await sandbox.ledger(order.token)).authorisations).toHaveLength(0)
  await page.locator('[data-form="credit-card-form"]').waitFor()
  await shopper.fillCard()
  await shopper.agree()
  await shopper.press('pay')
  await expect(page.locator('[data-order-status]')).toHaveAttribute('data-order-status', 'paid')
})

test('a reload on /otp keeps the pending OTP, and sends no other (OTP-05~, BOOT-14~)', async ({
  page,
  order,
  member,
  sandbox,
  shopper,
}) => {
  await page.goto(order.checkoutUrl.tr)
  await shopper.identify()
  await page.reload()
  await shopper.field('verificationCode').waitFor()
  await expect.poll(() => new URL(page.url()).pathname).toBe('/otp')
  await expect(page).toHaveTitle('Doğrulama kodu · Cüzdan')
  expect(await sandbox.messages(member.gsmNumber)).toHaveLength(1)
  expect(await page.evaluate(() => JSON.stringify(sessionStorage))).not.toMatch(/\b[0-9]{6}\b/)

  await shopper.press('resend')
  await expect(news(page)).toContainText('Yeni kod gönderdik')
  await page.reload()
  await shopper.enterCode()
  expect(await sandbox.messages(member.gsmNumber)).toHaveLength(2)
})

test('a reload on /otp after the OTP’s expiry offers resend only; Back leads to the form as it was (OTP-04~)', async ({
  page,
  sandbox,
  member,
  shopper,
}) => {
  const { email, gsmNumber } = member
  const order = await sandbox.makeOrder({ email, gsmNumber, codeLifetimeSeconds: 60 })
  await page.clock.install()
  await page.goto(order.checkoutUrl.tr)
  await shopper.identify()
  await shopper.field('verificationCode').waitFor()
  await sandbox.advanceClock(order.token, 60)
  await page.clock.fastForward(60_000)
  await expect(shopper.field('verificationCode')).toHaveAccessibleDescription(LAPSED)
  await page.reload()
  await page.locator('[data-form="otp"] [data-action="resend"]').waitFor()
  await expect(shopper.field('verificationCode')).not.toBeEditable()
  await page.goBack()
  await shopper.sees('identify')
  await expect(shopper.field('email')).toHaveValue(email)
  await page.reload()
  await shopper.sees('identify')
  await expect(shopper.field('email')).toHaveValue(email)
})

test('screens before the payment say that a reload needs another login where storage is refused (BOOT-07~)', async ({
  page,
  order,
  shopper,
}) => {
  await page.addInitScript(() => {
    for (const name of ['sessionStorage', 'localStorage'] as const) {
      Object.defineProperty(window, name, {
        get: () => {
          throw new DOMException('refused', 'SecurityError')
        },
      })
    }
  })
  await keepResultInSight(page)
  const cost = page.getByText('Bu sayfayı yenilerseniz tekrar giriş yapmanız gerekir')
  await page.goto(order.checkoutUrl.tr)
  // The screen is in the page before any script; its last part comes with the order.
  await page.locator('[data-action="use-foreign-number"]').waitFor()
  await expect(cost).toHaveCount(0)
  await shopper.identify()
  await shopper.field('verificationCode').waitFor()
  await expect(cost).toBeVisible()
  await shopper.enterCode()
  await shopper.sees('pay')
  await expect(cost).toBeVisible()
  await shopper.fillCard()
  await shopper.agree()
  await shopper.press('pay')
  await shopper.sees('result')
  await expect(cost).toHaveCount(0)
})

test('a reload during a payment looks up its outcome and never pays again; one that fails to load names none, and offers a way to it (BEST-01~, BEST-03~, PAY-06~, BOOT-10~)', async ({
  page,
  order,
  sandbox,
  shopper,
  trouble,
  openFilled,
}) => {
  trouble.allow(/Failed to load resource|ERR_FAILED/)
  await keepResultInSight(page)
  await openFilled()
  await sandbox.setFault({
    token: order.token,
    path: '/payment/iyzipos/checkoutform/auth/ecom',
    phase: 'after-commit',
    act: 'hang',
  })
  await shopper.press('pay')
  await expect.poll(async () => (await sandbox.ledger(order.token)).authorisations.length).toBe(1)
  await page.route('**/assets/*.js', (route) => route.abort())
  await page.reload()
  const told = page.locator('#trouble')
  await expect(told).toContainText('İşleminizi daha önce tamamladıysanız sonucunu burada göreceksiniz')
  await expect(told).not.toContainText('para çekilmedi')
  await page.unroute('**/assets/*.js')
  await told.getByRole('link').click()
  await shopper.sees('result')
  await expect(page.locator('[data-action="pay"], [data-field]')).toHaveCount(0)
  expect((await sandbox.ledger(order.token)).authorisations).toHaveLength(1)
})
