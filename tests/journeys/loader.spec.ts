import { expect } from '@playwright/test'
import { keepResultInSight } from './support/changed-page'
import { fillByHand, frameIn, pressUntil, resultIn, test } from './support/framed'
import { hasPageCache, WITH_PAGE_CACHE } from './support/launch-options'
import { shopperOn } from './support/shopper'

test.skip(!hasPageCache, 'there is no full browser here')
test.use({ launchOptions: WITH_PAGE_CACHE, viewport: { width: 900, height: 900 } })

test('a merchant’s modal shows the checkout, says each step, and closes by Escape (BEST-12~)', async ({
  page,
  origins,
  sandbox,
  member,
  linkOrder: { token },
}) => {
  await keepResultInSight(page)
  await page.emulateMedia({ colorScheme: 'dark' })
  await page.goto(`${origins.parent}/?token=${token}&lang=tr&way=modal`)
  await page.locator('[data-action="open-checkout"]').click()
  await (await frameIn(page)).locator('main[data-screen="identify"]').waitFor()
  await page.keyboard.press('Escape')
  await expect(page.locator('iframe')).toHaveCount(0)
  await page.locator('[data-told]').evaluate((list) => {
    list.textContent = ''
  })
  await page.locator('[data-action="open-checkout"]').click()
  const frame = await frameIn(page)
  // The checkout is as dark as the page around it.
  await expect(frame.locator('html')).toHaveAttribute('data-theme', 'dark')
  const shopper = shopperOn(frame, sandbox, member)
  await shopper.identify()
  await shopper.enterCode()
  await fillByHand(shopper)
  await shopper.agree()
  await pressUntil(() => shopper.press('pay'), resultIn(frame))
  await expect(page.locator('[data-told] li')).toHaveText([
    ...['onReady()', 'onStep("sign-in")', 'onStep("verify")', 'onStep("choose")', 'onStep("paying")'],
    'onResult("paid")',
  ])
})

test('a merchant’s redirect leads to the checkout itself (BEST-12~)', async ({ page, origins, order: { token } }) => {
  await page.goto(`${origins.parent}/?token=${token}&lang=tr&way=redirect`)
  await page.locator('[data-action="open-checkout"]').click()
  await expect(page).toHaveURL(`${origins.app}/?token=${token}&lang=tr`)
  await page.locator('main[data-screen="identify"]').waitFor()
})

test('an order of the demo shop that is paid in a frame ends on the shop’s own page as paid (BEST-12~, SBX-02~)', async ({
  page,
  origins,
  sandbox,
  member,
  tokens,
}) => {
  await page.goto(origins.shop)
  const order = page.locator('[data-form="shop-order"]')
  await order.locator('[name="email"]').fill(member.email)
  await order.locator('[name="gsmNumber"]').fill(member.gsmNumber)
  await order.locator('summary').click()
  await order.locator('[type="checkbox"][name="embedded"]').check()
  await page.locator('[data-action="buy"]').click()
  await page.waitForURL(`${origins.parent}/**`)
  tokens.push(new URL(page.url()).searchParams.get('token') ?? '')
  const frame = await frameIn(page)
  const shopper = shopperOn(frame, sandbox, member)
  await shopper.identify()
  await shopper.enterCode()
  await fillByHand(shopper)
  await shopper.agree()
  await pressUntil(() => shopper.press('pay'), page.locator('[data-order-status="paid"]'))
  expect(new URL(page.url()).origin).toBe(origins.shop)
})
