import { ofKind, theAnswer } from '../answer'
import { GENERIC_PROBLEM } from '../entities/problem'
import { SENT_STATES } from '../sent-states'
import { balancePaymentParts } from './parts'

const toForm = { target: 'choosing', actions: { type: 'recordProblem', params: { problem: GENERIC_PROBLEM } } } as const

/**
 * Paying the whole order from the wallet's balance. A balance that is not enough has no way to the call, and neither has one that
 * nobody knows; what is missing is said once over the screen and from then on in it. As with a card, nothing is sent before the
 * identity gate is open and the provider has said that the order is still to be paid for this price, a second press has no arrow, and
 * whatever is not an explicit refusal ends as unknown.
 */
export const balancePaymentMachine = balancePaymentParts.createMachine({
  id: 'balancePayment',
  context: ({ input }) => ({ ...input, isShown: false, newPrice: undefined, receipt: undefined }),
  initial: 'choosing',
  on: {
    'wallet.told': {
      actions: { type: 'keepWalletFacts', params: ({ event: { balance, level } }) => ({ balance, level }) },
    },
    'network.told': { actions: { type: 'keepNetwork', params: ({ event }) => ({ network: event.is }) } },
  },
  states: {
    choosing: {
      always: { guard: 'isModalDue', target: 'explaining' },
      on: {
        'shopper.agreed': {
          actions: { type: 'keepAgreement', params: ({ event }) => ({ isAgreed: event.isAgreed }) },
        },
        'shopper.paid': [
          { guard: 'isReadyToPay', target: 'gating', actions: 'forgetProblem' },
          { actions: 'recordFaults' },
        ],
      },
    },
    explaining: { on: { 'shopper.closed': { target: 'choosing', actions: 'recordModalViewed' } } },
    // Who it is and how much they may pay. Whatever could not be found out lets nothing through.
    gating: {
      tags: 'busy',
      invoke: {
        id: 'kycGate',
        src: 'kycGate',
        input: ({ context }) => ({
          memberId: context.member.memberId,
          level: context.level,
          means: 'balance',
          amount: context.price,
          terms: context.terms,
        }),
        onDone: [
          {
            guard: { type: 'isGateOpen', params: ofKind },
            target: 'checking',
            actions: { type: 'keepLevel', params: ({ event }) => ({ level: event.output.level }) },
          },
          {
            target: 'choosing',
            actions: [
              { type: 'keepLevel', params: ({ event }) => ({ level: event.output.level }) },
              {
                type: 'recordProblem',
                params: ({ event }) => ({
                  problem: event.output.kind === 'stopped' ? event.output.problem : undefined,
                }),
              },
            ],
          },
        ],
        onError: toForm,
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
          { guard: { type: 'isSettled', params: ofKind }, target: 'unknown' },
          {
            target: 'choosing',
            actions: {
              type: 'recordProblem',
              params: ({ event }) => ({
                problem: event.output.kind === 'refused' ? event.output.problem : GENERIC_PROBLEM,
              }),
            },
          },
        ],
        onError: toForm,
      },
    },
    // The order costs something else than what was shown. Nobody pays that without having said so.
    accepting: {
      tags: 'priceChanged',
      on: { 'shopper.acceptedPrice': { target: 'choosing', actions: 'keepAcceptedPrice' } },
    },
    paying: {
      tags: ['busy', 'paymentInFlight'],
      initial: 'sent',
      invoke: {
        id: 'payFromBalance',
        src: 'payFromBalance',
        input: ({ context }) => ({ member: context.member, price: context.price }),
        onDone: [
          {
            guard: { type: 'isPaid', params: ofKind },
            target: 'paid',
            actions: { type: 'keepReceipt', params: theAnswer },
          },
          {
            guard: { type: 'isRefused', params: ofKind },
            target: 'choosing',
            actions: { type: 'recordRefusal', params: theAnswer },
          },
          { target: 'unknown' },
        ],
        onError: 'unknown',
      },
      states: SENT_STATES,
    },
    paid: { type: 'final' },
    unknown: { type: 'final' },
  },
  output: ({ context }) => (context.receipt ? { kind: 'paid', receipt: context.receipt } : { kind: 'unknown' }),
})
