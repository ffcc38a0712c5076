import { cpSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { type Page, expect, test } from '@playwright/test'
import { serveStatically } from '../../scripts/playground/serve.mjs'
import { PLAYGROUND } from '../../scripts/playground/build.mjs'
import { root } from '../../scripts/run/root.mjs'

let site: Awaited<ReturnType<typeof serveStatically>>
test.beforeAll(async () => {
  site = await serveStatically(join(root, PLAYGROUND), 0)
})
test.afterAll(() => site.close())

/** What the page says as an error, but for the host's own 404 in place of the first page. */
function complaintsOf(page: Page): string[] {
  const complaints: string[] = []
  page.on('pageerror', ({ message }) => complaints.push(message))
  page.on('console', (message) => {
    if (message.type() === 'error' && !message.location().url.startsWith(`${site.origin}/__shop/`))
      complaints.push(message.text())
  })
  return complaints
}

/** The newest code, as a person reads it in the inbox. */
async function codeFor(page: Page): Promise<string> {
  const inbox = await page.context().newPage()
  await inbox.goto(`${site.origin}/__provider/inbox`)
  const code = await inbox.locator('[data-sms-code]').first().getAttribute('data-sms-code')
  await inbox.close()
  return code ?? ''
}

/** From a shared address to the ways to pay. */
async function enter(page: Page, choices: Readonly<Record<string, string>>): Promise<void> {
  await page.goto(`${site.origin}/__shop/?${new URLSearchParams({ lang: 'en', ...choices })}`)
  await page.click('[data-action="buy"]')
  await expect(page.locator('[data-field="email"]')).not.toHaveValue('')
  await page.click('[data-action="continue"]')
  await page.waitForSelector('[data-screen="otp"]')
  await page.locator('[data-field="verificationCode"]').pressSequentially(await codeFor(page))
  await page.click('[data-action="verify"]')
  await page.waitForSelector('[data-form="credit-card-form"]')
}

async function pay(page: Page): Promise<void> {
  await page.locator('[data-field="agreement"]').check()
  await page.click('[data-action="pay"]')
}

/** The shop has its money, and the provider's books have one payment. */
async function expectPaidOnce(page: Page): Promise<void> {
  await expect(page.locator('[data-order-status]')).toHaveAttribute('data-order-status', 'paid', { timeout: 20_000 })
  const desk = page.getByRole('link', { name: 'Open in the provider panel' })
  await desk.click()
  await expect(page.locator('[data-books]')).toHaveAttribute('data-books', 'hold')
  await expect(page.locator('[data-authorisation]')).toHaveCount(1)
}

test('a static host sells at a shared address: a lost answer is paid once, and the books outlive the worker (BEST-10)', async ({
  page,
  context,
}) => {
  const complaints = complaintsOf(page)
  await enter(page, { trouble: 'lost-answer' })
  await pay(page)
  await expectPaidOnce(page)
  const devtools = await context.newCDPSession(page)
  await devtools.send('ServiceWorker.enable')
  await devtools.send('ServiceWorker.stopAllWorkers')
  await page.reload()
  await expect(page.locator('[data-authorisation]')).toHaveCount(1)
  expect(complaints.filter((said) => !said.includes('ERR_FAILED'))).toEqual([])
})

test('a static host has the notices of all that its scripts are made of (BEST-10~)', async () => {
  const notices = await (await fetch(`${site.origin}/third-party-notices.txt`)).text()
  for (const name of ['xstate', 'hono', 'idb-keyval', 'valibot'])
    expect(notices).toMatch(new RegExp(`^${name} \\d`, 'm'))
})

test('a static host sends a card to its bank and back, in the playground’s own pages (BEST-10~)', async ({ page }) => {
  const complaints = complaintsOf(page)
  await enter(page, { force3Ds: '1' })
  await pay(page)
  await page.waitForURL(/\/__bank\/3ds\//)
  const code = await page.locator('[data-acs-code]').getAttribute('data-acs-code')
  await page.locator('[name="code"]').fill(code ?? '')
  await page.click('[data-action="verify"]')
  await expectPaidOnce(page)
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

test('a static host that gets another build leaves a visitor’s checkout and order whole (BEST-10~)', async ({
  page,
}, testInfo) => {
  const folder = testInfo.outputPath('site')
  cpSync(join(root, PLAYGROUND), folder, { recursive: true })
  const other = await serveStatically(folder, 0)
  const address = (path: string) => other.origin + path
  await page.goto(address('/__shop/?lang=en'))
  await expect(page.locator('[data-action="buy"]')).toBeVisible()
  for (const name of ['identify.en.html', 'shell.en.html']) writeFileSync(join(folder, name), 'another build')
  await page.click('[data-action="buy"]')
  await expect(page.locator('[data-field="email"]')).not.toHaveValue('')
  await page.reload()
  await page.click('[data-action="continue"]')
  await page.waitForSelector('[data-screen="otp"]')
  await other.close()
})
