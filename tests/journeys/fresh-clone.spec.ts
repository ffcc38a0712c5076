import { type ChildProcess, execFileSync, spawn } from 'node:child_process'
import { cpSync, existsSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { fileURLToPath } from 'node:url'
import { type Page, expect, test } from '@playwright/test'

const root = fileURLToPath(new URL('../..', import.meta.url))

/** Everything that a clone would hold, as it stands now; nothing that was installed or built. */
function clone(): string {
  const folder = mkdtempSync(join(tmpdir(), 'fresh-clone-'))
  const files = execFileSync('git', ['ls-files', '-z', '--cached', '--others', '--exclude-standard'], { cwd: root })
  for (const file of files
    .toString()
    .split('\0')
    .filter((name) => name !== '' && existsSync(join(root, name)))) {
    cpSync(join(root, file), join(folder, file), { recursive: true, force: true })
  }
  return folder
}

/** What `npm start` says until it has said how to stop it. */
async function addressesOf(child: ChildProcess): Promise<string> {
  const said: string[] = []
  if (!child.stdout) throw new Error('npm start has nothing to say')
  for await (const line of createInterface({ input: child.stdout })) {
    said.push(line)
    if (line.includes('Ctrl-C')) return said.join('\n')
  }
  throw new Error(`npm start ended early:\n${said.join('\n')}`)
}

/** A buyer who knows nothing of the app but what a person sees, and the handles that are public. */
async function buy(page: Page, shop: string, inbox: string, lang: 'tr' | 'en') {
  await page.goto(lang === 'en' ? `${shop}/?lang=en` : shop)
  await page.click('[data-form="shop-order"] [data-action="buy"]')
  await expect(page.locator('[data-field="email"]')).not.toHaveValue('')
  await expect(page.locator('html')).toHaveAttribute('lang', lang)
  await page.click('[data-action="continue"]')
  await page.waitForSelector('[data-screen="otp"]')
  const messages = await page.context().newPage()
  await messages.goto(inbox)
  const code = await messages.locator('[data-sms-code]').first().getAttribute('data-sms-code')
  await messages.close()
  await page.locator('[data-field="verificationCode"]').pressSequentially(code ?? '')
  await page.click('[data-action="verify"]')
  await page.click('[data-action="pay-with-new-card"]')
  await page.locator('[data-field="cardNumber"]').fill('5400360000000003')
  await page.locator('[data-field="expireDate"]').fill('12/2030')
  await page.locator('[data-field="cvc"]').fill('123')
  await page.locator('[data-field="accountHolder"]').fill('Elif Yılmaz')
  await page.locator('[data-field="agreement"]').check()
  await page.click('[data-action="pay"]')
  await expect(page.locator('[data-order-status]')).toHaveAttribute('data-order-status', 'paid', { timeout: 20_000 })
}

test('a fresh clone starts with one command, and sells in Turkish and in English (OPS-01)', async ({ page }) => {
  // Installs everything anew.
  test.setTimeout(300_000)
  const folder = clone()
  const child = spawn('npm', ['start'], {
    cwd: folder,
    env: { PATH: process.env['PATH'], HOME: process.env['HOME'], SANDBOX_PORT: '4200' },
    stdio: ['ignore', 'pipe', 'inherit'],
    detached: true,
  })
  try {
    const said = await addressesOf(child)
    const [, shop] = /Demo shop\s+(\S+)/.exec(said) ?? []
    const [, inbox] = /SMS inbox\s+(\S+)/.exec(said) ?? []
    expect(said).toContain('npm ci')
    expect([shop, inbox]).toEqual([expect.stringContaining('http://'), expect.stringContaining('/inbox')])
    for (const lang of ['tr', 'en'] as const) await buy(page, shop ?? '', inbox ?? '', lang)
  } finally {
    // The whole group: npm, the script and the sandbox that it started.
    if (child.pid !== undefined) process.kill(-child.pid)
    rmSync(folder, { recursive: true, force: true, maxRetries: 5 })
  }
})
