import { ofKind, theAnswer } from '../answer'
import { GENERIC_PROBLEM } from '../entities/problem'
import { UNTRIED, shoppingCreditParts } from './parts'
import { paymentRegion } from './payment-region'
import { plansRegion } from './plans-region'

/**
 * A credit for the order from a bank of the shopper's choice. Nobody is asked about an amount that is never lent, and no bank can be
 * chosen that is not lending, or not this much. Nothing is sent before the provider has said that the order is still to be paid for this
 * price and may be financed; a validation that succeeded is not asked for twice. One application follows one press, and whatever is not an
 * explicit refusal of it ends as unknown: a credit is decided at the bank, so there is no arrow from here to anything that is paid.
 */
export const shoppingCreditMachine = shoppingCreditParts.createMachine({
  id: 'shoppingCredit',
  context: ({ input: { draft, ...input } }) => ({
    ...UNTRIED,
    ...draft,
    ...input,
    plannedAcquirer: undefined,
    category: undefined,
    newPrice: undefined,
    bankHost: undefined,
  }),
  initial: 'entering',
  on: {
    'wallet.told': { actions: { type: 'keepLevel', params: ({ event: { level } }) => ({ level }) } },
    'network.told': { actions: { type: 'keepNetwork', params: ({ event }) => ({ network: event.is }) } },
  },
  states: {
    entering: {
      always: [
        { guard: 'areBanksKnown', target: 'open' },
        { guard: 'isAmountLent', target: 'askingBanks' },
        { target: 'ineligible', actions: { type: 'recordIneligibility', params: { category: 'amountLimits' } } },
      ],
    },
    askingBanks: {
      tags: 'busy',
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
    banksUnknown: { on: { 'shopper.retried': { target: 'askingBanks', actions: 'forgetProblem' } } },
    // Whoever can put it right may ask again; for all others there are the other methods.
    ineligible: {
      on: {
        'shopper.retried': { guard: 'canBecomeEligible', target: 'askingBanks', actions: 'forgetProblem' },
      },
    },
    open: { type: 'parallel', states: { payment: paymentRegion, plans: plansRegion } },
    unknown: { type: 'final' },
  },
  output: { kind: 'unknown' },
})
