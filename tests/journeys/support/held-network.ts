import { type Page, type Request, type Route, expect } from '@playwright/test'
import { toMajor } from '../../../machines/entities/money'
import { SAMPLE_AMOUNT } from '../../../machines/payment/shopping-credit/rules'
import { PATHS } from '../../gateways/support/paths'
import { CARD_CALLS } from './card-calls'
import { IDENTITY_PATHS } from './identity-test'

/** The network calls behind the machines' ports; each is held until the path says how to answer it. */
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
  // If the outcome is unknown, a new login follows.
  changePhone: [PATHS.changePhone, PATHS.loginStart],
  verifyCode: [PATHS.loginComplete],
  // If the outcome is unknown, a new login follows.
  resendCode: ['/api/v1/members-login/login/sms-resend', PATHS.loginStart],
  openWallet: [PATHS.cards],
  askBalance: [PATHS.balances],
  askMemberLevel: [PATHS.kycLevel],
  askInstallments: [PATHS.installments],
  askBonus: [PATHS.bonus],
  checkOrder: [PATHS.detail],
  prepare: [PATHS.creditValidation],
  authorise: [
    PATHS.cardAuth,
    PATHS.threeDS,
    CARD_CALLS.bkm,
    PATHS.mixAuth,
    PATHS.balanceAuth,
    PATHS.transferStart,
    PATHS.creditApplication,
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

/** What a path controls of a page's network. */
export interface Hold {
  /** Only calls of this order are held: calls of the previous page may still arrive. */
  readonly token: string
  /** The calls to hold; the sandbox answers all others at once. */
  readonly calls: readonly Call[]
  /** Held calls whose first request passes, because the page sends it before the path begins. */
  readonly past: readonly Call[]
}

export interface HeldNetwork {
  /** Waits for the oldest unanswered call to one of these paths. A trailing `*` matches any rest. */
  next(paths: readonly string[]): Promise<Route>
  /** Waits for one of these calls and leaves it unanswered. */
  asked(paths: readonly string[]): Promise<void>
  beginWith(hold: Hold): void
}

/** An API call names its order in its headers or body; a chunk belongs to the page that requests it. */
function concerns(request: Request, token: string): boolean {
  if (new URL(request.url()).pathname.startsWith('/assets/')) return true
  return Object.values(request.headers()).includes(token) || (request.postData() ?? '').includes(token)
}

/** Marks the body of the call for the sample plan, which is sent in parallel to the others. */
export const OF_A_SAMPLE = `"paidPrice":${toMajor(SAMPLE_AMOUNT)},`

const isSample = (request: Request) => request.postData()?.includes(OF_A_SAMPLE) === true

const pathsOf = (calls: readonly Call[]): readonly string[] => calls.flatMap((call) => [...CALLS[call]])

const PATHS_HELD = Array.from(new Set(pathsOf(Object.keys(CALLS) as Call[])))

/** The held path that a URL ends with; for a chunk, begins with. */
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
  // An aborted call needs no answer any more.
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

/** A page whose clock is paused and whose held calls wait for the path. `patience` is the longest wait, in milliseconds. */
export async function holdStill(page: Page, patience = 20_000): Promise<HeldNetwork> {
  await page.clock.install()
  // A page reloads once per session if a chunk is missing; this entry says that it already has.
  await page.addInitScript(() => {
    sessionStorage.setItem('reloaded-once', '1')
  })
  page.setDefaultTimeout(patience)
  return holdNetwork(page, patience)
}
