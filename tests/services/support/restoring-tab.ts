import type { Flow } from '../../../machines/entities/flow'
import type { Login, LoginStart } from '../../../src/gateways/member/login/answers'
import type { Outcome } from '../../../src/gateways/outcome'
import type { PlainForm } from '../../../src/gateways/payment/order/calls'
import { createServerClock } from '../../../src/services/platform/server-clock'
import { createSession } from '../../../src/services/session/session'
import { restoreLoginHandler } from '../../../src/services/sign-in/restore-login'
import { LOGIN } from '../../machines/support/login'
import { tabStorage } from '../../support/tab-storage'

/** In server time. */
export const NOW = 1_763_000_000_000
const { signal } = new AbortController()

export const REFUSED = { kind: 'refused', code: '1', group: undefined, message: undefined } as const
const { memberUserId, gsmNumber } = LOGIN.member

export const STARTED: LoginStart = {
  memberUserExists: true,
  shouldUseEmail: false,
  memberUserId,
  gsmNumber,
  gsmNumberVerified: true,
  referenceCode: 'ref-9',
  expiresInSeconds: 300,
}

export interface Provider {
  readonly login?: Outcome<Login> | 'breaks'
  /** The answer about the tab's stored login, if it differs. */
  readonly own?: Outcome<Login>
  readonly start?: Outcome<LoginStart> | 'breaks'
  readonly admission?: Outcome<PlainForm> | 'breaks'
}

const says = <Value>(answer: Outcome<Value> | 'breaks') =>
  answer === 'breaks' ? Promise.reject(new Error('broken on purpose')) : Promise.resolve(answer)

/** A tab with its storage, and a provider with these answers. */
export function tabHolding({
  login = { kind: 'ok', value: LOGIN },
  own,
  start = { kind: 'ok', value: STARTED },
  admission = { kind: 'ok', value: { paymentPageUrl: undefined } },
}: Provider = {}) {
  const asked: string[] = []
  const ends: number[] = []
  const time = createServerClock()
  time.set(NOW)
  const { sessionStore, entries } = tabStorage()
  const session = createSession(time, sessionStore, (endsAt) => void ends.push(endsAt))
  const members = {
    restoreLogin: () => {
      const token = session.credentials()?.accessToken ?? 'nothing'
      asked.push(`restore ${token}`)
      return says(token === 'kept' && own ? own : login)
    },
    startLogin: (details: { email: string; phone: string }) => {
      asked.push(`code for ${details.email} ${details.phone}`)
      return says(start)
    },
    startQuickLogin: (details: { email: string; phone: string }) => {
      asked.push(`quick code for ${details.email} ${details.phone}`)
      return says(start)
    },
  }
  const payments = {
    foreignNumber: () => {
      asked.push('admission')
      return says(admission)
    },
  }
  const ask = restoreLoginHandler({ members, payments, session, time, sessionStore })
  const restore = (isQuick = false, leaving = signal, flow: Flow = 'pay') => ask({ isQuick, flow }, leaving)
  return { asked, ends, sessionStore, entries, session, restore }
}
