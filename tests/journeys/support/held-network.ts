import { type Page, type Request, type Route, expect } from '@playwright/test'
import { toMajor } from '../../../machines/entities/money'
import { SAMPLE_AMOUNT } from '../../../machines/payment/shopping-credit/rules'
import { PATHS } from '../../gateways/support/paths'
import { CARD_CALLS } from './card-calls'
import { IDENTITY_PATHS } from './identity-test'

/** The calls behind the questions of the machines; each is held until the path says how it is answered. */
export const CALLS = {
  startOrder: [PATHS.detail, PATHS.refundDetail, PATHS.settlementDetail],
  restoreLogin: ['/api/v1/members-auth/login-credentials'],
  openPayment: ['/assets/payment-'],
  checkMember: [PATHS.loginStart, PATHS.quickLoginStart],
  checkPhone: ['/api/v2/members-login/check-existence-by-gsm'],
  updateContact: ['/api/v1/checkout/update-contact'],
  register: [PATHS.register, '/api/v1/members-login/quick-register'],
  askPreference: ['/payment/pay-with-wallet/check-pwi-preference'],
  admitForeign: [PATHS.foreignNumber],
  // A code in doubt is followed by a new login.
  changeNumber: [PATHS.changePhone, PATHS.loginStart],
  verifyCode: [PATHS.loginComplete],
  // Likewise.
  resendCode: ['/api/v1/members-login/login/sms-resend', PATHS.loginStart],
  openWallet: [PATHS.cards],
  askBalance: [PATHS.balances],
  askMemberLevel: [PATHS.kycLevel],
  askInstallments: [PATHS.installments],
  askBonus: [PATHS.bonus],
  checkOrder: [PATHS.detail],
  prepare: [PATHS.creditValidation],
  authorise: [
    ...[PATHS.cardAuth, PATHS.threeDS, CARD_CALLS.bkm, PATHS.mixAuth, PATHS.balanceAuth],
    ...[PATHS.transferStart, PATHS.creditApplication],
  ],
  notifyTransfer: [PATHS.transferNotify],
  askCreditBanks: [PATHS.creditBanks],
  askCreditPlans: [PATHS.creditPlans],
  askLimit: [PATHS.kycLimit],
  askLevel: [PATHS.kycLevel],
  proveIdentity: [PATHS.kycLevel],
  sendAppLink: [IDENTITY_PATHS.link],
  askOutcome: [PATHS.detail, PATHS.refundDetail, PATHS.settlementDetail],
  claimRefund: [PATHS.refundClaim],
  setSettlement: [PATHS.settlementSettings],
  permitMessages: ['/api/v1/members/users/communicationsPermission'],
  loadCountries: ['/assets/countries-'],
  loadAgreement: ['/assets/user-agreement-', '/assets/privacy-notice-'],
} as const satisfies Readonly<Record<string, readonly string[]>>

export type Call = keyof typeof CALLS

/** What of a page's network is in a path's hands. */
export interface Hold {
  /** The order whose calls they are: those of the page before may still be coming. */
  readonly token: string
  /** The calls that are held; all others are answered by the sandbox at once. */
  readonly calls: readonly Call[]
  /** Of the held ones, those of which the first goes through: a page makes it on its way to where the path begins. */
  readonly past: readonly Call[]
}

export interface HeldNetwork {
  /** The oldest call to one of these paths that has no answer yet; waits for it to be made. A `*` at the end means any rest. */
  next(paths: readonly string[]): Promise<Route>
  /** Waits for one of these to be made, and goes on holding it. */
  asked(paths: readonly string[]): Promise<void>
  /** From now on these calls are held. */
  beginWith(hold: Hold): void
}

/** A call names its order in its head or in its body; a piece of code belongs to the page that asks for it. */
function concerns(request: Request, token: string): boolean {
  if (new URL(request.url()).pathname.startsWith('/assets/')) return true
  return Object.values(request.headers()).includes(token) || (request.postData() ?? '').includes(token)
}

/** In the body of the call for the example of a plan, which is asked for beside everything else. */
export const OF_A_SAMPLE = `"paidPrice":${toMajor(SAMPLE_AMOUNT)},`

const isSample = (request: Request) => request.postData()?.includes(OF_A_SAMPLE) === true

const pathsOf = (calls: readonly Call[]): readonly string[] => calls.flatMap((call) => [...CALLS[call]])

const PATHS_HELD = Array.from(new Set(pathsOf(Object.keys(CALLS) as Call[])))

/** The one of them that an address ends with; of a piece of code, begins with. */
const heldPathOf = (address: string) => {
  const { pathname } = new URL(address)
  if (pathname.endsWith('.css')) return undefined
  return PATHS_HELD.find((path) => (path.startsWith('/assets/') ? pathname.startsWith(path) : pathname.endsWith(path)))
}

async function holdNetwork(page: Page, patience: number): Promise<HeldNetwork> {
  const held = new Map<string, Route[]>()
  let token = ''
  let calls: readonly string[] = []
  let past: string[] = []

  await page.route(
    (url) => heldPathOf(url.href) !== undefined,
    async (route) => {
      const path = heldPathOf(route.request().url()) ?? ''
      if (!concerns(route.request(), token)) return route.abort()
      if (!calls.includes(path) || route.request().method() === 'OPTIONS' || isSample(route.request()))
        return route.continue()
      if (past.includes(path)) {
        past = past.filter((_, index) => index !== past.indexOf(path))
        return route.continue()
      }
      held.set(path, [...(held.get(path) ?? []), route])
    },
  )
  // Who does not wait for an answer any more has let go of the call.
  page.on('requestfailed', (request) => {
    for (const [path, routes] of held)
      held.set(
        path,
        routes.filter((route) => route.request() !== request),
      )
  })
  const askedOf = (wanted: readonly string[]) =>
    wanted.map((path) => path.replace(/\*$/, '')).find((path) => (held.get(path)?.length ?? 0) > 0)
  const asked = (wanted: readonly string[]) =>
    expect
      .poll(() => askedOf(wanted), { message: `${wanted.join()} is asked`, timeout: patience, intervals: [10] })
      .toBeDefined()

  return {
    asked,
    async next(paths) {
      await asked(paths)
      const path = askedOf(paths) ?? ''
      const [first, ...rest] = held.get(path) ?? []
      held.set(path, rest)
      return first as Route
    },
    beginWith(hold) {
      token = hold.token
      calls = pathsOf(hold.calls)
      past = [...pathsOf(hold.past)]
      held.clear()
    },
  }
}

/** A page on which no time passes, and no call is answered, unless a path says so; nothing is waited for longer than so many milliseconds. */
export async function holdStill(page: Page, patience = 20_000): Promise<HeldNetwork> {
  await page.clock.install()
  // Code that does not come has the page reloaded once in a session: here it has been.
  await page.addInitScript(() => {
    sessionStorage.setItem('reloaded-once', '1')
  })
  page.setDefaultTimeout(patience)
  return holdNetwork(page, patience)
}
