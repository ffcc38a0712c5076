import { type Page, expect } from '@playwright/test'
import { keepShippedWaits } from './support/shipped-waits'
import { test } from './support/test'

test.use({ viewport: { width: 390, height: 520 } })

/** Scrolls down, without the end, which a page that grows would move. Returns how far. */
async function scrollDown(page: Page, far = 150) {
  await page.evaluate((y) => {
    scrollTo({ top: y, behavior: 'instant' })
  }, far)
  expect(await page.evaluate(() => scrollY)).toBe(far)
}

/** How far the page is scrolled once the browser has drawn it after a step in the history. */
const scrolled = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        requestAnimationFrame(() => {
          requestAnimationFrame(() => {
            resolve(scrollY)
          })
        })
      }),
  )

test('a screen that Back leads to begins at its top, and a refused Back scrolls nothing (A11Y-01~, BOOT-13~)', async ({
  page,
  order,
  shopper,
}) => {
  await keepShippedWaits(page)
  await page.goto(order.checkoutUrl.tr)
  await expect(shopper.field('email')).not.toHaveValue('')
  await scrollDown(page)
  await shopper.identify()
  await page.goBack()
  await shopper.sees('identify')
  expect.soft(await scrolled(page), 'after an accepted Back').toBe(0)
  await scrollDown(page, 120)
  await shopper.identify()
  await scrollDown(page, 90)
  await shopper.enterCode()
  await shopper.fillCard()
  await scrollDown(page, 200)
  await page.goBack()
  await expect(page).toHaveURL(/\/pay\?/)
  await shopper.sees('pay')
  expect(await scrolled(page), 'after a refused Back').toBe(200)
})

test('a reloaded form returns to its place, also after a Back (BOOT-07~)', async ({ page, order, shopper }) => {
  await keepShippedWaits(page)
  await page.goto(order.checkoutUrl.tr)
  await expect(shopper.field('email')).not.toHaveValue('')
  await scrollDown(page)
  await page.reload()
  await expect.poll(() => scrolled(page)).toBe(150)
  await expect(shopper.field('email')).not.toHaveValue('')
  await shopper.identify()
  await page.goBack()
  await shopper.sees('identify')
  await scrollDown(page, 110)
  await page.reload()
  await expect(shopper.field('email')).not.toHaveValue('')
  await expect.poll(() => scrolled(page)).toBe(110)
})
