import { type Page, type Request, type Route, expect } from '@playwright/test'
import { PATHS } from '../../gateways/support/paths'

/** The calls behind the questions of the machines; each is held until the path says how it is answered. */
export const CALLS = {
  startOrder: PATHS.detail,
  restoreLogin: '/api/v1/members-auth/login-credentials',
  openPayment: '/assets/open-payment-',
  checkMember: '/members-login/otp-quick-login-initialize',
  checkPhone: '/members-login/check-existence-by-gsm',
  updateContact: '/api/v1/checkout/update-contact',
  register: PATHS.register,
  askPreference: '/check-pwi-preference',
  admitForeign: PATHS.foreignNumber,
  changeNumber: PATHS.changePhone,
  verifyCode: PATHS.loginComplete,
  resendCode: '/api/v1/members-login/login/sms-resend',
  openWallet: PATHS.cards,
  checkOrder: PATHS.detail,
  payByCard: PATHS.cardAuth,
  askOutcome: PATHS.detail,
  loadCountries: '/assets/countries-',
} as const

export type Call = keyof typeof CALLS

export interface HeldNetwork {
  /** The oldest call of this kind that nobody has answered yet; waits for it to be made. */
  next(call: Call): Promise<Route>
  /** From now on only calls of this order are held: those of the page before may still be coming. */
  beginWith(token: string): void
}

/** A call names its order in its head or in its body; a piece of code belongs to whoever asks for it. */
function concerns(request: Request, token: string): boolean {
  if (new URL(request.url()).pathname.startsWith('/assets/')) return true
  return Object.values(request.headers()).includes(token) || (request.postData() ?? '').includes(token)
}

export async function holdNetwork(page: Page): Promise<HeldNetwork> {
  const held = new Map<string, Route[]>()
  const heldAt = (path: string) => held.get(path) ?? []
  let token = ''

  for (const path of new Set(Object.values(CALLS))) {
    await page.route(
      ({ pathname }) => pathname.includes(path) && !pathname.endsWith('.css'),
      async (route) => {
        if (concerns(route.request(), token)) held.set(path, [...heldAt(path), route])
        else await route.abort()
      },
    )
  }
  return {
    async next(call) {
      const path = CALLS[call]
      const isAsked = () => heldAt(path).length > 0
      await expect.poll(isAsked, { message: `${path} is asked`, timeout: 20_000, intervals: [10] }).toBe(true)
      const [first, ...rest] = heldAt(path)
      held.set(path, rest)
      return first as Route
    },
    beginWith(next) {
      token = next
      held.clear()
    },
  }
}
