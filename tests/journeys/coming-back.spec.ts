import { type Page, type Request, expect } from '@playwright/test'
import type { SandboxClient } from '../support/sandbox-client'
import { PATHS } from '../gateways/support/paths'
import { keepResultInSight } from './support/changed-page'
import { holdBack } from './support/hold-back'
import { test } from './support/card-test'
import { comesBackWhole } from './support/kept-page'

/** How often the order was asked for, and the provider about the login. */
async function questions(sandbox: SandboxClient, token: string) {
  const calls = await sandbox.requests(token)
  const count = (path: string) => calls.filter((call) => call.path.endsWith(path) && call.method === 'POST').length
  return { order: count(PATHS.detail), login: calls.filter((call) => call.path.endsWith(PATHS.credentials)).length }
}

const payable = (page: Page) => page.locator('[data-action="pay"]:not([aria-disabled])')
const form = (page: Page) => page.locator('[data-form="credit-card-form"]')

test('a page that was kept whole, one that slept, and a tab that was discarded ask for the order and the login anew, and until both have answered nothing can be paid (BEST-04~)', async ({
  page,
  order,
  member,
  sandbox,
  shopper,
  openFilled,
}) => {
  await page.clock.install()
  await keepResultInSight(page)
  await openFilled()
  // What a discarded tab has left is what a reload begins with.
  const comings = {
    whole: comesBackWhole,
    slept: () => page.clock.fastForward('06:00'),
    discarded: () => page.reload(),
  }
  for (const [name, comeBack] of Object.entries(comings)) {
    await test.step(name, async () => {
      const before = await questions(sandbox, order.token)
      const isPost = (request: Request, path: string) => request.method() !== 'OPTIONS' && request.url().includes(path)
      const held = [PATHS.detail, PATHS.credentials].map(async (path) => ({
        letGo: await holdBack(page, path),
        asked: page.waitForRequest((request) => isPost(request, path)),
      }))
      const [order1, login1] = await Promise.all(held)
      await comeBack(page)
      await order1?.asked
      await expect(payable(page)).toHaveCount(0)
      order1?.letGo()
      await login1?.asked
      await expect(payable(page)).toHaveCount(0)
      login1?.letGo()
      await form(page).waitFor()
      await expect(payable(page)).toHaveCount(1)
      expect(await questions(sandbox, order.token)).toEqual({ order: before.order + 1, login: before.login + 1 })
      await expect.poll(() => new URL(page.url()).pathname).toBe('/pay')
      // The card of whoever was here is shown to nobody.
      if (name !== 'slept') await expect(shopper.field('cardNumber')).toHaveValue('')
    })
  }
  expect(await sandbox.messages(member.gsmNumber)).toHaveLength(1)
  await shopper.fillCard()
  await shopper.agree()
  await shopper.press('pay')
  await shopper.sees('result')
  expect((await sandbox.ledger(order.token)).authorisations).toHaveLength(1)
})

test('a page that nobody has looked at for long does the same, and one that was away for a moment does not (BEST-04~)', async ({
  page,
  order,
  sandbox,
  shopper,
  openFilled,
}) => {
  await page.clock.install()
  await openFilled()
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
  openFilled,
}) => {
  trouble.allow(/Failed to load resource/)
  await openFilled()
  await sandbox.setFault({ token: order.token, path: PATHS.credentials, phase: 'before', act: 'status:401' })
  await comesBackWhole(page)
  await shopper.sees('identify')
  await expect(page.locator('[data-action="pay"]')).toHaveCount(0)
  await expect(page.getByText('oturumunuz kapandı')).toBeVisible()
})

test('nor does an order that was closed meanwhile (BEST-04~)', async ({
  page,
  order,
  sandbox,
  shopper,
  trouble,
  openFilled,
}) => {
  trouble.allow(/Failed to load resource/)
  await openFilled()
  await sandbox.cancelOrder(order.token)
  await comesBackWhole(page)
  await shopper.sees('invalid-token')
  await expect(page.locator('[data-action="pay"], [data-field]')).toHaveCount(0)
})

test('a payment that is under way goes on when its page comes back (BEST-04~, PAY-04~)', async ({
  page,
  order,
  sandbox,
  shopper,
  openFilled,
}) => {
  await keepResultInSight(page)
  await openFilled()
  await sandbox.setFault({ token: order.token, path: PATHS.cardAuth, phase: 'before', act: 'delay:1000' })
  const sent = page.waitForRequest((request) => request.url().includes(PATHS.cardAuth))
  await shopper.press('pay')
  await sent
  const before = await questions(sandbox, order.token)
  await comesBackWhole(page)
  await shopper.sees('result')
  expect(await questions(sandbox, order.token)).toEqual(before)
  expect((await sandbox.ledger(order.token)).authorisations).toHaveLength(1)
})
