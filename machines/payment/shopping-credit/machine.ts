import { lookOf, shoppingCreditSetup, submissionOf, UNTRIED } from './setup'
import { ofKind, theAnswer } from '../../support/answer'
import { SAMPLE_AMOUNT, sampleBankOf } from './rules'
import { GENERIC_PROBLEM } from '../../entities/problem'
import { creditDraftOf } from './draft'

/**
 * The form itself. `shopper.applied` has an arrow in `looking` alone, where nothing is explained over it; nothing that is pressed or
 * chosen after it is heard (PAY-11).
 */
export const formRegion = shoppingCreditSetup.createStateConfig({
  initial: 'looking',
  on: { 'form.left': '#shoppingCredit.left' },
  states: {
    looking: {
      on: {
        'shopper.choseBank': {
          guard: { type: 'canChooseBank', params: ({ event }) => ({ acquirerId: event.acquirerId }) },
          actions: [{ type: 'setBank', params: ({ event }) => ({ acquirerId: event.acquirerId }) }, 'raiseBankChanged'],
        },
        'shopper.askedHow': 'learning',
        'shopper.applied': [
          { guard: 'isReadyToApply', target: '#shoppingCredit.submitted', actions: 'clearProblem' },
          { actions: 'setFaults' },
        ],
      },
    },
    // How one applies is read over the form, and leads back into it.
    learning: { tags: 'explaining', on: { 'shopper.closed': 'looking' } },
  },
})

/** Another bank is chosen: what was asked of the last one is of no use any more, and its answer is never heard. */
const OTHER = { 'bank.changed': { guard: 'isBankOther', target: 'deciding' } } as const

/**
 * How the chosen bank would have the price paid back; without one, how some bank would have an example paid back (CRED-02, CRED-08). No
 * bank is asked twice for the same price, and nobody has to wait for a plan to apply.
 */
export const plansRegion = shoppingCreditSetup.createStateConfig({
  initial: 'deciding',
  states: {
    deciding: {
      exit: 'setPlanned',
      always: [
        { guard: 'arePlansKnown', target: 'known' },
        { guard: 'hasBank', target: 'asking' },
        { guard: 'needsSample', target: 'sampling' },
        { target: 'idle' },
      ],
    },
    idle: { on: OTHER },
    // An example that can't be had is none: nothing is missed without it.
    sampling: {
      on: OTHER,
      invoke: {
        id: 'askSample',
        src: 'askCreditPlans',
        input: ({ context: { banks = [] } }) => ({
          acquirerId: sampleBankOf(banks)?.acquirerId ?? '',
          price: SAMPLE_AMOUNT,
        }),
        onDone: { target: 'idle', actions: { type: 'setSample', params: theAnswer } },
        onError: 'idle',
      },
    },
    asking: {
      on: OTHER,
      invoke: {
        id: 'askCreditPlans',
        src: 'askCreditPlans',
        input: ({ context }) => ({ acquirerId: context.selectedAcquirer ?? '', price: context.price }),
        onDone: [
          {
            guard: { type: 'isFound', params: ofKind },
            target: 'known',
            actions: { type: 'setPlans', params: theAnswer },
          },
          { target: 'unknown' },
        ],
        onError: 'unknown',
      },
    },
    known: { on: OTHER },
    unknown: { on: { ...OTHER, 'shopper.askedPlans': 'asking' } },
  },
})

/**
 * A credit for the order from a bank of the shopper's choice. Nobody is asked about an amount that is never lent, and no bank can be
 * chosen that is not lending, or not this much. The form sends nothing: it ends with the application that is to be sent, or is left.
 */
export const shoppingCreditMachine = shoppingCreditSetup.createMachine({
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
    'wallet.told': { actions: { type: 'setLevel', params: ({ event: { level } }) => ({ level }) } },
    'network.told': { actions: { type: 'setNetwork', params: ({ event }) => ({ network: event.is }) } },
    'agreement.told': { actions: { type: 'setAgreement', params: ({ event }) => ({ isAgreed: event.isAgreed }) } },
  },
  states: {
    entering: {
      always: [
        { guard: 'wasTurnedAway', target: 'ineligible' },
        { guard: 'areBanksKnown', target: 'open' },
        { guard: 'isAmountLent', target: 'askingBanks' },
        { target: 'ineligible', actions: { type: 'setIneligibility', params: { category: 'amountLimits' } } },
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
            actions: { type: 'setBanks', params: theAnswer },
          },
          {
            guard: { type: 'isIneligible', params: ofKind },
            target: 'ineligible',
            actions: { type: 'setTurned', params: theAnswer },
          },
          { target: 'banksUnknown', actions: { type: 'setTurned', params: theAnswer } },
        ],
        onError: {
          target: 'banksUnknown',
          actions: { type: 'setProblem', params: { problem: GENERIC_PROBLEM } },
        },
      },
    },
    banksUnknown: {
      on: { 'form.left': 'left', 'shopper.retried': { target: 'askingBanks', actions: 'clearProblem' } },
    },
    // Whoever can put it right may ask again; for all others there are the other methods.
    ineligible: {
      on: {
        'form.left': 'left',
        'shopper.retried': { guard: 'canBecomeEligible', target: 'askingBanks', actions: 'clearProblem' },
      },
    },
    open: { type: 'parallel', states: { form: formRegion, plans: plansRegion } },
    submitted: { type: 'final', entry: { type: 'setEnd', params: { end: 'submitted' } } },
    left: { type: 'final' },
  },
  output: ({ context }) => {
    const drafts = { 'shopping-credit': creditDraftOf(context) }
    return context.end === 'left'
      ? { kind: 'left', drafts }
      : { kind: 'submitted', submission: submissionOf(context), drafts }
  },
})
