import { randomBytes } from 'node:crypto'
import { type Page, expect } from '@playwright/test'
import { PATHS } from '../gateways/support/paths'
import { CANARY, sungInReport } from '../support/canary'
import { test } from './support/card-test'
import { changeBlock } from './support/changed-page'
import { CARDS } from './support/shopper'

const watched = (gateways: string, key: string) => ({
  monitoring: { dsn: `${gateways.replace('://', `://${key}@`)}/monitoring/1` },
  analytics: { url: `${gateways}/analytics/i`, key },
})

/** Whether the monitoring chunk was fetched, and whether before the first paint. */
const painted = (page: Page) =>
  page.evaluate(() => {
    const paint = performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? Infinity
    const fetched = performance.getEntriesByType('resource').find(({ name }) => /\/assets\/monitoring-/.test(name))
    return { isReported: fetched !== undefined, isBeforePaint: (fetched?.startTime ?? Infinity) < paint }
  })

/** Throws an error in the page, outside the app's own code. */
const breakIn = (page: Page, message: string) =>
  page.evaluate((text) => {
    queueMicrotask(() => {
      throw new RangeError(text)
    })
  }, message)

test('errors but a listed few are reported from the start, with a trace and for a tenth a masked recording, none personal (MON-01)', async ({
  page,
  origins,
  member,
  order,
  sandbox,
  shopper,
  trouble,
  comeBack,
  isPaid,
}) => {
  test.slow()
  const key = randomBytes(8).toString('hex')
  trouble.allow(/an early fault/, /a late fault/, /Failed to fetch/, /rejected/, /status of 50[03]/, /net::ERR_FAILED/)
  const personal = `${CANARY.cardNumber} ${CANARY.cvc} ${member.email} ${member.gsmNumber} 10000000146 ${order.token}`
  await changeBlock(page, { values: watched(origins.gateways, key) })
  await page.addInitScript((text) => {
    // This page is sampled for recording.
    Math.random = () => 0.05
    document.addEventListener('readystatechange', () => {
      if (document.readyState === 'interactive') void Promise.reject(new Error(`rejected, an early fault: ${text}`))
    })
  }, personal)
  // The provider's error is reported, although the provider itself may not notice it.
  await sandbox.setFault({ token: order.token, path: PATHS.balances, phase: 'before', act: 'status:500', nth: 1 })
  // Neither is reported: a call lost by the network, and a provider that is down.
  await page.route(`**${PATHS.installments}*`, (route) => route.abort(), { times: 1 })
  await sandbox.setFault({ token: order.token, path: PATHS.installments, phase: 'before', act: 'status:503' })
  await comeBack()
  await page.locator('[data-form="credit-card-form"]').waitFor()
  const isLost = page.waitForEvent('requestfailed')
  await shopper.field('cardNumber').fill(CARDS.approved)
  await isLost
  const isDown = page.waitForResponse((response) => response.status() === 503)
  await shopper.field('cardNumber').fill(CANARY.cardNumber)
  await isDown
  await shopper.field('expireDate').fill(CANARY.expireDate)
  await shopper.field('cvc').fill(CANARY.cvc)
  await shopper.field('accountHolder').fill('Elif Yılmaz')
  const items = async () => (await sandbox.reports(key)).reports.flatMap((report) => report.items)
  const told = async (type: string) => (await items()).filter((item) => item.type === type)
  const errors = async () =>
    (await told('event')).map(({ body }) => {
      const { exception } = JSON.parse(body) as { exception: { values: { type: string; value: string }[] } }
      return exception.values.map(({ type, value }) => `${type} ${value}`)
    })
  await expect.poll(async () => (await errors()).flat().join()).toContain('an early fault')
  await breakIn(page, 'Failed to fetch')
  const accessToken = await page.evaluate(() => {
    const entry = JSON.parse(sessionStorage.getItem('checkout') ?? '{}') as { login?: { accessToken: string } }
    return entry.login?.accessToken ?? ''
  })
  await breakIn(page, `a late fault at ${page.url()}: ${personal} ${accessToken}`)
  await expect.poll(async () => (await told('replay_recording')).length).toBeGreaterThan(0)
  await expect.poll(async () => (await told('transaction')).length).toBeGreaterThan(0)
  expect(await painted(page)).toMatchObject({ isReported: true, isBeforePaint: false })
  await shopper.agree()
  await shopper.press('pay')
  await isPaid()

  expect((await errors()).flat().sort()).toEqual([
    'Error rejected, an early fault: [digits] [e-mail] +[digits] [secret]',
    expect.stringMatching(/^GatewayError server /),
    `RangeError a late fault at ${origins.app}/pay [digits] [e-mail] +[digits] [secret] [secret]`,
  ])
  const environments = (await told('event')).map(
    ({ body }) => (JSON.parse(body) as { environment: string }).environment,
  )
  expect(new Set(environments)).toEqual(new Set(['test']))
  const recorded = JSON.stringify(await told('replay_recording'))
  expect(recorded).toContain('***')
  // The recording contains no texts of the page or the order, and no pictures.
  for (const word of ['Öde', 'Devam', 'Defne', 'Kart', 'data:image', 'blob:']) expect(recorded).not.toContain(word)
  const all = JSON.stringify(await items())
  expect(sungInReport(all)).toEqual([])
  for (const secret of [order.token, member.email, member.gsmNumber, '10000000146', 'Elif', 'eyJ'])
    expect(all.includes(secret), secret).toBe(false)
  // Nine pages in ten are not recorded and don't fetch the recorder. The first page flushes its recording when it is left.
  const recordings = async () =>
    new Set((await told('replay_event')).map(({ body }) => (JSON.parse(body) as { replay_id: string }).replay_id)).size
  const fetched = page.waitForRequest(/\/assets\/replay-/, { timeout: 0 }).then(
    () => true,
    () => false,
  )
  await page.addInitScript(() => {
    Math.random = () => 0.1
  })
  await page.goto(order.checkoutUrl.tr)
  await shopper.sees('result')
  await expect.poll(async () => (await errors()).length).toBe(4)
  // Every page reports its transaction; transactions are not sampled.
  await expect.poll(async () => (await told('transaction')).length).toBe(2)
  expect([await Promise.race([fetched, Promise.resolve(false)]), await recordings()]).toEqual([false, 1])
  const refused = (await sandbox.reports(key)).refused.flatMap(({ problems }) => problems)
  expect(refused.filter((problem) => problem.startsWith('report:'))).toEqual([])
})

test('a shopper pays where analytics and error reports are absent, fail, hang or do not load; unconfigured, neither is called (EVT-02)', async ({
  page,
  origins,
  sandbox,
  shopper,
  trouble,
  openMethods,
}) => {
  test.slow()
  trouble.allow(/Failed to load resource/, /net::ERR_/, /status of 5\d\d/, /a fault to report/)
  const called: string[] = []
  page.on('request', (request) => {
    const { pathname } = new URL(request.url())
    if (/\/(?:monitoring|analytics)(?:\/|-)/.test(pathname)) called.push(pathname)
  })
  const pays = async () => {
    const member = await sandbox.makeMember()
    const order = await sandbox.makeOrder({ email: member.email, gsmNumber: member.gsmNumber })
    await openMethods({ member, order })
    await breakIn(page, 'a fault to report')
    await shopper.fillCard()
    await shopper.agree()
    await shopper.press('pay')
    await expect(page.locator('[data-order-status]')).toHaveAttribute('data-order-status', 'paid')
  }
  await pays()
  expect(called, 'where nothing is configured').toEqual([])

  await changeBlock(page, { values: watched(origins.gateways, randomBytes(8).toString('hex')) })
  const receivers = /\/(?:monitoring|analytics)\/(?:api|i)/
  const hung: (() => void)[] = []
  const ways = {
    fails: (route) => route.fulfill({ status: 503 }),
    aborted: (route) => route.abort(),
    hangs: (route) => new Promise<void>((resolve) => hung.push(() => void route.abort().then(resolve, resolve))),
  } satisfies Record<string, Parameters<Page['route']>[1]>
  for (const way of Object.values(ways)) {
    await page.route(receivers, way)
    await pays()
    await page.unroute(receivers)
  }
  hung.forEach((letGo) => {
    letGo()
  })
  expect(called.some((path) => path.includes('/monitoring/api'))).toBe(true)

  await page.route(/\/assets\/(?:monitoring|analytics)-/, (route) => route.abort())
  await pays()
})
