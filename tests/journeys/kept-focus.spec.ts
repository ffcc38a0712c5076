import { type Page, expect } from '@playwright/test'
import { PATHS } from '../gateways/support/paths'
import { test } from './support/card-test'
import { keepShippedWaits } from './support/shipped-waits'

const isSomewhere = (page: Page) => page.evaluate(() => document.activeElement !== document.body)

test('a control that goes away by its own press leaves the focus at the name of its place (A11Y-01~)', async ({
  page,
  order,
  sandbox,
  shopper,
}) => {
  await sandbox.setFault({ token: order.token, path: PATHS.cards, phase: 'before', act: 'answer:{}', nth: 1 })
  await page.goto(order.checkoutUrl.tr)
  await shopper.identify()
  await shopper.typeCode()
  await page.locator('[data-action="try-again"]').focus()
  await page.keyboard.press('Enter')
  await expect(page.locator('main h1')).toBeFocused()
})

test('a notice that is closed by a key gives the focus back, and under a pointer opens no keyboard (A11Y-01~)', async ({
  page,
  order,
  sandbox,
  shopper,
}) => {
  const close = page.locator('[data-action="close-alert"]')
  const refuse = async () => {
    await sandbox.setFault({ token: order.token, path: PATHS.loginStart, phase: 'before', act: 'answer:{}', nth: 1 })
    await shopper.press('continue')
    await close.waitFor()
  }
  await keepShippedWaits(page)
  await page.goto(order.checkoutUrl.tr)
  await expect(shopper.field('email')).not.toHaveValue('')
  await refuse()
  await shopper.field('email').focus()
  await close.focus()
  await page.keyboard.press('Enter')
  await expect(close).toHaveCount(0)
  await expect(shopper.field('email')).toBeFocused()

  await refuse()
  await shopper.field('email').focus()
  await close.click()
  await expect(close).toHaveCount(0)
  expect(await isSomewhere(page)).toBe(false)
})
