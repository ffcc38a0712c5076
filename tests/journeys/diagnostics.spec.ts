import { type Page, expect } from '@playwright/test'
import { supportCodeOf } from '../../machines/entities/support-code'
import { replayOf } from '../../src/services/recorder/replay'
import { PATHS } from '../gateways/support/paths'
import { CANARY, sungIn } from '../support/canary'
import { setWaits } from './support/changed-page'
import { test } from './support/card-test'

test.beforeEach(({ trouble }) => {
  trouble.allow(/Failed to load resource/)
})

const COPY = '[data-action="copy-diagnostics"]'

const copied = (page: Page) => page.evaluate(() => navigator.clipboard.readText())

test('diagnostics after a lost payment are copied by keyboard, without the shopper’s data (BEST-09~)', async ({
  page,
  context,
  member,
  sandbox,
  shopper,
  openFilled,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  const { email, gsmNumber } = member
  const order = await sandbox.makeOrder({ email, gsmNumber, telling: { noPayment: false } })
  await setWaits(page, { reconcilePause: 1, reconcileRest: 600_000 })
  await openFilled({ order, cardNumber: CANARY.cardNumber })
  await shopper.field('expireDate').fill(CANARY.expireDate)
  await shopper.field('cvc').fill(CANARY.cvc)
  await sandbox.setFault({ token: order.token, path: PATHS.cardAuth, phase: 'before', act: 'badjson', nth: 1 })
  await shopper.press('pay')
  await page.locator('[data-standing="unknown"]').waitFor()

  const button = page.locator(COPY)
  await button.focus()
  await page.keyboard.press('Enter')
  const said = page.getByRole('status').filter({ hasText: 'Kopyalandı.' })
  await expect(said).toHaveCount(1)
  await expect(button).toBeFocused()
  const text = await copied(page)
  const { recording, states } = replayOf(text)
  expect(recording).toMatchObject({ language: 'tr', supportCode: supportCodeOf(order.token) })
  expect(recording.version).toMatch(/^\d+\.\d+\.\d+$/)
  expect(recording.build).toMatch(/^pieces-/)
  expect(recording.steps.map(({ event }) => event)).toEqual(
    expect.arrayContaining(['shopper.filledCard', 'shopper.agreed', 'shopper.paid']),
  )
  expect(recording.steps.filter(({ event }) => event === 'other')).toEqual([])
  expect(states.at(-1)?.get('checkout')).toMatchObject({ journey: 'reconciling' })

  expect(sungIn(text.replaceAll(/"at":\d+/g, ''))).toEqual([])
  const phone = gsmNumber.replace(/\D/g, '').slice(-10)
  for (const own of [order.token, email, gsmNumber, phone, 'ayse', 'Ayşe']) expect(text).not.toContain(own)
})

test('diagnostics of an order that failed to open are in a text field where copying is not possible (BEST-09~)', async ({
  page,
  order,
  sandbox,
  shopper,
}) => {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'clipboard', { value: undefined })
    Object.defineProperty(document, 'execCommand', { value: () => false })
    // As in Safari: Chromium's own `select` also moves the focus.
    HTMLTextAreaElement.prototype.select = function () {
      this.setSelectionRange(0, this.value.length)
    }
  })
  await sandbox.setFault({ token: order.token, path: PATHS.detail, phase: 'before', act: 'status:500' })
  await page.goto(order.checkoutUrl.en)
  await shopper.sees('start-failed')
  const again = page.waitForResponse((response) => response.url().includes(PATHS.detail))
  await shopper.press('try-again')
  await again
  await shopper.sees('start-failed')
  await page.locator(COPY).click()
  const field = page.getByRole('textbox', { name: 'Diagnostics' })
  await expect(field).toBeFocused()
  await expect(page.getByRole('status').filter({ hasText: 'It could not be copied.' })).toHaveCount(1)
  const { recording } = replayOf(await field.inputValue())
  expect(recording.supportCode).toBe(supportCodeOf(order.token))
  expect(recording.steps).toContainEqual(
    expect.objectContaining({ event: 'xstate.error.actor.startOrder', facts: { fault: 'server' } }),
  )
  const selected = await field.evaluate((area: HTMLTextAreaElement) => area.selectionEnd - area.selectionStart)
  expect(selected).toBe((await field.inputValue()).length)
})
