import type { Locator } from '@playwright/test'
import type { Method } from '../../../machines/payment/rules'
import type { WantedMember, WantedOrder } from '../../support/control-answers'
import { test as base } from './card-test'

interface Wanted {
  /** Who is at the page, and what they have. */
  readonly wantedMember: WantedMember
  /** What the order is, beside the member's own contact. */
  readonly wantedOrder: WantedOrder
  /** Has logged in before, so that the methods come first: getting in has journeys of its own. */
  readonly comesBack: boolean
}

interface WithMethods {
  /** The tab of a method. */
  readonly tab: (method: Method) => Locator
  /** Shows the balance, which has been found out. */
  readonly openBalance: () => Promise<void>
  /** From the address of the order to the methods, the balance found out. */
  readonly arrive: () => Promise<void>
}

/** The first one gives points and installments, the second was never verified, and the last one is the wallet's own. */
export const CARDS_OF_A_MEMBER = [
  { cardNumber: '5549607159333771', lastPaidCard: true },
  { cardNumber: '5526080000000006', threeDSVerified: false },
  { cardNumber: '5358050000000002' },
] as const

/** What tests of several methods look at. */
export const test = base.extend<Wanted & WithMethods>({
  wantedMember: [{ kycLevel: 2, balance: 640.25, cards: CARDS_OF_A_MEMBER }, { option: true }],

  wantedOrder: [{ flags: { fundEnabled: true, mixPaymentEnabled: true } }, { option: true }],

  member: async ({ sandbox, wantedMember }, use) => use(await sandbox.makeMember(wantedMember)),

  order: async ({ sandbox, member: { email, gsmNumber }, wantedOrder }, use) =>
    use(await sandbox.makeOrder({ email, gsmNumber, ...wantedOrder })),

  tab: ({ page }, use) => use((method) => page.locator(`[data-method="${method}"]`)),

  comesBack: [true, { option: true }],

  arrive: ({ order, shopper, tab, comesBack, openMethods }, use) =>
    use(async () => {
      if (comesBack) await openMethods()
      else await shopper.logIn(order.checkoutUrl.tr)
      await tab('balance').filter({ hasText: /₺/ }).waitFor()
    }),

  openBalance: ({ tab, page }, use) =>
    use(async () => {
      await tab('balance').click()
      await page.locator('[data-form="balance-form"]').waitFor()
    }),
})
