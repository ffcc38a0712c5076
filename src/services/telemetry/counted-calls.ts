import type { CardPaymentAnswer } from '../../../machines/entities/receipt'
import type { Call } from '../../gateways/call'
import type { LoginStart } from '../../gateways/member/login/answers'
import type { Outcome } from '../../gateways/outcome'
import type { CountedEvent } from './events'

type Counting = (outcome: Outcome<unknown>) => CountedEvent | undefined

type ByLabel<Label extends string> = (label: Label) => CountedEvent

const SUCCEEDED = { ok: 'Success', refused: 'Failure' } as const

const ends =
  (of: ByLabel<'Success' | 'Failure'>): Counting =>
  ({ kind }) =>
    of(SUCCEEDED[kind])

const gsmCheck: Counting = (outcome) => {
  if (outcome.kind === 'refused') return { category: 'gsm-check', action: 'checked', label: 'Failure' }
  const { memberUserExists, shouldUseEmail } = outcome.value as LoginStart
  if (shouldUseEmail) return { category: 'multi-email', action: 'asked' }
  return { category: 'gsm-check', action: 'checked', label: memberUserExists ? 'member' : 'newcomer' }
}

type Method = Extract<CountedEvent, { category: 'result' }>['action']

const card =
  (action: Method): Counting =>
  (outcome) => {
    const isSent = outcome.kind === 'ok' && (outcome.value as CardPaymentAnswer).kind === 'redirected'
    return { category: 'result', action, label: isSent ? 'Directed to 3DS' : SUCCEEDED[outcome.kind] }
  }

const register = ends((label) => ({ category: 'registration', action: 'registered', label }))

/** The event to count for an answered call, by the call's path (EVT-01). */
const COUNTED: Readonly<Record<string, Counting>> = {
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
  '/payment/iyzipos/checkoutform/auth/ecom': card('card'),
  '/payment/iyzipos/checkoutform/initialize3ds/ecom': card('card'),
  '/payment/iyzipos/checkoutform/initializebkm/ecom': card('bkm'),
  '/payment/fund/auth/mix-payment': card('mixed'),
  '/payment/fund/auth': ends((label) => ({ category: 'result', action: 'balance', label })),
}

/** The event to count for an answered call; undefined if there is none. */
export const eventOfCall = (
  { path }: Pick<Call<unknown>, 'path'>,
  outcome: Outcome<unknown>,
): CountedEvent | undefined => COUNTED[path]?.(outcome)

export function eventOfVerdict(paymentStatus: string | undefined): CountedEvent | undefined {
  if (paymentStatus === 'SUCCESS') return { category: 'result', action: 'after-bank', label: 'Success' }
  if (paymentStatus === 'FAILURE') return { category: 'result', action: 'after-bank', label: 'Failure' }
  return undefined
}
