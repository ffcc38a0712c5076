import { cpSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { type Page, expect, test as base } from '@playwright/test'
import { buildNames, integrityOf, PLAYGROUND } from '../../scripts/playground/build.mjs'
import { serveStatically } from '../../scripts/playground/serve.mjs'
import { cacheNameOf } from '../../sandbox/worker/old-builds'
import { isWholeRun } from '../../scripts/parts/whole-run.mjs'
import { root } from '../../scripts/run/root.mjs'
import { buy, enter, field, isPaidOnce, logIn, pay } from './support/playground-shopper'

type Name = keyof ReturnType<typeof buildNames>

interface OwnSite {
  readonly origin: string
  /** Turns the folder into another build: its pages show the build, and its worker uses other names. */
  readonly publish: (build: string, named: readonly Name[]) => void
  readonly nameOf: (name: Name) => string
}

const test = base.extend<{ site: OwnSite }>({
  site: async ({}, use, testInfo) => {
    const folder = testInfo.outputPath('site')
    cpSync(join(root, PLAYGROUND), folder, { recursive: true })
    const host = await serveStatically(folder, 0)
    const names = buildNames()
    const change = (file: string, change: (text: string) => string) => {
      const path = join(folder, file)
      writeFileSync(path, change(readFileSync(path, 'utf8')))
    }
    await use({
      origin: host.origin,
      publish: (build, named) => {
        for (const file of ['identify.en.html', 'shell.en.html']) {
          const before = integrityOf(join(folder, file))
          change(file, (text) => text.replace(/<html( data-build="\d")?/, `<html data-build="${build}"`))
          change('worker.js', (text) => text.replace(before, integrityOf(join(folder, file))))
        }
        for (const name of named) {
          const [before, after] = [names[name], build.repeat(16)]
          change('worker.js', (text) => text.replaceAll(before, after))
          names[name] = after
        }
      },
      nameOf: (name) => names[name],
    })
    await host.close()
    rmSync(folder, { recursive: true })
  },
})

const buildOf = (page: Page) => page.locator('html').getAttribute('data-build')

/** Opens another page of the site, so that the browser checks for a new worker and installs it. */
async function findNextBuild(page: Page, { origin }: OwnSite): Promise<void> {
  const other = await page.context().newPage()
  await other.goto(`${origin}/__shop/?lang=en`)
  const isWaiting = () => other.evaluate(async () => (await navigator.serviceWorker.ready).waiting !== null)
  await expect.poll(isWaiting, { intervals: [100] }).toBe(true)
  await other.close()
}

async function order(page: Page, { origin }: OwnSite): Promise<string> {
  await buy(page, origin, {})
  await field(page, 'email').waitFor()
  return page.url()
}

/** Visits again after the last page of the old build was closed. */
async function comeBack(page: Page, address: string, { build, name }: { build: string; name: string }): Promise<Page> {
  const next = await page.context().newPage()
  await page.close()
  await expect
    .poll(async () => {
      // Chromium may leave a navigation unanswered while it replaces the worker: neither worker gets the request.
      const isThere = await next.goto(address, { timeout: 3_000 }).then(
        () => true,
        () => false,
      )
      const found = isThere ? await buildOf(next) : undefined
      // The new worker activates only while no page uses the old one, so leave it until the next poll.
      if (found !== build) await next.goto('about:blank')
      return found
    })
    .toBe(build)
  expect(await next.evaluate(() => caches.keys())).toEqual([cacheNameOf(name)])
  return next
}

test('a visitor pays in the build that they opened, and the next visit gets the new one (BEST-10~)', async ({
  page: first,
  site,
}) => {
  test.slow()
  await enter(first, site.origin, {})
  site.publish('2', ['id'])
  await findNextBuild(first, site)
  await pay(first)
  await isPaidOnce(first)
  const open = await order(first, site)
  expect(await buildOf(first)).toBeNull()

  const second = await comeBack(first, open, { build: '2', name: site.nameOf('id') })
  await logIn(second, site.origin)
  await second.locator('main[data-screen="pay"]').waitFor()
  if (isWholeRun()) {
    await pay(second)
    await isPaidOnce(second)
  }
  const gone = await order(second, site)
  site.publish('3', ['id', 'sandbox'])
  await findNextBuild(second, site)

  const third = await comeBack(second, gone, { build: '3', name: site.nameOf('id') })
  await expect(third.locator('main h1')).toHaveText('This link is no longer valid')
})
