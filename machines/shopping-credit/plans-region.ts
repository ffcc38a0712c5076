import { ofKind, theAnswer } from '../answer'
import { shoppingCreditParts } from './parts'
import { SAMPLE_AMOUNT, sampleBankOf } from './rules'

/** Another bank is chosen: what was asked of the last one is of no use any more, and its answer is never heard. */
const OTHER = { 'bank.changed': { guard: 'isBankOther', target: 'deciding' } } as const

/**
 * How the chosen bank would have the price paid back; without one, how some bank would have an example paid back (CRED-02, CRED-08). No
 * bank is asked twice for the same price, and nobody has to wait for a plan to apply.
 */
export const plansRegion = shoppingCreditParts.createStateConfig({
  initial: 'deciding',
  states: {
    deciding: {
      exit: 'recordPlanned',
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
        onDone: { target: 'idle', actions: { type: 'keepSample', params: theAnswer } },
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
            actions: { type: 'keepPlans', params: theAnswer },
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
