import { expect } from '@playwright/test'
import { anotherBrowser } from './support/another-browser'
import { test } from './support/card-test'
import { holdBack } from './support/hold-back'
import { PATHS } from '../gateways/support/paths'

test('an impossible token shows the invalid link screen at once, announced once, without a call (BOOT-05~)', async ({
  page,
  shopper,
}) => {
  const asked: string[] = []
  page.on('request', (request) => {
    if (request.url().includes('-gateway/')) asked.push(request.url())
  })
  for (const token of ['a'.repeat(5000), 'abc%00def', 'abc%0Adef', '%C5%9Fabc', 'a+b', '']) {
    await page.goto(`/?token=${token}&lang=tr`)
    await shopper.sees('invalid-token')
    await expect(page.getByRole('alert')).toHaveCount(1)
    await expect(page.locator('main').getByRole('alert')).toContainText('yeniden başlatın')
  }
  expect(asked).toEqual([])
})

test('the page sends others only the origin of its URL, wherever it is served (SEC-03~)', async ({
  page,
  order,
  origins,
}) => {
  // A browser's own default already hides the path from other origins, so the host sends the weakest policy.
  await page.route(
    ({ pathname, searchParams }) => pathname === '/' && searchParams.has('token'),
    async (route) => {
      const response = await route.fetch()
      const { 'content-security-policy': _, ...headers } = response.headers()
      await route.fulfill({ response, headers: { ...headers, 'referrer-policy': 'unsafe-url' } })
    },
  )
  await page.goto(order.checkoutUrl.tr)
  const told = page.waitForRequest((request) => request.url().includes('/no-picture'))
  await page.evaluate((address) => {
    document.body.append(Object.assign(new Image(), { src: address }))
  }, `${origins.shop}/no-picture`)
  expect(await (await told).headerValue('referer')).toBe(`${origins.app}/`)
})

test('an early press leads to the invalid field once the order has arrived (VAL-05~, IDEN-01~)', async ({
  page,
  sandbox,
  shopper,
}) => {
  const order = await sandbox.makeOrder({ email: 'elif@posta.example', gsmNumber: '123' })
  const letGo = await holdBack(page, PATHS.detail)
  await page.goto(order.checkoutUrl.tr)
  await page.locator('[data-form="identify"]').getByRole('status').first().waitFor({ state: 'attached' })
  await shopper.press('continue')
  await expect(page.locator('[data-action="continue"]')).toHaveAttribute('aria-disabled', 'true')
  await expect(shopper.field('gsmNumber')).not.toHaveAttribute('aria-invalid')
  letGo()
  await expect(shopper.field('gsmNumber')).toHaveAttribute('aria-invalid', 'true')
  await expect(shopper.field('gsmNumber')).toBeFocused()
})

test('a shopper back from the bank in another browser sees the outcome before any login (BEST-03~, BEST-04~)', async ({
  browser,
  page,
  member,
  order,
  sandbox,
  shopper,
  trouble,
  openFilled,
  verifyAtBank,
}) => {
  const other = await anotherBrowser(
    { browser, sandbox, member, trouble },
    { redirectPause: 600_000, reconcilePause: 50 },
  )
  await openFilled({ order })
  await shopper.field('threeDS').check()
  await shopper.press('pay')
  await page.locator('[data-form="acs"]').waitFor()
  for (const path of ['/pay?', '/result-page?']) {
    await other.page.goto(order.checkoutUrl.tr.replace('/?', path))
    await other.page.locator('main [data-standing="withBank"]').waitFor()
    await expect(other.page.locator('[data-field="email"]')).toHaveCount(0)
  }
  await verifyAtBank()
  await other.shopper.sees('result')
  for (const path of ['/pay?', '/result-page?']) {
    await other.page.goto(order.checkoutUrl.tr.replace('/?', path))
    await other.shopper.sees('result')
  }
})
