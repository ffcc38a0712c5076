import { type Page, expect, test } from '@playwright/test'
import { sandboxClient } from '../support/sandbox-client'
import { type RunningSandbox, startSandbox } from '../support/sandbox-process'
import type { Path } from '../../scripts/inspector/shared/paths'
import { violationsOn } from './support/violations'

let sandbox: RunningSandbox | undefined

test.describe.configure({ mode: 'default' })

test.beforeAll(async () => {
  sandbox = await startSandbox({ SANDBOX_INSPECTOR: '.build/inspector' })
})

test.afterEach(async () => {
  expect(sandbox && (await sandboxClient(sandbox.origins).brokenInvariants())).toEqual([])
})

test.afterAll(async () => {
  await sandbox?.stop()
})

/** Reaching a state takes as many gestures as a shopper needs. */
const GOING = { timeout: 20_000 }

const inspectorAt = (place: Record<string, string>) =>
  `${sandbox?.origins.inspector ?? ''}/#${new URLSearchParams(place).toString()}`

const lit = (page: Page, state: string) => page.locator(`[id="canvas"] [id="${state}"].is-on`)

/** Records every message that the frame posts to the inspector. */
async function heard(page: Page): Promise<() => Promise<string>> {
  await page.addInitScript(() => {
    const all: unknown[] = []
    Object.assign(window, { heard: all })
    window.addEventListener('message', ({ data }) => all.push(data))
  })
  return () => page.evaluate(() => JSON.stringify((window as unknown as { heard: unknown[] }).heard))
}

/** Collects every personal or order-specific string that the sandbox returns or that is typed. */
function secretsOf(page: Page): { readonly all: Set<string> } {
  const all = new Set<string>()
  page.on('response', async (response) => {
    if (!response.url().includes('/control/')) return
    const answer = (await response.json().catch(() => ({}))) as Record<string, unknown>
    for (const value of Object.values(answer)) if (typeof value === 'string' && value.length > 4) all.add(value)
  })
  return { all }
}

test('the chart follows the checkout, and messages of the frame contain nothing of the shopper (MDL-07~)', async ({
  page,
}) => {
  test.slow()
  const said = await heard(page)
  const { all } = secretsOf(page)
  const places = {
    'otp.waiting.code.verifying': 'entering',
    'kycGate.guarding.check.proving.form.submitting': 'identity by form',
    'paymentAttempt.authorising.sent': 'new card',
  }
  const parts: string[] = []
  for (const [state, order] of Object.entries(places)) {
    await page.goto('about:blank')
    await page.goto(inspectorAt({ state, order }))
    await expect(lit(page, state)).toBeVisible(GOING)
    parts.push(await said())
  }
  // A switch in the inspector chooses the answer to the last call.
  await page.locator('#t-questions').click()
  const question = page.locator('.q', { has: page.locator('#q-authorise') })
  await question.getByText('refused', { exact: true }).click()
  await expect(lit(page, 'paymentAttempt.authorising.sent')).not.toBeAttached()
  parts.push(await said())
  const { paths } = (await (await page.request.get(`${sandbox?.origins.inspector ?? ''}/data/paths.json`)).json()) as {
    readonly paths: Readonly<Record<string, Path>>
  }
  for (const { steps } of Object.values(paths))
    for (const { plays } of steps)
      for (const play of plays)
        if ('act' in play && 'text' in play.act && /\d{5}|@/.test(play.act.text)) all.add(play.act.text)
  const stream = parts.join('\n')
  expect(stream).toContain('"event":"shopper.paid"')
  expect(all.size).toBeGreaterThan(12)
  expect([...all].filter((secret) => stream.includes(secret))).toEqual([])
})

test('a state is reached from the chart, its event sent by a gesture, and its recording replayed (MDL-07~, BEST-09~)', async ({
  page,
}) => {
  test.slow()
  await page.goto(inspectorAt({ order: 'transfer' }))
  await expect(lit(page, 'checkout.journey.paying.choosing')).toBeAttached(GOING)
  await page.locator('#search').fill('lockedIn')
  await page.locator('#found').getByText('journey.paying.lockedIn', { exact: true }).click()
  await page.locator('[data-action="go-there"]').click()
  await expect(lit(page, 'checkout.journey.paying.lockedIn')).toBeVisible(GOING)
  await expect(page.locator('#live')).toHaveText('Live, sandbox')
  await expect(page.frameLocator('#frame').locator('main')).toHaveAttribute('data-screen', 'pay')

  await page.locator('#machine').selectOption('bankTransfer')
  await page.locator('#t-events').click()
  const chart = page.locator('#canvas svg')
  for (let i = 0; i < 12; i += 1) await page.locator('#zoom-in').click()
  const viewBox = (await chart.getAttribute('viewBox')) ?? ''
  await chart.hover()
  await page.mouse.down()
  await page.locator('button[data-event="shopper.askedToLeave"]').first().press('Enter')
  await expect(lit(page, 'bankTransfer.lockedIn.confirmingLeave')).toBeAttached()
  await expect(chart).toHaveAttribute('viewBox', viewBox)
  // A drag, not a click, on the state that may be there.
  await page.mouse.move(0, 0)
  await page.mouse.up()

  await page.locator('#back').click()
  await expect(page.locator('#earlier')).toContainText('Earlier: step')
  await page.locator('#open-recording').click()
  await page.locator('#take-recording').click()
  await page.locator('#replay').click()
  await expect(page.locator('#earlier')).toContainText('Recorded: step 1 of')
  await page.locator('#steps button').last().click()
  await expect(lit(page, 'bankTransfer.lockedIn.confirmingLeave')).toBeAttached()
  await page.locator('#depth').getByText('Journey').click()
  await expect(lit(page, 'checkout.journey.paying.lockedIn')).toBeAttached()
})

test('the inspector breaks no rule of WCAG 2.2 AA, and a payment that its switch slows is shown as slow, then paid (MDL-07~)', async ({
  page,
}) => {
  test.slow()
  // The frame's content is checked by the checkout's own tests.
  const violations = () => violationsOn(page, { exclude: ['#frame'] })
  await page.goto(inspectorAt({ state: 'paymentAttempt.authorising.sent', order: 'balance' }))
  await expect(page.locator('#live')).toHaveText('Live, sandbox', GOING)
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme })
    for (const tab of ['state', 'events', 'questions', 'context']) {
      await page.locator(`#t-${tab}`).click()
      await page.locator('#search').fill(tab === 'context' ? 'lockedIn' : '')
      await expect(page.locator('#found')).toBeVisible({ visible: tab === 'context' })
      expect(await violations(), `${tab}, ${colorScheme}`).toEqual([])
    }
    await page.locator('#open-recording').click()
    expect(await violations(), `recording, ${colorScheme}`).toEqual([])
    await page.keyboard.press('Escape')
  }

  await page.route('**/control/held', (route) => {
    const body = route.request().postData() ?? ''
    expect(body).toContain('"delay:8000"')
    return route.continue({ postData: body.replace('delay:8000', 'delay:500') })
  })
  await expect(lit(page, 'paymentAttempt.authorising.sent')).toBeVisible(GOING)
  await page.locator('#t-questions').click()
  const question = page.locator('.q', { has: page.locator('#q-authorise') })
  await question.getByText('slow', { exact: true }).click()
  await expect(lit(page, 'paymentAttempt.authorising.slow')).toBeAttached()
  await page.locator('#depth').getByText('Journey').click()
  await expect(lit(page, 'checkout.journey.result')).toBeAttached()
  await expect(page.frameLocator('#frame').locator('main')).toHaveAttribute('data-screen', 'result')
})
