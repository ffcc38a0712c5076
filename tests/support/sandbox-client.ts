import type { Origins } from '../../sandbox/kernel/origins'
import type {
  Counted,
  Reports,
  HandedLogin,
  LedgerState,
  MadeMember,
  MadeOrder,
  OrderState,
  SentTransfer,
  ToldFault,
  WantedDecision,
  WantedMember,
  WantedOrder,
  WantedTransfer,
} from './control-answers'
import { exchangeAlone } from './own-connection'
import type { WantedFault } from '../../sandbox/records/fault'
import type { Refusal } from '../../sandbox/records/refusal'
import type { SeenRequest } from '../../sandbox/records/seen-request'
import type { Enrolment } from '../../sandbox/records/state'
import type { Message } from '../../sandbox/records/message'

export type SandboxClient = ReturnType<typeof sandboxClient>

/** The control calls of a running sandbox, one function each. */
export function sandboxClient({ gateways }: Pick<Origins, 'gateways'>) {
  const call = async (method: string, path: string, body?: unknown): Promise<unknown> => {
    const wanted = body === undefined ? undefined : JSON.stringify(body)
    const headers = {
      'x-sandbox-control': '1',
      ...(wanted === undefined
        ? {}
        : { 'content-type': 'application/json', 'content-length': Buffer.byteLength(wanted) }),
    }
    // A new connection each time, because the sandbox closes idle ones whenever a test has a call cut.
    const { status, text } = await exchangeAlone(`${gateways}/__sandbox/${path}`, { method, headers }, wanted)
    if (status >= 300) throw new Error(`The sandbox refuses ${method} ${path} (${status}): ${text}`)
    return JSON.parse(text)
  }
  const query = (values: Readonly<Record<string, string>>) => `?${new URLSearchParams(values)}`

  const messages = async (gsmNumber: string): Promise<readonly Message[]> => {
    const answer = (await call('GET', `sms${query({ gsmNumber })}`)) as { messages: Message[] }
    return answer.messages
  }

  return {
    /** Any control call, as data. */
    tell: (method: string, path: string, body?: object) => call(method, path, body),

    makeMember: (wanted: WantedMember = {}) => call('POST', 'members', wanted) as Promise<MadeMember>,

    changeMember: (
      memberId: string,
      changed: { readonly suspended?: boolean; readonly suspendedInstruments?: readonly string[] },
    ) => call('PATCH', `members/${encodeURIComponent(memberId)}`, changed),

    async memberOf(memberId: string): Promise<MadeMember | undefined> {
      const { members } = (await call('GET', 'members')) as { members: MadeMember[] }
      return members.find((member) => member.memberId === memberId)
    },

    /** A member's login for an order, as in the provider's own app; its token may be some seconds old. */
    logIn: (memberId: string, token: string, issuedSecondsAgo = 0) =>
      call('POST', `members/${memberId}/login`, { token, issuedSecondsAgo }) as Promise<HandedLogin>,

    /** The events tracked for an app, all or those of a category, and the rejected posts of all apps. */
    async counted(appKey: string, category?: string): Promise<Counted> {
      const { events, refused } = (await call('GET', `analytics${query({ appKey })}`)) as Counted
      const isOf = ({ segmentation }: Counted['events'][number]) =>
        segmentation['category'] === (category ?? segmentation['category'])
      return { events: events.filter(isOf), refused }
    },

    /** The reports that pages sent with this key, and the rejected posts of all pages. */
    reports: (key: string) => call('GET', `monitoring${query({ key })}`) as Promise<Reports>,

    makeOrder: (wanted: WantedOrder = {}) => call('POST', 'orders', wanted) as Promise<MadeOrder>,

    orderOf: (token: string) => call('GET', `orders/${encodeURIComponent(token)}`) as Promise<OrderState>,

    /** The shop changes the price, until the order is paid. */
    changePrice: (token: string, price: number) =>
      call('PATCH', `orders/${encodeURIComponent(token)}`, { price }) as Promise<OrderState>,

    cancelOrder: (token: string) => call('POST', `orders/${encodeURIComponent(token)}/cancel`, {}),

    sendTransfer: (token: string, sent: WantedTransfer = {}) =>
      call('POST', `orders/${encodeURIComponent(token)}/transfer`, sent) as Promise<SentTransfer>,

    /** The bank's decision on a credit application, as if made on its own page. */
    decideCredit: (token: string, decided: WantedDecision) =>
      call('POST', `orders/${encodeURIComponent(token)}/credit`, decided) as Promise<{ decided: boolean }>,

    messages,

    async latestCode(gsmNumber: string): Promise<string> {
      const [newest] = (await messages(gsmNumber)).flatMap(({ code }) => code ?? [])
      if (newest === undefined) throw new Error(`No code was sent to ${gsmNumber}`)
      return newest
    },

    ledger: (token: string) => call('GET', `ledger${query({ token })}`) as Promise<LedgerState>,

    async requests(token: string): Promise<readonly SeenRequest[]> {
      const answer = (await call('GET', `requests${query({ token })}`)) as { requests: SeenRequest[] }
      return answer.requests
    },

    async refusals(token: string): Promise<readonly Refusal[]> {
      const answer = (await call('GET', `refusals${query({ token })}`)) as { refusals: Refusal[] }
      return answer.refusals
    },

    /** Violated ledger invariants across all orders; empty if there is none. */
    async brokenInvariants(): Promise<readonly string[]> {
      const answer = (await call('GET', 'invariants')) as { violations: string[] }
      return answer.violations
    },

    /** The analytics service's answer to requests for an app's flags. */
    setFlags: (appKey: string, flags: Readonly<Record<string, boolean>>) => call('POST', 'flags', { appKey, flags }),

    async enrolments(appKey: string): Promise<readonly Enrolment[]> {
      const answer = (await call('GET', `analytics${query({ appKey })}`)) as { enrolments: Enrolment[] }
      return answer.enrolments
    },

    setFault: (fault: WantedFault) => call('POST', 'faults', fault) as Promise<{ id: string }>,

    putFaults: (token: string, faults: readonly WantedFault[]) =>
      call('PUT', `faults${query({ token })}`, faults) as Promise<{ ids: readonly string[] }>,

    async faults(token: string): Promise<readonly ToldFault[]> {
      const answer = (await call('GET', `faults${query({ token })}`)) as { faults: ToldFault[] }
      return answer.faults
    },

    clearFaults: (token: string) => call('DELETE', `faults${query({ token })}`),

    /** Moves the time of one order, so that parallel tests do not affect each other. */
    advanceClock: (token: string, advanceSeconds: number) => call('POST', 'clock', { token, advanceSeconds }),

    /** Changes the ledger of the whole sandbox: only for tests with a sandbox of their own. */
    setLedgerMode: (ledger: LedgerState['mode']) => call('POST', 'mode', { ledger }),
  }
}
