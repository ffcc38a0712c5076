import { type Locator, expect } from '@playwright/test'
import { cardCallsOf } from './card-calls'
import { test as base } from './test'

interface WithCard {
  readonly calls: ReturnType<typeof cardCallsOf>
  /** The options as they are listed. */
  readonly options: Locator
  readonly payButton: Locator
  /** The payment bar or panel, with all that the amount is made of. */
  readonly panel: Locator
  /** Gives the right code on the bank's page. */
  readonly verifyAtBank: () => Promise<void>
  /** The shop has been told, and believes, that the order is paid. */
  readonly isPaid: () => Promise<void>
}

/** What tests of the card method look at, and the pages it leads to. */
export const test = base.extend<WithCard>({
  calls: ({ sandbox, order }, use) => use(cardCallsOf(sandbox, order.token)),

  options: ({ shopper }, use) => use(shopper.field('selectedInstallment').locator('label')),

  payButton: ({ page }, use) => use(page.locator('[data-action="pay"]')),

  panel: ({ page }, use) => use(page.locator('aside').filter({ has: page.locator('[data-action="toggle-detail"]') })),

  verifyAtBank: ({ page }, use) =>
    use(async () => {
      const code = await page.locator('[data-acs-code]').getAttribute('data-acs-code')
      await page.locator('[data-field="code"]').fill(code ?? '')
      await page.locator('[data-form="acs"] [data-action="verify"]').click()
    }),

  isPaid: ({ page }, use) =>
    use(async () => {
      await expect(page.locator('[data-order-status]')).toHaveAttribute('data-order-status', 'paid')
    }),
})
