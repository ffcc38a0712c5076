import { ofKind, theAnswer } from '../answer'
import { GENERIC_PROBLEM } from '../entities/problem'
import { SENT_STATES } from '../sent-states'
import { gatedMeansOf, questionOf, sumOf } from './choices'
import { cardPaymentParts } from './parts'

/**
 * The payment itself. `shopper.paid` has an arrow in `choosing` alone, so that a second press, an Enter or an event of a former page
 * can't start a second authorisation, and nothing that is chosen while a payment is under way can change what it is made with.
 */
export const paymentRegion = cardPaymentParts.createStateConfig({
  initial: 'beginning',
  states: {
    // After a payment, and after one that a bank refused before the page was loaded anew.
    beginning: { always: [{ guard: 'isCreditDue', target: 'offering' }, { target: 'choosing' }] },
    // What is offered lies over the form, and either leads back into it or to another method.
    offering: { tags: 'creditOffered', on: { 'shopper.closed': 'choosing' } },
    choosing: {
      on: {
        'shopper.choseCard': {
          guard: { type: 'isUsableCard', params: ({ event }) => ({ cardToken: event.cardToken }) },
          actions: [{ type: 'keepChoice', params: ({ event }) => ({ selectedCard: event.cardToken }) }, 'tellChange'],
        },
        'shopper.askedNewCard': { actions: [{ type: 'keepMeans', params: { means: 'newCard' } }, 'tellChange'] },
        'shopper.askedSavedCards': {
          guard: 'hasSavedCards',
          actions: [{ type: 'keepMeans', params: { means: 'savedCard' } }, 'tellChange'],
        },
        'shopper.askedBkm': {
          guard: 'isBkmEnabled',
          actions: [{ type: 'keepMeans', params: { means: 'bkm' } }, 'tellChange'],
        },
        'shopper.leftField': {
          guard: { type: 'isFilled', params: ({ event }) => ({ field: event.field }) },
          actions: { type: 'recordLeft', params: ({ event }) => ({ field: event.field }) },
        },
        'shopper.choseInstallment': {
          guard: { type: 'isOffered', params: ({ event }) => ({ installmentNumber: event.installmentNumber }) },
          actions: {
            type: 'keepInstallment',
            params: ({ event }) => ({ selectedInstallment: event.installmentNumber }),
          },
        },
        'shopper.choseBonus': {
          guard: 'hasBonus',
          actions: {
            type: 'keepBonusChoice',
            params: ({ event }) => ({ isBonusSelected: event.isBonusSelected }),
          },
        },
        'shopper.choseMix': {
          guard: 'canMix',
          actions: { type: 'keepMixChoice', params: ({ event }) => ({ isMixAsked: event.isMixAsked }) },
        },
        'shopper.askedThreeDS': {
          actions: { type: 'keepThreeDSChoice', params: ({ event }) => ({ isThreeDSAsked: event.isThreeDSAsked }) },
        },
        'shopper.storedCard': {
          guard: 'hasWallet',
          actions: { type: 'keepStoring', params: ({ event }) => ({ isCardStored: event.isCardStored }) },
        },
        'shopper.agreed': {
          actions: { type: 'keepAgreement', params: ({ event }) => ({ isAgreed: event.isAgreed }) },
        },
        'shopper.paid': [
          { guard: 'isReadyToPay', target: 'settling', actions: 'forgetProblem' },
          { actions: 'recordFaults' },
        ],
      },
    },
    // Whether the bank wants to see the shopper comes with the installments: a payment sent before that may be one that can't be.
    settling: {
      tags: 'busy',
      always: [
        { guard: 'isGateNeeded', target: 'gating' },
        { guard: 'areTermsSettled', target: 'checking' },
      ],
    },
    // Who it is and how much they may pay. Whatever could not be found out lets nothing through.
    gating: {
      tags: 'busy',
      invoke: {
        id: 'kycGate',
        src: 'kycGate',
        input: ({ context }) => ({
          memberId: context.buyer.memberId ?? '',
          level: context.level,
          means: gatedMeansOf(context),
          amount: sumOf(context).total,
          terms: context.terms,
        }),
        onDone: [
          {
            guard: { type: 'isGateOpen', params: ofKind },
            target: 'checking',
            actions: { type: 'keepGate', params: theAnswer },
          },
          {
            target: 'choosing',
            actions: [
              { type: 'keepGate', params: theAnswer },
              { type: 'keepGateClosed', params: theAnswer },
              'tellChange',
            ],
          },
        ],
        onError: { target: 'choosing', actions: { type: 'recordProblem', params: { problem: GENERIC_PROBLEM } } },
      },
    },
    // The last look before the money: from here on no other tab can send a payment of this order. Nothing is sent yet: it can be left.
    checking: {
      tags: 'busy',
      invoke: {
        id: 'checkOrder',
        src: 'checkOrder',
        input: ({ context }) => ({ price: context.price }),
        onDone: [
          { guard: { type: 'isReady', params: ofKind }, target: 'paying' },
          {
            guard: { type: 'isPriceChanged', params: ofKind },
            target: 'accepting',
            actions: { type: 'keepNewPrice', params: theAnswer },
          },
          { guard: { type: 'isSettled', params: ofKind }, target: '#cardPayment.unknown' },
          { target: 'choosing', actions: { type: 'recordHindrance', params: theAnswer } },
        ],
        onError: { target: 'choosing', actions: { type: 'recordProblem', params: { problem: GENERIC_PROBLEM } } },
      },
    },
    // The order costs something else than what was shown. Nobody pays that without having said so.
    accepting: {
      tags: 'priceChanged',
      on: { 'shopper.acceptedPrice': { target: 'choosing', actions: ['keepAcceptedPrice', 'tellChange'] } },
    },
    paying: {
      tags: ['busy', 'paymentInFlight'],
      initial: 'sent',
      invoke: {
        id: 'payByCard',
        src: 'payByCard',
        input: ({ context }) => questionOf(context),
        onDone: [
          {
            guard: { type: 'isPaid', params: ofKind },
            target: '#cardPayment.paid',
            actions: { type: 'keepReceipt', params: theAnswer },
          },
          {
            guard: { type: 'isRefused', params: ofKind },
            target: 'beginning',
            actions: { type: 'recordRefusal', params: theAnswer },
          },
          {
            guard: { type: 'isRedirected', params: ofKind },
            target: 'redirecting',
            actions: { type: 'keepBank', params: theAnswer },
          },
          { target: '#cardPayment.unknown' },
        ],
        onError: '#cardPayment.unknown',
      },
      states: SENT_STATES,
    },
    // The bank has the next word. Its page is gone to once; whatever becomes of that, the order says how it ended.
    redirecting: {
      tags: 'paymentRedirected',
      initial: 'pausing',
      states: {
        pausing: { after: { threeDSPause: 'posting' }, on: { 'shopper.wentToBank': 'posting' } },
        posting: {
          tags: 'busy',
          invoke: { id: 'goToBank', src: 'goToBank', onDone: 'leaving', onError: '#cardPayment.unknown' },
        },
        leaving: { tags: 'busy', after: { bankPatience: '#cardPayment.unknown' } },
      },
    },
  },
})
