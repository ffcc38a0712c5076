import { type Page, expect } from '@playwright/test'
import { holdBack } from './support/hold-back'
import { pass } from './support/held-time'
import { saveData } from './support/saved-data'
import { holdTime } from './support/shipped-waits'
import { test } from './support/test'

const AHEAD = /\/assets\/(?:sign-in|pay|payment|result)-[^/]+\.js$/

const isComplete = (page: Page) => page.locator('[data-action="use-foreign-number"]').waitFor()

test('the next screens load one by one before they are needed, and with Save-Data only when they are (PERF-02~)', async ({
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

  await saveData(page)
  // Ignores the requests of the previous page.
  await page.goto('about:blank')
  asked.length = 0
  await page.goto(order.checkoutUrl.tr)
  await isComplete(page)
  // The typeface is the last file that loads without a press.
  await typeface()
  expect(asked).toEqual([])
  await shopper.identify()
  expect(asked.some((path) => path.includes('/sign-in-'))).toBe(true)
})

const LATER = /\/assets\/(?:sign-in|pay|payment|result|address|inter-latin)-[^/]+$/

for (const [ending, end] of [
  ['rests', (page: Page) => pass(page, 200)],
  ['is left', (page: Page) => page.keyboard.press('Tab')],
  ['is followed by a press', (page: Page) => page.locator('h1').click()],
] as const) {
  test(`a page that is typed into stays as it is: more of its form and later chunks wait until it ${ending} (PERF-02~)`, async ({
    page,
    sandbox,
    shopper,
  }) => {
    const order = await sandbox.makeOrder({})
    const later: string[] = []
    page.on('request', (request) => {
      const { pathname } = new URL(request.url())
      if (LATER.test(pathname)) later.push(pathname)
    })
    await page.clock.install()
    const tellRest = await holdBack(page, /\/assets\/start-[^/]+\.js$/)
    await page.goto(order.checkoutUrl.tr)
    await shopper.field('email').pressSequentially('ayse')
    await holdTime(page)
    const form = page.waitForResponse(/\/assets\/identify-[^/]+\.js$/)
    tellRest()
    await form
    for (const letter of '@posta') {
      await pass(page, 900)
      await page.keyboard.press(letter)
    }
    await pass(page, 900)
    expect(later).toEqual([])
    await expect(page.locator('[data-action="use-foreign-number"]')).toHaveCount(0)
    await end(page)
    await pass(page, 100)
    await isComplete(page)
    await expect.poll(() => later.length).toBeGreaterThan(0)
  })
}

test('a press that began before the rest of the page arrived ends before that is added (PERF-02~)', async ({
  page,
  order,
}) => {
  await page.clock.install()
  const rest = /\/assets\/start-[^/]+\.js$/
  const tellRest = await holdBack(page, rest)
  await page.goto(order.checkoutUrl.tr)
  await page.locator('h1').hover()
  await holdTime(page)
  await page.mouse.down()
  const asked = page.waitForResponse(rest)
  tellRest()
  const answer = await asked
  await answer.finished()
  // Resolves once the page, which asked earlier, has it too.
  await page.evaluate((url) => import(url), answer.url())
  await pass(page, 500)
  await expect(page.getByRole('timer')).toHaveCount(0)
  await page.mouse.up()
  await pass(page, 100)
  await page.getByRole('timer').waitFor()
})

for (const [moment, piece, isHere] of [
  ['the script', /\/assets\/index-[^/]+\.js$/, () => Promise.resolve()],
  ['the form’s help', /\/assets\/identify-[^/]+\.js$/, (page: Page) => page.getByRole('timer').waitFor()],
] as const) {
  test(`a field that is left before ${moment} has loaded is validated, with a suggestion, once it has (BEST-15~, PERF-02~)`, async ({
    page,
    sandbox,
    shopper,
  }) => {
    const order = await sandbox.makeOrder({})
    const tellRest = await holdBack(page, piece)
    await page.goto(order.checkoutUrl.tr, { waitUntil: 'commit' })
    await isHere(page)
    await shopper.field('gsmNumber').fill('0 532')
    await shopper.field('email').fill('ayse.yilmaz@gmial.com')
    await page.keyboard.press('Tab')
    tellRest()
    const offer = page.locator('[data-action="accept-suggestion"]')
    await expect(offer).toContainText('ayse.yilmaz@gmail.com')
    await expect(shopper.field('gsmNumber')).toHaveAttribute('aria-invalid', 'true')
    await expect(shopper.field('email')).not.toHaveAttribute('aria-invalid')
  })
}
