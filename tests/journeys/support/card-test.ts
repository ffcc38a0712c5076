import { type Locator, expect } from '@playwright/test'
import type { Language } from '../../../machines/entities/language'
import type { MadeMember, MadeOrder } from '../../support/control-answers'
import { saveLogin } from './kept'
import { cardCallsOf } from './card-calls'
import { CARDS } from './shopper'
import { test as base } from './test'

/** Whose methods to open; defaults to the test's own order and member, in Turkish. */
interface Opened {
  readonly order?: MadeOrder
  readonly member?: MadeMember
  readonly language?: Language
}

interface WithCard {
  /** Opens the methods with a stored login, as after a reload; logging in has journeys of its own. */
  readonly comeBack: (opened?: Opened) => Promise<void>
  /** Continues to the card form. */
  readonly openMethods: (opened?: Opened) => Promise<void>
  /** Continues to a filled form, ready to pay. */
  readonly openFilled: (opened?: Opened & { readonly cardNumber?: string }) => Promise<void>
  readonly calls: ReturnType<typeof cardCallsOf>
  readonly options: Locator
  readonly payButton: Locator
  /** The payment bar or panel, with the price detail. */
  readonly panel: Locator
  readonly verifyAtBank: () => Promise<void>
  /** The shop received the callback and shows the order as paid. */
  readonly isPaid: () => Promise<void>
}

export const test = base.extend<WithCard>({
  comeBack: ({ page, origins, sandbox, member: self, order: own }, use) =>
    use(async ({ order = own, member = self, language = 'tr' } = {}) => {
      await saveLogin({ page, origins, sandbox, member, order })
      await page.goto(order.checkoutUrl[language].replace('/?', '/pay?'))
    }),

  openMethods: ({ page, comeBack }, use) =>
    use(async (opened) => {
      await comeBack(opened)
      await page.locator('[data-form="credit-card-form"]').waitFor()
    }),

  openFilled: ({ openMethods, shopper }, use) =>
    use(async ({ cardNumber = CARDS.approved, ...opened } = {}) => {
      await openMethods(opened)
      await shopper.fillCard(cardNumber)
      await shopper.agree()
    }),

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
