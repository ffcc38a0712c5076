import type { Locator } from '@playwright/test'
import type { Method } from '../../../machines/payment/rules'
import type { WantedMember, WantedOrder } from '../../support/control-answers'
import { test as base } from './card-test'

interface Wanted {
  /** The member at the page. */
  readonly wantedMember: WantedMember
  /** The order, apart from the member's contact. */
  readonly wantedOrder: WantedOrder
  /** Whether a stored login opens the methods directly; logging in has journeys of its own. */
  readonly comesBack: boolean
}

interface WithMethods {
  readonly tab: (method: Method) => Locator
  readonly openBalance: () => Promise<void>
  /** Opens the order, goes to the methods, and waits for the balance. */
  readonly arrive: () => Promise<void>
}

/** The first gives bonus points and installments, the second has never passed 3-D Secure, the last is issued by the wallet. */
export const CARDS_OF_A_MEMBER = [
  { cardNumber: '5549607159333771', lastPaidCard: true },
  { cardNumber: '5526080000000006', threeDSVerified: false },
  { cardNumber: '5358050000000002' },
] as const

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
