import { cpSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { type Page, expect, test } from '@playwright/test'
import { serveStatically } from '../../scripts/playground/serve.mjs'
import { PLAYGROUND } from '../../scripts/playground/build.mjs'
import { root } from '../../scripts/run/root.mjs'
import { buy, complaintsOf, enter, field, isPaidOnce, pay } from './support/playground-shopper'

let site: Awaited<ReturnType<typeof serveStatically>>
test.beforeAll(async () => {
  site = await serveStatically(join(root, PLAYGROUND), 0)
})
test.afterAll(() => site.close())

/** Deletes the database as with the browser's developer tools, while the worker keeps running. */
const emptyDatabase = (page: Page) =>
  page.evaluate(
    () =>
      new Promise((resolve, reject) => {
        const request = indexedDB.open('sandbox')
        request.onerror = reject
        request.onsuccess = () => {
          const emptying = request.result.transaction('state', 'readwrite')
          emptying.objectStore('state').clear()
          emptying.onabort = reject
          emptying.oncomplete = () => {
            request.result.close()
            resolve(undefined)
          }
        }
      }),
  )

test('a static host sells at a shared URL: a lost answer is paid once, and the ledger outlives the worker (BEST-10)', async ({
  page,
  context,
}) => {
  const complaints = complaintsOf(page, site.origin)
  await enter(page, site.origin, { trouble: 'lost-answer' })
  await pay(page)
  await isPaidOnce(page)
  const devtools = await context.newCDPSession(page)
  await devtools.send('ServiceWorker.enable')
  const outlivesWorker = async () => {
    await devtools.send('ServiceWorker.stopAllWorkers')
    await page.reload()
    await expect(page.locator('[data-authorisation]')).toHaveCount(1)
  }
  await outlivesWorker()
  // The next change finds no rows, so it is written together with everything before it.
  const panel = page.url()
  await emptyDatabase(page)
  await buy(page, site.origin, {})
  await field(page, 'email').waitFor()
  await page.goto(panel)
  await outlivesWorker()
  expect(complaints.filter((said) => !said.includes('ERR_FAILED'))).toEqual([])
})

test('a static host has the notices of the packages that its scripts are made of (BEST-10~)', async () => {
  const notices = await (await fetch(`${site.origin}/third-party-notices.txt`)).text()
  for (const name of ['xstate', 'hono', 'idb-keyval', 'valibot'])
    expect(notices).toMatch(new RegExp(`^${name} \\d`, 'm'))
})

test('a static host sends a card payment to its bank and back, within the playground’s own pages (BEST-10~)', async ({
  page,
}) => {
  const complaints = complaintsOf(page, site.origin)
  await enter(page, site.origin, { force3Ds: '1' })
  await pay(page)
  await page.waitForURL(/\/__bank\/3ds\//)
  const code = await page.locator('[data-acs-code]').getAttribute('data-acs-code')
  await page.locator('[name="code"]').fill(code ?? '')
  await page.click('[data-action="verify"]')
  await isPaidOnce(page)
  expect(complaints).toEqual([])
})

test('a static host shows a page that was reloaded past its worker (BEST-10~)', async ({ page, context }) => {
  await page.goto(`${site.origin}/__shop/?lang=en`)
  await expect(page.locator('[data-action="buy"]')).toBeVisible()
  const before = await page.locator('html').elementHandle()
  const devtools = await context.newCDPSession(page)
  const pastWorker = page.waitForResponse((response) => response.status() === 404 && !response.fromServiceWorker())
  await devtools.send('Page.reload', { ignoreCache: true })
  await pastWorker
  await expect.poll(() => before.evaluate(() => true).catch(() => false)).toBe(false)
  await expect(page.locator('[data-action="buy"]')).toBeVisible()
})

test('a static host says when the browser has no database for it, and sells once there is one (BEST-10~)', async ({
  page,
  context,
}) => {
  await page.goto(`${site.origin}/__shop/?lang=en`)
  const isSold = page.locator('[data-action="buy"]')
  await expect(isSold).toBeVisible()
  const devtools = await context.newCDPSession(page)
  await devtools.send('ServiceWorker.enable')
  const withoutWorker = async (change: () => Promise<void>) => {
    await devtools.send('ServiceWorker.stopAllWorkers')
    await page.evaluate(change)
    await page.reload()
  }
  await withoutWorker(
    () =>
      new Promise((resolve, reject) => {
        const request = indexedDB.open('sandbox', 99)
        request.onupgradeneeded = () => {
          request.result.deleteObjectStore('state')
        }
        request.onsuccess = () => {
          request.result.close()
          resolve()
        }
        request.onerror = reject
      }),
  )
  await expect(page.locator('h1')).toHaveText('The playground could not be opened')
  await withoutWorker(
    () =>
      new Promise((resolve, reject) => {
        Object.assign(indexedDB.deleteDatabase('sandbox'), { onsuccess: () => resolve(), onerror: reject })
      }),
  )
  await expect(isSold).toBeVisible()
})

test('a browser without service workers shows that it can’t run the playground (BEST-10~)', async ({ page }) => {
  await page.addInitScript(() => Object.defineProperty(Navigator.prototype, 'serviceWorker', { value: undefined }))
  await page.goto(site.origin)
  await expect(page.getByRole('alert')).toContainText('This browser can’t run the playground')
  await expect(page.getByRole('status')).toBeHidden()
})

test('a static host that lacks a file of the playground shows that one is missing (BEST-10~)', async ({
  page,
}, testInfo) => {
  const folder = testInfo.outputPath('site')
  cpSync(join(root, PLAYGROUND), folder, { recursive: true })
  const other = await serveStatically(folder, 0)
  const lacks = [
    () => rmSync(join(folder, 'favicon.ico')),
    // Many hosts serve a page with status 200 for a missing file.
    () => cpSync(join(folder, '404.html'), join(folder, 'favicon.ico')),
    () => rmSync(join(folder, 'worker.js')),
  ]
  for (const lack of lacks) {
    lack()
    await page.goto(other.origin)
    await expect(page.getByRole('alert')).toContainText('one is missing on this host')
    await expect(page.getByRole('status')).toBeHidden()
  }
  await other.close()
})

test('a static host with the playground in a sub-folder shows that it has to be at the root (BEST-10~)', async ({
  page,
}, testInfo) => {
  const folder = testInfo.outputPath('site')
  cpSync(join(root, PLAYGROUND, 'index.html'), join(folder, 'shop', 'index.html'), { recursive: true })
  cpSync(join(root, PLAYGROUND, '404.html'), join(folder, '404.html'))
  const other = await serveStatically(folder, 0)
  await page.goto(`${other.origin}/shop/index.html`)
  const late = page.getByText('at the root of the site')
  await expect(late).toBeHidden()
  await page.evaluate(() => {
    for (const animation of document.getAnimations()) animation.finish()
  })
  await expect(late).toBeVisible()
  await other.close()
})
