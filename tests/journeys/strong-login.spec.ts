import { type Page, expect } from '@playwright/test'
import { saveLogin } from './support/kept'
import { now } from './support/now'
import { test } from './support/test'

const DAY = 24 * 60 * 60 * 1000

async function makeOlder(page: Page, milliseconds: number) {
  await page.evaluate((age) => {
    const kept = JSON.parse(sessionStorage.getItem('checkout') ?? '{}') as { login: { loginAt: number } }
    kept.login.loginAt -= age
    sessionStorage.setItem('checkout', JSON.stringify(kept))
  }, milliseconds)
}

const kept = (page: Page) => page.evaluate(() => sessionStorage.getItem('checkout') ?? '')

test('a stored login whose OTP was entered more than 90 days ago asks for another OTP, once (OTP-08~)', async ({
  page,
  origins,
  sandbox,
  member,
  order,
  shopper,
}) => {
  await saveLogin({ page, origins, sandbox, member, order }, now() - 89 * DAY)
  await page.goto(order.checkoutUrl.tr.replace('/?', '/pay?'))
  await page.locator('[data-form="credit-card-form"]').waitFor()
  const { login } = JSON.parse(await kept(page)) as { login: { accessToken: string } }
  await makeOlder(page, 2 * DAY)
  await page.reload()
  await shopper.sees('otp')
  await expect.poll(() => new URL(page.url()).pathname).toBe('/otp')
  await expect.poll(() => kept(page)).not.toContain(login.accessToken)
  await shopper.enterCode()
  expect(await sandbox.messages(member.gsmNumber)).toHaveLength(2)
  await page.reload()
  await page.locator('[data-form="credit-card-form"]').waitFor()
  expect(await sandbox.messages(member.gsmNumber)).toHaveLength(2)
})

test('the old login is dropped and the shopper logged out where the required OTP fails to be sent (OTP-08~)', async ({
  page,
  origins,
  sandbox,
  member,
  order,
  shopper,
  trouble,
}) => {
  trouble.allow(/status of 503/)
  await saveLogin({ page, origins, sandbox, member, order }, now() - 91 * DAY)
  await sandbox.setFault({
    token: order.token,
    path: '/api/v1/members-login/otp-quick-login-initialize',
    act: 'status:503',
  })
  await page.goto(order.checkoutUrl.tr.replace('/?', '/pay?'))
  await shopper.sees('identify')
  await expect.poll(() => kept(page)).toBe('')
})
