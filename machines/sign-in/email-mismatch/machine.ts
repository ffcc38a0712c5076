import { assign, setup } from 'xstate'
import { kindParams, answerParams } from '../../support/answer'
import { endsOf } from '../../support/ends'
import { type EmailFault, parseEmail } from '../../entities/email'
import type { EntryForm } from '../../entities/entry-form'
import type { PendingCode } from '../../entities/member'
import { GENERIC_PROBLEM, type Problem, problemOfAnswer } from '../../entities/problem'
import { type CheckAnswer, type EntryOutputOf, checkMember } from '../identify/ports'
import { type LoginVariant, codeSentOf, requireDetails } from '../identify/rules'
import type { ActorNameById } from '../../support/port'

export type EmailMismatchEvent =
  | { type: 'shopper.typedEmail'; text: string }
  | { type: 'shopper.continued' }
  | { type: 'shopper.retried' }
  | { type: 'shopper.steppedBack' }
  | { type: 'host.handedOver' }

export type EmailMismatchOutput = EntryOutputOf<'codeSent' | 'newcomer' | 'steppedBack'>

export interface EmailMismatchInput extends LoginVariant {
  readonly form: EntryForm
}

interface EmailMismatchContext extends EmailMismatchInput {
  readonly fault: EmailFault | undefined
  readonly problem: Problem | undefined
  readonly pending: PendingCode | undefined
  /** The host app has handed over a login, which is checked as soon as no look-up is under way. */
  readonly isHandedOver: boolean
}

const { end, endReached } = endsOf<EmailMismatchContext, EmailMismatchOutput>()

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
    isHandedOver: ({ context }) => context.isHandedOver,
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
      problem: problemOfAnswer(answer),
    })),
    setGenericProblem: assign({ problem: GENERIC_PROBLEM }),
    setHandedOver: assign({ isHandedOver: true }),
    setPending: assign((_, { answer }: { answer: CheckAnswer }) =>
      answer.kind === 'codeSent' ? { pending: answer.pending } : {},
    ),
  },
}).createMachine({
  id: 'emailMismatch',
  context: ({ input }) => ({
    ...input,
    fault: undefined,
    problem: undefined,
    pending: undefined,
    isHandedOver: false,
  }),
  initial: 'asking',
  on: { 'host.handedOver': { actions: 'setHandedOver' } },
  states: {
    asking: {
      on: {
        'host.handedOver': 'left',
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
            actions: { type: 'setPending', params: answerParams },
          },
          { guard: 'isHandedOver', target: 'left' },
          { guard: { type: 'isNewcomer', params: kindParams }, target: 'unknown' },
          { guard: { type: 'isEmailNeeded', params: kindParams }, target: 'mismatched' },
          { target: 'reopening', actions: { type: 'setRefusal', params: answerParams } },
        ],
        onError: { target: 'reopening', actions: 'setGenericProblem' },
      },
      on: {
        'shopper.typedEmail': { target: 'reopening', actions: { type: 'setEmail', params: ({ event }) => event } },
      },
    },
    reopening: { always: [{ guard: 'isHandedOver', target: 'left' }, { target: 'asking' }] },
    mismatched: {
      tags: 'mismatched',
      on: { 'shopper.retried': 'asking', 'shopper.steppedBack': 'left', 'host.handedOver': 'left' },
    },
    matched: { type: 'final', output: end(({ context: { form, pending } }) => codeSentOf(form, pending)) },
    unknown: { type: 'final', output: end(({ context: { form } }) => ({ kind: 'newcomer', form })) },
    left: { type: 'final', output: end(({ context: { form } }) => ({ kind: 'steppedBack', form })) },
  },
  output: endReached,
})
