import { fromCallback } from 'xstate'
import { foreignPhoneMachine } from '../../../machines/sign-in/foreign-phone/machine'
import type { HostEvent } from '../../../machines/checkout/ports'
import { countdownMachine } from '../../../machines/around/countdown/machine'
import type { emailMismatchMachine } from '../../../machines/sign-in/email-mismatch/machine'
import { identifyMachine } from '../../../machines/sign-in/identify/machine'
import type { phoneChangeMachine } from '../../../machines/sign-in/phone-change/machine'
import type { checkOrder } from '../../../machines/payment/order-check/ports'
import { lazyMachine } from '../../../machines/support/port'
import type { reconciliationMachine } from '../../../machines/after/reconciliation/machine'
import type { registrationMachine } from '../../../machines/sign-in/registration/machine'
import type { shopReturnMachine } from '../../../machines/after/shop-return/machine'
import { tabOwnershipMachine } from '../../../machines/around/tab-ownership/machine'
import { claimOrder } from '../../../machines/around/tab-ownership/ports'
import { otpMachine } from '../../../machines/sign-in/otp/machine'
import { answeredAtOnce } from './answered-at-once'
import { GATE_ASKING } from './held-gate'
import { hold } from './held-port'
import { attemptOver, bankTransferOver, cardPaymentOver, paymentOver } from './payment-over'
import type { Beginning } from './beginning'

const breakDown = () => {
  throw new Error('broken on purpose')
}

type Children = NonNullable<Beginning['children']>

export const BROKEN = {
  identifyAtPressOnEmptyForm: () => ({
    identify: identifyMachine.provide({ guards: { hasFaults: () => false, isForeign: () => false } }),
  }),
  registrationAtOnce: () => ({ registration: lazyMachine<typeof registrationMachine>('registration') }),
  emailMismatchAtOnce: () => ({ emailMismatch: lazyMachine<typeof emailMismatchMachine>('emailMismatch') }),
  foreignPhoneAtOnce: () => ({ foreignPhone: lazyMachine<typeof foreignPhoneMachine>('foreignPhone') }),
  foreignPhoneAfterContact: (ports) => ({
    foreignPhone: foreignPhoneMachine.provide({
      guards: { isHandedOver: breakDown },
      actors: {
        askPreference: ports.askPreference.logic,
        admitForeign: ports.admitForeign.logic,
        updateContact: ports.updateContact.logic,
      },
    }),
  }),
  phoneChangeAtOnce: () => ({ phoneChange: lazyMachine<typeof phoneChangeMachine>('phoneChange') }),
  otpAtOnce: () => ({ otp: lazyMachine<typeof otpMachine>('otp') }),
  otpAtVerification: (ports) => ({
    otp: otpMachine.provide({
      guards: { isVerified: breakDown },
      actors: { verifyCode: ports.verifyCode.logic, updateContact: ports.updateContact.logic },
    }),
  }),
  paymentAtOnce: (ports) => ({ payment: paymentOver(ports).provide({ guards: { isMember: breakDown } }) }),
  cardPaymentAtWallet: (ports) => ({
    payment: paymentOver(ports).provide({
      actors: { cardPayment: cardPaymentOver(ports).provide({ guards: { isWalletOpen: breakDown } }) },
    }),
  }),
  bankTransferAtPress: (ports) => ({
    payment: paymentOver(ports).provide({
      actors: { bankTransfer: bankTransferOver(ports).provide({ guards: { canNotify: breakDown } }) },
    }),
  }),
  /** The order check never answers. */
  checkNever: (ports) => ({
    payment: paymentOver(ports).provide({
      actors: {
        paymentAttempt: attemptOver(ports).provide({ actors: { checkOrder: hold<typeof checkOrder>().logic } }),
      },
    }),
  }),
  /** The identity gate stays at its modal. */
  gateAsking: (ports) => ({
    payment: paymentOver(ports).provide({
      actors: { paymentAttempt: attemptOver(ports).provide({ actors: { kycGate: GATE_ASKING } }) },
    }),
  }),
  attemptAtBank: (ports) => ({
    payment: paymentOver(ports).provide({
      actors: { paymentAttempt: attemptOver(ports).provide({ delays: { bankPatience: breakDown } }) },
    }),
  }),
  attemptAtAnswer: (ports) => ({
    payment: paymentOver(ports).provide({
      actors: { paymentAttempt: attemptOver(ports).provide({ guards: { isPaid: breakDown } }) },
    }),
  }),
  /** Takes every answer for a payment, although it has no receipt. */
  attemptAtReceipt: (ports) => ({
    payment: paymentOver(ports).provide({
      actors: { paymentAttempt: attemptOver(ports).provide({ guards: { isPaid: () => true } }) },
    }),
  }),
  paymentAtAnswer: (ports) => ({ payment: paymentOver(ports).provide({ guards: { isPaid: breakDown } }) }),
  reconciliationAtOnce: () => ({ reconciliation: lazyMachine<typeof reconciliationMachine>('reconciliation') }),
  countdownAtOnce: () => ({ countdown: countdownMachine.provide({ guards: { hasDeadline: breakDown } }) }),
  hostEventsAtOnce: () => ({ hostEvents: fromCallback<HostEvent>(breakDown) }),
  tabOwnershipAtClaim: () => ({
    tabOwnership: tabOwnershipMachine.provide({
      actors: { claimOrder: answeredAtOnce(claimOrder, { kind: 'owned' }) },
      guards: { isOwned: breakDown },
    }),
  }),
  shopReturnAtOnce: () => ({ shopReturn: lazyMachine<typeof shopReturnMachine>('shopReturn') }),
} satisfies Record<string, Children>
