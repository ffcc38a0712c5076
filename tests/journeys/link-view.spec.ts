import { type Frame, type Page, expect } from '@playwright/test'
import { frameIn, test } from './support/framed'
import { now } from './support/now'
import { shopperOn } from './support/shopper'

/** In milliseconds: the frame sends changes that are closer together as one message. */
const PAUSE = 15

const VIEWS = ['iyzilinkView', 'iyzilinkFlexibleLink'] as const

const layoutOf = (page: Page) =>
  page.locator('header > *, main, main > *, footer > *').evaluateAll((elements) =>
    elements.map((element) => {
      const { x, width, height } = element.getBoundingClientRect()
      return [element.tagName, getComputedStyle(element).position, ...[x, width, height].map(Math.round)].join(' ')
    }),
  )

/** In pixels: a message inserted above moves the page by less. */
const NEAR = 200

/** Pixels that stay free above what the frame has scrolled to. */
const ABOVE = 80

/** Scroll positions on the way from the page's end to the invalid field, those near either end left out. */
async function passedOn(page: Page): Promise<readonly number[]> {
  await page.evaluate((near) => {
    const block = document.createElement('div')
    block.style.height = '3000px'
    document.querySelector('main')?.append(block)
    // Scroll anchoring would move the page when a message appears above, and might stop the smooth scroll midway.
    document.documentElement.style.setProperty('overflow-anchor', 'none')
    if (document.activeElement instanceof HTMLElement) document.activeElement.blur()
    scrollTo({ top: document.documentElement.scrollHeight, behavior: 'instant' })
    const passed = [scrollY]
    addEventListener('scroll', () => passed.push(scrollY))
    // A smooth scroll that is still under way would undo the next jump. Without scroll anchoring, a message that appears midway leaves the
    // field as far from the view as the message is high.
    const rested = new Promise<readonly number[]>((resolve) => {
      addEventListener('scrollend', () => {
        const box = document.querySelector('[data-field="verificationCode"]')?.getBoundingClientRect()
        if (box && box.top >= -near && box.bottom <= innerHeight + near) resolve(passed)
      })
    })
    Object.assign(window, { rested })
    document.querySelector<HTMLElement>('[data-action="verify"]')?.click()
  }, NEAR)
  await expect(page.locator('[data-field="verificationCode"]')).toBeFocused()
  const passed = await page.evaluate(() => (window as unknown as { rested: Promise<readonly number[]> }).rested)
  const [before = 0] = passed
  const last = passed.at(-1) ?? 0
  expect(before - last).toBeGreaterThan(3 * NEAR)
  return passed.filter((at) => at < before - NEAR && at > last + NEAR)
}

/** Sets the height of a block in the page, and resolves after a resize observer has run. */
const changeTo = (frame: Frame, pixels: number) =>
  frame.evaluate((height) => {
    const block = document.querySelector<HTMLElement>('#block') ?? document.createElement('div')
    block.id = 'block'
    block.style.height = `${String(height)}px`
    document.querySelector('main')?.append(block)
    return new Promise<void>((resolve) => {
      const observer = new ResizeObserver(() => {
        observer.disconnect()
        resolve()
      })
      observer.observe(document.body)
    })
  }, pixels)

/** Makes the page around the frame record what the frame sends. */
const receiveMessages = (page: Page) =>
  page.addInitScript(() => {
    const received: unknown[] = []
    Object.assign(window, { received })
    addEventListener('message', ({ data }) => received.push(data))
  })

let marks = 0

/** Messages of a type that the frame has sent so far. Messages arrive in order, so a mark sent last shows that all have arrived. */
async function sentBy(page: Page, frame: Frame, type: 'RESIZE' | 'SCROLL') {
  marks += 1
  const mark = { mark: marks }
  const received = () => page.evaluate(() => (window as unknown as { received: Record<string, unknown>[] }).received)
  await frame.evaluate((message) => {
    parent.postMessage(message, '*')
  }, mark)
  await expect.poll(received).toContainEqual(mark)
  return (await received()).filter((message) => message['type'] === type)
}

test.use({ viewport: { width: 1280, height: 300 } })

test.describe('a frame wider than a phone', () => {
  test.use({ viewport: { width: 900, height: 720 } })

  test('a payment link’s amount is as wide as its form, and its test-mode line begins there, in a wide frame (SHELL-12~)', async ({
    sandbox,
    member,
    link: { frame },
  }) => {
    await shopperOn(frame, sandbox, member).sees('identify')
    await expect(frame.locator('html')).toHaveAttribute('data-view', 'link')
    const panel = frame.getByRole('complementary', { name: 'Ödeme detayı' })
    const [form, amount] = await Promise.all([frame.locator('main').boundingBox(), panel.boundingBox()])
    expect([amount?.x, amount?.width]).toEqual([form?.x, form?.width])
    const textStart = (element: Element) =>
      element.getBoundingClientRect().x + parseFloat(getComputedStyle(element).paddingLeft)
    const [line, main] = await Promise.all([
      frame.locator('aside > p').first().evaluate(textStart),
      frame.locator('main').evaluate(textStart),
    ])
    expect(line).toBe(main)
  })
})

test('a payment link of either flag has the embedded layout, and sends its height after 15 ms and its scroll target (SHELL-12)', async ({
  page,
  origins,
  sandbox,
  member,
  shopper,
  trouble,
}) => {
  // The test itself changes the height, and the view moves with it.
  trouble.allow(/^layout shift/)
  const { email, gsmNumber } = member
  const orderOf = (view?: (typeof VIEWS)[number]) =>
    sandbox.makeOrder({
      email,
      gsmNumber,
      init: {
        payWithWalletCustomUI: {
          iyzilinkView: view === 'iyzilinkView',
          iyzilinkFlexibleLink: view === 'iyzilinkFlexibleLink',
        },
      },
    })
  await page.emulateMedia({ reducedMotion: 'no-preference' })

  await page.goto((await orderOf()).checkoutUrl.tr)
  await shopper.identify()
  const plain = await layoutOf(page)
  await expect(page.locator('html')).toHaveCSS('scroll-behavior', 'auto')

  const layouts: string[][] = []
  for (const view of VIEWS) {
    await page.goto((await orderOf(view)).checkoutUrl.tr)
    await shopper.identify()
    layouts.push(await layoutOf(page))
    expect((await passedOn(page)).length, view).toBeGreaterThan(0)
  }
  await page.locator('html').evaluate(({ style }) => {
    style.scrollBehavior = 'auto'
  })
  expect(await passedOn(page)).toEqual([])
  expect(layouts[1]).toEqual(layouts[0])
  expect(layouts[0]).not.toEqual(plain)
  expect(layouts[0]?.filter((part) => / (?:fixed|sticky) /.test(part))).toEqual([])

  await receiveMessages(page)
  await page.clock.install()
  await page.goto(`${origins.parent}/?token=${(await orderOf('iyzilinkView')).token}&lang=tr`)
  const frame = await frameIn(page)
  const inFrame = shopperOn(frame, sandbox, member)
  await expect(inFrame.field('email')).toHaveValue(email)
  expect(await frame.locator('html').getAttribute('data-view')).toBe('link')

  await inFrame.field('email').fill('elif')
  await page.clock.pauseAt(now() + 1_000)
  await page.clock.runFor(10 * PAUSE)
  const sent = (await sentBy(page, frame, 'RESIZE')).length
  for (const pixels of [100, 200, 300]) {
    await changeTo(frame, pixels)
    await page.clock.runFor(PAUSE - 1)
    expect((await sentBy(page, frame, 'RESIZE')).slice(sent), `${String(pixels)} px`).toEqual([])
  }
  await page.clock.runFor(1)
  const height = await frame.evaluate(() => Math.ceil(document.body.getBoundingClientRect().height))
  expect((await sentBy(page, frame, 'RESIZE')).slice(sent)).toEqual([{ type: 'RESIZE', height }])

  // Too low for the field with its label and its error.
  await page.setViewportSize({ width: 1280, height: 90 })
  const scrolled = (await sentBy(page, frame, 'SCROLL')).length
  await inFrame.press('continue')
  await expect(inFrame.field('email')).toBeFocused()
  const top = await inFrame
    .field('email')
    .evaluate((field: HTMLInputElement) => (field.labels?.[0]?.getBoundingClientRect().top ?? 0) + scrollY)
  await expect
    .poll(async () => (await sentBy(page, frame, 'SCROLL')).slice(scrolled))
    .toEqual([{ type: 'SCROLL', y: Math.round(top) - ABOVE }])
  expect(await frame.evaluate(() => scrollY)).toBe(0)
})

test('a modal in a frame is scrolled to as a whole, and its link to the shop leads out of the frame (SHELL-12~, SHELL-15~)', async ({
  page,
  origins,
  sandbox,
  member,
}) => {
  const { email, gsmNumber } = member
  const goBackUrl = 'https://www.shop.example/basket'
  await page.route(/^https:\/\/www\.shop\.example\//, (route) => route.fulfill({ body: 'the basket' }))
  await receiveMessages(page)
  const order = await sandbox.makeOrder({ email, gsmNumber, goBackUrl, flags: { creditCardEnabled: false } })
  await page.goto(`${origins.parent}/?token=${order.token}&lang=tr`)
  const frame = await frameIn(page)
  const inFrame = shopperOn(frame, sandbox, member)
  await inFrame.identify()
  // The modal may move once the page around the frame has resized it, so its place is read when it takes the focus.
  await frame.evaluate(() => {
    const tops: number[] = []
    Object.assign(window, { tops })
    addEventListener('focusin', ({ target }) => {
      const modal = target instanceof Element ? target.closest('[data-modal]') : null
      if (modal) tops.push(Math.round(modal.getBoundingClientRect().top + scrollY))
    })
  })
  await inFrame.typeCode()
  const modal = frame.locator('[data-modal="danger"]')
  await expect(modal.getByRole('heading')).toBeFocused()
  const tops = await frame.evaluate(() => (window as unknown as { tops: number[] }).tops)
  const y = (tops.at(-1) ?? 0) - ABOVE
  await expect.poll(async () => (await sentBy(page, frame, 'SCROLL')).at(-1)).toEqual({ type: 'SCROLL', y })
  // The driver can't scroll smoothly to what is fixed within a frame.
  await page.setViewportSize({ width: 1280, height: 600 })
  await modal.locator('[data-action="open-shop"]').click()
  await page.waitForURL(goBackUrl)
})
