import { expect } from '@playwright/test'
import { keepResultInSight } from './support/changed-page'
import { test } from './support/test'
import { violationsOn } from './support/violations'

test('no screen of a purchase breaks a rule of WCAG 2.2 AA (A11Y-01~)', async ({ page, order, shopper }) => {
  // Five looks of about a second each, on a page that has to be reached first.
  test.slow()
  await keepResultInSight(page)
  await page.goto(order.checkoutUrl.tr)
  await expect(shopper.field('email')).not.toHaveValue('')
  expect(await violationsOn(page), 'identify').toEqual([])
  await shopper.field('email').fill('şema')
  await shopper.press('continue')
  expect(await violationsOn(page), 'identify with a fault').toEqual([])
  await page.reload()
  await shopper.identify()
  await shopper.press('verify')
  expect(await violationsOn(page), 'otp with a fault').toEqual([])
  await shopper.enterCode()
  await shopper.press('pay')
  expect(await violationsOn(page), 'pay with faults').toEqual([])
  await shopper.fillCard()
  await shopper.agree()
  await shopper.press('pay')
  await shopper.sees('result')
  expect(await violationsOn(page), 'result').toEqual([])
})

test('the screens without an order break none either (A11Y-01~)', async ({ page, shopper }) => {
  await page.goto('/?lang=tr')
  await shopper.sees('invalid-token')
  expect(await violationsOn(page)).toEqual([])
})
