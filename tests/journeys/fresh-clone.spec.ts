import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { rmSync } from 'node:fs'
import { type AddressInfo, createServer } from 'node:net'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { type Page, expect, test } from '@playwright/test'
import { workingCopy } from '../support/working-copy'

async function occupied(): Promise<{ readonly port: number; readonly close: () => void }> {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  return { port, close: () => server.close() }
}

type Environment = Readonly<Record<string, string>>

/** Runs npm with a developer's shell environment only, without the variables of this run. */
function npm(folder: string, args: readonly string[], env: Environment = {}): ChildProcess {
  const { PATH, HOME } = process.env
  return spawn('npm', args, {
    cwd: folder,
    env: { PATH, HOME, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
    detached: true,
  })
}

/** Kills the process group: npm, its script and the processes that the script started. */
function stop({ pid, exitCode, signalCode }: ChildProcess) {
  if (pid !== undefined && exitCode === null && signalCode === null) process.kill(-pid)
}

/** Output and exit code of a command that ends. */
async function endOf(child: ChildProcess): Promise<{ readonly said: string; readonly code: unknown }> {
  const said: string[] = []
  for (const stream of [child.stdout, child.stderr]) stream?.on('data', (text) => said.push(String(text)))
  const [code] = (await once(child, 'close')) as unknown[]
  return { said: said.join(''), code }
}

/** Output of `npm start` up to the line that says how to stop it. */
async function addressesOf(child: ChildProcess): Promise<string> {
  const said: string[] = []
  if (!child.stdout) throw new Error('npm start has nothing to say')
  for await (const line of createInterface({ input: child.stdout })) {
    said.push(line)
    if (line.includes('Ctrl-C')) return said.join('\n')
  }
  throw new Error(`npm start ended early:\n${said.join('\n')}`)
}

/** Buys through what a person sees and the public handles only. */
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

/** Checks the ledger invariants of a running sandbox; `inbox` is a URL of its gateways. */
async function invariantsOf(inbox: string): Promise<unknown> {
  const response = await fetch(new URL('/__sandbox/invariants', inbox), { headers: { 'x-sandbox-control': '1' } })
  return response.json()
}

const SET_UP = [/npm ci/, /Installed in [\d.]+ s/, /Built the app in [\d.]+ s/, /Built the sandbox in [\d.]+ s/]

const STACK = /\n\s+at /

test('a fresh clone starts and tests with one command each, reports its steps, sells, and fails with a clear cause (OPS-01)', async ({
  page,
}) => {
  // Installs all packages twice.
  test.setTimeout(600_000)
  const [started, tested] = [workingCopy('fresh-clone'), workingCopy('fresh-clone')]
  const children: ChildProcess[] = []
  const inClone = (...all: Parameters<typeof npm>) => {
    const child = npm(...all)
    children.push(child)
    return child
  }
  const taken = await occupied()
  try {
    const nowhere = { npm_config_registry: 'http://127.0.0.1:9', npm_config_cache: join(tested, 'none') }
    for (const args of [['start'], ['test']]) {
      const { said, code } = await endOf(inClone(tested, args, { ...nowhere, npm_config_fetch_retries: '0' }))
      expect([said, code]).toEqual([expect.stringContaining('It needs a reachable package registry'), 1])
      expect(said).not.toMatch(STACK)
    }

    const child = inClone(started, ['start'], { SANDBOX_PORT: String(taken.port) })
    const said = await addressesOf(child)
    for (const step of SET_UP) expect(said).toMatch(step)
    const addresses = said.match(/http:\S+/g) ?? []
    expect(addresses).toHaveLength(5)
    // The inspector is built when it is first opened.
    for (const address of addresses.slice(0, -1)) {
      expect(new URL(address).port).not.toBe(String(taken.port))
      expect([address, (await fetch(address)).status]).toEqual([address, 200])
    }
    const [shop = '', inbox = ''] = addresses
    for (const lang of ['tr', 'en'] as const) await buy(page, shop, inbox, lang)
    expect(await invariantsOf(inbox)).toEqual({ hold: true, violations: [] })
    stop(child)

    const causes = await endOf(inClone(tested, ['test', '--', 'tests/architecture/clear-causes']))
    for (const step of SET_UP) expect(causes.said).toMatch(step)
    expect([causes.said, causes.code]).toEqual([expect.stringMatching(/\d\d passed, 0 failed/), 0])
    const old = `--import=data:text/javascript,Object.defineProperty(process.versions,'node',{value:'18.0.0'})`
    for (const command of ['start', 'test']) {
      const { said: why, code } = await endOf(inClone(tested, ['exec', '--', 'node', old, `scripts/${command}.mjs`]))
      expect([why, code]).toEqual([expect.stringContaining('Node 20.19 or later is needed'), 1])
      expect(why).not.toMatch(STACK)
    }
    const blind = await endOf(inClone(tested, ['test', '--', 'trouble.spec'], { CHROME_PATH: '/nowhere' }))
    expect([blind.said, blind.code]).toEqual([expect.stringContaining('CHROME_PATH is /nowhere'), 1])
    expect(blind.said).not.toMatch(STACK)
  } finally {
    children.forEach(stop)
    taken.close()
    for (const folder of [started, tested]) rmSync(folder, { recursive: true, force: true, maxRetries: 5 })
  }
})
