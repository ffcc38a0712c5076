import { fileURLToPath } from 'node:url'
import { type Page, expect } from '@playwright/test'
import { build } from 'vite'
import type { UnderTest } from './support/bank-form-page'
import { CLOBBERING } from './support/hostile-fields'
import { BANK } from './support/hostile-form'
import { HOSTILE_PAGES } from './support/hostile-pages'
import { test } from './support/test'

const ENTRY = fileURLToPath(new URL('support/bank-form-page.ts', import.meta.url))
/** An image that the page's content security policy allows. */
const LOADED = '/loaded.png'
const HOME = { origin: 'https://checkout.example', isTestMode: false }

type Bundle = Extract<Awaited<ReturnType<typeof build>>, readonly unknown[]>

/** Bundles the code under test into one script. */
async function scriptOf(entry: string): Promise<string> {
  const outputs = (await build({
    configFile: false,
    logLevel: 'warn',
    build: { write: false, copyPublicDir: false, lib: { entry, formats: ['iife'], name: 'bankForm' } },
  })) as Bundle
  const chunk = outputs[0]?.output[0]
  if (!chunk) throw new Error('nothing was built')
  return chunk.code
}

let script: string
test.beforeAll(async () => {
  script = await scriptOf(ENTRY)
})

/** Opens a page with the checkout's own headers, its content security policy included, and only the code under test. */
async function openEmptyPage(page: Page): Promise<void> {
  await page.route('**/empty-page*', async (route) => {
    const { headers } = { headers: (await route.fetch({ url: new URL('/', route.request().url()).href })).headers() }
    expect(headers['content-security-policy']).toContain("require-trusted-types-for 'script'; trusted-types threeds")
    if (route.request().url().endsWith('.js')) {
      await route.fulfill({ contentType: 'text/javascript', body: script })
      return
    }
    const body = '<!doctype html><title>Empty</title><body><script src="/empty-page.js"></script>'
    await route.fulfill({ headers: { ...headers, 'content-type': 'text/html' }, body })
  })
  await page.goto('/empty-page')
}

declare const underTest: UnderTest

test(`only the form of ${HOSTILE_PAGES.length} hostile documents is read, or why there is none: nothing runs, loads or shows (CARD-10~)`, async ({
  page,
  trouble,
}) => {
  // The browser logs what the policy would have blocked, if any of the document had been about to run.
  trouble.allow(/script-src-attr blocked inline/, /style-src-elem blocked inline/, /base-uri blocked/)
  trouble.allow(/inline event handler violates/, /inline style violates/, /base URI to .* violates/)
  const left: string[] = []
  await openEmptyPage(page)
  // The browser sends reports of policy violations to the checkout's own host.
  page.on('request', (request) => request.url().endsWith('/policy-reports') || left.push(request.url()))
  page.on('dialog', (dialog) => void dialog.dismiss())
  await page.evaluate(() => {
    const changes: string[] = []
    new MutationObserver((records) => changes.push(...records.map(({ type }) => type))).observe(document, {
      subtree: true,
      childList: true,
      attributes: true,
      characterData: true,
    })
    Object.assign(globalThis, { changes })
  })
  const readings = await page.evaluate(([sent, home]) => sent.map((html) => underTest.read(html, home)), [
    HOSTILE_PAGES.map(({ html }) => html),
    HOME,
  ] as const)
  const { host } = new URL(BANK)
  HOSTILE_PAGES.forEach(({ name, expected }, at) => {
    const wanted = typeof expected === 'string' ? { fault: expected } : { form: { ...expected, host } }
    expect.soft(readings[at], name).toEqual(wanted)
  })
  // This request does load; any request of the parsed document would have been recorded before it.
  const heard = page.waitForRequest(`**${LOADED}`)
  await page.route(`**${LOADED}`, (route) => route.fulfill({ status: 204 }))
  await page.evaluate((src) => {
    Object.assign(new Image(), { src })
  }, LOADED)
  await heard
  const seen = await page.evaluate(() => {
    const { canary, changes } = globalThis as { canary?: string; changes?: readonly string[] }
    return { canary, changes, frames: frames.length }
  })
  expect(seen).toEqual({ canary: undefined, changes: [], frames: 0 })
  expect(left.map((address) => new URL(address).pathname)).toEqual([LOADED])
})

test('a bank form to the checkout’s own origin is read in test mode alone, only under /__bank (CARD-10~)', async ({
  page,
  origins,
}) => {
  await openEmptyPage(page)
  const read = (action: string, home = { origin: origins.app, isTestMode: true }) =>
    page.evaluate(([sent, from]) => underTest.read(sent, from), [
      `<form method="post" action="${action}"><input name="a">`,
      home,
    ] as const)
  const { port } = new URL(origins.app)
  expect(await read(`${origins.app}/__bank/3ds`)).toMatchObject({ form: { action: `${origins.app}/__bank/3ds` } })
  expect(await read(`${origins.bank}/3ds/init`)).toMatchObject({ form: { action: `${origins.bank}/3ds/init` } })
  expect(await read(`${HOME.origin}/__bank/3ds`, HOME)).toEqual({ fault: 'ownAddress' })
  expect(await read(`${origins.bank}/3ds/init`, HOME)).toEqual({ fault: 'unusableAddress' })
  for (const path of [
    '/',
    '/pay',
    '/__bank',
    '/__bank/../pay',
    '/__bank/%2e%2e/pay',
    '/__bank/..%2fpay',
    '/x/__bank/',
  ]) {
    expect(await read(origins.app + path), path).toEqual({ fault: 'ownAddress' })
    expect(await read(`http://localhost:${port}${path}`), path).toEqual({ fault: 'ownAddress' })
  }
})

test('a form with fields of any name is posted to the bank unchanged (CARD-10~)', async ({ page }) => {
  const fields = [...CLOBBERING, 'a', 'a', ' ', 'ğ'].map((name, at) => [name, `${at}`] as const)
  await openEmptyPage(page)
  await page.route(`${BANK}*`, (route) => route.fulfill({ contentType: 'text/html', body: 'bank' }))
  const posted = page.waitForRequest(BANK)
  await page.evaluate(
    ([action, all]) => {
      void underTest.post(action, all)
    },
    [BANK, fields] as const,
  )
  const request = await posted
  expect(request.method()).toBe('POST')
  expect([...new URLSearchParams(request.postData() ?? '')]).toEqual(fields)
  await page.waitForURL(BANK)
})
