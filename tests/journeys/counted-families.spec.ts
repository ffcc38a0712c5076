import { randomBytes } from 'node:crypto'
import { type Page, expect } from '@playwright/test'
import { changeBlock } from './support/changed-page'
import { NAMELESS, newcomer } from './support/newcomer'
import { another, tryCode } from './support/otp'
import { test } from './support/methods-test'

const SHOP = 'https://www.shop.example/basket'
const OTHER = 'baska@posta.example'
const SEGMENTS = { shop: 'blue', floor: 3 }

test.use({ wantedMember: { kycLevel: 1, balance: 3115.4 } })

/** Seconds that the order is open for. */
const OPEN_FOR = 900

/** When the analytics chunk was fetched, and when the page was first painted. */
const marks = (page: Page) =>
  page.evaluate(() => ({
    painted: performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? Infinity,
    fetched: performance.getEntriesByType('resource').find(({ name }) => /\/assets\/analytics-/.test(name))?.startTime,
  }))

test('every event family is counted after paint by category, action and label, with the order’s segments and phone area (EVT-01)', async ({
  page,
  origins,
  sandbox,
  member,
  shopper,
}) => {
  test.slow()
  const key = randomBytes(8).toString('hex')
  const seen = new Map<string, Set<string>>()
  const told = async () => {
    const { events, refused } = await sandbox.counted(key)
    expect(refused).toEqual([])
    return events.map(({ key: action, segmentation: { category, label } }) => ({ category, action, label }))
  }
  const isCounted = async (...words: readonly (string | undefined)[]) => {
    const [category = '', action, label] = words
    await expect.poll(told).toContainEqual({ category, action, label })
    seen.set(category, (seen.get(category) ?? new Set()).add(`${action} ${label}`))
  }
  await changeBlock(page, { values: { analytics: { url: `${origins.gateways}/analytics/i`, key } } })
  await page.route(SHOP, (route) => route.fulfill({ body: 'the basket' }))
  const init = { countlyStartType: 'slow', customCountlySegments: SEGMENTS }
  const flags = { fundEnabled: true, bankTransferEnabled: true, creditEnabled: true }
  const open = async (wanted: object) => {
    const order = await sandbox.makeOrder({ init, flags, goBackUrl: SHOP, expiresInSeconds: OPEN_FOR, ...wanted })
    await page.goto(order.checkoutUrl.tr)
    await page.locator('[data-action="use-foreign-number"]').waitFor()
  }

  await open({ gsmNumber: member.gsmNumber, email: member.email })
  await isCounted('session', 'started', 'slow')
  const { painted, fetched } = await marks(page)
  expect(fetched).toBeGreaterThan(painted)

  // A member signs in by the phone number with another e-mail and a second code, opens shopping credit and sends a transfer.
  await page.clock.install()
  await open({ gsmNumber: member.gsmNumber, email: OTHER })
  await shopper.press('continue')
  await isCounted('multi-email', 'asked', undefined)
  await page.locator('[data-form="email-verify"] [data-field="email"]').fill(member.email)
  await page.locator('[data-form="email-verify"] [data-action="continue"]').click()
  await shopper.sees('otp')
  await isCounted('gsm-check', 'checked', 'member')
  await tryCode(shopper, another(await sandbox.latestCode(member.gsmNumber)))
  await isCounted('otp', 'verified', 'Failure')
  await shopper.field('verificationCode').fill('')
  await shopper.typeCode()
  await isCounted('otp', 'verified', 'Success')
  await isCounted('dashboard', 'opened', 'Success')
  await page.locator('[data-method="shopping-credit"]').click()
  await isCounted('shopping-credit', 'offered', 'Success')
  await page.locator('[data-method="bank-transfer"]').click()
  await page.getByRole('radio', { name: 'Akbank' }).check()
  await shopper.agree()
  await shopper.press('pay')
  await isCounted('result', 'transfer', 'Success')
  await shopper.press('complete-order')
  await isCounted('bank-transfer', 'notified', 'Success')

  // A newcomer registers, then goes back to the shop.
  const someone = newcomer()
  await open({ ...NAMELESS, gsmNumber: someone.gsmNumber, email: someone.email })
  await shopper.press('continue')
  await isCounted('gsm-check', 'checked', 'newcomer')
  await shopper.field('name').fill(someone.name)
  await shopper.field('surname').fill(someone.surname)
  await shopper.field('outlineAgreement').check({ force: true })
  await shopper.press('continue')
  await isCounted('registration', 'registered', 'Success')
  await shopper.sees('otp')
  await shopper.field('verificationCode').pressSequentially(await sandbox.latestCode(someone.gsmNumber))
  await shopper.press('verify')
  await page.locator('[data-form="credit-card-form"]').waitFor()
  await shopper.press('go-back')
  await shopper.press('exit')
  await page.waitForURL(SHOP)

  // The order expires. The event of going back to the shop is sent by this page.
  await open({ gsmNumber: member.gsmNumber, email: member.email, goBackUrl: 'https://shop.example/basket' })
  await isCounted('header', 'go-back-clicked', undefined)
  await page.clock.fastForward(OPEN_FOR * 1000)
  await shopper.sees('form-expired')
  await shopper.press('try-again')
  await isCounted('session', 'login-token-timeout', undefined)

  const { events } = await sandbox.counted(key)
  for (const { segmentation } of events) {
    const { category, label, areaCode, ...rest } = segmentation
    expect(rest).toMatchObject({ ...SEGMENTS, startType: 'slow' })
    expect(areaCode).toMatch(/^(?:|\d{3})$/)
    expect([typeof category, typeof label]).toEqual(['string', label === undefined ? 'undefined' : 'string'])
  }
  const areas = new Set(events.map(({ segmentation }) => segmentation['areaCode']))
  expect(areas).toEqual(new Set([member, someone].map(({ gsmNumber }) => gsmNumber.replace('+90', '').slice(0, 3))))
  const families = ['session', 'gsm-check', 'multi-email', 'otp', 'registration', 'dashboard', 'shopping-credit']
  expect(Array.from(seen.keys()).sort()).toEqual([...families, 'bank-transfer', 'header', 'result'].sort())
  for (const personal of [member, someone].flatMap(({ email, gsmNumber }) => [email, gsmNumber.replace('+90', '')]))
    expect(JSON.stringify(events)).not.toContain(personal)

  // A phone from abroad has no area code.
  await open({ gsmNumber: '+4915112345678', email: member.email })
  const started = async () => (await sandbox.counted(key)).events.filter(({ key: action }) => action === 'started')
  await expect
    .poll(async () => (await started()).map(({ segmentation }) => segmentation['areaCode']))
    .toContain(undefined)
})
