import { expect } from '@playwright/test'
import { HOST_KEY, sealed } from '../support/host-message'
import { openInApp, refuses, say } from './support/host-app'
import { now } from './support/now'
import { test } from './support/test'

const PAYING = '[data-form="credit-card-form"]'
const OTHER_KEY = 'HB4dHBsaGRgXFhUUExIREA8ODQwLCgkIBwYFBAMCAQA'

const seconds = () => Math.floor(now() / 1000)

test('a host message is a JWE under the configured key with its token’s ids and marks, valid once, reloads included (APP-02)', async ({
  page,
  sandbox,
  origins,
  member,
  order,
}) => {
  const told = { page, target: 'document', order } as const
  await openInApp({ page, origins, order })
  const login = await sandbox.logIn(member.memberId, order.token)
  const { memberId, memberUserId } = await sandbox.makeMember()
  const marked = (marks: object) => sealed({ ...login, ...marks })
  const old = seconds() - 200
  await refuses(told, sandbox, [
    ['not-opened', await sealed(login, OTHER_KEY)],
    ['not-opened', await sealed(login, HOST_KEY, 'A128CBC-HS256')],
    ['malformed', await marked({ memberId: undefined })],
    ['malformed', await marked({ memberUserId: undefined })],
    ['other-member', await marked({ memberId })],
    ['other-member', await marked({ memberUserId })],
    ['stale', await marked({ iat: old, nonce: 'n' })],
    ['seen-before', await marked({ iat: seconds(), nonce: 'n' })],
    ['stale', await marked({ iat: old, jti: 'j' })],
    // The page tracks at most ten refused messages.
    ['seen-before', await marked({ iat: seconds(), jti: 'j' })],
  ])
  const good = await marked({ iat: seconds(), nonce: 'good' })
  await say(page, 'document', good)
  await page.locator(PAYING).waitFor()
  expect(await page.evaluate(() => JSON.stringify(sessionStorage))).not.toContain(login.refreshToken)

  await page.evaluate(() => {
    sessionStorage.removeItem('checkout')
  })
  const counted = async () => (await sandbox.counted(order.token, 'host-message')).events.length
  const before = await counted()
  await openInApp({ page, origins, order })
  await say(page, 'document', good)
  await expect.poll(counted).toBe(before + 1)
  await say(page, 'document', await marked({ iat: seconds(), nonce: 'another' }))
  await expect.poll(counted).toBe(before + 2)
  await expect(page.locator('main')).toHaveAttribute('data-screen', 'identify')

  const strict = await sandbox.makeOrder({ email: member.email, gsmNumber: member.gsmNumber })
  await openInApp({ page, origins, order: strict, isStrict: true })
  const next = await sandbox.logIn(member.memberId, strict.token)
  const whole = { ...next, iat: seconds(), nonce: 's', jti: 't' }
  const lacking = await Promise.all(['iat', 'nonce', 'jti'].map((mark) => sealed({ ...whole, [mark]: undefined })))
  const refused = async () =>
    (await sandbox.counted(strict.token, 'host-message')).events.map(({ segmentation }) => segmentation['label'])
  for (const [index, text] of lacking.entries()) {
    await say(page, 'document', text)
    await expect.poll(refused).toEqual(Array.from({ length: index + 1 }, () => 'malformed'))
  }
  await say(page, 'document', await sealed({ ...whole, nonce: 'u', jti: 'v' }))
  await page.locator(PAYING).waitFor()
})
