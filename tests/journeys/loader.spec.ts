import { gzipSync } from 'node:zlib'
import { type Page, expect } from '@playwright/test'
import type { WantedOrder } from '../support/control-answers'
import { changeBlock, keepResultInSight } from './support/changed-page'
import { fillByHand, frameIn, pressUntil, resultIn, test } from './support/framed'
import { hasPageCache, WITH_PAGE_CACHE } from './support/launch-options'
import { addFrame, hearFrame, hearMerchantPage, postIn, postOut } from './support/merchant-page'
import { shopperOn } from './support/shopper'

const MINUTE = 60_000

/** Maximum size of the loader, in bytes after gzip. */
const MOST = 1_638

/** The fields of each message besides its type, in order. */
const FIELDS: Readonly<Record<string, Readonly<Record<string, RegExp>>>> = {
  RESIZE: { height: /^\d+$/ },
  SCROLL: { y: /^\d+$/ },
  'ec.start': { version: /^1$/ },
  'checkout.step': { version: /^1$/, step: /^(?:sign-in|verify|choose|paying)$/ },
  'ec.complete': { version: /^1$/, result: /^paid$/ },
  'checkout.expired': { version: /^1$/ },
  'checkout.closed': { version: /^1$/ },
}

/** One message of each kind, with values that differ from the page's. */
const FORGED = [
  { type: 'RESIZE', height: 77 },
  { type: 'SCROLL', y: 1 },
  { type: 'ec.start', version: 1 },
  { type: 'checkout.step', version: 1, step: 'trouble' },
  { type: 'ec.complete', version: 1, result: 'awaited' },
  { type: 'checkout.expired', version: 1 },
  { type: 'checkout.closed', version: 1 },
]

const themeMessage = (theme: 'light' | 'dark', version = 1) => ({ type: 'checkout.theme', version, theme })

const loaderBytes = async (page: Page) => {
  const src = (await page.locator('script[src*="checkout-loader"]').getAttribute('src')) ?? ''
  return gzipSync(await (await page.request.get(src)).body(), { level: 9 }).length
}

const frameHeight = (page: Page) => page.locator('[data-checkout] iframe').evaluate(({ style }) => style.height)

test.skip(!hasPageCache, 'there is no full browser here')
test.use({ launchOptions: WITH_PAGE_CACHE, viewport: { width: 900, height: 900 } })

test('a merchant’s modal shows the checkout, reports each step, and closes by Escape, which gives the focus back (BEST-12~, A11Y-01~)', async ({
  page,
  origins,
  sandbox,
  member,
  linkOrder: { token },
  trouble,
}) => {
  // Closing a frame while it loads a file makes the browser log the aborted request.
  trouble.allow(/Fetch API cannot load \S+\. {2}\(/)
  await keepResultInSight(page)
  await page.emulateMedia({ colorScheme: 'dark' })
  await page.goto(`${origins.parent}/?token=${token}&lang=tr&way=modal`)
  await page.locator('[data-action="open-checkout"]').click()
  await (await frameIn(page)).locator('main[data-screen="identify"]').waitFor()
  await page.keyboard.press('Escape')
  await expect(page.locator('iframe')).toHaveCount(0)
  await expect(page.locator('[data-action="open-checkout"]')).toBeFocused()
  await page.locator('[data-messages]').evaluate((list) => {
    list.textContent = ''
  })
  await page.locator('[data-action="open-checkout"]').click()
  const frame = await frameIn(page)
  // The checkout follows the dark theme of the page around it.
  await expect(frame.locator('html')).toHaveAttribute('data-theme', 'dark')
  await expect(page.locator('[data-messages]')).toContainText('onStep("sign-in")')
  const shopper = shopperOn(frame, sandbox, member)
  await shopper.identify()
  await shopper.enterCode()
  await fillByHand(shopper)
  await shopper.agree()
  await pressUntil(() => shopper.press('pay'), resultIn(frame))
  await expect(page.locator('[data-messages] li')).toHaveText([
    'onReady()',
    'onStep("sign-in")',
    'onStep("verify")',
    'onStep("choose")',
    'onStep("paying")',
    'onResult("paid")',
  ])
})

test('a merchant’s redirect leads to the checkout itself (BEST-12~)', async ({ page, origins, order: { token } }) => {
  await page.goto(`${origins.parent}/?token=${token}&lang=tr&way=redirect`)
  await page.locator('[data-action="open-checkout"]').click()
  await expect(page).toHaveURL(`${origins.app}/?token=${token}&lang=tr`)
  await page.locator('main[data-screen="identify"]').waitFor()
})

test('a frame of the demo shop has two links as its footer and no QR code, and ends on the shop’s page as paid (BEST-12~, SBX-02~)', async ({
  page,
  origins,
  sandbox,
  member,
  tokens,
}) => {
  await page.goto(origins.shop)
  const order = page.locator('[data-form="shop-order"]')
  await order.locator('[name="email"]').fill(member.email)
  await order.locator('[name="gsmNumber"]').fill(member.gsmNumber)
  await order.locator('summary').click()
  await order.locator('[type="checkbox"][name="embedded"]').check()
  await page.locator('[data-action="buy"]').click()
  await page.waitForURL(`${origins.parent}/**`)
  tokens.push(new URL(page.url()).searchParams.get('token') ?? '')
  const frame = await frameIn(page)
  await page.locator('iframe').evaluate(({ style }) => (style.width = '860px'))
  await frame.locator('[data-qr]').waitFor({ state: 'attached' })
  await expect(frame.locator('[data-qr]')).toBeHidden()
  const shopper = shopperOn(frame, sandbox, member)
  await shopper.identify()
  await shopper.enterCode()
  await fillByHand(shopper)
  expect(await frame.locator('footer').innerText()).toMatch(/^Koyu tema\s+English$/)
  await expect(frame.locator('footer').getByRole('img')).toHaveCount(0)
  await shopper.agree()
  await pressUntil(() => shopper.press('pay'), page.locator('[data-order-status="paid"]'))
  expect(new URL(page.url()).origin).toBe(origins.shop)
})

test('a merchant’s page opens the checkout by a 1.6 KB loader and accepts its seven messages from its frame alone (BEST-12)', async ({
  page,
  origins,
  sandbox,
  member,
}) => {
  test.setTimeout(60_000)
  const { email, gsmNumber } = member
  const { messages, calls, forget } = await hearMerchantPage(page)
  await keepResultInSight(page)
  const openOrder = async (wanted: WantedOrder = {}) => {
    forget()
    const { token } = await sandbox.makeOrder({ email, gsmNumber, ...wanted })
    await page.goto(`${origins.parent}/?token=${token}&lang=tr`)
    const frame = await frameIn(page)
    return { frame, shopper: shopperOn(frame, sandbox, member) }
  }

  const types = new Set<unknown>()
  /** Every message has a known type, valid fields and the checkout's origin. */
  const expectTyped = () => {
    for (const { data, origin } of messages) {
      const { type, ...fields } = data
      types.add(type)
      expect([origin, Object.keys(fields)], String(type)).toEqual([
        origins.app,
        Object.keys(FIELDS[String(type)] ?? {}),
      ])
      for (const [name, value] of Object.entries(fields)) {
        expect(String(value)).toMatch(FIELDS[String(type)]?.[name] ?? /^$/)
        expect(typeof value).toBe(/^(?:step|result)$/.test(name) ? 'string' : 'number')
      }
    }
  }

  const { frame, shopper } = await openOrder()
  expect(await loaderBytes(page)).toBeLessThanOrEqual(MOST)
  // The chunk that reports the steps loads after the form.
  await expect.poll(() => calls).toContain('onStep("sign-in")')
  await shopper.identify()
  await shopper.enterCode()
  // A reload within the frame must not count as leaving for the shop.
  await frame.evaluate(() => {
    location.reload()
  })
  await expect.poll(() => calls.filter((call) => call === 'onReady()')).toHaveLength(2)
  await frame.locator('[data-form="credit-card-form"]').waitFor()
  await fillByHand(shopper)
  await shopper.agree()
  await pressUntil(() => shopper.press('pay'), resultIn(frame))
  const stepsTo = (...steps: readonly string[]) => ['onReady()', ...steps.map((step) => `onStep("${step}")`)]
  const paid = [...stepsTo('sign-in', 'verify', 'choose'), ...stepsTo('choose', 'paying'), 'onResult("paid")']
  await expect.poll(() => calls).toEqual(paid)
  const bodyHeight = () => frame.evaluate(() => `${String(Math.ceil(document.body.getBoundingClientRect().height))}px`)
  await expect.poll(async () => (await frameHeight(page)) === (await bodyHeight())).toBe(true)
  expectTyped()

  await test.step('the loader believes no other window, origin, version or value', async () => {
    const height = await frameHeight(page)
    const other = await addFrame(page, origins.app)
    await page.evaluate((forged) => {
      const source = document.querySelector('iframe')?.contentWindow ?? null
      const origin = 'https://pay.wallet.example.evil.example'
      for (const data of forged) {
        postMessage({ ...data, forged: true }, '*')
        dispatchEvent(new MessageEvent('message', { data: { ...data, forged: true }, source, origin }))
      }
    }, FORGED)
    const marked = FORGED.map((message) => ({ ...message, forged: true }))
    await postOut(other, marked)
    const odd = [...marked.slice(2).map((message) => ({ ...message, version: 2 })), { ...marked[0], height: -1 }]
    await postOut(frame, odd)
    const forged = () => messages.filter(({ data }) => data['forged'] === true).length
    await expect.poll(forged).toBe(3 * FORGED.length + odd.length)
    expect([calls, await frameHeight(page)]).toEqual([paid, height])
    // The loader accepts the same messages from its own frame.
    await postOut(frame, FORGED.slice(0, -1))
    const believed = ['onReady()', 'onStep("trouble")', 'onResult("awaited")', 'onExpired()']
    await expect.poll(() => calls.slice(paid.length)).toEqual(believed)
    expect(await frameHeight(page)).toBe('77px')

    const theme = frame.locator('html')
    const received = await hearFrame(frame)
    await postIn(page, [themeMessage('dark')])
    await expect(theme).toHaveAttribute('data-theme', 'dark')
    await postIn(other, [themeMessage('light')])
    await postIn(page, [themeMessage('light', 2)])
    await expect.poll(received).toEqual(expect.arrayContaining([themeMessage('light'), themeMessage('light', 2)]))
    await expect(theme).toHaveAttribute('data-theme', 'dark')
  })

  await test.step('a shopper who leaves for the shop closes the checkout', async () => {
    const leaving = await openOrder()
    await expect(leaving.shopper.field('email')).toHaveValue(email)
    // The shop answers only once the merchant's page has read the message: a page that is left reads none.
    const isClosed = () => expect.poll(() => calls).toContain('onClosed()')
    await page.route(`${origins.shop}/`, (route) => isClosed().then(() => route.continue()))
    for (const action of ['go-back', 'exit'] as const) await leaving.shopper.press(action)
    await page.waitForURL(`${origins.shop}/`)
    expect(calls).toEqual(['onReady()', 'onStep("sign-in")', 'onClosed()'])
    expectTyped()
  })

  await test.step('a parent that is not configured receives sizes alone, and is not believed', async () => {
    await changeBlock(page, { values: { allowedParents: [] } })
    await page.setViewportSize({ width: 900, height: 300 })
    const apart = await openOrder()
    const received = await hearFrame(apart.frame)
    const hasCome = (wanted: string) => messages.some(({ data }) => data['type'] === wanted)
    await expect.poll(() => hasCome('RESIZE')).toBe(true)
    await apart.shopper.identify()
    await expect.poll(() => hasCome('SCROLL')).toBe(true)
    await postIn(page, [themeMessage('dark')])
    await expect.poll(received).toContainEqual(themeMessage('dark'))
    await expect(apart.frame.locator('html')).not.toHaveAttribute('data-theme', 'dark')
    expectTyped()
    expect([calls, messages.filter(({ data }) => 'version' in data)]).toEqual([[], []])
  })

  await test.step('an order whose time is over says so', async () => {
    await changeBlock(page, {})
    await page.clock.install()
    const late = await openOrder({ expiresInSeconds: 120 })
    await expect(late.shopper.field('email')).toHaveValue(email)
    await expect.poll(() => calls).toContain('onStep("sign-in")')
    await page.clock.fastForward(3 * MINUTE)
    await late.shopper.sees('form-expired')
    await expect.poll(() => calls).toEqual(['onReady()', 'onStep("sign-in")', 'onExpired()'])
    expectTyped()
  })
  expect([...types].sort()).toEqual(Object.keys(FIELDS).sort())
})
