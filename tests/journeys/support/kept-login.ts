import { CARDS } from './shopper'
import { test as base } from './test'
import type { MadeOrder } from '../../support/control-answers'
import { keepLogin } from '../looks/kept'

interface Arrival {
  readonly order?: MadeOrder
  readonly language?: 'tr' | 'en'
}

interface WithKeptLogin {
  /** To the methods, with a login that was kept: getting in has journeys of its own. */
  readonly openMethods: (arrival?: Arrival) => Promise<void>
  /** From there to a filled form, ready to be paid. */
  readonly readyToPay: (arrival?: Arrival & { readonly cardNumber?: string }) => Promise<void>
}

export const test = base.extend<WithKeptLogin>({
  openMethods: ({ page, origins, sandbox, member, order: ownOrder }, use) =>
    use(async ({ order = ownOrder, language = 'tr' } = {}) => {
      await keepLogin({ page, origins, sandbox, member, order })
      await page.goto(order.checkoutUrl[language].replace('/?', '/pay?'))
      await page.locator('[data-form="credit-card-form"]').waitFor()
    }),

  readyToPay: ({ openMethods, shopper }, use) =>
    use(async ({ cardNumber = CARDS.approved, ...arrival } = {}) => {
      await openMethods(arrival)
      await shopper.fillCard(cardNumber)
      await shopper.agree()
    }),
})
