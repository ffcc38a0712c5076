import type { Route } from '@playwright/test'
import type { Refusal } from '../../../machines/entities/problem'
import type { ANSWERS } from '../../machines/fixtures/answers'
import { sendCode } from '../looks/kept'
import type { Call } from './held-network'
import { type Stage, settledAs } from './stage'

type Reply = (route: Route, stage: Stage) => Promise<void>

/** Every kind of answer that the machines' table knows, and the breaking of the question. */
type RepliesTo<Port extends Call> = Readonly<Record<keyof (typeof ANSWERS)[Port] | 'error', Reply>>

/** The sandbox answers, as it always does. */
const natural: Reply = (route) => route.continue()

const json = (route: Route, { origins }: Stage, status: number, body: unknown) =>
  route.fulfill({
    status,
    contentType: 'application/json',
    headers: { 'access-control-allow-origin': origins.app },
    body: JSON.stringify(body),
  })

const broken: Reply = (route, stage) => json(route, stage, 500, {})

const failure =
  (errorCode: string): Reply =>
  (route, stage) =>
    json(route, stage, 200, { status: 'failure', errorCode, errorMessage: 'Şu anda olmuyor' })

/** As the machine is refused here: some refusals lead on. */
const asRefused: Reply = (route, stage) => {
  const { refusal } = (stage.ahead[0]?.event as unknown as { readonly output: { readonly refusal: Refusal } }).output
  const { code: errorCode, group: errorGroup, message: errorMessage } = refusal
  return json(route, stage, 200, { status: 'failure', errorCode, errorGroup, errorMessage })
}

/** The sandbox's own answer with a few words more. */
const amended =
  (more: (stage: Stage) => object): Reply =>
  async (route, stage) => {
    const answer = (await (await route.fetch()).json()) as object
    await json(route, stage, 200, { ...answer, ...more(stage) })
  }

/** A member gateway's answer of our own making. */
const data =
  (what: object): Reply =>
  (route, stage) =>
    json(route, stage, 200, { status: 'success', data: what })

const found = (what: object) => data({ shouldUseEmail: false, ...what })

/** The one who registers here is a member already, so their code is sent to them as one. */
const registered: Reply = async (route, stage) => {
  const { memberUserId, referenceCode } = await sendCode(stage)
  await data({ memberUserId, referenceCode, expireDurationInSeconds: 300 })(route, stage)
}

const plainForm = ({ origins }: Stage) => ({ paymentPageUrl: `${origins.shop}/` })

const never: Reply = () => Promise.reject(new Error('no call is made for this'))

/** The bank may have been asked before the answer was lost: what will be found out later says whether it was. */
const lost: Reply = async (route, stage) => {
  const { conversationId } = route.request().postDataJSON() as { conversationId: string }
  stage.sent.submissionId = conversationId
  if (settledAs(stage) === 'paid') await route.fetch()
  await broken(route, stage)
}

/** A bank that wants to see the shopper first. Nobody goes there: the page ends with the path. */
const toBank: Reply = (route, stage) =>
  json(route, stage, 200, {
    status: 'success',
    threeDSHtmlContent: `<form method="post" action="${stage.origins.bank}/3ds/init"><input name="PaReq" value="none"></form>`,
  })

const callback = ({ origins }: Stage) => `${origins.shop}/callback?order=none`

/** How the network answers for each kind of answer that a machine can be given. */
export const REPLIES: { readonly [Port in Call]: RepliesTo<Port> } = {
  startOrder: {
    started: natural,
    paid: amended((stage) => ({ paymentStatus: 'SUCCESS', paymentId: '7', callbackUrl: callback(stage) })),
    // A payment from a page before this one: a journey of its own tells it.
    unsettled: never,
    dead: failure('5125'),
    refused: failure('1'),
    error: broken,
  },
  restoreLogin: { restored: natural, visitor: failure('1'), codePending: never, admitted: never, error: never },
  // What else can be said of an order right before it is paid has journeys of its own.
  checkOrder: { ready: natural, changed: never, settled: never, refused: never, error: never },
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
  payByCard: { paid: natural, redirected: toBank, refused: asRefused, unknown: lost, error: broken },
  askOutcome: {
    paid: natural,
    notCharged: amended(({ sent }) => ({ paymentStatus: 'FAILURE', submissionId: sent.submissionId })),
    begun: never,
    withBank: amended(() => ({ paymentStatus: 'INIT_THREEDS' })),
    closed: failure('5125'),
    unknown: amended(() => ({ paymentStatus: undefined })),
    error: broken,
  },
  loadCountries: { loaded: natural, error: (route) => route.abort() },
}
