import { type AnyStateMachine, assign } from 'xstate'
import { reconciliationMachine } from '../../../machines/after/reconciliation/machine'
import { checkoutMachine } from '../../../machines/checkout/machine'
import type { IntoBalance } from '../../../machines/entities/flow'
import { GENERIC_PROBLEM } from '../../../machines/entities/problem'
import { refundMachine } from '../../../machines/into-balance/refund/machine'
import { settlementMachine } from '../../../machines/into-balance/settlement/machine'
import { paymentAttemptMachine } from '../../../machines/payment/attempt/machine'
import { balancePaymentMachine } from '../../../machines/payment/balance/machine'
import { kycGateMachine } from '../../../machines/payment/kyc-gate/machine'
import { paymentMachine } from '../../../machines/payment/machine'
import { foreignPhoneMachine } from '../../../machines/sign-in/foreign-phone/machine'
import { otpMachine } from '../../../machines/sign-in/otp/machine'
import { registrationMachine } from '../../../machines/sign-in/registration/machine'
import { INPUTS } from '../fixtures/inputs'
import { LAWS, type LawName } from './laws'
import { type OrderFixture, PAID_BY_CARD } from './orders'
import {
  anyCodeRight,
  endWithoutWay,
  hearingForm,
  leftByAddress,
  leftWhileVerified,
  paidTakenForOpen,
  resentWhileVerified,
  resultTakenAway,
  resultWithoutReceipt,
  secondAuthorise,
} from './planted-charts'
import type { Family } from './system'

interface Planted {
  /** Completes the sentence "the laws notice …". */
  readonly name: string
  readonly machine?: AnyStateMachine
  readonly children?: Family
  readonly inputs?: readonly unknown[]
  /** Flags of the order in which the mistake shows. */
  readonly order?: OrderFixture['flags']
}

export interface Plant extends Planted {
  readonly law: LawName
}

type Guards = NonNullable<Parameters<typeof checkoutMachine.provide>[0]['guards']>

const withGuards = (guards: Guards) => ({ machine: checkoutMachine.provide({ guards }) as AnyStateMachine })

const beginningAs = (flow: IntoBalance) => INPUTS.checkout.filter((input) => input.flow === flow)
const beginningWith = (toRestore: 'login' | 'code') =>
  INPUTS.checkout.filter((input) => input.toRestore === toRestore).slice(0, 1)

/** At least one planted mistake for each law. */
const PLANTED: Readonly<Record<LawName, readonly [Planted, ...Planted[]]>> = {
  'no money call without a member who has logged in, or a buyer from abroad whom the provider admitted': [
    {
      name: 'a payment by a buyer from abroad who was refused',
      children: { foreignPhone: foreignPhoneMachine.provide({ guards: { isAdmitted: () => true } }) },
    },
  ],
  'one money call at a time': [
    { name: 'a payment that is sent twice', children: { paymentAttempt: secondAuthorise }, order: PAID_BY_CARD },
  ],
  'no money call after the order was paid': [
    {
      name: 'a paid order that is taken for an open one',
      machine: paidTakenForOpen,
      order: PAID_BY_CARD,
    },
  ],
  'no money call while the end of the last one is unknown': [
    {
      name: 'a lost answer that is taken for a refusal',
      children: { paymentAttempt: paymentAttemptMachine.provide({ guards: { isRefused: () => true } }) },
    },
    {
      name: 'a claim whose lost answer is taken for a refusal',
      children: { refund: refundMachine.provide({ guards: { isRefused: () => true } }) },
      inputs: beginningAs('refund'),
    },
    {
      name: 'a choice whose lost answer is taken for a refusal',
      children: { settlement: settlementMachine.provide({ guards: { isRefused: () => true } }) },
      inputs: beginningAs('settlement'),
    },
  ],
  'no money call but on the provider’s word that the order is still to be paid, and for this price': [
    {
      name: 'a payment sent against all that was said of its order',
      children: { paymentAttempt: paymentAttemptMachine.provide({ guards: { isReady: () => true } }) },
    },
  ],
  'no member’s money call whose limits the provider has not let through': [
    {
      name: 'a gate that takes every answer for yes',
      children: { kycGate: kycGateMachine.provide({ guards: { isWithinLimit: () => true } }) },
    },
  ],
  'no money call of any method while a transfer has its code (BANK-03~)': [
    {
      name: 'a payment beside a transfer that has its code',
      children: { payment: paymentMachine.provide({ guards: { isMember: () => false, hasTransfer: () => false } }) },
      order: { ...PAID_BY_CARD, transfer: 'begun' },
    },
  ],
  'no money call once the time is up': [{ name: 'a time that never ends', ...withGuards({ isTimeUp: () => false }) }],
  'no money call begins once the shopper has left for the shop (PAY-11~)': [
    {
      name: 'a payment that goes on under a page that is left for the shop',
      ...withGuards({ isExitAsked: () => false }),
    },
  ],
  'no money call that is left before its answer': [
    {
      name: 'a forgotten payment once the time is up',
      ...withGuards({ isAttempt: () => false }),
    },
  ],
  'no money call begins in a tab that does not own the order': [
    { name: 'a tab that pays wherever the order is', ...withGuards({ isObserving: () => false }) },
  ],
  'no money call begins while this page does not hold the lock of its order (PAY-11~)': [
    {
      name: 'a payment that goes on in a page that was left',
      ...withGuards({ isPageLeft: () => false }),
    },
  ],
  'what is sent is what was pressed, no matter what was typed and chosen meanwhile (PAY-11~)': [
    { name: 'a form that hears what is typed after the press', children: { cardPayment: hearingForm } },
  ],
  'the price that was accepted is the one that is shown, tried and asked about (PAY-12~)': [
    {
      name: 'a price that is forgotten with the payment it was accepted in',
      machine: checkoutMachine.provide({ actions: { setAttempted: () => undefined } }) as AnyStateMachine,
    },
  ],
  'nothing leads away from a result': [
    { name: 'a result that the end of the time takes away', machine: resultTakenAway, inputs: beginningWith('login') },
  ],
  'a paid order shows its result': [
    { name: 'a receipt that is taken for none', ...withGuards({ hasReceipt: () => false }), order: PAID_BY_CARD },
  ],
  'no code is verified with the reference of another than the newest one': [
    {
      name: 'a new code whose reference is forgotten',
      children: { otp: otpMachine.provide({ actions: { setResentCode: () => undefined } }) },
    },
  ],
  'no member is registered without the agreement': [
    {
      name: 'a registration that asks for no agreement',
      children: { registration: registrationMachine.provide({ guards: { isComplete: () => true } }) },
    },
  ],
  'no two calls that send or use a code at a time': [
    { name: 'a code that is sent again while it is verified', children: { otp: resentWhileVerified } },
  ],
  'no call that sends or uses a code is left before its answer, but by an edit or the end of everything': [
    { name: 'a step back while the code is verified', children: { otp: leftWhileVerified } },
  ],
  'a login ends only of a member, or while it is being checked': [
    { name: 'a guest whose login ends', ...withGuards({ hasMember: () => true }) },
  ],
  'nothing leads from admittingForeignPhone to paying but the provider’s admission': [
    {
      name: 'an admission of every buyer from abroad',
      children: { foreignPhone: foreignPhoneMachine.provide({ guards: { isAdmitted: () => true } }) },
    },
  ],
  'no code is sent again before the pause after the last one is over, or its time has ended (OTP-05~)': [
    {
      name: 'a code that can be asked for again at once',
      children: { otp: otpMachine.provide({ guards: { isResendOffered: () => true } }) },
    },
  ],
  'no code is verified after its time has ended (OTP-04~)': [
    {
      name: 'a code that outlives its time',
      children: { otp: otpMachine.provide({ guards: { isCodeExpired: () => false } }) },
    },
  ],
  'a member is known only by a right code, or by a login that was kept': [
    { name: 'a wrong code that is taken for the right one', children: { otp: anyCodeRight } },
  ],
  'no other way to pay is open while a transfer has its code (BANK-03~)': [
    {
      name: 'a form beside a transfer that has its code',
      children: { payment: paymentMachine.provide({ guards: { isMember: () => false, hasTransfer: () => false } }) },
      order: { ...PAID_BY_CARD, transfer: 'begun' },
    },
  ],
  'a result is shown on the provider’s word alone': [
    {
      name: 'a lost payment that is taken for a paid one',
      machine: resultWithoutReceipt,
      order: PAID_BY_CARD,
    },
  ],
  'no payment of a method that the order does not offer to its buyer (PAY-01~, FRGN-02~)': [
    {
      name: 'a card form of an order that takes no cards',
      children: {
        payment: paymentMachine.provide({
          guards: { isMember: () => false, isMethodToOpen: (_, { method }) => method === 'credit-card' },
        }),
      },
      order: { ...PAID_BY_CARD, card: 'off', credit: 'on' },
    },
  ],
  'a link moves money by its own call alone: an order pays, a refund claims, a settlement chooses (BOOT-17~)': [
    {
      name: 'a refund that is taken for an order to be paid',
      ...withGuards({ isRefund: () => false }),
      inputs: beginningAs('refund'),
    },
  ],
  'no money call begins while the shopper is asked whether to leave': [
    {
      name: 'a payment that goes on under the question about leaving',
      ...withGuards({ isExitShut: () => false }),
      order: PAID_BY_CARD,
    },
  ],
  'no payment is sent without the agreement': [
    {
      name: 'a balance that pays without the agreement',
      children: { balancePayment: balancePaymentMachine.provide({ guards: { isReadyToPay: () => true } }) },
      order: { ...PAID_BY_CARD, agreement: 'asked', card: 'off', balance: 'on' },
    },
  ],
  'an address begins and ends no call that moves money, or sends or uses a code': [
    { name: 'an address that leads away from a payment on its way', machine: leftByAddress, order: PAID_BY_CARD },
  ],
  'nothing leads from the search for the end of a payment back to paying but the provider’s verdict': [
    {
      name: 'a search that takes every answer for a refusal',
      children: {
        reconciliation: reconciliationMachine.provide({
          guards: { isNotCharged: () => true },
          actions: { setProblem: assign({ problem: GENERIC_PROBLEM }) },
        }),
      },
      order: PAID_BY_CARD,
    },
  ],
  'no dead ends: the shopper can always do something, or come to where that is so': [
    {
      name: 'an end of time that offers nothing',
      machine: endWithoutWay,
      order: { link: 'refund', page: 'screens', time: 'of the order', buyer: 'named', shop: 'no way back' },
    },
  ],
}

export const PLANTS: readonly Plant[] = LAWS.flatMap(({ name: law }) =>
  PLANTED[law].map((planted) => ({ ...planted, law })),
)
