import { expect } from '@playwright/test'
import type {} from '../../src/app/after-paint/piece-hashes'
import { test } from './support/test'

/** Number of chunks tampered with on their way. */
const PLANTED = 20

const CODE = ';window.planted = true;'

test('tampering with a late chunk is found, in each of 20, and never runs (SEC-01~)', async ({
  page,
  order,
  shopper,
  trouble,
}) => {
  // The browser logs every chunk that fails its integrity check.
  trouble.allow(/integrity|Failed to load resource|Failed to fetch dynamically|Unable to preload/)
  // A page without its chunks renders what it can, so it may shift.
  trouble.allow(/^layout shift/)
  const changed = new Set<string>()
  const served = new Set<string>()
  await page.route(/\/assets\/[^/]+\.js$/, async (route) => {
    const { pathname } = new URL(route.request().url())
    if (!changed.has(pathname)) return route.continue()
    served.add(pathname)
    const response = await route.fetch()
    await route.fulfill({ response, body: (await response.text()) + CODE })
  })
  await page.goto(order.checkoutUrl.tr)
  await expect.poll(() => page.evaluate(() => Object.keys(window.checkoutPieces ?? {}).length)).toBeGreaterThan(50)
  const loaded = await page.evaluate(() =>
    performance.getEntriesByType('resource').map(({ name }) => new URL(name).pathname),
  )
  const late = await page.evaluate(() => Object.keys(window.checkoutPieces ?? {}))
  const open = late.filter((path) => path.endsWith('.js') && !loaded.includes(path))
  // Includes the chunks of the next screen.
  const first = open.filter((path) => /\/(?:sign-in|pay|payment|result)-/.test(path))
  for (const path of [...first, ...open].slice(0, PLANTED + first.length)) if (changed.size < PLANTED) changed.add(path)
  expect(changed.size).toBe(PLANTED)

  const found = await page.evaluate(async () => {
    const checks = Object.entries(window.checkoutPieces ?? {}).map(async ([path, integrity]) => {
      const isWhole = await fetch(path, { integrity, cache: 'reload' }).then(
        ({ ok }) => ok,
        () => false,
      )
      return isWhole ? [] : [path]
    })
    return (await Promise.all(checks)).flat()
  })
  expect(new Set(found)).toEqual(changed)

  served.clear()
  await shopper.identify()
  await shopper.typeCode()
  // The page reloads once, and its chunks are tampered with again. It then shows an error for the screen or for the payment: which chunk is
  // late depends on the idle time before.
  await page.locator('main [data-action="try-again"]').waitFor()
  expect(served.size).toBeGreaterThan(0)
  expect(await page.evaluate(() => 'planted' in window)).toBe(false)
  await expect(page.locator('[data-form="credit-card-form"]')).toHaveCount(0)
})
