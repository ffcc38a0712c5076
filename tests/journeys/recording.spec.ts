import { type Page, expect } from '@playwright/test'
import { supportCodeOf } from '../../machines/entities/support-code'
import { activeIn } from '../../scripts/inspector/page/history'
import { MOST_STEPS } from '../../src/services/recorder/most-steps'
import { replayOf } from '../../src/services/recorder/replay'
import { PATHS } from '../gateways/support/paths'
import { CANARY, sungIn } from '../support/canary'
import { sandboxClient } from '../support/sandbox-client'
import { startSandbox } from '../support/sandbox-process'
import { setWaits } from './support/changed-page'
import { test } from './support/card-test'

/** How many of the last steps the test checks one by one. */
const LOOKED_AT = 12

/** The state before the first step is shown as well. */
const SHOWN = MOST_STEPS + 1

/** Drawn and highlighted states of the diagram, without those of folded machines. */
const statesOn = (page: Page) =>
  page.evaluate(() => {
    const idsOf = (selector: string) => Array.from(document.querySelectorAll(`#canvas ${selector}`), ({ id }) => id)
    const ofStates = (ids: readonly string[]) => ids.filter((id) => !id.includes('/')).sort()
    return { drawn: ofStates(idsOf('rect[id]')), lit: ofStates(idsOf('rect[id].is-on')) }
  })

test('diagnostics copied beside a support code are bounded, name no shopper and can be replayed in the inspector (BEST-09)', async ({
  page,
  browser,
  context,
  member,
  sandbox,
  shopper,
  openFilled,
  trouble,
}) => {
  trouble.allow(/Failed to load resource/)
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  const { email, gsmNumber } = member
  const order = await sandbox.makeOrder({ email, gsmNumber, telling: { noPayment: false } })
  await setWaits(page, { reconcilePause: 1, reconcileRest: 600_000 })
  await openFilled({ order, cardNumber: CANARY.cardNumber })
  await shopper.field('expireDate').fill(CANARY.expireDate)
  await shopper.field('cvc').fill(CANARY.cvc)
  await page.evaluate((times) => {
    for (let time = 0; time < times; time += 1)
      document.querySelector<HTMLElement>('[data-action="toggle-detail"]')?.click()
  }, MOST_STEPS)
  await sandbox.setFault({ token: order.token, path: PATHS.cardAuth, phase: 'before', act: 'badjson', nth: 1 })
  await shopper.press('pay')
  await page.locator('[data-standing="unknown"]').waitFor()

  const supportCode = supportCodeOf(order.token) ?? ''
  expect(supportCode).toMatch(/^\w{4}-\w{4}$/)
  await expect(page.getByText(supportCode)).toBeVisible()
  await page.locator('[data-action="copy-diagnostics"]').click()
  await expect(page.getByRole('status').filter({ hasText: 'Kopyalandı.' })).toHaveCount(1)
  const text = await page.evaluate(() => navigator.clipboard.readText())
  const { recording, states } = replayOf(text)
  expect(recording.supportCode).toBe(supportCode)
  expect(recording.steps).toHaveLength(MOST_STEPS)
  expect(recording.began.length).toBeGreaterThan(0)
  expect(recording.steps.some(({ event }) => event === 'shopper.paid')).toBe(true)
  expect(sungIn(text.replaceAll(/"at":\d+/g, ''))).toEqual([])
  for (const own of [order.token, email, gsmNumber, gsmNumber.replace(/\D/g, '').slice(-10), 'Elif', 'Yılmaz'])
    expect(text).not.toContain(own)

  const { origins, stop } = await startSandbox({ SANDBOX_INSPECTOR: '.build/inspector' })
  const support = await browser.newContext()
  try {
    const inspector = await support.newPage()
    await inspector.goto(origins.inspector)
    await inspector.locator('#open-recording').click()
    await inspector.locator('#recording-text').fill(text)
    await inspector.locator('#replay').click()
    const shown = inspector.locator('#earlier span')
    await expect(shown).toHaveText(`Recorded: step 1 of ${SHOWN}`)
    await expect(inspector.locator('#live')).toContainText(supportCode)
    await inspector.locator('#steps button').last().click()
    for (let number = SHOWN; number > SHOWN - LOOKED_AT; number -= 1) {
      await expect(shown).toHaveText(`Recorded: step ${number} of ${SHOWN}`)
      const { drawn, lit } = await statesOn(inspector)
      const active = activeIn('checkout', states[number - 1]?.get('checkout') ?? '')
      expect(lit, `step ${number}`).toEqual(active.filter((id) => drawn.includes(id)).sort())
      expect(lit.length).toBeGreaterThan(3)
      await inspector.locator('#back').click()
    }
    expect(await sandboxClient(origins).brokenInvariants()).toEqual([])
  } finally {
    await support.close()
    await stop()
  }
})
