import { LEFT, SUM_CHANGED, cardPaymentParts } from './parts'

/**
 * The form itself. `shopper.paid` has an arrow in `choosing` alone, so that a second press, an Enter or an event of a former page
 * submits nothing twice; and nothing that is typed or chosen after it is heard (PAY-11).
 */
export const formRegion = cardPaymentParts.createStateConfig({
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
            { type: 'keepCard', params: ({ event }) => ({ card: event.card, field: event.field }) },
            'tellChange',
          ],
        },
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
        'shopper.paid': [
          { guard: 'isReadyToPay', target: 'settling', actions: ['forgetProblem', 'keepPressed'] },
          { actions: 'recordFaults' },
        ],
      },
    },
    // Whether the bank wants to see the shopper comes with the installments: a payment sent before that may be one that can't be.
    // What they make of the amount nobody has seen yet: it is submitted as it was pressed, or shown.
    settling: {
      always: [
        { guard: 'isAsPressed', target: '#cardPayment.submitted' },
        {
          guard: 'areTermsSettled',
          target: 'choosing',
          actions: { type: 'recordProblem', params: { problem: SUM_CHANGED } },
        },
      ],
    },
  },
})
