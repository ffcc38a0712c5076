import { initialCreditForm, type ShoppingCreditContext, shoppingCreditSetup, submissionOf, BEFORE_PRESS } from './setup'
import { kindParams, answerParams } from '../../support/answer'
import { endsOf } from '../../support/ends'
import { formEndsOf } from '../form/ends'
import { FORM_UPDATES } from '../form/updates'
import { requireFact } from '../../support/require-fact'
import { SAMPLE_AMOUNT, sampleBankOf } from './rules'
import { GENERIC_PROBLEM } from '../../entities/problem'
import { type CreditDraft, creditDraftOf, type ShoppingCreditOutput } from './draft'

const formRegion = shoppingCreditSetup.createStateConfig({
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
    learning: { tags: 'explaining', on: { 'shopper.closed': 'looking' } },
  },
})

const OTHER = { 'bank.changed': { guard: 'hasBankChanged', target: 'deciding' } } as const

const plansRegion = shoppingCreditSetup.createStateConfig({
  initial: 'deciding',
  states: {
    deciding: {
      exit: 'setPlannedBank',
      always: [
        { guard: 'arePlansKnown', target: 'known' },
        { guard: 'hasBank', target: 'asking' },
        { guard: 'needsSamplePlans', target: 'sampling' },
        { target: 'idle' },
      ],
    },
    idle: { on: OTHER },
    sampling: {
      on: OTHER,
      invoke: {
        id: 'askSample',
        src: 'askCreditPlans',
        input: ({ context: { banks = [] } }) => ({
          acquirerId: requireFact(sampleBankOf(banks), 'sample bank').acquirerId,
          price: SAMPLE_AMOUNT,
        }),
        onDone: { target: 'idle', actions: { type: 'setSamplePlans', params: answerParams } },
        onError: 'idle',
      },
    },
    asking: {
      on: OTHER,
      invoke: {
        id: 'askCreditPlans',
        src: 'askCreditPlans',
        input: ({ context }) => ({ acquirerId: requireFact(context.selectedAcquirer, 'bank'), price: context.price }),
        onDone: [
          {
            guard: { type: 'isKnown', params: kindParams },
            target: 'known',
            actions: { type: 'setPlans', params: answerParams },
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

const draftsOf = (context: CreditDraft) => ({ 'shopping-credit': creditDraftOf(context) })

const { end, endReached } = endsOf<ShoppingCreditContext, ShoppingCreditOutput>()

export const shoppingCreditMachine = shoppingCreditSetup.createMachine({
  id: 'shoppingCredit',
  context: ({ input: { draft, lastRefusal, ...input } }) => ({
    ...BEFORE_PRESS,
    ...input,
    ...initialCreditForm({ draft, lastRefusal }),
    plannedAcquirer: undefined,
  }),
  initial: 'entering',
  on: {
    'wallet.updated': { actions: { type: 'setLevel', params: ({ event: { level } }) => ({ level }) } },
    ...FORM_UPDATES,
  },
  states: {
    entering: {
      always: [
        { guard: 'hasIneligibility', target: 'ineligible' },
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
            guard: { type: 'isKnown', params: kindParams },
            target: 'open',
            actions: { type: 'setBanks', params: answerParams },
          },
          {
            guard: { type: 'isIneligible', params: kindParams },
            target: 'ineligible',
            actions: { type: 'setBanksProblem', params: answerParams },
          },
          { target: 'banksUnknown', actions: { type: 'setBanksProblem', params: answerParams } },
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
    ineligible: {
      on: {
        'form.left': 'left',
        'shopper.retried': { guard: 'canBecomeEligible', target: 'askingBanks', actions: 'clearProblem' },
      },
    },
    open: { type: 'parallel', states: { form: formRegion, plans: plansRegion } },
    ...formEndsOf(end, submissionOf, draftsOf),
  },
  output: endReached,
})
