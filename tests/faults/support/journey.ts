import type { WantedFault } from '../../../sandbox/faults/fault'
import { PATHS } from '../../gateways/support/paths'

export type Phase = NonNullable<WantedFault['phase']>

/** Calls of the card journey; the last four differ in what the payment before them, or the bank, did. */
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
  /** What has to go wrong for the call to be made. */
  readonly brought?: WantedFault
  /** Asked again by the app itself when it is lost, so that only a second strike is felt. */
  readonly isRead?: true
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
} as const

const AUTH = {
  path: PATHS.cardAuth,
  gateway: 'payment',
  place: 1,
  countsFromPaying: true,
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
  { name: 'card auth', ...AUTH, values: ['status', 'paymentId', 'paidPrice', 'callbackUrl'], isMoney: true },
  { name: 'card auth, declined', ...AUTH, values: ['status', 'errorCode'], firstCard: 'declined', isMoney: true },
  { name: 'detail, paid', ...OUTCOME, brought: lost('after-commit') },
  { name: 'detail, never arrived', ...OUTCOME, brought: lost('before') },
  { name: 'detail, declined', ...OUTCOME, brought: lost('after-commit'), firstCard: 'declined' },
]
