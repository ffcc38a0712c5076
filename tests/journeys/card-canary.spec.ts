import { randomBytes } from 'node:crypto'
import { type Frame, type Page, expect } from '@playwright/test'
import type { Origins } from '../../sandbox/kernel/origins'
import { CARD_FIELDS } from '../../machines/entities/card'
import { replayOf } from '../../src/services/recorder/replay'
import { CANARY, sungIn, sungInReport } from '../support/canary'
import type { SandboxClient } from '../support/sandbox-client'
import { startSandbox } from '../support/sandbox-process'
import { CARD_CALLS } from './support/card-calls'
import { memoryOf, persistedOf, sungOn } from './support/card-places'
import { test as base } from './support/card-test'
import { changeBlock } from './support/changed-page'
import { openInspected } from './support/inspected-frame'
import { saveLogin } from './support/kept'
import { shopperOn, type Shopper } from './support/shopper'

interface Sent {
  readonly url: string
  readonly headers: string
  readonly body: string
}

interface Overheard {
  readonly sent: readonly Sent[]
  readonly said: readonly string[]
}

/** Records every request that the tab's pages send and every console message; the sandbox also serves the inspector. */
const test = base.extend<{ overheard: Overheard }, { origins: Origins }>({
  origins: [
    async ({}, use) => {
      const running = await startSandbox({ SANDBOX_INSPECTOR: '.build/inspector' })
      await use(running.origins)
      await running.stop()
    },
    { scope: 'worker' },
  ],

  // A phone number is shown in groups, and one of them may equal the security code.
  member: async ({ sandbox }, use) => {
    let member = await sandbox.makeMember()
    while (member.gsmNumber.includes(CANARY.cvc)) member = await sandbox.makeMember()
    await use(member)
  },

  overheard: async ({ page }, use) => {
    const sent: Sent[] = []
    const said: string[] = []
    page.on('request', (request) => {
      const { referer = '', ...headers } = request.headers()
      sent.push({
        url: request.url(),
        headers: JSON.stringify({ referer, ...headers }),
        body: request.postDataBuffer()?.toString('utf8') ?? '',
      })
    })
    page.on('console', (message) => said.push(message.text()))
    await use({ sent, said })
  },
})

/** The calls that need the card number: payment, 3-D Secure and the bonus lookup. */
const MAY_CARRY = [CARD_CALLS.auth, CARD_CALLS.threeDS, CARD_CALLS.bonus]

const mayCarry = ({ url }: Sent) => MAY_CARRY.some((path) => new URL(url).pathname.endsWith(path))

async function typeCanary(shopper: Shopper) {
  await shopper.field('cardNumber').pressSequentially(CANARY.cardNumber)
  await shopper.field('expireDate').pressSequentially(CANARY.expireDate)
  await shopper.field('cvc').pressSequentially(CANARY.cvc)
  await shopper.field('accountHolder').fill('Elif Yılmaz')
}

const saysDeclined = (page: Page | Frame) =>
  expect(page.locator('main').getByRole('alert')).toContainText('Kartınızdan veya bakiyenizden para çekilmedi')

/** Throws errors in the page, outside the app's own code, whose messages contain the card number. */
const breakWithCard = (page: Page) =>
  page.evaluate((card) => {
    queueMicrotask(() => {
      throw new RangeError(`a late fault: ${card}`)
    })
  }, `${CANARY.cardNumber} ${CANARY.cvc}`)

async function receivedBy({ counted, reports }: SandboxClient, key: string) {
  const items = (await reports(key)).reports.flatMap((report) => report.items)
  return {
    events: (await counted(key)).events,
    types: new Set(items.map(({ type }) => type)),
    errors: items.filter(({ type }) => type === 'event').map(({ body }) => body),
    text: items.map(({ body }) => body).join('\n'),
  }
}

test('card data stays in the card calls: no URL, storage, log, report, snapshot or recording contains it (CARD-14, INST-02~, SEC-03~)', async ({
  page,
  origins,
  member,
  order,
  sandbox,
  trouble,
  shopper,
  calls,
  verifyAtBank,
  isPaid,
  overheard,
  openMethods,
}) => {
  test.slow()
  trouble.allow(/a late fault/)
  const key = randomBytes(8).toString('hex')
  await changeBlock(page, {
    values: {
      monitoring: { dsn: `${origins.gateways.replace('://', `://${key}@`)}/monitoring/1` },
      analytics: { url: `${origins.gateways}/analytics/i`, key },
    },
    waits: { threeDSPause: 600_000, reconcilePause: 1, reconcileRest: 600_000 },
  })
  await page.addInitScript(() => {
    // Error reports sample this page for recording.
    Math.random = () => 0.05
    // A frame has no permission to write to the clipboard.
    const writeText = (copied: string) => Promise.resolve(Object.assign(window, { copied })).then(() => undefined)
    Object.defineProperty(navigator, 'clipboard', { value: { writeText } })
  })
  // The bank declines this card, so that the shopper types it twice.
  const declined = { token: order.token, path: CARD_CALLS.auth, phase: 'before', act: 'failure:10051', nth: 1 } as const
  await sandbox.setFault(declined)
  await openMethods()
  await typeCanary(shopper)
  for (const field of CARD_FIELDS) await expect(shopper.field(field)).not.toHaveAttribute('name')
  await page.getByRole('radio', { name: /^3 taksit/ }).check()
  await expect(shopper.field('bonus')).toBeVisible()
  await shopper.agree()
  expect(await sungOn(page), 'while it is in the form').toEqual([])
  // The snapshot of this card's machine contains what may be stored: the first eight digits.
  expect(await persistedOf(page)).toContain(CANARY.cardNumber.slice(0, 8))
  await breakWithCard(page)
  await expect.poll(async () => (await receivedBy(sandbox, key)).errors.join()).toContain('a late fault: [digits]')
  await expect.poll(async () => (await receivedBy(sandbox, key)).types).toContain('replay_recording')

  await shopper.press('pay')
  await saysDeclined(page)
  await expect(shopper.field('cvc')).toHaveValue('')
  expect(await sungOn(page), 'when it was declined').toEqual([])

  await shopper.field('cvc').pressSequentially(CANARY.cvc)
  await shopper.field('threeDS').check()
  await shopper.press('pay')
  await page.locator('main [data-redirect="threeDS"]').waitFor()
  expect(await sungOn(page), 'on the way to the bank').toEqual([])
  await shopper.press('continue')
  await page.locator('[data-form="acs"]').waitFor()
  await verifyAtBank()
  await isPaid()
  await page.goto(order.checkoutUrl.tr)
  await shopper.sees('result')
  expect(await sungOn(page), 'when it has paid').toEqual([])

  // Control: the search finds texts that the page does hold.
  const held = 'a number that the page holds'
  await page.evaluate((text) => Object.assign(window, { held: text }), held)
  const memory = await memoryOf(page)
  expect(
    sungIn(memory).filter((what) => what === 'the number'),
    'in the memory of the page',
  ).toEqual([])
  for (const text of [order.token, held]) expect(memory).toContain(text)
  expect(sungIn(`${memory}\n${CANARY.cardNumber}`)).toContain('the number')

  const inspected = await sandbox.makeOrder({
    email: member.email,
    gsmNumber: member.gsmNumber,
    telling: { noPayment: false },
  })
  for (const [nth, act] of [
    [1, 'failure:10051'],
    [2, 'badjson'],
  ] as const)
    await sandbox.setFault({ token: inspected.token, path: CARD_CALLS.auth, phase: 'before', act, nth })
  await saveLogin({ page, origins, sandbox, member, order: inspected })
  const { frame, stream } = await openInspected(page, origins, inspected.checkoutUrl.tr.replace('/?', '/pay?'))
  const payer = shopperOn(frame, sandbox, member)
  await typeCanary(payer)
  await payer.agree()
  await payer.press('pay')
  await saysDeclined(frame)
  await payer.field('cvc').pressSequentially(CANARY.cvc)
  await payer.press('pay')
  await frame.locator('[data-standing="unknown"]').waitFor()
  await payer.press('copy-diagnostics')
  await expect.poll(() => frame.evaluate(() => (window as unknown as { copied?: string }).copied)).toBeDefined()
  const recorded = await frame.evaluate(() => (window as unknown as { copied: string }).copied)
  const streamed = await stream()
  for (const [name, text] of Object.entries({ 'the inspector': streamed, 'the recording': recorded })) {
    expect(text, name).toContain('"event":"shopper.paid"')
    expect(sungInReport(text), name).toEqual([])
  }
  expect(replayOf(recorded).recording.steps.length).toBeGreaterThan(5)
  expect(sungIn(await persistedOf(frame)), 'the snapshot in the frame').toEqual([])

  const received = await receivedBy(sandbox, key)
  expect(Array.from(received.types)).toEqual(expect.arrayContaining(['event', 'transaction', 'replay_recording']))
  expect(received.events.map(({ key: name }) => name)).toContain('card')
  expect(sungInReport(received.text), 'error reports').toEqual([])
  expect(sungInReport(JSON.stringify(received.events)), 'analytics').toEqual([])

  const { sent, said } = overheard
  const byAddress = sent.filter(({ url, headers }) => sungIn(`${url} ${headers}`).length > 0)
  expect(byAddress, 'addresses and headers').toEqual([])
  const strangers = sent.filter((request) => !mayCarry(request) && sungInReport(request.body).length > 0)
  expect(strangers, 'calls that are none of cards').toEqual([])
  expect(
    said.filter((text) => sungIn(text).length > 0),
    'messages',
  ).toEqual([])
  expect(await calls.tries()).toEqual(['auth', 'threeDS'])
  expect(await calls.bodies('installments')).toEqual([
    { binNumber: CANARY.cardNumber.slice(0, 8), price: 2480, currency: 'TRY', locale: 'tr' },
  ])
  // Control: the search finds the card in the calls that must carry it.
  const carriers = sent.filter((request) => mayCarry(request) && sungIn(request.body).length === 3)
  expect(new Set(carriers.map(({ url }) => new URL(url).pathname))).toHaveProperty('size', MAY_CARRY.length)
})
