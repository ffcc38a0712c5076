import type { Call } from '../../gateways/call'
import type * as login from '../../gateways/member/login/calls'
import type * as preferences from '../../gateways/member/preferences/calls'
import type * as registration from '../../gateways/member/registration/calls'
import type * as credit from '../../gateways/member/shopping-credit/calls'
import type * as wallet from '../../gateways/member/wallet/calls'
import type { Outcome } from '../../gateways/outcome'
import type * as balance from '../../gateways/payment/balance/calls'
import type * as transfer from '../../gateways/payment/bank-transfer/calls'
import type * as card from '../../gateways/payment/card/calls'
import type { CountedEvent } from './events'

/** The calls that are counted. */
type CountedCall =
  | (typeof login)['startLogin' | 'startQuickLogin' | 'completeLogin' | 'resendCode' | 'changePhone']
  | (typeof preferences)['updateContact']
  | (typeof registration)['register' | 'quickRegister']
  | (typeof wallet)['openWallet']
  | (typeof credit)['creditBanks' | 'validateCredit' | 'applyForCredit']
  | (typeof transfer)['startBankTransfer' | 'notifyBankTransfer']
  | (typeof card)['authoriseCard' | 'authoriseByThreeDS' | 'authoriseByBkm' | 'authoriseMix']
  | (typeof balance)['payFromBalance']

type ValueOf<Counted extends CountedCall> = Extract<Awaited<ReturnType<Counted>>, { kind: 'ok' }>['value']

type Counting<Value> = (outcome: Outcome<Value>) => CountedEvent | undefined

/** How each counted call is counted. The path of any other call does not compile here. */
type CountingByPath = {
  readonly [Counted in CountedCall as Counted['description']['path']]: Counting<ValueOf<Counted>>
}

type ByLabel<Label extends string> = (label: Label) => CountedEvent

const SUCCEEDED = { ok: 'Success', refused: 'Failure' } as const

const ends =
  (of: ByLabel<'Success' | 'Failure'>): Counting<unknown> =>
  ({ kind }) =>
    of(SUCCEEDED[kind])

const gsmCheck: Counting<ValueOf<typeof login.startLogin>> = (outcome) => {
  if (outcome.kind === 'refused') return { category: 'gsm-check', action: 'checked', label: 'Failure' }
  const { memberUserExists, shouldUseEmail } = outcome.value
  if (shouldUseEmail) return { category: 'multi-email', action: 'asked' }
  return { category: 'gsm-check', action: 'checked', label: memberUserExists ? 'member' : 'newcomer' }
}

type Method = Extract<CountedEvent, { category: 'result' }>['action']

const byCard =
  (action: Method): Counting<ValueOf<typeof card.authoriseCard>> =>
  (outcome) => {
    const isSent = outcome.kind === 'ok' && outcome.value.kind === 'redirected'
    return { category: 'result', action, label: isSent ? 'Directed to 3DS' : SUCCEEDED[outcome.kind] }
  }

const register = ends((label) => ({ category: 'registration', action: 'registered', label }))

/** The event to count for an answered call, by the call's path (EVT-01). */
const COUNTED: CountingByPath = {
  '/api/v1/members-login/otp-quick-login-initialize': gsmCheck,
  '/api/v2/members-login/otp-quick-login-initialize': gsmCheck,
  '/api/v1/checkout/update-contact': ends((label) => ({ category: 'multi-email', action: 'updated', label })),
  '/api/v1/members-login/login-complete': ends((label) => ({ category: 'otp', action: 'verified', label })),
  '/api/v1/members-login/login/sms-resend': ends((label) => ({ category: 'otp', action: 'resent', label })),
  '/api/v1/members-login/login/gsm-update': ends((label) => ({ category: 'otp', action: 'number-changed', label })),
  '/api/v2/members-login/register': register,
  '/api/v1/members-login/quick-register': register,
  '/api/v1/members-auth/cardsAndMemberToken': ends((label) => ({ category: 'dashboard', action: 'opened', label })),
  '/api/v2/pay-with-credit/bank-list': ends((label) => ({ category: 'shopping-credit', action: 'offered', label })),
  '/api/v1/pay-with-credit/validation': ends((label) => ({ category: 'shopping-credit', action: 'validated', label })),
  '/api/v2/pay-with-credit/application': ends((label) => ({ category: 'result', action: 'credit', label })),
  '/payment/bank-transfer/checkoutForm/initialize': ends((label) => ({
    category: 'result',
    action: 'transfer',
    label,
  })),
  '/payment/bank-transfer/checkoutForm/notify': ends((label) => ({
    category: 'bank-transfer',
    action: 'notified',
    label,
  })),
  '/payment/iyzipos/checkoutform/auth/ecom': byCard('card'),
  '/payment/iyzipos/checkoutform/initialize3ds/ecom': byCard('card'),
  '/payment/iyzipos/checkoutform/initializebkm/ecom': byCard('bkm'),
  '/payment/fund/auth/mix-payment': byCard('mixed'),
  '/payment/fund/auth': ends((label) => ({ category: 'result', action: 'balance', label })),
}

/** The event to count for an answered call; undefined if there is none. */
export const eventOfCall = (
  { path }: Pick<Call<unknown>, 'path'>,
  outcome: Outcome<unknown>,
): CountedEvent | undefined => (COUNTED as Readonly<Record<string, Counting<never>>>)[path]?.(outcome as Outcome<never>)

export function eventOfVerdict(paymentStatus: string | undefined): CountedEvent | undefined {
  if (paymentStatus === 'SUCCESS') return { category: 'result', action: 'after-bank', label: 'Success' }
  if (paymentStatus === 'FAILURE') return { category: 'result', action: 'after-bank', label: 'Failure' }
  return undefined
}
