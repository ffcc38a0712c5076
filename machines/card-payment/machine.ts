import { ofKind, theAnswer } from '../answer'
import { GENERIC_PROBLEM } from '../entities/problem'
import { bonusRegion } from './bonus-region'
import { NO_TERMS } from './choices'
import { installmentsRegion } from './installments-region'
import { SINGLE } from './installments'
import { cardPaymentParts } from './parts'
import { paymentRegion } from './payment-region'
import { EMPTY_WALLET } from './rules'

/**
 * Paying with a saved card, a new one, or one that is chosen in BKM Express; never with two of them: the question carries the one
 * that is on show. A card that has expired can't be chosen, and so not be paid with. What its bank offers beside, installments and
 * bonus, is asked for while the shopper goes on. A payment that broke is never a failed one: whatever is not an explicit refusal ends
 * as unknown, and the parent asks the provider what became of it.
 */
export const cardPaymentMachine = cardPaymentParts.createMachine({
  id: 'cardPayment',
  context: ({ input }) => ({
    ...input,
    wallet: EMPTY_WALLET,
    terms: NO_TERMS,
    means: 'savedCard',
    selectedCard: undefined,
    isCardStored: false,
    installments: {},
    askedBin: undefined,
    selectedInstallment: SINGLE,
    bonuses: {},
    askedCard: undefined,
    isBonusSelected: false,
    isThreeDSAsked: false,
    shown: [],
    bankHost: undefined,
    receipt: undefined,
  }),
  initial: 'openingWallet',
  on: {
    'shopper.filledCard': {
      actions: [{ type: 'keepCard', params: ({ event }) => ({ card: event.card, field: event.field }) }, 'tellChange'],
    },
    'network.told': { actions: { type: 'keepNetwork', params: ({ event }) => ({ network: event.is }) } },
  },
  states: {
    openingWallet: {
      tags: 'busy',
      invoke: {
        id: 'openWallet',
        src: 'openWallet',
        input: ({ context }) => ({ buyer: context.buyer }),
        onDone: [
          {
            guard: { type: 'isWalletOpen', params: ofKind },
            target: 'open',
            actions: { type: 'keepWallet', params: theAnswer },
          },
          { target: 'walletClosed', actions: { type: 'recordRefusal', params: theAnswer } },
        ],
        onError: {
          target: 'walletClosed',
          actions: { type: 'recordProblem', params: { problem: GENERIC_PROBLEM } },
        },
      },
    },
    walletClosed: {
      on: { 'shopper.retried': { target: 'openingWallet', actions: 'forgetProblem' } },
    },
    open: {
      type: 'parallel',
      states: { payment: paymentRegion, installments: installmentsRegion, bonus: bonusRegion },
    },
    paid: { type: 'final' },
    unknown: { type: 'final' },
  },
  output: ({ context }) => (context.receipt ? { kind: 'paid', receipt: context.receipt } : { kind: 'unknown' }),
})
