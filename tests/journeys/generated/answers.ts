import type { EventObject } from 'xstate'
import type { Refusal } from '../../../machines/entities/problem'
import type { ANSWERS } from '../../machines/fixtures/answers'
import type { Call } from '../support/held-network'
import { type PathAhead, answerAhead, settledAs } from './path-ahead'

/** A call of the sandbox's control API, below `/__sandbox/`. What is kept of its answer has a name that texts may have: `{{token}}`. */
export interface ControlCall {
  readonly method: 'GET' | 'POST' | 'PUT' | 'PATCH'
  readonly path: string
  readonly body?: object
  readonly keeps?: Readonly<Record<string, string>>
}

/** How a held call goes on, by an act of the sandbox's faults. */
export interface Reply {
  /** `pass` where the sandbox answers as it always does. */
  readonly act: string
  /** The call takes effect, with any answer after it. */
  readonly isCommitted?: true
  /** What the sandbox is set to first. */
  readonly first?: readonly ControlCall[]
  /** Of the call's body, by the names under which it is kept. */
  readonly keeps?: Readonly<Record<string, string>>
  /** What the page asks at once on account of this answer; it is answered as always. */
  readonly then?: Call
}

/** What a reply may need beside its kind. */
export interface Answered extends PathAhead {
  /** How often the price was changed, this answer included. */
  readonly prices: number
  /** By which calls the payment under way is sent. */
  readonly isFromBalance: boolean
}

type ReplyFor = Reply | ((answered: Answered) => Reply)

/** Every kind of answer that the machines' table knows, and the breaking of the question. */
type RepliesTo<Port extends Call> = Readonly<Record<keyof (typeof ANSWERS)[Port] | 'error', ReplyFor>>

/** The sandbox answers, as it always does. */
const natural: Reply = { act: 'pass' }
/** A call that breaks: its answer has nothing of what was agreed (GWY-08). */
const broken: Reply = { act: 'answer:{}' }
/** The provider does not know the login of the call any more. */
const loginRefused: Reply = { act: 'status:401' }
/** A file of code does not come. A browser asks again on its own where a connection breaks. */
const missing: Reply = { act: 'status:503:empty' }

const failure = (errorCode: string): Reply => ({ act: `failure:${errorCode}` })

/** A success of our own making. */
const json = (body: object): Reply => ({ act: `answer:${JSON.stringify(body)}` })

/** The sandbox's own answer with a few words more. */
const amended = (more: object): Reply => ({ act: `with:${JSON.stringify(more)}` })

/** A member gateway's answer. */
const data = (what: object) => json({ status: 'success', data: what })

const outputOf = <Output>({ ahead }: PathAhead) => (ahead[0]?.event as EventObject & { readonly output: Output }).output

/** As the machine is refused here: some refusals lead on. */
function asRefused(answered: Answered): Reply {
  const { code: errorCode, group: errorGroup, message } = outputOf<{ refusal: Refusal }>(answered).refusal
  return json({ status: 'failure', errorCode, errorGroup, errorMessage: message })
}

const asIneligible = (answered: Answered): Reply =>
  failure(`200302:${outputOf<{ category: string }>(answered).category === 'kyc' ? 'CREDIT_KYC' : 'CREDIT_GOLD'}`)

const leveled = (answered: Answered) => data({ kycLevel: outputOf<{ level: number }>(answered).level })

const found = (what: object) => data({ shouldUseEmail: false, ...what })

const SENT = { memberUserId: '{{memberUserId}}', referenceCode: '{{referenceCode}}' }

/** Who registers here is a member already, so their code is sent to them as one. */
const registered: Reply = {
  ...data({ ...SENT, expireDurationInSeconds: 300 }),
  first: [
    {
      ...{ method: 'POST', path: 'members/{{memberId}}/code', body: { token: '{{token}}' } },
      keeps: { memberUserId: 'memberUserId', referenceCode: 'referenceCode' },
    },
  ],
}

const plainForm = amended({ paymentPageUrl: '{{shop}}/' })

function never(): Reply {
  throw new Error('no call is made for this')
}

/** The bank may have been asked before the answer was lost: what will be found out later says whether it was. */
const lost = (answered: Answered): Reply => ({
  ...(answerAhead(answered, 'askOutcome') === 'loginOver' ? loginRefused : broken),
  keeps: { submissionId: 'conversationId' },
  ...(settledAs(answered) === 'paid' && { isCommitted: true }),
})

/** Where the order has the last word, it is asked at once. */
const asRefusedFirst = (answered: Answered): Reply => ({ ...asRefused(answered), then: 'checkOrder' })

/** The provider may mean a call that came through before: its word on the link is asked for at once. */
const asRefusedAlone = (errorGroup?: string): Reply => ({
  ...failure(errorGroup === undefined ? '1' : `1:${errorGroup}`),
  then: 'askOutcome',
})

const asRefusedOrPaid = (answered: Answered): Reply =>
  answered.isFromBalance ? asRefusedFirst(answered) : asRefused(answered)

/** Another price than any before. */
const changed = ({ prices }: Answered): Reply => ({
  ...natural,
  first: [{ method: 'PATCH', path: 'orders/{{token}}', body: { price: 2600 + prices } }],
})

const CALLBACK = '{{shop}}/callback?order=none'

/** How the network answers for each kind of answer that a machine can be given. */
const REPLIES: { readonly [Port in Call]: RepliesTo<Port> } = {
  startOrder: {
    started: natural,
    paid: amended({ paymentStatus: 'SUCCESS', paymentId: '7', callbackUrl: CALLBACK }),
    unsettled: (answered) => (outputOf<{ order?: object }>(answered).order ? natural : failure('1')),
    dead: failure('5125'),
    refused: failure('1'),
    error: broken,
  },
  restoreLogin: { restored: natural, visitor: failure('1'), codePending: never, admitted: never, error: never },
  // That an order was paid meanwhile has journeys of its own.
  checkOrder: { ready: natural, changed, settled: never, refused: failure('1'), error: broken },
  openPayment: { answered: natural, error: missing },
  checkMember: {
    codeSent: natural,
    newcomer: found({ memberUserExists: false }),
    emailNeeded: found({ memberUserExists: true, shouldUseEmail: true }),
    refused: failure('1'),
    error: broken,
  },
  checkPhone: { known: data({ exist: true }), unknown: data({ exist: false }), refused: failure('1'), error: broken },
  updateContact: { answered: natural, error: broken },
  register: { codeSent: registered, refused: failure('1'), error: broken },
  askPreference: { here: natural, plainForm, refused: failure('1'), error: broken },
  admitForeign: { admitted: natural, plainForm, refused: failure('1'), error: broken },
  changeNumber: { sent: natural, refused: failure('1'), error: broken },
  verifyCode: { verified: natural, refused: natural, error: broken },
  resendCode: { sent: natural, refused: failure('1'), error: broken },
  openWallet: { ready: natural, refused: failure('1'), error: broken },
  askBalance: { known: natural, unknown: failure('1'), error: broken },
  askMemberLevel: { known: natural, unknown: failure('1'), error: broken },
  askInstallments: { known: natural, unknown: failure('1'), error: broken },
  askBonus: { found: natural, none: failure('1'), error: broken },
  // Of a credit alone it is a call. A card that has changed in the moment of the press has a journey of its own.
  prepare: { ready: natural, refused: asRefused, changed: never, underWay: never, error: broken },
  authorise: {
    ...{ paid: natural, redirected: natural, issued: natural },
    ...{ refused: asRefusedOrPaid, unknown: lost, error: never },
  },
  // That the money has come, or that the code is worth nothing any more, the order says: both have journeys of their own.
  notifyTransfer: {
    notified: natural,
    paid: never,
    lapsed: never,
    refused: asRefusedFirst,
    unknown: never,
    error: never,
  },
  askCreditBanks: { known: natural, ineligible: asIneligible, refused: failure('1'), error: broken },
  askCreditPlans: { known: natural, unknown: failure('1'), error: broken },
  askLimit: {
    within: data({ isKycViolated: false }),
    violated: data({ isKycViolated: true }),
    refused: failure('1'),
    error: broken,
  },
  askLevel: { known: leveled, refused: failure('1'), error: broken },
  proveIdentity: { proven: leveled, refused: failure('1'), error: broken },
  sendAppLink: { sent: natural, refused: failure('1'), error: broken },
  askOutcome: {
    paid: natural,
    notCharged: amended({ paymentStatus: 'FAILURE', submissionId: '{{submissionId}}' }),
    begun: never,
    free: never,
    withBank: amended({ paymentStatus: 'CALLBACK_THREEDS', callbackUrl: CALLBACK }),
    closed: failure('5125'),
    // The call that was refused has ended the login; of the payment the order says nothing.
    loginOver: natural,
    unknown: { act: 'without:paymentStatus' },
    error: broken,
  },
  claimRefund: {
    ...{ claimed: natural, unknown: lost, error: never, refused: asRefusedAlone() },
    alreadyClaimed: asRefusedAlone('REFUND_ALREADY_CLAIMED'),
    untransferable: asRefusedAlone('REFUND_CANNOT_TRANSFER'),
  },
  setSettlement: {
    ...{ set: natural, unknown: lost, error: never, refused: asRefusedAlone() },
    alreadySet: asRefusedAlone('SETTLEMENT_ALREADY_SET'),
  },
  permitMessages: { permitted: natural, refused: failure('1'), error: broken },
  loadCountries: { loaded: natural, error: missing },
  loadAgreement: { answered: natural, error: missing },
}

/** How a question is answered on a path; throws where the table has no reply of this kind. */
export function replyTo(call: Call, kind: string, answered: Answered): Reply {
  const reply = (REPLIES[call] as Readonly<Record<string, ReplyFor>>)[kind]
  if (!reply) throw new Error(`no reply to ${call} of the kind ${kind}`)
  return typeof reply === 'function' ? reply(answered) : reply
}
