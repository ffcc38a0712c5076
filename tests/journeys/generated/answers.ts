import type { EventObject } from 'xstate'
import type { Refusal } from '../../../machines/entities/problem'
import type { ANSWERS } from '../../machines/fixtures/answers'
import type { Call } from '../support/held-network'
import { type PathAhead, answerAhead, settledAs } from './path-ahead'

/**
 * A call of the sandbox's control API, below `/__sandbox/`. `keeps` stores fields of its answer under names that texts can use:
 * `{{token}}`.
 */
export interface ControlCall {
  readonly method: 'GET' | 'POST' | 'PUT' | 'PATCH'
  readonly path: string
  readonly body?: object
  readonly keeps?: Readonly<Record<string, string>>
}

/** How the runner answers a held call, as an act of the sandbox's faults. */
export interface Reply {
  /** `pass`: the sandbox answers as usual. */
  readonly act: string
  /** The call takes effect before its answer is replaced. */
  readonly isCommitted?: true
  /** Control calls sent to the sandbox first. */
  readonly first?: readonly ControlCall[]
  /** Fields of the call's body to store, by name. */
  readonly keeps?: Readonly<Record<string, string>>
  /** The call that the page sends right after this answer; the sandbox answers it as usual. */
  readonly then?: Call
}

/** What a reply may depend on besides its kind. */
export interface Answered extends PathAhead {
  /** Number of price changes so far, this answer included. */
  readonly prices: number
  /** Whether the payment in flight is sent by the balance's calls. */
  readonly isFromBalance: boolean
}

type ReplyFor = Reply | ((answered: Answered) => Reply)

/** One reply for every kind of answer in the machines' table, and one for a failed call. */
type RepliesTo<Port extends Call> = Readonly<Record<keyof (typeof ANSWERS)[Port] | 'error', ReplyFor>>

/** The sandbox answers as usual. */
const natural: Reply = { act: 'pass' }
/** A malformed answer: it has none of the agreed fields (GWY-08). */
const broken: Reply = { act: 'answer:{}' }
/** The provider no longer accepts the call's login. */
const loginRefused: Reply = { act: 'status:401' }
/** A chunk that fails to load. A status is used because browsers retry a broken connection on their own. */
const missing: Reply = { act: 'status:503:empty' }

const failure = (errorCode: string): Reply => ({ act: `failure:${errorCode}` })

/** A successful answer with this body. */
const json = (body: object): Reply => ({ act: `answer:${JSON.stringify(body)}` })

/** The sandbox's own answer with these fields added. */
const amended = (more: object): Reply => ({ act: `with:${JSON.stringify(more)}` })

/** An answer of the member gateway. */
const data = (what: object) => json({ status: 'success', data: what })

const outputOf = <Output>({ ahead }: PathAhead) => (ahead[0]?.event as EventObject & { readonly output: Output }).output

/** Refuses with the same code and group as on the machines' path, because some refusals lead to other states. */
function asRefused(answered: Answered): Reply {
  const { code: errorCode, group: errorGroup, message } = outputOf<{ refusal: Refusal }>(answered).refusal
  return json({ status: 'failure', errorCode, errorGroup, errorMessage: message })
}

const asIneligible = (answered: Answered): Reply =>
  failure(`200302:${outputOf<{ category: string }>(answered).category === 'kyc' ? 'CREDIT_KYC' : 'CREDIT_GOLD'}`)

/** The sandbox gets to know the level too, since it checks the payment that follows. */
function leveled(answered: Answered): Reply {
  const { level: kycLevel } = outputOf<{ level: number }>(answered)
  return { ...data({ kycLevel }), first: [{ method: 'PATCH', path: 'members/{{memberId}}', body: { kycLevel } }] }
}

const found = (what: object) => data({ shouldUseEmail: false, ...what })

const SENT = { memberUserId: '{{memberUserId}}', referenceCode: '{{referenceCode}}' }

/** The registering shopper is a member of the sandbox already, so the code is sent through the member's own endpoint. */
const registered: Reply = {
  ...data({ ...SENT, expireDurationInSeconds: 300 }),
  first: [
    {
      method: 'POST',
      path: 'members/{{memberId}}/code',
      body: { token: '{{token}}' },
      keeps: { memberUserId: 'memberUserId', referenceCode: 'referenceCode' },
    },
  ],
}

const plainForm = amended({ paymentPageUrl: '{{shop}}/' })

function never(): Reply {
  throw new Error('no call is made for this')
}

/** The answer is lost; the call takes effect only if the later search finds the order paid. */
const lost = (answered: Answered): Reply => ({
  ...(answerAhead(answered, 'askOutcome') === 'loginOver' ? loginRefused : broken),
  keeps: { submissionId: 'conversationId' },
  ...(settledAs(answered) === 'paid' && { isCommitted: true }),
})

/** Refuses a call after which the page reads the order at once. */
const asRefusedFirst = (answered: Answered): Reply => ({ ...asRefused(answered), then: 'checkOrder' })

/** The refusal may refer to an earlier call that succeeded, so the page reads the link's outcome at once. */
const asRefusedAlone = (errorGroup?: string): Reply => ({
  ...failure(errorGroup === undefined ? '1' : `1:${errorGroup}`),
  then: 'askOutcome',
})

const asRefusedOrPaid = (answered: Answered): Reply =>
  answered.isFromBalance ? asRefusedFirst(answered) : asRefused(answered)

/** A price that this path has not had yet. */
const changed = ({ prices }: Answered): Reply => ({
  ...natural,
  first: [{ method: 'PATCH', path: 'orders/{{token}}', body: { price: 2600 + prices } }],
})

const CALLBACK = '{{shop}}/callback?order=none'

/** The network's reply for each kind of answer that a machine can receive. */
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
  // An order that was paid meanwhile has journeys of its own.
  checkOrder: { ready: natural, changed, paidOrUnderWay: never, refused: failure('1'), error: broken },
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
  changePhone: { sent: natural, refused: failure('1'), error: broken },
  verifyCode: { verified: natural, refused: natural, error: broken },
  resendCode: { sent: natural, refused: failure('1'), error: broken },
  openWallet: { ready: natural, refused: failure('1'), error: broken },
  askBalance: { known: natural, unknown: failure('1'), error: broken },
  askMemberLevel: { known: natural, unknown: failure('1'), error: broken },
  askInstallments: { known: natural, unknown: failure('1'), error: broken },
  askBonus: { found: natural, none: failure('1'), error: broken },
  // `prepare` is a call for shopping credit only. A card that changes at the moment of the press has a journey of its own.
  prepare: { ready: natural, refused: asRefused, changed: never, underWay: never, error: broken },
  authorise: {
    paid: natural,
    redirected: natural,
    issued: natural,
    refused: asRefusedOrPaid,
    unknown: lost,
    error: never,
  },
  // The order reports that the money arrived or that the code lapsed; both have journeys of their own.
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
    // The refused call has ended the login; the order's answer says nothing about the payment.
    loginOver: natural,
    unknown: { act: 'without:paymentStatus' },
    error: broken,
  },
  claimRefund: {
    claimed: natural,
    unknown: lost,
    error: never,
    refused: asRefusedAlone(),
    alreadyClaimed: asRefusedAlone('REFUND_ALREADY_CLAIMED'),
    untransferable: asRefusedAlone('REFUND_CANNOT_TRANSFER'),
  },
  setSettlement: {
    set: natural,
    unknown: lost,
    error: never,
    refused: asRefusedAlone(),
    alreadySet: asRefusedAlone('SETTLEMENT_ALREADY_SET'),
  },
  permitMessages: { permitted: natural, refused: failure('1'), error: broken },
  loadCountries: { loaded: natural, error: missing },
  loadAgreement: { answered: natural, error: missing },
}

export function replyTo(call: Call, kind: string, answered: Answered): Reply {
  const reply = (REPLIES[call] as Readonly<Record<string, ReplyFor>>)[kind]
  if (!reply) throw new Error(`no reply to ${call} of the kind ${kind}`)
  return typeof reply === 'function' ? reply(answered) : reply
}
