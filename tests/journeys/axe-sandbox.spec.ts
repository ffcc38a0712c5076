import { expect } from '@playwright/test'
import { test } from './support/test'
import { violationsOn } from './support/violations'

test.use({ viewport: { width: 320, height: 780 }, trace: 'off' })

/** The sandbox's own pages, each after an action that fills it with content. */
const PAGES = {
  'the shop with its options open': (o) => `${o.shop}/?fundEnabled=1`,
  'the page of an order': (o, { orderId }) => `${o.shop}/orders/${orderId}`,
  'the inbox': (o) => `${o.gateways}/inbox`,
  'the list of orders': (o) => `${o.gateways}/desk`,
  'the list of members': (o) => `${o.gateways}/desk/members`,
  'the ledger': (o) => `${o.gateways}/desk/ledger?lang=en`,
  'the request log': (o, { token }) => `${o.gateways}/desk/requests?token=${token}`,
  'the page of events and reports': (o) => `${o.gateways}/desk/telemetry`,
  'the fault panel': (o) => `${o.gateways}/desk/faults?lang=en`,
  'the clock': (o) => `${o.gateways}/desk/clock`,
} satisfies Record<
  string,
  (origins: { shop: string; gateways: string }, order: { orderId: string; token: string }) => string
>

test('no page of the sandbox breaks a WCAG 2.2 AA rule, and each fits a width of 320 px (A11Y-01~)', async ({
  page,
  origins,
  order,
  sandbox,
  shopper,
}) => {
  test.slow()
  await page.goto(order.checkoutUrl.tr)
  await shopper.identify()
  await sandbox.setFault({ token: order.token, path: '/payment/*', phase: 'before', act: 'delay:1' })
  for (const [name, addressOf] of Object.entries(PAGES)) {
    await test.step(name, async () => {
      await page.goto(addressOf(origins, order))
      await page.evaluate(() => {
        for (const details of document.querySelectorAll('details')) details.open = true
      })
      expect(await violationsOn(page), name).toEqual([])
      const width = await page.evaluate(() => document.documentElement.scrollWidth)
      expect(width, name).toBeLessThanOrEqual(320)
    })
  }
  await sandbox.clearFaults(order.token)
})
