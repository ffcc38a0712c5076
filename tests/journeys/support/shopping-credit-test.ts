import type { Page } from '@playwright/test'
import { PATHS } from '../../gateways/support/paths'
import { test as base } from './methods-test'

interface AtTheCredit {
  readonly openCredit: () => Promise<void>
  /** Continues to an application at Anka Bankası that has been sent. */
  readonly apply: () => Promise<void>
  /** Chooses six months and approves, on the bank's own page. */
  readonly approveAtBank: () => Promise<void>
  readonly bodiesOf: (path: string) => Promise<readonly unknown[]>
  readonly creditCalls: () => Promise<Readonly<Record<'banks' | 'validation' | 'application', number>>>
}

/** The bank's page has replaced the checkout. */
export async function atCreditBank(page: Page) {
  await page.locator('[data-form="credit-application"]').waitFor()
}

export const test = base.extend<AtTheCredit>({
  wantedMember: { kycLevel: 1, balance: 3115.4 },

  wantedOrder: { flags: { fundEnabled: true, bankTransferEnabled: true, creditEnabled: true } },

  openCredit: ({ arrive, tab, page }, use) =>
    use(async () => {
      await arrive()
      await tab('shopping-credit').click()
      await page.getByRole('radio', { name: 'Anka Bankası' }).waitFor()
    }),

  apply: ({ openCredit, page, shopper }, use) =>
    use(async () => {
      await openCredit()
      await page.getByRole('radio', { name: 'Anka Bankası' }).check()
      await shopper.agree()
      await shopper.press('apply')
    }),

  approveAtBank: ({ page }, use) =>
    use(async () => {
      await atCreditBank(page)
      await page.locator('[data-field="term"][value="6"]').check()
      await page.locator('[data-field="accepted"]').check()
      await page.locator('[data-action="approve"]').click()
    }),

  bodiesOf: ({ sandbox, order }, use) =>
    use(async (path) => {
      const requests = await sandbox.requests(order.token)
      return requests.filter((call) => call.path.endsWith(path)).map(({ body }) => body)
    }),

  creditCalls: ({ bodiesOf }, use) =>
    use(async () => {
      const count = async (path: string) => (await bodiesOf(path)).length
      return {
        banks: await count(PATHS.creditBanks),
        validation: await count(PATHS.creditValidation),
        application: await count(PATHS.creditApplication),
      }
    }),
})
