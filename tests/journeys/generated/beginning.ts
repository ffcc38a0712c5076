import { SESSION_ENTRY } from '../../../src/services/storage/session-store'
import { CALLS, type Call, OF_A_SAMPLE } from '../support/held-network'
import type { ControlCall } from './answers'
import type { BrowserPath } from './browser-paths'
import { rulePathOf } from './played-path'
import { WAITS } from './waits'

/** How a path begins: control calls to the sandbox, the tab's session storage, and the URL to open. */
export interface Beginning {
  readonly calls: readonly ControlCall[]
  /** Written to session storage once, before the page's first script. */
  readonly storage: Readonly<Record<string, string>>
  readonly open: string
}

const own = (...names: readonly string[]) => Object.fromEntries(names.map((name) => [name, name]))

const pathsOf = (calls: readonly Call[]) => calls.flatMap((call) => [...CALLS[call]])

/** Fault rules that hold the calls of a path; they replace all rules of the sandbox. */
function rulesOf({ held, past }: BrowserPath['setting']): ControlCall {
  const passes = pathsOf(past)
  const rules = Array.from(new Set(pathsOf(held)), (path) => {
    const through = passes.filter((each) => each === path).length
    return {
      path: rulePathOf(path),
      act: through > 0 ? `hold:${through}` : 'hold',
      // Requests for chunks carry no order token.
      ...(path.startsWith('/assets/') ? { gateway: 'app' } : { token: '{{token}}' }),
      ...((CALLS.askCreditPlans as readonly string[]).includes(path) && { unless: OF_A_SAMPLE }),
    }
  })
  return { method: 'PUT', path: 'faults', body: rules }
}

const pageOf = (asked: string) => {
  if (asked === 'pay' || asked === 'otp' || asked === 'sdk') return `/${asked}`
  return asked === 'refund' || asked === 'settlement' ? `/${asked}-to-balance` : '/'
}

/** A saved admission, and a submission whose outcome is unknown. It was sent in the future, so the search for it does not end. */
export const KEPT_BEFORE = {
  admission: { gsmNumber: '+49 1512 3456789' },
  sent: { state: 'sent', sentAt: 4_102_444_800_000 },
} as const

const entry = (stored: object) => JSON.stringify({ token: '{{token}}', ...stored })

const LOGIN = { accessToken: '{{accessToken}}', memberId: '{{memberId}}', memberUserId: '{{memberUserId}}' }

/** Instants are numbers, so their placeholders have no quotes. */
const CODE =
  '{"token":"{{token}}","code":{"memberUserId":"{{memberUserId}}","referenceCode":"{{referenceCode}}",' +
  '"email":"{{email}}","gsmNumber":"{{gsmNumber}}","sentAt":{{sentAt}},"endsAt":{{endsAt}}}}'

/** The tab's session entry after a reload, and the control call that creates its values. */
function keptOf(toRestore: string | undefined): { readonly calls: readonly ControlCall[]; readonly entry?: string } {
  const body = { token: '{{token}}' }
  const to = (what: string, ...names: readonly string[]): ControlCall => {
    return { method: 'POST', path: `members/{{memberId}}/${what}`, body, keeps: own(...names) }
  }
  if (toRestore === 'login')
    return { calls: [to('login', 'accessToken', 'memberUserId')], entry: entry({ login: LOGIN }) }
  if (toRestore === 'admission')
    return { calls: [], entry: entry({ admission: { email: '{{email}}', ...KEPT_BEFORE.admission } }) }
  if (toRestore !== 'code') return { calls: [] }
  return { calls: [to('code', 'memberUserId', 'referenceCode', 'sentAt', 'endsAt')], entry: CODE }
}

/** The submission id is the one that the replies use. */
const SENT_BEFORE = { calls: [], entry: entry({ submission: { id: '{{submissionId}}', ...KEPT_BEFORE.sent } }) }

export function beginningOf({ input, setting }: Pick<BrowserPath, 'input' | 'setting'>): Beginning {
  const { member = {}, order = {}, isOfNobody = false, isRefund = false } = setting.wanted
  const { hasSent = false } = setting
  const wantedOrder = {
    ...(isOfNobody ? {} : { email: '{{email}}', gsmNumber: '{{gsmNumber}}' }),
    ...(isRefund && { refund: { payerId: '{{memberId}}' } }),
    ...order,
    waits: WAITS,
  }
  const kept = hasSent ? SENT_BEFORE : keptOf(input.toRestore)
  return {
    calls: [
      {
        method: 'POST',
        path: 'members',
        body: member,
        keeps: { ...own('memberId', 'email', 'gsmNumber'), ...(hasSent && { submissionId: 'memberId' }) },
      },
      { method: 'POST', path: 'orders', body: wantedOrder, keeps: own('token') },
      ...kept.calls,
      rulesOf(setting),
    ],
    storage: {
      // A page reloads once if a chunk is missing; this entry says that it already has.
      'reloaded-once': '1',
      ...(kept.entry !== undefined && { [SESSION_ENTRY]: kept.entry }),
    },
    open: input.token === '' ? '/?lang=tr' : `${pageOf(input.asked)}?token={{token}}&lang=tr`,
  }
}
