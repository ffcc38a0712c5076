import { expect } from '@playwright/test'
import { test } from './support/card-test'

test('choices for a sandbox order are in the URL, stay over a reload and reach the checkout (SBX-02~)', async ({
  page,
  origins,
  sandbox,
  tokens,
  shopper,
}) => {
  await page.goto(`${origins.shop}/?lang=en`)
  const order = page.locator('[data-form="shop-order"]')
  await order.locator('[name="price"]').fill('12.50')
  await order.locator('[name="currency"]').selectOption('EUR')
  await order.locator('[name="who"]').selectOption('new')
  await expect(order.locator('[name="email"]')).toHaveValue(/^deniz\./)
  await page.locator('summary', { hasText: 'Options of the checkout' }).click()
  await order.locator('[type="checkbox"][name="showGoBackUrlEnabled"]').uncheck()
  await order.locator('[name="minutes"]').selectOption('60')
  await expect
    .poll(() => new URL(page.url()).search)
    .toBe('?lang=en&price=12.50&currency=EUR&who=new&showGoBackUrlEnabled=0&minutes=60')

  await page.reload()
  await expect(order.locator('[name="price"]')).toHaveValue('12.50')
  await expect(order.locator('[type="checkbox"][name="showGoBackUrlEnabled"]')).not.toBeChecked()
  await page.locator('a[hreflang="tr"]').click()
  await expect(page.locator('html')).toHaveAttribute('lang', 'tr')
  await expect(order.locator('[name="minutes"]')).toHaveValue('60')

  const chosen = await order.locator('[name="email"]').inputValue()
  await page.locator('[data-action="buy"]').click()
  await shopper.sees('identify')
  const token = new URL(page.url()).searchParams.get('token') ?? ''
  tokens.push(token)
  await expect(shopper.field('email')).toHaveValue(chosen)
  expect(await sandbox.orderOf(token)).toMatchObject({ price: 12.5, currency: 'EUR' })
})

test('an invalid sandbox order comes back with its entries, at a URL that can be reloaded', async ({
  page,
  origins,
  trouble,
}) => {
  trouble.allow(/status of 422/)
  await page.goto(origins.shop)
  const order = page.locator('[data-form="shop-order"]')
  await order.locator('[name="gsmNumber"]').fill('0532')
  await page.locator('[data-action="buy"]').click()
  await expect(order.locator('[name="gsmNumber"]')).toHaveAttribute('aria-invalid', 'true')
  await page.reload()
  await expect(order.locator('[name="gsmNumber"]')).toHaveValue('0532')
})

test('a fault set up by one press is applied, and the shop and the fault panel show its result (SBX-05~, SBX-02~)', async ({
  page,
  origins,
  order,
  shopper,
  trouble,
  openFilled,
}) => {
  trouble.allow(/net::ERR_/)
  const panel = `${origins.gateways}/desk/faults?token=${order.token}`
  const strikes = page.locator('[data-rule]', { hasText: order.orderId }).locator('[data-struck]')
  await page.goto(panel)
  await page.locator('button[value="lost-answer"]').click()
  await expect(strikes).toHaveAttribute('data-struck', '0')

  await openFilled()
  await shopper.press('pay')
  await expect(page.locator('[data-order-status]')).toHaveAttribute('data-order-status', 'paid')
  await expect(page.locator('[data-payment-status]')).toHaveText('SUCCESS')
  await expect(page.locator('[data-received]')).toHaveCount(1)

  await page.goto(panel)
  await expect(strikes).toHaveAttribute('data-struck', '1')
})

test('the request log updates live, and its opened entry stays open and focused', async ({
  page,
  origins,
  order,
  shopper,
}) => {
  await page.goto(order.checkoutUrl.tr)
  // The detail of the order has been requested and answered.
  await expect(shopper.field('email')).not.toHaveValue('')
  const log = await page.context().newPage()
  await log.goto(`${origins.gateways}/desk/requests?token=${order.token}`)
  const rows = log.locator('#requests > li')
  const first = rows.last()
  await first.waitFor()
  const before = await rows.count()
  await first.locator('summary').click()
  await page.reload()
  await expect.poll(() => rows.count()).toBeGreaterThan(before)
  await expect(first.locator('pre').first()).toBeVisible()
  await expect(first.locator('summary')).toBeFocused()
})

test('the inbox shows a code as soon as it was sent', async ({ page, origins, order, member, shopper }) => {
  const inbox = await page.context().newPage()
  await inbox.goto(`${origins.gateways}/inbox?gsmNumber=${encodeURIComponent(member.gsmNumber)}`)
  await expect(inbox.locator('[data-sms-code]')).toHaveCount(0)
  await page.goto(order.checkoutUrl.tr)
  await shopper.identify()
  await inbox.bringToFront()
  await expect(inbox.locator('[data-sms-code]')).toHaveCount(1)
})
