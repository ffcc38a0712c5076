import type { Route } from '@playwright/test'
import type { Refusal } from '../../../machines/entities/problem'
import type { ANSWERS } from '../../machines/fixtures/answers'
import { PATHS } from '../../gateways/support/paths'
import { sendCode } from '../support/kept'
import type { Call } from '../support/held-network'
import { type WalkedPage, settledAs } from './walked-page'

type Reply = (route: Route, walkedPage: WalkedPage) => Promise<void>

/** Every kind of answer that the machines' table knows, and the breaking of the question. */
type RepliesTo<Port extends Call> = Readonly<Record<keyof (typeof ANSWERS)[Port] | 'error', Reply>>

/** The sandbox answers, as it always does. */
const natural: Reply = (route) => route.continue()

const json = (route: Route, { origins }: WalkedPage, status: number, body: unknown) =>
  route.fulfill({
    status,
    contentType: 'application/json',
    headers: { 'access-control-allow-origin': origins.app },
    body: JSON.stringify(body),
  })

const broken: Reply = (route, walkedPage) => json(route, walkedPage, 500, {})

const failure =
  (errorCode: string): Reply =>
  (route, walkedPage) =>
    json(route, walkedPage, 200, { status: 'failure', errorCode, errorMessage: 'Şu anda olmuyor' })

/** What the machine is answered here, of which a reply may need more than its kind. */
const outputOf = <Output>({ ahead }: WalkedPage) => (ahead[0]?.event as unknown as { readonly output: Output }).output

/** As the machine is refused here: some refusals lead on. */
const asRefused: Reply = (route, walkedPage) => {
  const {
    code: errorCode,
    group: errorGroup,
    message: errorMessage,
  } = outputOf<{ refusal: Refusal }>(walkedPage).refusal
  return json(route, walkedPage, 200, { status: 'failure', errorCode, errorGroup, errorMessage })
}

const asIneligible: Reply = (route, walkedPage) => {
  const errorGroup = outputOf<{ category: string }>(walkedPage).category === 'kyc' ? 'CREDIT_KYC' : 'CREDIT_GOLD'
  return json(route, walkedPage, 200, {
    status: 'failure',
    errorCode: '200302',
    errorGroup,
    errorMessage: 'Şu anda olmuyor',
  })
}

/** The sandbox's own answer with a few words more. */
const amended =
  (more: (walkedPage: WalkedPage) => object): Reply =>
  async (route, walkedPage) => {
    const answer = (await (await route.fetch()).json()) as object
    await json(route, walkedPage, 200, { ...answer, ...more(walkedPage) })
  }

/** A member gateway's answer of our own making. */
const data =
  (what: object): Reply =>
  (route, walkedPage) =>
    json(route, walkedPage, 200, { status: 'success', data: what })

const leveled: Reply = (route, walkedPage) =>
  data({ kycLevel: outputOf<{ level: number }>(walkedPage).level })(route, walkedPage)

const found = (what: object) => data({ shouldUseEmail: false, ...what })

/** The one who registers here is a member already, so their code is sent to them as one. */
const registered: Reply = async (route, walkedPage) => {
  const { memberUserId, referenceCode } = await sendCode(walkedPage)
  await data({ memberUserId, referenceCode, expireDurationInSeconds: 300 })(route, walkedPage)
}

const plainForm = ({ origins }: WalkedPage) => ({ paymentPageUrl: `${origins.shop}/` })

const never: Reply = () => Promise.reject(new Error('no call is made for this'))

/** The bank may have been asked before the answer was lost: what will be found out later says whether it was. */
const lost: Reply = async (route, walkedPage) => {
  const { conversationId } = route.request().postDataJSON() as { conversationId: string }
  walkedPage.sent.submissionId = conversationId
  if (settledAs(walkedPage) === 'paid') await route.fetch()
  await broken(route, walkedPage)
}

/** Where the order has the last word, it is asked at once. */
const asRefusedFirst: Reply = async (route, walkedPage) => {
  await asRefused(route, walkedPage)
  await (await walkedPage.network.next('checkOrder')).continue()
}

/** The provider may mean a call that came through before: its word on the link is asked for at once. */
const asRefusedAlone =
  (errorGroup?: string): Reply =>
  async (route, walkedPage) => {
    await json(route, walkedPage, 200, {
      status: 'failure',
      errorCode: '1',
      errorGroup,
      errorMessage: 'Şu anda olmuyor',
    })
    await (await walkedPage.network.next('askOutcome')).continue()
  }

const FROM_BALANCE: readonly string[] = [PATHS.balanceAuth, PATHS.mixAuth]

/** Which method it is that pays, its call says. */
const asRefusedOrPaid: Reply = (route, walkedPage) => {
  const { pathname } = new URL(route.request().url())
  const reply = FROM_BALANCE.some((path) => pathname.endsWith(path)) ? asRefusedFirst : asRefused
  return reply(route, walkedPage)
}

/** Another price than any before. */
const changed: Reply = async (route, { sandbox, order, sent }) => {
  sent.prices += 1
  await sandbox.changePrice(order.token, 2600 + sent.prices)
  await route.continue()
}

const callback = ({ origins }: WalkedPage) => `${origins.shop}/callback?order=none`

/** How the network answers for each kind of answer that a machine can be given. */
export const REPLIES: { readonly [Port in Call]: RepliesTo<Port> } = {
  startOrder: {
    started: natural,
    paid: amended((walkedPage) => ({ paymentStatus: 'SUCCESS', paymentId: '7', callbackUrl: callback(walkedPage) })),
    // A payment from a page before this one: a journey of its own tells it.
    unsettled: never,
    dead: failure('5125'),
    refused: failure('1'),
    error: broken,
  },
  restoreLogin: { restored: natural, visitor: failure('1'), codePending: never, admitted: never, error: never },
  // That an order was paid meanwhile has journeys of its own.
  checkOrder: { ready: natural, changed, settled: never, refused: failure('1'), error: broken },
  openPayment: { answered: natural, error: (route) => route.abort() },
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
  askPreference: { here: natural, plainForm: amended(plainForm), refused: failure('1'), error: broken },
  admitForeign: { admitted: natural, plainForm: amended(plainForm), refused: failure('1'), error: broken },
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
    notCharged: amended(({ sent }) => ({ paymentStatus: 'FAILURE', submissionId: sent.submissionId })),
    begun: never,
    free: never,
    withBank: amended((walkedPage) => ({ paymentStatus: 'CALLBACK_THREEDS', callbackUrl: callback(walkedPage) })),
    closed: failure('5125'),
    // That the login ended with the money call has a journey of its own.
    loginOver: never,
    unknown: amended(() => ({ paymentStatus: undefined })),
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
  loadCountries: { loaded: natural, error: (route) => route.abort() },
  loadAgreement: { answered: natural, error: (route) => route.abort() },
}
