import { expect } from '@playwright/test'
import { HOST_KEY, sealed, tokenWith, unsealed } from '../support/host-message'
import { changeBlock } from './support/changed-page'
import { openInApp, refuses, say } from './support/host-app'
import { now } from './support/now'
import { shopperOn } from './support/shopper'
import { test } from './support/test'

const IPHONE = 'Mozilla/5.0 (iPhone; CPU iPhone OS 16_6 like Mac OS X) AppleWebKit/605.1.15 Mobile/15E148'

const PAYING = '[data-form="credit-card-form"]'
const OTHER_KEY = 'HB4dHBsaGRgXFhUUExIREA8ODQwLCgkIBwYFBAMCAQA'

const seconds = () => Math.floor(now() / 1000)

for (const [name, target, userAgent] of [
  ['Android', 'document', undefined],
  ['iOS', 'window', IPHONE],
] as const) {
  test.describe(`the provider’s app on ${name}`, () => {
    if (userAgent) test.use({ userAgent })

    test('a login from the provider’s app leads to the methods once the provider has confirmed it (APP-01, APP-02~)', async ({
      page,
      sandbox,
      origins,
      member,
      order,
    }) => {
      await openInApp({ page, origins, order, target })
      const login = await sandbox.logIn(member.memberId, order.token)
      await say(page, target, await sealed({ ...login, iat: seconds(), nonce: 'one' }))
      await page.locator(PAYING).waitFor()
      expect(await sandbox.messages(member.gsmNumber)).toEqual([])
      const asked = (await sandbox.requests(order.token)).map(({ path }) => path)
      expect(asked.filter((path) => path.includes('login') && !path.endsWith('/kyc-level'))).toEqual([
        '/member-gateway/api/v1/members-auth/login-credentials',
      ])
      expect(await page.evaluate(() => JSON.stringify(sessionStorage))).not.toContain(login.refreshToken)
      // The page no longer accepts any message, not even an invalid one.
      await say(page, target, 'no message')
      await say(page, target, await sealed({ ...login, iat: seconds(), nonce: 'two' }))
      await page.reload()
      await page.locator(PAYING).waitFor()
      expect(await sandbox.counted(order.token, 'host-message')).toEqual({ events: [], refused: [] })
    })
  })
}

test('an invalid message changes nothing and is counted by its fault, without its contents (APP-03)', async ({
  page,
  sandbox,
  origins,
  member,
  order,
}) => {
  await openInApp({ page, origins, order, bridge: 'walletApp' })
  const login = await sandbox.logIn(member.memberId, order.token)
  const other = await sandbox.makeMember()
  const good = await sealed({ ...login, iat: seconds(), nonce: 'good' })
  const { memberId, memberUserId } = other
  await refuses({ page, target: 'document', order }, sandbox, [
    ['not-opened', await sealed(login, OTHER_KEY)],
    ['not-opened', good.slice(0, -9)],
    ['not-opened', unsealed(login)],
    ['malformed', await sealed({ ...login, accessToken: undefined })],
    ['other-member', await sealed({ ...login, memberId, memberUserId })],
    ['stale', await sealed({ ...login, iat: seconds() - 200, nonce: 'old' })],
    ['seen-before', await sealed({ ...login, iat: seconds(), nonce: 'old' })],
    ['too-long', 'x'.repeat(9 * 1024)],
    ['no-text', { ...login }],
  ])
  const { events, refused } = await sandbox.counted(order.token, 'host-message')
  const told = JSON.stringify(events)
  for (const secret of [login.accessToken, login.refreshToken, memberId, memberUserId, login.memberUserId]) {
    expect(told).not.toContain(secret)
  }
  expect(refused).toEqual([])
  // Other windows can reach this window, but never its document.
  await say(page, 'window', good)
  await say(page, 'document', good)
  await page.locator(PAYING).waitFor()
})

test.describe('messages to the page on iOS', () => {
  test.use({ userAgent: IPHONE })

  test('messages from another window and another origin are ignored (APP-01~, APP-03~)', async ({
    page,
    sandbox,
    origins,
    member,
    order,
  }) => {
    await openInApp({ page, origins, order, target: 'window' })
    const login = await sandbox.logIn(member.memberId, order.token)
    const good = await sealed({ ...login, iat: seconds() })
    await refuses({ page, target: 'window', order }, sandbox, [
      ['wrong-source', good, 'https://evil.example'],
      ['wrong-source', good, 'null'],
    ])
    // A frame inside the page itself, which sends from the page's own origin.
    await page.evaluate((message) => {
      const frame = document.body.appendChild(document.createElement('iframe'))
      const source = frame.contentWindow
      window.dispatchEvent(new MessageEvent('message', { data: message, source, origin: location.origin }))
    }, good)
    await expect.poll(async () => (await sandbox.counted(order.token, 'host-message')).events.length).toBe(3)
    await expect(page.locator('main')).toHaveAttribute('data-screen', 'identify')
  })
})

test('a login that the provider refuses leaves the shopper logged out, and its token is not stored (APP-02~, APP-03~)', async ({
  page,
  sandbox,
  origins,
  member,
  order,
  shopper,
  trouble,
}) => {
  trouble.allow(/status of 401/)
  await openInApp({ page, origins, order })
  const { memberId, memberUserId } = member
  const asked = page.waitForResponse((response) => response.url().includes('login-credentials'))
  const made = { memberId, memberUserId, accessToken: tokenWith({ memberId, memberUserId, iat: seconds() }) }
  await say(page, 'document', await sealed(made))
  await asked
  await shopper.sees('identify')
  await shopper.identify()
  expect(await page.evaluate(() => JSON.stringify(sessionStorage))).not.toContain(made.accessToken)
  await shopper.enterCode()
  expect(await sandbox.messages(member.gsmNumber)).toHaveLength(1)
})

test('a login of the app is accepted while an OTP is awaited, and ignored after the OTP (APP-01~, APP-03~)', async ({
  page,
  sandbox,
  origins,
  member,
  order,
  shopper,
}) => {
  await openInApp({ page, origins, order })
  await shopper.identify()
  const login = await sandbox.logIn(member.memberId, order.token)
  await say(page, 'document', await sealed(login))
  await page.locator(PAYING).waitFor()

  // An order is open in one tab at a time.
  await page.close()
  const other = await page.context().newPage()
  await openInApp({ page: other, origins, order })
  const again = shopperOn(other, sandbox, member)
  await again.identify()
  await again.enterCode()
  const before = (await sandbox.requests(order.token)).length
  await say(other, 'document', await sealed(login))
  await say(other, 'document', 'no message')
  await other.locator('[data-field="cardNumber"]').pressSequentially('5400')
  await expect(other.locator(PAYING)).toBeVisible()
  const after = (await sandbox.requests(order.token)).slice(before).map(({ path }) => path)
  expect(after.filter((path) => path.includes('login-credentials'))).toEqual([])
  expect(await sandbox.counted(order.token, 'host-message')).toEqual({ events: [], refused: [] })
})

test('a login whose OTP was entered more than 90 days ago requires another OTP (APP-02~, OTP-08)', async ({
  page,
  sandbox,
  origins,
  member,
  order,
  shopper,
}) => {
  await openInApp({ page, origins, order })
  const login = await sandbox.logIn(member.memberId, order.token, 91 * 24 * 3600)
  await say(page, 'document', await sealed({ ...login, iat: seconds() }))
  await shopper.sees('otp')
  expect(await page.evaluate(() => JSON.stringify(sessionStorage))).not.toContain(login.accessToken)
  await shopper.enterCode()
  expect(await sandbox.messages(member.gsmNumber)).toHaveLength(1)
})

test('a page without an app bridge listens to no app (APP-01~)', async ({ page, order, shopper }) => {
  await changeBlock(page, { values: { embeddedApp: { bridge: 'walletApp', key: HOST_KEY } } })
  let chunks = 0
  page.on('request', (request) => {
    if (/open-host-message/.test(request.url())) chunks += 1
  })
  await page.goto(order.checkoutUrl.tr)
  await shopper.identify()
  await say(page, 'document', 'x')
  await say(page, 'window', 'x')
  await shopper.enterCode()
  expect(chunks).toBe(0)
})
