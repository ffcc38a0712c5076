import { assign, setup } from 'xstate'
import { kindParams, answerParams } from '../../support/answer'
import { type EmailFault, parseEmail } from '../../entities/email'
import type { EntryForm } from '../../entities/entry-form'
import { GENERIC_PROBLEM, type Problem, problemBeforePaying } from '../../entities/problem'
import { type CheckAnswer, type EntryOutputOf, checkMember } from '../identify/ports'
import { type LoginVariant, requireDetails } from '../identify/rules'
import type { ActorNameById } from '../../support/port'

export type EmailMismatchEvent =
  | { type: 'shopper.typedEmail'; text: string }
  | { type: 'shopper.continued' }
  | { type: 'shopper.retried' }
  | { type: 'shopper.steppedBack' }

export type EmailMismatchOutput = EntryOutputOf<'codeSent' | 'newcomer' | 'steppedBack'>

export interface EmailMismatchInput extends LoginVariant {
  readonly form: EntryForm
}

interface EmailMismatchContext extends EmailMismatchInput {
  readonly fault: EmailFault | undefined
  readonly problem: Problem | undefined
  readonly ending: CheckAnswer | { readonly kind: 'steppedBack' }
}

export const emailMismatchMachine = setup({
  types: {
    context: {} as EmailMismatchContext,
    events: {} as EmailMismatchEvent,
    input: {} as EmailMismatchInput,
    output: {} as EmailMismatchOutput,
    tags: {} as 'busy' | 'mismatched',
    children: {} as ActorNameById<'checkMember'>,
  },
  actors: { checkMember },
  guards: {
    isEmailComplete: ({ context }) => 'email' in parseEmail(context.form.email),
    isCodeSent: (_, params: { kind: CheckAnswer['kind'] }) => params.kind === 'codeSent',
    isNewcomer: (_, params: { kind: CheckAnswer['kind'] }) => params.kind === 'newcomer',
    isEmailNeeded: (_, params: { kind: CheckAnswer['kind'] }) => params.kind === 'emailNeeded',
  },
  actions: {
    setEmail: assign(({ context }, { text }: { text: string }) => ({
      form: { ...context.form, email: text },
      fault: undefined,
    })),
    setFault: assign(({ context }) => {
      const parsed = parseEmail(context.form.email)
      return { fault: 'fault' in parsed ? parsed.fault : undefined, problem: undefined }
    }),
    clearProblem: assign({ problem: undefined, fault: undefined }),
    setRefusal: assign((_, { answer }: { answer: CheckAnswer }) => ({
      problem: answer.kind === 'refused' ? problemBeforePaying(answer.refusal) : GENERIC_PROBLEM,
    })),
    setGenericProblem: assign({ problem: GENERIC_PROBLEM }),
    setEnding: assign((_, { answer }: { answer: CheckAnswer }) => ({ ending: answer })),
  },
}).createMachine({
  id: 'emailMismatch',
  context: ({ input }) => ({ ...input, fault: undefined, problem: undefined, ending: { kind: 'steppedBack' } }),
  initial: 'asking',
  states: {
    asking: {
      on: {
        'shopper.typedEmail': { actions: { type: 'setEmail', params: ({ event }) => event } },
        'shopper.continued': [
          { guard: 'isEmailComplete', target: 'checking', actions: 'clearProblem' },
          { actions: 'setFault' },
        ],
        'shopper.steppedBack': 'left',
      },
    },
    checking: {
      tags: 'busy',
      invoke: {
        id: 'checkMember',
        src: 'checkMember',
        input: ({ context }) => ({ ...requireDetails(context.form), isQuick: context.isQuick }),
        onDone: [
          {
            guard: { type: 'isCodeSent', params: kindParams },
            target: 'matched',
            actions: { type: 'setEnding', params: answerParams },
          },
          {
            guard: { type: 'isNewcomer', params: kindParams },
            target: 'unknown',
            actions: { type: 'setEnding', params: answerParams },
          },
          { guard: { type: 'isEmailNeeded', params: kindParams }, target: 'mismatched' },
          { target: 'asking', actions: { type: 'setRefusal', params: answerParams } },
        ],
        onError: { target: 'asking', actions: 'setGenericProblem' },
      },
      on: {
        'shopper.typedEmail': { target: 'asking', actions: { type: 'setEmail', params: ({ event }) => event } },
      },
    },
    mismatched: {
      tags: 'mismatched',
      on: { 'shopper.retried': 'asking', 'shopper.steppedBack': 'left' },
    },
    matched: { type: 'final' },
    unknown: { type: 'final' },
    left: { type: 'final' },
  },
  output: ({ context: { form, ending } }) =>
    ending.kind === 'codeSent' || ending.kind === 'newcomer' ? { ...ending, form } : { kind: 'steppedBack', form },
})
