import type { Page } from '@playwright/test'
import { PATHS } from '../../gateways/support/paths'
import { test as base } from './methods-test'

interface AtTheCredit {
  /** From the address of the order to the banks that would lend. */
  readonly openCredit: () => Promise<void>
  /** From there to an application at the Anka Bankası, which has been sent. */
  readonly apply: () => Promise<void>
  /** Six months, and yes, on the bank’s own page. */
  readonly approveAtBank: () => Promise<void>
  /** What was asked of the provider by a call, the first one first. */
  readonly bodiesOf: (path: string) => Promise<readonly unknown[]>
  /** How often each of the credit’s calls was made. */
  readonly creditCalls: () => Promise<Readonly<Record<'banks' | 'validation' | 'application', number>>>
}

/** The page of the bank has come in the place of ours. */
export async function atCreditBank(page: Page) {
  await page.locator('[data-form="credit-application"]').waitFor()
}

/** What tests of shopping credits look at. */
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
