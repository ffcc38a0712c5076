import { ofKind, theAnswer } from '../answer'
import { GENERIC_PROBLEM } from '../entities/problem'
import { bonusRegion } from './bonus-region'
import { installmentsRegion } from './installments-region'
import { cardPaymentParts } from './parts'
import { paymentRegion } from './payment-region'

/**
 * Paying with a saved card, a new one, or one that is chosen in BKM Express; never with two of them: the question carries the one
 * that is on show. A card that has expired can't be chosen, and so not be paid with. What its bank offers beside, installments and
 * bonus, is asked for while the shopper goes on. Nothing is sent before the identity gate is open, the provider has said that the
 * order is still to be paid, and for this price: another price has to be accepted. A payment that broke is never a failed one: whatever is not an explicit refusal ends
 * as unknown, and the parent asks the provider what became of it.
 */
export const cardPaymentMachine = cardPaymentParts.createMachine({
  id: 'cardPayment',
  context: ({ input }) => ({
    ...input,
    ...input.draft,
    askedBin: undefined,
    askedCard: undefined,
    newPrice: undefined,
    shown: [],
    bankHost: undefined,
    receipt: undefined,
  }),
  initial: 'entering',
  on: {
    'shopper.filledCard': {
      actions: [{ type: 'keepCard', params: ({ event }) => ({ card: event.card, field: event.field }) }, 'tellChange'],
    },
    'wallet.told': {
      actions: {
        type: 'keepWalletFacts',
        params: ({ event: { balance, level } }) => ({ balance, level }),
      },
    },
    'network.told': { actions: { type: 'keepNetwork', params: ({ event }) => ({ network: event.is }) } },
  },
  states: {
    entering: { always: [{ guard: 'isWalletKnown', target: 'open' }, { target: 'openingWallet' }] },
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
      tags: 'walletOpen',
      type: 'parallel',
      states: { payment: paymentRegion, installments: installmentsRegion, bonus: bonusRegion },
    },
    paid: { type: 'final' },
    unknown: { type: 'final' },
  },
  output: ({ context }) => (context.receipt ? { kind: 'paid', receipt: context.receipt } : { kind: 'unknown' }),
})
