import { expect } from '@playwright/test'
import { test } from './support/test'

test('a reload on /pay comes back to /pay without another code (BOOT-07)', async ({
  page,
  order,
  member,
  sandbox,
  shopper,
}) => {
  await page.goto(order.checkoutUrl.tr)
  await shopper.identify()
  await shopper.enterCode()
  await shopper.fillCard()
  await page.reload()
  await page.locator('[data-form="credit-card-form"]').waitFor()
  expect(new URL(page.url()).pathname).toBe('/pay')
  await expect(shopper.field('cardNumber')).toHaveValue('')
  expect(await sandbox.messages(member.gsmNumber)).toHaveLength(1)
  await shopper.fillCard()
  await shopper.agree()
  await shopper.press('pay')
  await expect(page.locator('[data-order-status]')).toHaveAttribute('data-order-status', 'paid')
})

test('a kept login that is not good any more is forgotten, and the shopper goes on as a visitor (BOOT-07)', async ({
  page,
  order,
  sandbox,
  shopper,
  trouble,
}) => {
  trouble.allow(/status of 401/)
  await page.goto(order.checkoutUrl.tr)
  await shopper.identify()
  await shopper.enterCode()
  await page.evaluate(() => {
    const kept = JSON.parse(sessionStorage.getItem('checkout') ?? '{}') as { login: { accessToken: string } }
    kept.login.accessToken = 'worn.out.token'
    sessionStorage.setItem('checkout', JSON.stringify(kept))
  })
  await page.reload()
  await shopper.sees('identify')
  expect(await page.evaluate(() => sessionStorage.length)).toBe(0)
  await shopper.identify()
  await shopper.enterCode()
  expect((await sandbox.ledger(order.token)).authorisations).toHaveLength(0)
})
