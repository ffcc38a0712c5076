import { assign, emit, setup } from 'xstate'
import { ofKind, theAnswer } from '../answer'
import type { Member, PendingCode } from '../entities/member'
import { GENERIC_PROBLEM, type Problem, type Refusal, problemOf } from '../entities/problem'
import type { CodeFault } from '../entities/verification-code'
import { type Port, port } from '../port'
import { codeFaultOf, codeToVerify } from './rules'

export type VerificationEvent = { type: 'shopper.typedCode'; text: string } | { type: 'shopper.enteredCode' }

export type VerifyAnswer = { kind: 'verified'; member: Member } | { kind: 'refused'; refusal: Refusal }

export type VerificationOutput = { kind: 'verified'; member: Member }

export interface VerifyQuestion {
  readonly memberUserId: string
  readonly referenceCode: string
  readonly code: string
}

interface VerificationContext {
  readonly pending: PendingCode
  readonly typed: string
  readonly fault: CodeFault | undefined
  readonly problem: Problem | undefined
  readonly member: Member | undefined
}

/** Hands the code over and, when it was right, logs the member in: the tokens stay with whoever answers this port. */
export const verifyCode: Port<VerifyAnswer, VerifyQuestion> = port('verifyCode')

/**
 * The one-time code. It is sent once for each press, always with the newest reference code, and never again by itself:
 * the call consumes the code. After a refusal the field starts empty, so that an old digit cannot hide in the next try.
 */
export const verificationMachine = setup({
  types: {
    context: {} as VerificationContext,
    events: {} as VerificationEvent,
    input: {} as { pending: PendingCode },
    output: {} as VerificationOutput,
    emitted: {} as { type: 'codeForgotten' },
    tags: {} as 'busy',
  },
  actors: { verifyCode },
  guards: {
    isCodeComplete: ({ context }) => codeFaultOf(context.typed) === undefined,
    isVerified: (_, params: { kind: VerifyAnswer['kind'] }) => params.kind === 'verified',
  },
  actions: {
    keepCode: assign((_, params: { text: string }) => ({ typed: params.text, fault: undefined })),
    forgetCode: assign({ typed: '' }),
    tellForgotten: emit({ type: 'codeForgotten' }),
    forgetProblem: assign({ fault: undefined, problem: undefined }),
    recordFault: assign(({ context }) => ({ fault: codeFaultOf(context.typed), problem: undefined })),
    recordProblem: assign((_, params: { problem: Problem }) => params),
    keepMember: assign((_, params: { answer: VerifyAnswer }) =>
      params.answer.kind === 'verified' ? { member: params.answer.member } : {},
    ),
  },
}).createMachine({
  id: 'verification',
  context: ({ input }) => ({
    pending: input.pending,
    typed: '',
    fault: undefined,
    problem: undefined,
    member: undefined,
  }),
  initial: 'entering',
  states: {
    entering: {
      on: {
        'shopper.typedCode': {
          actions: { type: 'keepCode', params: ({ event }) => ({ text: event.text }) },
        },
        'shopper.enteredCode': [
          { guard: 'isCodeComplete', target: 'verifying', actions: 'forgetProblem' },
          { actions: 'recordFault' },
        ],
      },
    },
    verifying: {
      tags: 'busy',
      invoke: {
        id: 'verifyCode',
        src: 'verifyCode',
        input: ({ context }) => ({
          memberUserId: context.pending.memberUserId,
          referenceCode: context.pending.referenceCode,
          code: codeToVerify(context.typed),
        }),
        onDone: [
          {
            guard: { type: 'isVerified', params: ofKind },
            target: 'verified',
            actions: [{ type: 'keepMember', params: theAnswer }, 'forgetCode'],
          },
          {
            target: 'entering',
            actions: [
              'forgetCode',
              'tellForgotten',
              {
                type: 'recordProblem',
                params: ({ event }) => ({
                  problem: event.output.kind === 'refused' ? problemOf(event.output.refusal) : GENERIC_PROBLEM,
                }),
              },
            ],
          },
        ],
        onError: {
          target: 'entering',
          actions: ['forgetCode', 'tellForgotten', { type: 'recordProblem', params: { problem: GENERIC_PROBLEM } }],
        },
      },
    },
    verified: { type: 'final' },
  },
  output: ({ context }) => {
    if (!context.member) throw new Error('verification ends only with a member')
    return { kind: 'verified', member: context.member }
  },
})
