import { assign, setup } from 'xstate'
import { ofKind, theAnswer } from '../answer'
import type { Money } from '../entities/money'
import type { Receipt } from '../entities/receipt'
import { type Port, port } from '../port'

export type ReconciliationEvent = { type: 'shopper.askedAgain' }

export type OutcomeAnswer = { kind: 'paid'; receipt: Receipt } | { kind: 'notCharged' } | { kind: 'unknown' }

export type ReconciliationOutput = { kind: 'paid'; receipt: Receipt } | { kind: 'notCharged' }

export interface ReconciliationInput {
  /** Of the order, for the receipt of a payment that is found again. */
  readonly price: Money | undefined
}

interface ReconciliationContext extends ReconciliationInput {
  readonly receipt: Receipt | undefined
}

/** Asks the provider what became of the payment whose answer was lost. */
export const askOutcome: Port<OutcomeAnswer, ReconciliationInput> = port('askOutcome')

/**
 * A payment whose outcome nobody here knows. Nothing can be paid from these states: they end only with the provider's explicit
 * word, and whatever is not one, a failed question among it, leaves the shopper where the truth is said and can be asked again.
 */
export const reconciliationMachine = setup({
  types: {
    context: {} as ReconciliationContext,
    events: {} as ReconciliationEvent,
    input: {} as ReconciliationInput,
    output: {} as ReconciliationOutput,
    tags: {} as 'busy',
  },
  actors: { askOutcome },
  guards: {
    isPaid: (_, params: { kind: OutcomeAnswer['kind'] }) => params.kind === 'paid',
    isNotCharged: (_, params: { kind: OutcomeAnswer['kind'] }) => params.kind === 'notCharged',
  },
  actions: {
    keepReceipt: assign((_, params: { answer: OutcomeAnswer }) =>
      params.answer.kind === 'paid' ? { receipt: params.answer.receipt } : {},
    ),
  },
}).createMachine({
  id: 'reconciliation',
  context: ({ input }) => ({ ...input, receipt: undefined }),
  initial: 'asking',
  states: {
    asking: {
      tags: 'busy',
      invoke: {
        id: 'askOutcome',
        src: 'askOutcome',
        input: ({ context }) => ({ price: context.price }),
        onDone: [
          {
            guard: { type: 'isPaid', params: ofKind },
            target: 'paid',
            actions: { type: 'keepReceipt', params: theAnswer },
          },
          { guard: { type: 'isNotCharged', params: ofKind }, target: 'notCharged' },
          { target: 'unknown' },
        ],
        onError: { target: 'unknown' },
      },
    },
    unknown: { on: { 'shopper.askedAgain': 'asking' } },
    paid: { type: 'final' },
    notCharged: { type: 'final' },
  },
  output: ({ context }) => (context.receipt ? { kind: 'paid', receipt: context.receipt } : { kind: 'notCharged' }),
})
