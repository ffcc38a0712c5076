import type { Route } from '@playwright/test'
import type { ANSWERS } from '../../machines/fixtures/answers'
import type { Call } from './held-network'
import { type Stage, isAhead } from './stage'

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

/** The sandbox's own answer with a few words more. */
const amended =
  (more: (stage: Stage) => object): Reply =>
  async (route, stage) => {
    const answer = (await (await route.fetch()).json()) as object
    await json(route, stage, 200, { ...answer, ...more(stage) })
  }

const never: Reply = () => Promise.reject(new Error('no call is made for this'))

/** The bank may have been asked before the answer was lost: what will be found out later says whether it was. */
const lost: Reply = async (route, stage) => {
  const { conversationId } = route.request().postDataJSON() as { conversationId: string }
  stage.sent.submissionId = conversationId
  if (isAhead(stage, 'askOutcome', 'paid')) await route.fetch()
  await broken(route, stage)
}

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
  restoreLogin: { restored: natural, visitor: failure('1'), codePending: never, error: never },
  openPayment: { answered: natural, error: (route) => route.abort() },
  checkMember: {
    codeSent: natural,
    notMember: (route, stage) => json(route, stage, 200, { status: 'success', data: { memberUserExists: false } }),
    refused: failure('1'),
    error: broken,
  },
  verifyCode: { verified: natural, refused: natural, error: broken },
  resendCode: { sent: natural, refused: failure('1'), error: broken },
  openWallet: { ready: natural, refused: failure('1'), error: broken },
  payByCard: { paid: natural, refused: failure('10051'), unknown: lost, error: broken },
  askOutcome: {
    paid: natural,
    notCharged: amended(({ sent }) => ({ paymentStatus: 'FAILURE', submissionId: sent.submissionId })),
    withBank: amended(() => ({ paymentStatus: 'INIT_THREEDS' })),
    closed: failure('5125'),
    unknown: amended(() => ({ paymentStatus: undefined })),
    error: broken,
  },
  loadCountries: { loaded: natural, error: (route) => route.abort() },
}
