import { type Page, expect } from '@playwright/test'
import type { Origins } from '../../sandbox/kernel/origins'
import { test } from './support/bank-test'
import type { Visitor } from './support/bank-visit'
import { button } from './support/otp'
import { violationsOn } from './support/violations'

test.use({ viewport: { width: 320, height: 780 }, trace: 'off' })

interface Way {
  readonly page: Page
  readonly origins: Origins
  readonly visitor: Visitor
  readonly orderId: string
}

/** Pages outside the checkout that a shopper is sent to, and how the test reaches each. */
const PAGES = {
  'the bank’s first page': ({ page, origins }) => page.goto(origins.bank),
  'the 3-D page': ({ visitor }) => visitor.toThreeDS(),
  'the 3-D page after a wrong code': async ({ page, visitor }) => {
    await visitor.toThreeDS()
    await page.locator('[data-field="code"]').fill('000 000')
    await button(page, 'verify').click()
    await page.getByRole('alert').waitFor()
  },
  'the credit page': ({ visitor }) => visitor.toCreditPage(),
  'the transfer page': ({ page, origins }) => page.goto(`${origins.bank}/transfer?code=K7M429&lang=en`),
  'the page of the provider’s app': async ({ page, visitor }) => page.goto(await visitor.askForAppLink()),
  'the shop’s own card form': ({ page, origins, orderId }) => page.goto(`${origins.shop}/plain-form/${orderId}`),
} satisfies Record<string, (way: Way) => Promise<unknown>>

for (const [name, lead] of Object.entries(PAGES)) {
  test(`${name} breaks no WCAG 2.2 AA rule in either theme and fits a width of 320 px (A11Y-01~)`, async ({
    page,
    origins,
    order: { orderId },
    visitor,
  }) => {
    await lead({ page, visitor, origins, orderId })
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme })
      expect(await violationsOn(page), colorScheme).toEqual([])
    }
    const width = await page.evaluate(() => document.documentElement.scrollWidth)
    expect(width).toBeLessThanOrEqual(320)
  })
}
