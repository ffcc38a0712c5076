import { assign, setup } from 'xstate'
import { answerParams } from '../../support/answer'
import type { Agreement, AgreementName } from '../../entities/agreement'
import { type ActorNameById, port } from '../../support/port'

/** The shopper opened a text, from a consent or from a link in another text. */
export interface TextOpened {
  readonly type: 'shopper.openedText'
  readonly text: AgreementName
}

export type LegalTextEvent =
  TextOpened | { type: 'shopper.closedText' } | { type: 'shopper.retried' } | { type: 'language.changed' }

export interface LegalTextInput {
  readonly text: AgreementName
}

export interface LegalTextOutput {
  readonly kind: 'closed'
}

interface LegalTextContext extends LegalTextInput {
  readonly agreement: Agreement | undefined
}

/** Loads a text in the shopper's language. Rejects if its chunk fails to load. */
export const loadAgreement = port<Agreement, LegalTextInput>('loadAgreement')

function openedText({ event }: { readonly event: TextOpened }): { text: AgreementName } {
  return { text: event.text }
}

export const legalTextMachine = setup({
  types: {
    context: {} as LegalTextContext,
    events: {} as LegalTextEvent,
    input: {} as LegalTextInput,
    output: {} as LegalTextOutput,
    children: {} as ActorNameById<'loadAgreement'>,
  },
  actors: { loadAgreement },
  actions: {
    setText: assign((_, { text }: { text: AgreementName }) => ({ text, agreement: undefined })),
    clearAgreement: assign({ agreement: undefined }),
    setAgreement: assign((_, { answer }: { answer: Agreement }) => ({ agreement: answer })),
  },
}).createMachine({
  id: 'legalText',
  context: ({ input }) => ({ ...input, agreement: undefined }),
  initial: 'loading',
  on: {
    'shopper.closedText': '.closed',
    'language.changed': { target: '.loading', actions: 'clearAgreement' },
  },
  states: {
    loading: {
      invoke: {
        id: 'loadAgreement',
        src: 'loadAgreement',
        input: ({ context: { text } }) => ({ text }),
        onDone: { target: 'reading', actions: { type: 'setAgreement', params: answerParams } },
        onError: 'failed',
      },
    },
    reading: {
      on: {
        'shopper.openedText': { target: 'loading', actions: { type: 'setText', params: openedText } },
      },
    },
    failed: { on: { 'shopper.retried': 'loading' } },
    closed: { type: 'final' },
  },
  output: { kind: 'closed' },
})
