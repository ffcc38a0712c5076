import { assign, setup } from 'xstate'
import { kindParams, answerParams } from '../../support/answer'
import { endsOf } from '../../support/ends'
import type { PendingCode } from '../../entities/member'
import { memberPhoneFault } from '../../entities/member-phone'
import type { PhoneFault } from '../../entities/phone'
import type { Phone } from '../../entities/phone'
import { GENERIC_PROBLEM, type Problem, problemOfAnswer, type Refusal } from '../../entities/problem'
import { type ActorNameById, type Port, port } from '../../support/port'
import { newNumberOf, requireNewNumber } from './rules'

export type PhoneChangeEvent =
  | { type: 'shopper.typedNumber'; text: string }
  | { type: 'shopper.continued' }
  | { type: 'shopper.steppedBack' }
  | { type: 'host.handedOver' }

export type ChangeAnswer =
  | { kind: 'sent'; pending: PendingCode }
  /** `pending`: the login was started over for the change, so another code was sent to the old number. */
  | { kind: 'refused'; refusal: Refusal; pending?: PendingCode }

export interface PhoneChangeOutput {
  readonly kind: 'changed' | 'kept'
  /** The code that counts now, whether the number has changed or not. */
  readonly pending: PendingCode
}

export interface PhoneChangeInput {
  readonly pending: PendingCode
  /** Started from the quick login. */
  readonly isQuick: boolean
}

export interface ChangeQuestion extends PhoneChangeInput {
  readonly phone: Phone
}

interface PhoneChangeContext extends PhoneChangeInput {
  readonly typed: string
  readonly fault: PhoneFault | undefined
  readonly problem: Problem | undefined
  /** The host app has handed over a login, which is checked as soon as no change is under way. */
  readonly isHandedOver: boolean
}

/** Sends the code to another phone, which becomes the member's. The previous code is invalid from then on. */
export const changePhone: Port<ChangeAnswer, ChangeQuestion> = port('changePhone')

const { end, endReached } = endsOf<PhoneChangeContext, PhoneChangeOutput>()

export const phoneChangeMachine = setup({
  types: {
    context: {} as PhoneChangeContext,
    events: {} as PhoneChangeEvent,
    input: {} as PhoneChangeInput,
    output: {} as PhoneChangeOutput,
    tags: {} as 'busy',
    children: {} as ActorNameById<'changePhone'>,
  },
  actors: { changePhone },
  guards: {
    isHandedOver: ({ context }) => context.isHandedOver,
    isNumberComplete: ({ context }) => newNumberOf(context.typed) !== undefined,
    isSent: (_, params: { kind: ChangeAnswer['kind'] }) => params.kind === 'sent',
  },
  actions: {
    setNumber: assign((_, { text }: { text: string }) => ({ typed: text, fault: undefined })),
    setFault: assign(({ context }) => ({ fault: memberPhoneFault(context.typed), problem: undefined })),
    clearProblem: assign({ problem: undefined, fault: undefined }),
    setRefusal: assign(({ context }, { answer }: { answer: ChangeAnswer }) => ({
      problem: problemOfAnswer(answer),
      pending: answer.pending ?? context.pending,
    })),
    setGenericProblem: assign({ problem: GENERIC_PROBLEM }),
    setHandedOver: assign({ isHandedOver: true }),
    setPending: assign((_, { answer }: { answer: ChangeAnswer }) =>
      answer.kind === 'sent' ? { pending: answer.pending } : {},
    ),
  },
}).createMachine({
  id: 'phoneChange',
  context: ({ input }) => ({
    ...input,
    typed: '',
    fault: undefined,
    problem: undefined,
    isHandedOver: false,
  }),
  initial: 'asking',
  on: { 'host.handedOver': { actions: 'setHandedOver' } },
  states: {
    asking: {
      on: {
        'host.handedOver': 'kept',
        'shopper.typedNumber': { actions: { type: 'setNumber', params: ({ event }) => event } },
        'shopper.continued': [
          { guard: 'isNumberComplete', target: 'sending', actions: 'clearProblem' },
          { actions: 'setFault' },
        ],
        'shopper.steppedBack': 'kept',
      },
    },
    sending: {
      tags: 'busy',
      invoke: {
        id: 'changePhone',
        src: 'changePhone',
        input: ({ context: { pending, isQuick, typed } }) => ({ pending, isQuick, phone: requireNewNumber(typed) }),
        onDone: [
          {
            guard: { type: 'isSent', params: kindParams },
            target: 'changed',
            actions: { type: 'setPending', params: answerParams },
          },
          { target: 'reopening', actions: { type: 'setRefusal', params: answerParams } },
        ],
        onError: { target: 'reopening', actions: 'setGenericProblem' },
      },
      on: { 'shopper.typedNumber': { actions: { type: 'setNumber', params: ({ event }) => event } } },
    },
    reopening: { always: [{ guard: 'isHandedOver', target: 'kept' }, { target: 'asking' }] },
    changed: { type: 'final', output: end(({ context: { pending } }) => ({ kind: 'changed', pending })) },
    kept: { type: 'final', output: end(({ context: { pending } }) => ({ kind: 'kept', pending })) },
  },
  output: endReached,
})
