import { and, assign, enqueueActions, not, or, raise, sendTo, setup, stateIn } from 'xstate'
import type { foreignPhoneMachine, ForeignPhoneOutput } from '../sign-in/foreign-phone/machine'
import type { resultExtrasMachine } from '../after/result-extras/machine'
import type { countdownMachine } from '../around/countdown/machine'
import type { Instant } from '../entities/instant'
import type { NetworkState } from '../entities/network'
import { GENERIC_PROBLEM, type Problem, problemBeforePaying } from '../entities/problem'
import type { emailMismatchMachine } from '../sign-in/email-mismatch/machine'
import type { EntryOutput } from '../sign-in/identify/ports'
import { identifyMachine } from '../sign-in/identify/machine'
import type { noticeMachine } from '../around/notice/machine'
import type { phoneChangeMachine, PhoneChangeOutput } from '../sign-in/phone-change/machine'
import type { IntoBalanceOutput } from '../into-balance/rules'
import type { paymentMachine } from '../payment/machine'
import type { PaymentOutput } from '../payment/context'
import type { TagParams } from '../support/tag'
import { lazyMachine } from '../support/port'
import type { legalTextMachine } from '../around/legal-text/machine'
import type { reconciliationMachine, ReconciliationOutput } from '../after/reconciliation/machine'
import type { refundMachine } from '../into-balance/refund/machine'
import type { registrationMachine } from '../sign-in/registration/machine'
import type { settlementMachine } from '../into-balance/settlement/machine'
import type { shopReturnMachine } from '../after/shop-return/machine'
import type { tabOwnershipMachine } from '../around/tab-ownership/machine'
import type { otpMachine } from '../sign-in/otp/machine'
import type { OtpOutput } from '../sign-in/otp/setup'
import { knownFlow, outcomeOf, startOf } from './answers'
import type { CheckoutChildren, CheckoutContext, CheckoutEvent, CheckoutInput, ForwardParams } from './context'
import type { RestoreAnswer, StartAnswer } from './ports'
import { hostEvents, leaveForShop, openPayment, restoreLogin, startOrder, startOver } from './ports'
import {
  deadlineFrom,
  orderExpiryOf,
  entranceOf,
  formFromPendingCode,
  isEntrance,
  knownAgreementOf,
  canRestoreSignIn,
  type Screen,
  NO_CHOICES,
  markOpenTransfer,
  withoutBuyer,
  withoutOthersChoices,
  requireOrder,
} from './rules'
import { AT_BANK_STATES, MONEY_CALL_STATES, STATES_WITHOUT_SHOP_LINK } from './state-groups'

/** Outputs of the machines before the payment: the shopper's identity, or the step that asks next. */
type AnyArrival = EntryOutput | ForeignPhoneOutput | OtpOutput

type ChildWithText = 'registration' | 'emailMismatch' | 'foreignPhone' | 'otp' | 'phoneChange'

/** All outputs that can report a paid order. */
type AnyEnding = PaymentOutput | IntoBalanceOutput | ReconciliationOutput | StartAnswer

export const checkoutSetup = setup({
  types: {
    context: {} as CheckoutContext,
    events: {} as CheckoutEvent,
    input: {} as CheckoutInput,
    children: {} as CheckoutChildren,
  },
  actors: {
    startOrder,
    openPayment,
    restoreLogin,
    startOver,
    leaveForShop,
    hostEvents,
    countdown: lazyMachine<typeof countdownMachine>('countdown'),
    identify: identifyMachine,
    registration: lazyMachine<typeof registrationMachine>('registration'),
    emailMismatch: lazyMachine<typeof emailMismatchMachine>('emailMismatch'),
    foreignPhone: lazyMachine<typeof foreignPhoneMachine>('foreignPhone'),
    otp: lazyMachine<typeof otpMachine>('otp'),
    phoneChange: lazyMachine<typeof phoneChangeMachine>('phoneChange'),
    payment: lazyMachine<typeof paymentMachine>('payment'),
    refund: lazyMachine<typeof refundMachine>('refund'),
    settlement: lazyMachine<typeof settlementMachine>('settlement'),
    reconciliation: lazyMachine<typeof reconciliationMachine>('reconciliation'),
    shopReturn: lazyMachine<typeof shopReturnMachine>('shopReturn'),
    resultExtras: lazyMachine<typeof resultExtrasMachine>('resultExtras'),
    notice: lazyMachine<typeof noticeMachine>('notice'),
    legalText: lazyMachine<typeof legalTextMachine>('legalText'),
    tabOwnership: lazyMachine<typeof tabOwnershipMachine>('tabOwnership'),
  },
  guards: {
    hasToken: ({ context }) => context.token !== '',
    isEntranceAsked: (_, params: { screen: Screen }) => isEntrance(params.screen),
    isOtherScreen: (_, params: { screen: Screen }) => params.screen !== 'pay',
    isOtpScreen: (_, params: { screen: Screen }) => params.screen === 'otp',
    isCodeSent: (_, params: { kind: AnyArrival['kind'] }) => params.kind === 'codeSent',
    isNewcomer: (_, params: { kind: AnyArrival['kind'] }) => params.kind === 'newcomer',
    isEmailNeeded: (_, params: { kind: AnyArrival['kind'] }) => params.kind === 'emailNeeded',
    isForeign: (_, params: { kind: AnyArrival['kind'] }) => params.kind === 'foreign',
    isAdmitted: (_, params: { kind: AnyArrival['kind'] }) => params.kind === 'admitted',
    isVerified: (_, params: { kind: AnyArrival['kind'] }) => params.kind === 'verified',
    isNumberWrong: (_, params: { kind: AnyArrival['kind'] }) => params.kind === 'numberWrong',
    isStarted: (_, params: { kind: StartAnswer['kind'] }) => params.kind === 'started',
    isLinkInvalid: (_, params: { kind: StartAnswer['kind'] }) => params.kind === 'dead',
    isUnsettled: (_, params: { kind: StartAnswer['kind'] }) => params.kind === 'unsettled',
    isPaid: (_, params: { kind: AnyEnding['kind'] }) => params.kind === 'paid',
    isLoginRefused: (_, params: { kind: AnyEnding['kind'] }) => params.kind === 'loginOver',
    isExitAsked: stateIn({ exit: 'asking' }),
    isLeavingForShop: stateIn({ exit: 'leaving' }),
    isStaying: and([not('isLeavingForShop'), not('isPageLeft')]),
    isUnresolved: ({ context }) => context.isUnresolved,
    isRefund: ({ context }) => context.flow === 'refund',
    isSettlement: ({ context }) => context.flow === 'settlement',
    hasReceipt: (_, params: { kind: PaymentOutput['kind'] }) => params.kind !== 'unknown',
    isAttempt: (_, { is }: TagParams) => is,
    isPaymentPressed: stateIn({ journey: { paying: 'pressed' } }),
    isLockedIn: stateIn({ journey: { paying: 'lockedIn' } }),
    isMoneyCallMade: or(MONEY_CALL_STATES.map((journey) => stateIn({ journey }))),
    isPaymentBegun: or(['isMoneyCallMade', 'isLockedIn']),
    canShowBankPage: or(AT_BANK_STATES.map((journey) => stateIn({ journey }))),
    isBankPageOver: not('canShowBankPage'),
    hasReturn: ({ context }) => context.order?.look.isReturnOffered === true,
    hasLeftPaying: or(STATES_WITHOUT_SHOP_LINK.map((journey) => stateIn({ journey }))),
    isExitShut: not('canExit'),
    canExit: and(['hasReturn', not('isPaymentPressed'), not('isPaymentBegun'), not('hasLeftPaying')]),
    hasResult: and([stateIn({ journey: 'result' }), ({ context }) => context.flow === 'pay']),
    isElsewhere: (_, { is }: TagParams) => is,
    isObserving: stateIn({ tab: { claimed: 'observing' } }),
    isLeft: (_, { is }: TagParams) => is,
    isPageLeft: stateIn({ tab: { claimed: 'left' } }),
    isPageBack: not('isPageLeft'),
    isOwning: stateIn({ tab: { claimed: 'owning' } }),
    hasDeadline: ({ context }) => deadlineFrom(context) !== undefined,
    isUntimed: ({ context }) => orderExpiryOf(context.order) === undefined,
    hasFormExpired: (_, { is }: TagParams) => is,
    hasMemberExpired: (_, { is }: TagParams) => is,
    isOrderDeadline: (_, params: { whose: 'member' | 'order' }) => params.whose === 'order',
    isLinkClosed: stateIn({ session: 'closed' }),
    isExpired: stateIn({ journey: 'expired' }),
    isOffline: (_, params: { network: NetworkState }) => params.network === 'offline',
    isSlow: (_, params: { network: NetworkState }) => params.network === 'slow',
    isLoginOver: stateIn({ session: 'memberExpired' }),
    isTimeUp: or([and([stateIn({ session: 'formExpired' }), not('isUntimed')]), 'isLoginOver']),
    canRestoreSignIn: ({ context }) => canRestoreSignIn(context),
    isCodePending: (_, params: { kind: RestoreAnswer['kind'] }) => params.kind === 'codePending',
    isRestored: (_, params: Pick<RestoreAnswer, 'kind'>) => params.kind === 'restored' || params.kind === 'admitted',
    hasMember: ({ context }) => context.member !== undefined,
    hasBuyer: ({ context }) => (context.member ?? context.foreignBuyer) !== undefined,
    hasOrder: ({ context }) => context.order !== undefined,
  },
  actions: {
    setEntrance: assign((_, params: { screen: Screen }) => ({ entrance: entranceOf(params.screen) })),
    setOrder: assign(({ context }, { answer }: { answer: StartAnswer }) => startOf(answer, context)),
    /** A sign-in to restore skips the form, so the form must not react to the order. At the form, a tick counts only if its shopper is known. */
    sendOrderToIdentify: enqueueActions(({ context, enqueue }) => {
      if (canRestoreSignIn(context)) return
      enqueue.assign(knownAgreementOf(context))
      const variant = {
        isQuick: requireOrder(context.order).isQuickLogin,
        isMembersOnly: context.flow !== 'pay',
      }
      enqueue.sendTo('identify', { type: 'order.arrived' as const, form: context.form, ...variant })
    }),
    sendEntranceToIdentify: sendTo('identify', (_, { screen }: { screen: Screen }) => ({
      type: 'address.asked' as const,
      screen: entranceOf(screen),
    })),
    sendEvent: sendTo(
      (_, { id }: ForwardParams) => id,
      (_, { event }) => event,
    ),
    sendFailureToIdentify: sendTo('identify', { type: 'order.failed' }),
    /** Asks the child to end, so that it returns its typed text. */
    sendStepBack: sendTo((_, params: { id: ChildWithText }) => params.id, { type: 'shopper.steppedBack' }),
    setEntry: assign((_, { answer }: { answer: EntryOutput | ForeignPhoneOutput }) => ({
      form: answer.form,
      ...(answer.kind === 'codeSent' && { pending: answer.pending }),
      ...(answer.kind === 'admitted' && { foreignBuyer: answer.buyer, toRestore: undefined }),
      ...('isContactReplaced' in answer && { isContactReplaced: answer.isContactReplaced }),
    })),
    setVerified: assign((_, { answer }: { answer: OtpOutput }) => ({
      isContactReplaced: answer.isContactReplaced,
      ...('pending' in answer && { pending: answer.pending, announcedCode: answer.pending }),
      ...(answer.kind === 'verified' && { member: answer.member, toRestore: undefined }),
    })),
    setRestored: assign(({ context: { returning } }, { answer }: { answer: RestoreAnswer }) => ({
      ...(answer.kind === 'restored' && {
        member: answer.member,
        toRestore: undefined,
        ...(answer.isOther && !returning && NO_CHOICES),
      }),
      ...(answer.kind === 'admitted' && { foreignBuyer: answer.buyer, toRestore: undefined, loginEndsAt: undefined }),
    })),
    setLoginEnd: assign((_, { endsAt }: { endsAt: Instant }) => ({ loginEndsAt: endsAt })),
    sendDeadlineToCountdown: sendTo('countdown', ({ context }) => {
      const deadline = deadlineFrom(context)
      return deadline ? { type: 'clock.set' as const, deadline } : { type: 'clock.reset' as const }
    }),
    setNotice: assign((_, params: { notice: Problem }) => params),
    setNetwork: assign((_, params: { network: NetworkState }) => params),
    sendWakeUpToReconciliation: sendTo('reconciliation', { type: 'tab.woke' }),
    setReceipt: assign((_, { answer }: { answer: PaymentOutput | IntoBalanceOutput }) =>
      answer.kind === 'unknown' ? {} : { receipt: answer.receipt },
    ),
    setPaidOrder: assign((_, { answer }: { answer: StartAnswer }) =>
      answer.kind === 'paid'
        ? {
            ...knownFlow(answer),
            order: answer.order,
            receipt: answer.receipt,
            isOwnPaymentFound: answer.isOwnPaymentFound,
          }
        : {},
    ),
    setRefusal: assign((_, params: { answer: StartAnswer }) => ({
      problem: params.answer.kind === 'refused' ? problemBeforePaying(params.answer.refusal) : GENERIC_PROBLEM,
    })),
    setGenericProblem: assign({ problem: GENERIC_PROBLEM }),
    /** Another person's tick, choice and refusal do not count. */
    clearOthersChoices: assign(({ context }) => withoutOthersChoices(context)),
    setAgreed: assign((_, params: { hasAgreed?: boolean }) => params),
    /** The shopper has accepted the attempt's price, so it is now the order's price. */
    setAttempted: assign(({ context: { order } }, { answer }: { answer: PaymentOutput | IntoBalanceOutput }) => {
      if (answer.kind !== 'unknown') return {}
      const { attempted, price, isAtBank } = answer
      return { attempted, isAtBank, order: order && { ...order, price } }
    }),
    setOutcome: assign(({ context }, { answer }: { answer: ReconciliationOutput }) => outcomeOf(answer, context)),
    /** The form follows the code, which may have been sent to another phone than the one typed there. */
    setPendingCode: assign(({ context }, { answer }: { answer: PhoneChangeOutput | RestoreAnswer }) =>
      'pending' in answer ? { pending: answer.pending, form: formFromPendingCode(answer.pending, context.form) } : {},
    ),
    setAnnouncedCode: assign(({ context }) => ({ announcedCode: context.pending })),
    /** A code or an admission whose screen ends without its answer may have sent the order its contact. */
    setContactReplaced: assign({ isContactReplaced: true }),
    setHandedOver: assign({ toRestore: 'login' as const }),
    clearAttempted: assign({ attempted: undefined, isAtBank: false }),
    clearToRestore: assign(({ context }) => ({
      toRestore: undefined,
      loginEndsAt: undefined,
      ...knownAgreementOf(context),
    })),
    setTransfer: enqueueActions(({ context: { order }, enqueue }, { is }: { is: boolean }) => {
      if (order?.hasTransfer === is) return
      enqueue.assign({ order: markOpenTransfer(order, is) })
      enqueue.raise({ type: 'session.changed' })
    }),
    raiseSessionChanged: enqueueActions(({ context, enqueue }) => {
      if (context.order) enqueue.raise({ type: 'session.changed' })
    }),
    clearBuyer: assign(({ context }) => withoutBuyer(context)),
    /** The methods open again without the method, card or installments that were chosen, so the shopper agrees to what is there. */
    clearPayment: assign({ attempted: undefined, problem: undefined, hasAgreed: false }),
    raiseRestored: raise({ type: 'tab.restored' }),
    clearProblem: assign({ problem: undefined }),
  },
})
