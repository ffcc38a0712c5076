import type { CardField } from '../../entities/card'
import { FORM_CHANGED } from '../../entities/payment-problem'
import { type CardPaymentContext, cardPaymentSetup, LEFT_TARGET } from './setup'
import { kindParams, answerParams } from '../../support/answer'
import { endsOf } from '../../support/ends'
import { formEndsOf } from '../form/ends'
import { FORM_UPDATES } from '../form/updates'
import { requireFact } from '../../support/require-fact'
import { chosenCardOf } from './rules'
import { binOf, submissionOf } from './choices'
import { GENERIC_PROBLEM } from '../../entities/problem'
import { type CardDraft, type CardPaymentOutput, draftAsOffered, draftOf } from './draft'

const formRegion = cardPaymentSetup.createStateConfig({
  initial: 'beginning',
  states: {
    beginning: { always: [{ guard: 'isCreditDue', target: 'offering' }, { target: 'choosing' }] },
    offering: { tags: 'creditOffered', on: { 'shopper.closed': 'choosing', 'form.left': LEFT_TARGET } },
    choosing: {
      on: {
        'form.left': LEFT_TARGET,
        'shopper.filledCard': {
          actions: [
            { type: 'setCard', params: ({ event }) => ({ card: event.card, field: event.field }) },
            'raiseCardChanged',
          ],
        },
        'shopper.choseCard': {
          guard: { type: 'isUsableCard', params: ({ event }) => ({ cardToken: event.cardToken }) },
          actions: [
            { type: 'setSavedCard', params: ({ event }) => ({ selectedCard: event.cardToken }) },
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
          actions: { type: 'setLeftField', params: ({ event }) => ({ field: event.field }) },
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
          actions: { type: 'setCardStored', params: ({ event }) => ({ isCardStored: event.isCardStored }) },
        },
        'shopper.paid': [
          { guard: 'isReadyToPay', target: 'awaitingInstallments', actions: ['clearProblem', 'setPressedBreakdown'] },
          { actions: 'setFaults' },
        ],
      },
    },
    awaitingInstallments: {
      tags: 'pressed',
      always: [
        {
          guard: 'hasBreakdownChanged',
          target: 'choosing',
          actions: { type: 'setProblem', params: { problem: FORM_CHANGED } },
        },
        { guard: 'areInstallmentsAnswered', target: '#cardPayment.submitted' },
      ],
    },
  },
})

const OTHER = { 'card.changed': { guard: 'hasCardChanged', target: 'none', actions: 'clearBonusChoice' } } as const

const CORRECTED = {
  'shopper.filledCard': {
    guard: {
      type: 'isAuthenticating',
      params: ({ event }: { readonly event: { readonly field: CardField } }) => ({ field: event.field }),
    },
    target: 'none',
  },
} as const

const bonusRegion = cardPaymentSetup.createStateConfig({
  initial: 'none',
  states: {
    none: {
      always: [
        { guard: 'isBonusKnown', target: 'known', actions: 'setAskedCard' },
        { guard: 'canAskBonus', target: 'asking', actions: 'setAskedCard' },
      ],
    },
    asking: {
      on: { ...OTHER, ...CORRECTED },
      invoke: {
        id: 'askBonus',
        src: 'askBonus',
        input: ({ context }) => ({ price: context.price, card: chosenCardOf(context) }),
        onDone: [
          {
            guard: { type: 'isBonusFound', params: kindParams },
            target: 'known',
            actions: { type: 'setBonus', params: answerParams },
          },
          { target: 'unknown' },
        ],
        onError: 'unknown',
      },
    },
    known: { on: OTHER },
    unknown: { on: { ...OTHER, ...CORRECTED } },
  },
})

const OTHER_BIN = { 'card.changed': { guard: 'hasBinChanged', target: 'none', actions: 'clearInstallment' } } as const

const installmentsRegion = cardPaymentSetup.createStateConfig({
  initial: 'none',
  states: {
    none: {
      always: [
        { guard: 'areInstallmentsKnown', target: 'answered', actions: 'setAskedBin' },
        { guard: 'hasBin', target: 'asking', actions: 'setAskedBin' },
      ],
    },
    asking: {
      on: OTHER_BIN,
      invoke: {
        id: 'askInstallments',
        src: 'askInstallments',
        input: ({ context }) => ({ bin: requireFact(binOf(context), 'BIN'), price: context.price }),
        onDone: { target: 'answered', actions: { type: 'setInstallments', params: answerParams } },
        onError: 'answered',
      },
    },
    answered: { on: OTHER_BIN },
  },
})

const draftsOf = (context: CardDraft) => ({ 'credit-card': draftOf(context) })

const { end, endReached } = endsOf<CardPaymentContext, CardPaymentOutput>()

export const cardPaymentMachine = cardPaymentSetup.createMachine({
  id: 'cardPayment',
  context: ({ input: { draft, ...input } }) => ({
    ...input,
    ...draftAsOffered(draft, input.terms),
    askedBin: undefined,
    askedCard: undefined,
    pressed: undefined,
    without: undefined,
    checkedFields: [],
    refused: [],
  }),
  initial: 'entering',
  on: {
    'wallet.updated': { actions: { type: 'setBalance', params: ({ event: { balance } }) => ({ balance }) } },
    ...FORM_UPDATES,
  },
  states: {
    entering: { always: [{ guard: 'isWalletKnown', target: 'open' }, { target: 'openingWallet' }] },
    openingWallet: {
      on: { 'form.left': LEFT_TARGET },
      invoke: {
        id: 'openWallet',
        src: 'openWallet',
        input: ({ context }) => ({ buyer: context.buyer }),
        onDone: [
          {
            guard: { type: 'isWalletOpen', params: kindParams },
            target: 'open',
            actions: { type: 'setWallet', params: answerParams },
          },
          { target: 'walletClosed', actions: { type: 'setRefusal', params: answerParams } },
        ],
        onError: {
          target: 'walletClosed',
          actions: { type: 'setProblem', params: { problem: GENERIC_PROBLEM } },
        },
      },
    },
    walletClosed: {
      on: {
        'form.left': LEFT_TARGET,
        'shopper.retried': { target: 'openingWallet', actions: 'clearProblem' },
        'shopper.askedNewCard': { guard: 'canPayWithoutWallet', target: 'open', actions: 'setWithoutWallet' },
      },
    },
    open: {
      tags: 'walletOpen',
      type: 'parallel',
      states: { form: formRegion, installments: installmentsRegion, bonus: bonusRegion },
    },
    ...formEndsOf(end, submissionOf, draftsOf),
  },
  output: endReached,
})
