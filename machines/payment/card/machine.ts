import { FORM_CHANGED } from '../../entities/payment-problem'
import { cardPaymentSetup, LEFT } from './setup'
import { ofKind, theAnswer } from '../../support/answer'
import { chosenCardOf } from './rules'
import { binOf, submissionOf } from './choices'
import { GENERIC_PROBLEM } from '../../entities/problem'
import { draftOf } from './draft'

/**
 * The form itself. `shopper.paid` has an arrow in `choosing` alone, so that a second press, an Enter or an event of a former page
 * submits nothing twice; and nothing that is typed or chosen after it is heard (PAY-11).
 */
export const formRegion = cardPaymentSetup.createStateConfig({
  initial: 'beginning',
  states: {
    // After a payment, and after one that a bank refused before the page was loaded anew.
    beginning: { always: [{ guard: 'isCreditDue', target: 'offering' }, { target: 'choosing' }] },
    // What is offered lies over the form, and either leads back into it or to another method.
    offering: { tags: 'creditOffered', on: { 'shopper.closed': 'choosing', 'form.left': LEFT } },
    choosing: {
      on: {
        'form.left': LEFT,
        'shopper.filledCard': {
          actions: [
            { type: 'setCard', params: ({ event }) => ({ card: event.card, field: event.field }) },
            'raiseCardChanged',
          ],
        },
        'shopper.choseCard': {
          guard: { type: 'isUsableCard', params: ({ event }) => ({ cardToken: event.cardToken }) },
          actions: [
            { type: 'setChoice', params: ({ event }) => ({ selectedCard: event.cardToken }) },
            'raiseCardChanged',
          ],
        },
        'shopper.askedNewCard': {
          actions: [{ type: 'setCardSource', params: { cardSource: 'newCard' } }, 'raiseCardChanged'],
        },
        'shopper.askedSavedCards': {
          guard: 'hasSavedCards',
          actions: [{ type: 'setCardSource', params: { cardSource: 'savedCard' } }, 'raiseCardChanged'],
        },
        'shopper.askedBkm': {
          guard: 'isBkmEnabled',
          actions: [{ type: 'setCardSource', params: { cardSource: 'bkm' } }, 'raiseCardChanged'],
        },
        'shopper.leftField': {
          guard: { type: 'isFilledOrRefused', params: ({ event }) => ({ field: event.field }) },
          actions: { type: 'setLeft', params: ({ event }) => ({ field: event.field }) },
        },
        'shopper.choseInstallment': {
          guard: { type: 'isOffered', params: ({ event }) => ({ installmentNumber: event.installmentNumber }) },
          actions: {
            type: 'setInstallment',
            params: ({ event }) => ({ selectedInstallment: event.installmentNumber }),
          },
        },
        'shopper.choseBonus': {
          guard: 'hasBonus',
          actions: {
            type: 'setBonusChoice',
            params: ({ event }) => ({ isBonusSelected: event.isBonusSelected }),
          },
        },
        'shopper.choseMix': {
          guard: 'canMix',
          actions: { type: 'setMixChoice', params: ({ event }) => ({ isMixAsked: event.isMixAsked }) },
        },
        'shopper.askedThreeDS': {
          actions: { type: 'setThreeDSChoice', params: ({ event }) => ({ isThreeDSAsked: event.isThreeDSAsked }) },
        },
        'shopper.storedCard': {
          guard: 'hasWallet',
          actions: { type: 'setStoring', params: ({ event }) => ({ isCardStored: event.isCardStored }) },
        },
        'shopper.paid': [
          { guard: 'isReadyToPay', target: 'settling', actions: ['clearProblem', 'setPressed'] },
          { actions: 'setFaults' },
        ],
      },
    },
    // Whether the bank wants to see the shopper comes with the installments: a payment sent before that may be one that can't be.
    // What they, or a balance that is known better, make of the sum is no longer what was pressed: the form is back, and nothing sent.
    settling: {
      tags: 'pressed',
      always: [
        {
          guard: 'isOtherThanPressed',
          target: 'choosing',
          actions: { type: 'setProblem', params: { problem: FORM_CHANGED } },
        },
        { guard: 'areTermsSettled', target: '#cardPayment.submitted' },
      ],
    },
  },
})

/** A choice is of one card's bonus: with another card on show it is none. */
const OTHER = { 'card.changed': { guard: 'isCardOther', target: 'none', actions: 'clearBonusChoice' } } as const

/** What the card on show has collected. It is asked once for each card; whatever fails offers nothing and blocks nothing (BON-05). */
export const bonusRegion = cardPaymentSetup.createStateConfig({
  initial: 'none',
  states: {
    none: {
      always: [
        { guard: 'isBonusKnown', target: 'known', actions: 'setTypedCard' },
        { guard: 'canAskBonus', target: 'asking', actions: 'setTypedCard' },
      ],
    },
    asking: {
      on: OTHER,
      invoke: {
        id: 'askBonus',
        src: 'askBonus',
        input: ({ context }) => ({ price: context.price, card: chosenCardOf(context) }),
        onDone: { target: 'known', actions: { type: 'setBonus', params: theAnswer } },
        onError: 'unknown',
      },
    },
    known: { on: OTHER },
    unknown: { on: OTHER },
  },
})

/** Another card is on show: what was asked of the last one is of no use any more, and its answer is never heard (INST-01). */
const OTHER_BIN = { 'card.changed': { guard: 'isBinOther', target: 'none', actions: 'clearInstallment' } } as const

/** In how many installments the card on show can pay. Whatever fails leaves a single payment (INST-06). */
export const installmentsRegion = cardPaymentSetup.createStateConfig({
  initial: 'none',
  states: {
    none: {
      always: [
        { guard: 'areInstallmentsKnown', target: 'answered', actions: 'setBin' },
        { guard: 'hasBin', target: 'asking', actions: 'setBin' },
      ],
    },
    asking: {
      on: OTHER_BIN,
      invoke: {
        id: 'askInstallments',
        src: 'askInstallments',
        input: ({ context }) => ({ bin: binOf(context) ?? '', price: context.price }),
        onDone: { target: 'answered', actions: { type: 'setInstallments', params: theAnswer } },
        onError: 'answered',
      },
    },
    answered: { on: OTHER_BIN },
  },
})

/**
 * Paying with a saved card, a new one, or one that is chosen in BKM Express; never with two of them: what is submitted carries the one
 * that is on show. A card that has expired can't be chosen, and so not be paid with. What its bank offers beside, installments and
 * bonus, is asked for while the shopper goes on. The form moves no money: it ends with what is to be sent, or is left.
 */
export const cardPaymentMachine = cardPaymentSetup.createMachine({
  id: 'cardPayment',
  context: ({ input: { draft, ...input } }) => ({
    ...input,
    ...draft,
    askedBin: undefined,
    askedCard: undefined,
    pressed: undefined,
    without: undefined,
    shown: [],
    refused: [],
    end: 'left',
  }),
  initial: 'entering',
  on: {
    'wallet.told': { actions: { type: 'setBalance', params: ({ event: { balance } }) => ({ balance }) } },
    'network.told': { actions: { type: 'setNetwork', params: ({ event }) => ({ network: event.is }) } },
    'agreement.told': { actions: { type: 'setAgreement', params: ({ event }) => ({ isAgreed: event.isAgreed }) } },
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
            actions: { type: 'setWallet', params: theAnswer },
          },
          { target: 'walletClosed', actions: { type: 'setRefusal', params: theAnswer } },
        ],
        onError: {
          target: 'walletClosed',
          actions: { type: 'setProblem', params: { problem: GENERIC_PROBLEM } },
        },
      },
    },
    walletClosed: {
      on: {
        'form.left': LEFT,
        'shopper.retried': { target: 'openingWallet', actions: 'clearProblem' },
        // A new card needs no wallet (PAY-02).
        'shopper.askedNewCard': { guard: 'isUsableWithout', target: 'open', actions: 'setNoWallet' },
      },
    },
    open: {
      tags: 'walletOpen',
      type: 'parallel',
      states: { form: formRegion, installments: installmentsRegion, bonus: bonusRegion },
    },
    submitted: { type: 'final', entry: { type: 'setEnd', params: { end: 'submitted' } } },
    left: { type: 'final' },
  },
  output: ({ context }) => {
    const drafts = { 'credit-card': draftOf(context) }
    return context.end === 'left'
      ? { kind: 'left', drafts }
      : { kind: 'submitted', submission: submissionOf(context), drafts }
  },
})
