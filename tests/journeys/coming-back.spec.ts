import { type Page, expect } from '@playwright/test'
import type { SandboxClient } from '../support/sandbox-client'
import { PATHS } from '../gateways/support/paths'
import { keepResultInSight } from './support/changed-page'
import { test } from './support/test'

/** As a browser does it that has kept the page as it was. */
const restore = (page: Page) =>
  page.evaluate(() => dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })))

/** How often the order was asked for, and the provider about the login. */
async function questions(sandbox: SandboxClient, token: string) {
  const calls = await sandbox.requests(token)
  const count = (path: string) => calls.filter((call) => call.path.endsWith(path) && call.method === 'POST').length
  return { order: count(PATHS.detail), login: calls.filter((call) => call.path.endsWith(PATHS.credentials)).length }
}

const form = (page: Page) => page.locator('[data-form="credit-card-form"]')

test('a page that the browser has kept asks for the order and the login anew before it can pay, and has forgotten the card (BEST-04)', async ({
  page,
  order,
  member,
  sandbox,
  shopper,
}) => {
  await keepResultInSight(page)
  await shopper.reachPay(order.checkoutUrl.tr)
  const before = await questions(sandbox, order.token)
  await restore(page)
  await expect.poll(() => questions(sandbox, order.token)).toEqual({ order: before.order + 1, login: before.login + 1 })
  await form(page).waitFor()
  await expect(shopper.field('cardNumber')).toHaveValue('')
  expect(await sandbox.messages(member.gsmNumber)).toHaveLength(1)
  await expect.poll(() => new URL(page.url()).pathname).toBe('/pay')
  await shopper.fillCard()
  await shopper.press('pay')
  await shopper.sees('result')
  expect((await sandbox.ledger(order.token)).authorisations).toHaveLength(1)
})

test('a page that nobody has looked at for long does the same, and one that was away for a moment does not (BEST-04~)', async ({
  page,
  order,
  sandbox,
  shopper,
}) => {
  await page.clock.install()
  await shopper.reachPay(order.checkoutUrl.tr)
  const before = await questions(sandbox, order.token)
  const [timer, inTime] = [page.getByRole('timer'), /^Kalan süre 1[345]:/]
  await expect(timer).toHaveAccessibleName(inTime)
  await page.clock.fastForward('03:00')
  await expect(timer).not.toHaveAccessibleName(inTime)
  expect(await questions(sandbox, order.token)).toEqual(before)
  await page.clock.fastForward('06:00')
  const once = { order: before.order + 1, login: before.login + 1 }
  await expect.poll(() => questions(sandbox, order.token)).toEqual(once)
  await form(page).waitFor()
  await expect(shopper.field('accountHolder')).toHaveValue('Elif Yılmaz')
  await expect(shopper.field('agreement')).toBeChecked()
  // Not for the moment as well, however late its question would have come.
  expect(await questions(sandbox, order.token)).toEqual(once)
})

test('a login that ended meanwhile leaves nothing to pay with (BEST-04~)', async ({
  page,
  order,
  sandbox,
  shopper,
  trouble,
}) => {
  trouble.allow(/Failed to load resource/)
  await shopper.reachPay(order.checkoutUrl.tr)
  await sandbox.setFault({ token: order.token, path: PATHS.credentials, phase: 'before', act: 'status:401' })
  await restore(page)
  await shopper.sees('identify')
  await expect(page.locator('[data-action="pay"]')).toHaveCount(0)
  await expect(page.getByText('oturumunuz kapandı')).toBeVisible()
})

test('nor does an order that was closed meanwhile (BEST-04~)', async ({ page, order, sandbox, shopper, trouble }) => {
  trouble.allow(/Failed to load resource/)
  await shopper.reachPay(order.checkoutUrl.tr)
  await sandbox.cancelOrder(order.token)
  await restore(page)
  await shopper.sees('invalid-token')
  await expect(page.locator('[data-action="pay"], [data-field]')).toHaveCount(0)
})

test('a payment that is under way goes on when its page comes back (BEST-04~, PAY-04~)', async ({
  page,
  order,
  sandbox,
  shopper,
}) => {
  await keepResultInSight(page)
  await shopper.reachPay(order.checkoutUrl.tr)
  await sandbox.setFault({ token: order.token, path: PATHS.cardAuth, phase: 'before', act: 'delay:1000' })
  const sent = page.waitForRequest((request) => request.url().includes(PATHS.cardAuth))
  await shopper.press('pay')
  await sent
  const before = await questions(sandbox, order.token)
  await restore(page)
  await shopper.sees('result')
  expect(await questions(sandbox, order.token)).toEqual(before)
  expect((await sandbox.ledger(order.token)).authorisations).toHaveLength(1)
})
