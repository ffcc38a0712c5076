import type { AnyMachineSnapshot } from 'xstate'
import { kycGateMachine } from '../../../../machines/payment/kyc-gate/machine'
import { ALL_TERMS } from '../../../machines/fixtures/funds'
import { type Said, type Theme, atOnce, happening, kindOfAnswer } from './theme'
import { OF_A_MEMBER, ORDER_READY, PAYING_SIDE, settingOf, ticks } from './paying-side'

const UNKNOWN = { kycLevel: 0 } as const
/** The terms that the sandbox's shop sends. */
const UNTRUSTED = {
  ...ALL_TERMS,
  isMerchantTrusted: false,
  buyer: { name: 'Elif', surname: 'Yılmaz' },
  today: { year: 2026, month: 1, day: 1 },
}

const FAMILY = {
  ...PAYING_SIDE,
  ...ORDER_READY,
  kycGate: kycGateMachine,
  askMemberLevel: atOnce({ kind: 'known', level: 0 }),
}

/** A member whose identity is not verified pays from the balance. */
const BALANCE = {
  payment: {
    'shopper.choseMethod': ({ method }: Said) => method === 'balance',
    'shopper.agreed': ticks(({ machine }) => machine.id === 'balancePayment'),
  },
  balancePayment: { 'shopper.paid': 'all' },
  paymentAttempt: { authorise: ['paid'] },
} as const

export const identityForm: Theme = {
  name: 'identity by form',
  inputs: OF_A_MEMBER,
  family: { ...FAMILY, readTerms: atOnce({ ...UNTRUSTED, isIdentityFormShown: true }) },
  isChosen: happening({
    ...BALANCE,
    kycGate: {
      'shopper.typed': 'all',
      'shopper.leftField': 'all',
      'shopper.gaveIdentity': 'all',
      'shopper.closed': 'all',
      proveIdentity: 'all',
      askLimit: ['within', 'violated'],
      askLevel: ({ output }) => (output as { level?: number } | undefined)?.level === 2,
    },
  }),
  setting: settingOf(
    {
      member: UNKNOWN,
      order: {
        flags: { merchantTrustStampAvailableOrIgnored: false },
        init: { abTests: { verifyIdentity: 1 } },
      },
    },
    { held: ['proveIdentity', 'askLimit', 'authorise'], past: ['askMemberLevel'] },
  ),
}

const at = (app: string) => ({ guarding: { check: { proving: { app } } } })

const levelIn = ({ output }: Said) => (output as { level?: number } | undefined)?.level ?? -1

const hasProblem = ({ context }: AnyMachineSnapshot) => (context as { problem?: unknown }).problem !== undefined

const isFirstRefusal = (event: Said, snapshot: AnyMachineSnapshot) =>
  kindOfAnswer(event) === 'refused' && !hasProblem(snapshot)

export const identityApp: Theme = {
  name: 'identity in the app',
  inputs: OF_A_MEMBER,
  family: { ...FAMILY, readTerms: atOnce(UNTRUSTED) },
  isChosen: happening({
    ...BALANCE,
    kycGate: {
      'shopper.askedForLink': (_, snapshot) => snapshot.matches(at('offering')),
      'shopper.verified': 'all',
      'shopper.closed': (_, snapshot) => snapshot.matches(at('offering')) && !hasProblem(snapshot),
      sendAppLink: (event, snapshot) => kindOfAnswer(event) === 'sent' || isFirstRefusal(event, snapshot),
      // Level 0 (nothing verified) and level 2 (fully verified).
      askLevel: (event, snapshot) => [0, 2].includes(levelIn(event)) || isFirstRefusal(event, snapshot),
    },
  }),
  setting: settingOf(
    { member: UNKNOWN, order: { flags: { merchantTrustStampAvailableOrIgnored: false } } },
    { held: ['sendAppLink', 'askLevel', 'authorise'], past: ['askMemberLevel'] },
  ),
}
