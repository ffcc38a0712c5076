import { test } from './support/framed'

test.use({ viewport: { width: 390, height: 844 } })

// A trial click fails if anything covers the element.
const TRIAL = { trial: true, timeout: 3_000 }

test('an open price detail of a payment link is not covered, and neither is its page (SHELL-05~, SHELL-12~)', async ({
  page,
  linkOrder,
  shopper,
}) => {
  await shopper.logIn(linkOrder.checkoutUrl.tr)
  await shopper.press('toggle-detail')
  for (const covered of ['[data-action="close-detail"]', '[data-field="cardNumber"]'])
    await page.locator(covered).click(TRIAL)
})

test('a phone that is turned with the price detail open shows the page undimmed (SHELL-05~)', async ({
  page,
  order,
  shopper,
}) => {
  await shopper.logIn(order.checkoutUrl.tr)
  await shopper.press('toggle-detail')
  await page.locator('[data-action="close-detail"]').click(TRIAL)
  await page.setViewportSize({ width: 667, height: 375 })
  for (const covered of ['[data-field="cardNumber"]', '[data-action="close-detail"]'])
    await page.locator(covered).click(TRIAL)
})
