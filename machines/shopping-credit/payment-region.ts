import { ofKind, theAnswer } from '../answer'
import { GENERIC_PROBLEM } from '../entities/problem'
import { SENT_STATES } from '../sent-states'
import { countlyDataOf } from './draft'
import { shoppingCreditParts } from './parts'

const toForm = { target: 'choosing', actions: { type: 'recordProblem', params: { problem: GENERIC_PROBLEM } } } as const

/**
 * The application itself. `shopper.applied` has an arrow in `choosing` alone, and there only where nothing is explained over it; no bank
 * can be chosen once it was pressed. One application follows one press.
 */
export const paymentRegion = shoppingCreditParts.createStateConfig({
  initial: 'choosing',
  states: {
    choosing: {
      initial: 'looking',
      states: {
        looking: {
          on: {
            'shopper.choseBank': {
              guard: { type: 'canChooseBank', params: ({ event }) => ({ acquirerId: event.acquirerId }) },
              actions: [{ type: 'keepBank', params: ({ event }) => ({ acquirerId: event.acquirerId }) }, 'tellChange'],
            },
            'shopper.agreed': {
              actions: { type: 'keepAgreement', params: ({ event }) => ({ isAgreed: event.isAgreed }) },
            },
            'shopper.askedHow': 'learning',
            'shopper.applied': [
              {
                guard: 'isReadyToApply',
                target: '#shoppingCredit.open.payment.checking',
                actions: 'forgetProblem',
              },
              { actions: 'recordFaults' },
            ],
          },
        },
        // How one applies is read over the form, and leads back into it.
        learning: { tags: 'explaining', on: { 'shopper.closed': 'looking' } },
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
          { guard: { type: 'isReady', params: ofKind }, target: 'cleared' },
          {
            guard: { type: 'isPriceChanged', params: ofKind },
            target: 'accepting',
            actions: { type: 'keepNewPrice', params: theAnswer },
          },
          { guard: { type: 'isSettled', params: ofKind }, target: '#shoppingCredit.unknown' },
          { target: 'choosing', actions: { type: 'recordHindrance', params: theAnswer } },
        ],
        onError: toForm,
      },
    },
    // The order costs something else than what was shown: all that was found out was about another credit.
    accepting: {
      tags: 'priceChanged',
      on: { 'shopper.acceptedPrice': { target: '#shoppingCredit.entering', actions: 'keepAcceptedPrice' } },
    },
    cleared: { always: [{ guard: 'hasValidation', target: 'applying' }, { target: 'validating' }] },
    // Whether this order may be financed at all. It is a question: what can't be found out is asked again by whoever presses again.
    validating: {
      tags: 'busy',
      invoke: {
        id: 'validateCredit',
        src: 'validateCredit',
        input: ({ context: { member, price } }) => ({ member, price }),
        onDone: [
          {
            guard: { type: 'isValidated', params: ofKind },
            target: 'applying',
            actions: { type: 'keepValidation', params: theAnswer },
          },
          {
            guard: { type: 'isIneligible', params: ofKind },
            target: '#shoppingCredit.ineligible',
            actions: { type: 'recordTurned', params: theAnswer },
          },
          { target: 'choosing', actions: { type: 'recordRefusal', params: theAnswer } },
        ],
        onError: toForm,
      },
    },
    applying: {
      tags: ['busy', 'paymentInFlight'],
      initial: 'sent',
      invoke: {
        id: 'applyForCredit',
        src: 'applyForCredit',
        input: ({ context: { member, price, selectedAcquirer = '' } }) => ({
          ...{ member, price, acquirerId: selectedAcquirer },
        }),
        onDone: [
          {
            guard: { type: 'isRedirected', params: ofKind },
            target: 'redirecting',
            actions: [
              { type: 'keepBankPage', params: theAnswer },
              { type: 'tellApplied', params: ({ context }) => ({ countlyData: countlyDataOf(context) }) },
            ],
          },
          {
            guard: { type: 'isRefused', params: ofKind },
            target: 'choosing',
            actions: { type: 'recordRefusal', params: theAnswer },
          },
          { target: '#shoppingCredit.unknown' },
        ],
        onError: '#shoppingCredit.unknown',
      },
      states: SENT_STATES,
    },
    // The bank has the next word. Its page is gone to once; whatever becomes of that, the order says how it ended.
    redirecting: {
      tags: 'paymentRedirected',
      initial: 'pausing',
      states: {
        pausing: { after: { creditPause: 'posting' }, on: { 'shopper.wentToBank': 'posting' } },
        posting: {
          tags: 'busy',
          invoke: { id: 'goToBank', src: 'goToBank', onDone: 'leaving', onError: '#shoppingCredit.unknown' },
        },
        leaving: { tags: 'busy', after: { bankPatience: '#shoppingCredit.unknown' } },
      },
    },
  },
})
