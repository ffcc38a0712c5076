import type { WantedFault } from '../../../sandbox/faults/fault'
import { PATHS } from '../../gateways/support/paths'

export type Phase = NonNullable<WantedFault['phase']>

/** How the shopper pays: the card alone, in installments, or by way of the card's bank. */
export type Manner = 'plain' | 'installments' | 'threeDS'

/** Calls of the card journeys; some differ only in what the payment before them, or the bank, did. */
export interface JourneyCall {
  readonly name: string
  readonly path: string
  readonly gateway: NonNullable<WantedFault['gateway']>
  /** Its place among the calls of its gateway, from where its rules count. */
  readonly place: number
  /** Values of its answer. */
  readonly values: readonly string[]
  /** Its rules are made when the button is pressed that pays, and not before the visit. */
  readonly countsFromPaying?: true
  readonly asksForAnotherCode?: true
  /** The first card that is tried. */
  readonly firstCard?: 'declined'
  /** `plain` where nothing is said. */
  readonly manner?: Manner
  /** What it offers can be done without: whatever happens to it, the card pays. */
  readonly isOffer?: true
  /** What has to go wrong for the call to be made. */
  readonly brought?: WantedFault
  /** Asked again by the app itself when it is lost, so that only a second strike is felt. */
  readonly isRead?: true
  /** Nothing is done by it, so that before and after it are the same moment. */
  readonly isQuestion?: true
  /** What comes of more strikes is told by the same call in another row. */
  readonly isStruckOnce?: true
  /** Its word decides over money: what it says is believed. */
  readonly isMoney?: true
}

const OUTCOME = {
  path: PATHS.detail,
  gateway: 'payment',
  place: 2,
  values: ['status', 'paymentStatus', 'submissionId', 'paymentId'],
  countsFromPaying: true,
  isRead: true,
  isQuestion: true,
} as const

const AUTH = {
  path: PATHS.cardAuth,
  gateway: 'payment',
  place: 1,
  countsFromPaying: true,
} as const

const BY_BANK = {
  path: PATHS.threeDS,
  gateway: 'payment',
  place: 1,
  countsFromPaying: true,
  manner: 'threeDS',
} as const

const lost = (phase: Phase): WantedFault => ({ path: PATHS.cardAuth, act: 'reset', phase, nth: 1 })

export const JOURNEY: readonly JourneyCall[] = [
  {
    name: 'detail',
    path: PATHS.detail,
    gateway: 'payment',
    place: 1,
    values: ['status', 'price', 'systemTime'],
    isRead: true,
    isQuestion: true,
  },
  {
    name: 'login initialize',
    path: PATHS.loginStart,
    gateway: 'member',
    place: 1,
    values: ['data', 'data.memberUserExists', 'data.referenceCode', 'data.expireDurationInSeconds'],
  },
  {
    name: 'sms resend',
    path: PATHS.resend,
    gateway: 'member',
    place: 2,
    values: ['data', 'data.referenceCode'],
    asksForAnotherCode: true,
  },
  {
    name: 'login complete',
    path: PATHS.loginComplete,
    gateway: 'member',
    place: 2,
    values: ['data.memberLoginDto', 'data.accessToken', 'data.expiresIn'],
  },
  {
    name: 'cards',
    path: PATHS.cards,
    gateway: 'member',
    place: 3,
    values: ['data.memberToken', 'data.items'],
    isRead: true,
  },
  {
    name: 'installments',
    path: PATHS.installments,
    gateway: 'payment',
    place: 2,
    values: ['status', 'installmentDetails', 'installmentDetails.0.installmentPrices'],
    isRead: true,
    isQuestion: true,
    isOffer: true,
  },
  {
    name: 'bonus',
    path: PATHS.bonus,
    gateway: 'payment',
    place: 3,
    values: ['status', 'amount', 'cardBank'],
    isQuestion: true,
    isOffer: true,
  },
  { name: 'card auth', ...AUTH, values: ['status', 'paymentId', 'paidPrice', 'callbackUrl'], isMoney: true },
  { name: 'card auth, declined', ...AUTH, values: ['status', 'errorCode'], firstCard: 'declined', isMoney: true },
  {
    name: 'card auth, installments',
    ...AUTH,
    values: ['paidPrice'],
    manner: 'installments',
    isMoney: true,
    isStruckOnce: true,
  },
  { name: 'initialize3ds', ...BY_BANK, values: ['status', 'paymentId', 'threeDSHtmlContent'] },
  { name: 'detail, from the bank', ...OUTCOME, manner: 'threeDS' },
  { name: 'detail, paid', ...OUTCOME, brought: lost('after-commit') },
  { name: 'detail, never arrived', ...OUTCOME, brought: lost('before') },
  { name: 'detail, declined', ...OUTCOME, brought: lost('after-commit'), firstCard: 'declined' },
]
