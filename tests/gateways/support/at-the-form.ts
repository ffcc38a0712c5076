import type { CheckAnswer } from '../../../machines/payment/order-check/ports'
import { checkOrderHandler } from '../../../src/services/payment/check-order'
import { bookedParts } from '../../support/booked'
import type { WantedOrder } from '../../support/control-answers'
import { browserWithTabs } from '../../support/payment-lock'
import type { SandboxOfFile } from '../../support/with-sandbox'
import { PATHS } from './paths'
import { TYPED, openPaying, payingDepsOf } from './paying'
import type { withShoppers } from './shoppers'

/** The price of an order that sets none. */
export const PRICE = { minor: 248_000, currency: 'TRY' }

const FUND = { fundEnabled: true }
const MONEY = [PATHS.cardAuth, PATHS.threeDS, PATHS.mixAuth, PATHS.balanceAuth]
const contact = ({ email, gsmNumber }: { readonly email: string; readonly gsmNumber: string }) => ({ email, gsmNumber })

/** Filled forms, each in one tab of a browser, with the order as the check reads it. */
export function formsAt(sandbox: SandboxOfFile, arrive: ReturnType<typeof withShoppers>) {
  return async (order: WantedOrder = {}) => {
    const shopper = await arrive({
      member: { balance: 5000 },
      order: (member) => ({ flags: FUND, ...contact(member), ...order }),
    })
    const login = await shopper.logIn()
    const browser = browserWithTabs()
    const deps = payingDepsOf(shopper.app, TYPED, { lock: browser.openTab() })
    const paying = await openPaying(deps, login.member)
    await paying.cardsOpen()
    await Promise.all([paying.offersKnown(), paying.fundsKnown()])
    const check = checkOrderHandler(deps)
    return {
      shopper,
      browser,
      deps,
      paying,
      check: (price = PRICE): Promise<CheckAnswer> => check({ price }, new AbortController().signal),
      /** Number of payments that have left this page, by card and from the balance. */
      sent: async () => (await shopper.seen()).filter(({ path }) => MONEY.some((end) => path.endsWith(end))).length,
      parts: () => bookedParts(sandbox.client, shopper.token),
      booked: async () => (await bookedParts(sandbox.client, shopper.token)).payments,
    }
  }
}

export const METHODS = ['card', 'balance'] as const

export type Form = Awaited<ReturnType<ReturnType<typeof formsAt>>>

export function press({ paying }: Form, method: (typeof METHODS)[number]) {
  if (method === 'card') {
    paying.payByCard()
    return
  }
  paying.choose('balance')
  paying.payFromBalance()
}

export function hindranceOf(form: Form, method: (typeof METHODS)[number]) {
  press(form, method)
  return form.paying.hindrance()
}
