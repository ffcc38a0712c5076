import { type Page, expect } from '@playwright/test'
import { test } from './support/test'

const AHEAD = /\/assets\/(?:sign-in|pay|payment|result)-[^/]+\.js$/

const isComplete = (page: Page) => page.locator('[data-action="use-foreign-number"]').waitFor()

test('the next screens load one after the other before they are asked for, and with Save-Data when they are (PERF-02~)', async ({
  page,
  order,
  shopper,
}) => {
  const asked: string[] = []
  page.on('request', (request) => {
    const { pathname } = new URL(request.url())
    if (AHEAD.test(pathname)) asked.push(pathname)
  })
  const typeface = () =>
    page.waitForFunction(() => Array.from(document.fonts).some(({ status }) => status === 'loaded'))
  await page.goto(order.checkoutUrl.tr)
  await isComplete(page)
  await expect.poll(() => asked.length).toBeGreaterThan(0)

  await page.addInitScript(() => {
    const connection = Object.assign(new EventTarget(), { saveData: true })
    Object.defineProperty(navigator, 'connection', { configurable: true, value: connection })
  })
  asked.length = 0
  await page.reload()
  await isComplete(page)
  // The last piece that comes without a press.
  await typeface()
  expect(asked).toEqual([])
  await shopper.identify()
  expect(asked.some((path) => path.includes('/sign-in-'))).toBe(true)
})
