import type { SandboxClient } from '../../support/sandbox-client'

/** The calls of the payment methods, below the payment gateway. */
export const CARD_CALLS = {
  installments: '/payment/iyzipos/checkoutform/installment',
  bonus: '/payment/checkout/inquire',
  auth: '/payment/iyzipos/checkoutform/auth/ecom',
  threeDS: '/payment/iyzipos/checkoutform/initialize3ds/ecom',
  bkm: '/payment/iyzipos/checkoutform/initializebkm/ecom',
  mix: '/payment/fund/auth/mix-payment',
  balance: '/payment/fund/auth',
} as const

type CardCall = keyof typeof CARD_CALLS

const PAY_CALLS = ['auth', 'threeDS', 'bkm', 'mix', 'balance'] as const

export function cardCallsOf(sandbox: SandboxClient, token: string) {
  const requests = () => sandbox.requests(token)
  return {
    async bodies(call: CardCall): Promise<readonly unknown[]> {
      return (await requests()).filter(({ path }) => path.endsWith(CARD_CALLS[call])).map(({ body }) => body)
    },

    /** The payment calls sent, in order. */
    async tries(): Promise<readonly CardCall[]> {
      return (await requests()).flatMap(({ path }) => PAY_CALLS.find((call) => path.endsWith(CARD_CALLS[call])) ?? [])
    },
  }
}
