import { ofKind, theAnswer } from '../answer'
import { GENERIC_PROBLEM } from '../entities/problem'
import { bonusRegion } from './bonus-region'
import { submissionOf } from './choices'
import { draftOf } from './draft'
import { formRegion } from './form-region'
import { installmentsRegion } from './installments-region'
import { LEFT, cardPaymentParts } from './parts'

/**
 * Paying with a saved card, a new one, or one that is chosen in BKM Express; never with two of them: what is submitted carries the one
 * that is on show. A card that has expired can't be chosen, and so not be paid with. What its bank offers beside, installments and
 * bonus, is asked for while the shopper goes on. The form moves no money: it ends with what is to be sent, or is left.
 */
export const cardPaymentMachine = cardPaymentParts.createMachine({
  id: 'cardPayment',
  context: ({ input: { draft, ...input } }) => ({
    ...input,
    ...draft,
    askedBin: undefined,
    askedCard: undefined,
    pressed: undefined,
    without: undefined,
    shown: [],
    end: 'left',
  }),
  initial: 'entering',
  on: {
    'wallet.told': { actions: { type: 'keepBalance', params: ({ event: { balance } }) => ({ balance }) } },
    'network.told': { actions: { type: 'keepNetwork', params: ({ event }) => ({ network: event.is }) } },
    'agreement.told': { actions: { type: 'keepAgreement', params: ({ event }) => ({ isAgreed: event.isAgreed }) } },
  },
  states: {
    entering: { always: [{ guard: 'isWalletKnown', target: 'open' }, { target: 'openingWallet' }] },
    openingWallet: {
      on: { 'form.left': LEFT },
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
      on: {
        'form.left': LEFT,
        'shopper.retried': { target: 'openingWallet', actions: 'forgetProblem' },
        // A new card needs no wallet (PAY-02).
        'shopper.askedNewCard': { guard: 'isUsableWithout', target: 'open', actions: 'keepNoWallet' },
      },
    },
    open: {
      tags: 'walletOpen',
      type: 'parallel',
      states: { form: formRegion, installments: installmentsRegion, bonus: bonusRegion },
    },
    submitted: { type: 'final', entry: { type: 'recordEnd', params: { end: 'submitted' } } },
    left: { type: 'final' },
  },
  output: ({ context }) => {
    const drafts = { 'credit-card': draftOf(context) }
    return context.end === 'left'
      ? { kind: 'left', drafts }
      : { kind: 'submitted', submission: submissionOf(context), drafts }
  },
})
