import { type Locator, expect } from '@playwright/test'
import { PATHS } from '../gateways/support/paths'
import { keepShippedWaits } from './support/shipped-waits'
import { test } from './support/card-test'

const SIZES = { phone: { width: 390, height: 844 }, desktop: { width: 1280, height: 800 } }

test.beforeEach(({ trouble }) => {
  trouble.allow(/Failed to load resource/, /net::ERR_/)
})

/** Whether an element is above the modal's scrim, and the modal covers none of it. */
async function expectLegible(element: Locator, modal: Locator) {
  await expect(modal.getByRole('heading')).toBeFocused()
  const [own, scrim] = await Promise.all(
    [element, modal.locator('xpath=../preceding-sibling::*[1]')].map((one) =>
      one.evaluate((shown) => Number(getComputedStyle(shown).zIndex)),
    ),
  )
  expect(own).toBeGreaterThan(scrim ?? NaN)
  const [words, dialog] = await Promise.all([element.boundingBox(), modal.boundingBox()])
  if (!words || !dialog) throw new Error('one of them has no box')
  expect(
    words.y + words.height <= dialog.y || words.y >= dialog.y + dialog.height || words.x + words.width <= dialog.x,
  ).toBe(true)
}

for (const [name, size] of Object.entries(SIZES)) {
  test(`the offline strip is over a modal’s scrim and beside the modal: ${name} (BEST-05~, A11Y-02~)`, async ({
    page,
    context,
    shopper,
    openFilled,
  }) => {
    await page.setViewportSize(size)
    await openFilled()
    await shopper.press('go-back')
    await context.setOffline(true)
    const strip = page.locator('p[aria-hidden]', { hasText: 'İnternet bağlantınız yok' })
    await expectLegible(strip, page.locator('[data-modal="exit"]'))
  })

  test(`a notice is over a modal’s scrim and beside the modal: ${name} (A11Y-02~)`, async ({
    page,
    order,
    sandbox,
    shopper,
  }) => {
    await page.setViewportSize(size)
    await sandbox.setFault({ token: order.token, path: PATHS.loginStart, phase: 'before', act: 'answer:{}', nth: 1 })
    await keepShippedWaits(page)
    await page.goto(order.checkoutUrl.tr)
    await expect(shopper.field('email')).not.toHaveValue('')
    await shopper.press('continue')
    const notice = page.locator('section:has([data-action="close-alert"])')
    await notice.waitFor()
    await shopper.press('go-back')
    await expectLegible(notice, page.locator('[data-modal="exit"]'))
  })
}
