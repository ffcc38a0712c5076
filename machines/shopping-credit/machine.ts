import { ofKind, theAnswer } from '../answer'
import { GENERIC_PROBLEM } from '../entities/problem'
import { creditDraftOf } from './draft'
import { formRegion } from './form-region'
import { UNTRIED, lookOf, shoppingCreditParts, submissionOf } from './parts'
import { plansRegion } from './plans-region'

/**
 * A credit for the order from a bank of the shopper's choice. Nobody is asked about an amount that is never lent, and no bank can be
 * chosen that is not lending, or not this much. The form sends nothing: it ends with the application that is to be sent, or is left.
 */
export const shoppingCreditMachine = shoppingCreditParts.createMachine({
  id: 'shoppingCredit',
  context: ({ input: { draft, refused, ...input } }) => ({
    ...UNTRIED,
    ...input,
    ...lookOf({ draft, refused }),
    plannedAcquirer: undefined,
    end: 'left',
  }),
  initial: 'entering',
  on: {
    'wallet.told': { actions: { type: 'keepLevel', params: ({ event: { level } }) => ({ level }) } },
    'network.told': { actions: { type: 'keepNetwork', params: ({ event }) => ({ network: event.is }) } },
    'agreement.told': { actions: { type: 'keepAgreement', params: ({ event }) => ({ isAgreed: event.isAgreed }) } },
  },
  states: {
    entering: {
      always: [
        { guard: 'wasTurnedAway', target: 'ineligible' },
        { guard: 'areBanksKnown', target: 'open' },
        { guard: 'isAmountLent', target: 'askingBanks' },
        { target: 'ineligible', actions: { type: 'recordIneligibility', params: { category: 'amountLimits' } } },
      ],
    },
    askingBanks: {
      on: { 'form.left': 'left' },
      invoke: {
        id: 'askCreditBanks',
        src: 'askCreditBanks',
        input: ({ context: { member, level = member.kycLevel, price } }) => ({ level, price }),
        onDone: [
          {
            guard: { type: 'isFound', params: ofKind },
            target: 'open',
            actions: { type: 'keepBanks', params: theAnswer },
          },
          {
            guard: { type: 'isIneligible', params: ofKind },
            target: 'ineligible',
            actions: { type: 'recordTurned', params: theAnswer },
          },
          { target: 'banksUnknown', actions: { type: 'recordTurned', params: theAnswer } },
        ],
        onError: {
          target: 'banksUnknown',
          actions: { type: 'recordProblem', params: { problem: GENERIC_PROBLEM } },
        },
      },
    },
    banksUnknown: {
      on: { 'form.left': 'left', 'shopper.retried': { target: 'askingBanks', actions: 'forgetProblem' } },
    },
    // Whoever can put it right may ask again; for all others there are the other methods.
    ineligible: {
      on: {
        'form.left': 'left',
        'shopper.retried': { guard: 'canBecomeEligible', target: 'askingBanks', actions: 'forgetProblem' },
      },
    },
    open: { type: 'parallel', states: { form: formRegion, plans: plansRegion } },
    submitted: { type: 'final', entry: { type: 'recordEnd', params: { end: 'submitted' } } },
    left: { type: 'final' },
  },
  output: ({ context }) => {
    const drafts = { 'shopping-credit': creditDraftOf(context) }
    return context.end === 'left'
      ? { kind: 'left', drafts }
      : { kind: 'submitted', submission: submissionOf(context), drafts }
  },
})
