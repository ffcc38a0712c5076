import type { Locator } from '@playwright/test'
import { PATHS } from '../../gateways/support/paths'
import { test as base } from './methods-test'

interface AtTheTransfer {
  readonly openTransfer: () => Promise<void>
  /** Continues to the reference code of a transfer to Akbank, and returns the code. */
  readonly lockIn: () => Promise<string>
  /** The line of the transfer's details with this name. */
  readonly line: (name: 'code' | 'iban' | 'recipient' | 'amount') => Locator
  /** The modal that no other method is available, or that warns before leaving. */
  readonly modal: Locator
  /** How often a transfer was started, and confirmed as sent. */
  readonly transferCalls: () => Promise<{ readonly start: number; readonly notify: number }>
}

export const test = base.extend<AtTheTransfer>({
  // A member without a verified identity may still pay by bank transfer.
  wantedMember: { kycLevel: 0, balance: 3115.4 },

  wantedOrder: { flags: { fundEnabled: true, bankTransferEnabled: true } },

  openTransfer: ({ arrive, tab, page }, use) =>
    use(async () => {
      await arrive()
      await tab('bank-transfer').click()
      await page.locator('[data-form="bank-transfer-form"]').waitFor()
    }),

  line: ({ page }, use) => use((name) => page.locator(`[data-copy="${name}"]`)),

  modal: ({ page }, use) => use(page.locator('[data-modal="leave-transfer"]')),

  lockIn: ({ openTransfer, page, shopper, line }, use) =>
    use(async () => {
      await openTransfer()
      await page.getByRole('radio', { name: 'Akbank' }).check()
      await shopper.agree()
      await shopper.press('pay')
      return (await line('code').locator('bdi').textContent()) ?? ''
    }),

  transferCalls: ({ sandbox, order }, use) =>
    use(async () => {
      const requests = await sandbox.requests(order.token)
      const count = (path: string) =>
        requests.filter((call) => call.path.endsWith(path) && call.method === 'POST').length
      return { start: count(PATHS.transferStart), notify: count(PATHS.transferNotify) }
    }),
})
