import { assign, emit, setup, stateIn } from 'xstate'
import { clock } from '../../around/countdown/machine'
import { isContactReplacedBy, type KnownContact } from '../../entities/contact'
import type { Instant } from '../../entities/instant'
import type { OtpExpiry, Member, PendingCode } from '../../entities/member'
import { GENERIC_PROBLEM, type Problem, ownProblem, problemOfAnswer, type Refusal } from '../../entities/problem'
import type { CodeFault } from '../../entities/otp'
import type { Phone } from '../../entities/phone'
import { updateContact } from '../identify/ports'
import { type ActorNameById, type Port, type Source, port, source } from '../../support/port'
import { codeFaultOf, hasCodeLapsed, isPauseOver, isTooLong, sendingProblemOf } from './rules'

export type OtpEvent =
  | { type: 'shopper.typedCode'; text: string }
  /** The whole code arrived at once: pasted, or autofilled. */
  | { type: 'shopper.insertedCode'; text: string }
  | { type: 'shopper.enteredCode' }
  | { type: 'shopper.askedForCode' }
  | { type: 'shopper.askedNewNumber' }
  | { type: 'shopper.steppedBack' }
  | { type: 'clock.ticked'; now: Instant }

export type VerifyAnswer = { kind: 'verified'; member: Member } | { kind: 'refused'; refusal: Refusal }

export type ResendAnswer = ({ kind: 'sent'; referenceCode: string } & OtpExpiry) | { kind: 'refused'; refusal: Refusal }

export type OtpOutput = { isContactReplaced: boolean } & (
  { kind: 'verified'; member: Member } | { kind: 'numberWrong' | 'steppedBack'; pending: PendingCode }
)

/** A code that the browser read from an SMS, with the shopper's permission. */
export type PhoneEvent = { type: 'shopper.insertedCode'; text: string }

export interface ResendQuestion {
  readonly pending: PendingCode
  /** Started from the quick login; if the login has to start over, it uses that variant too (QCK-03). */
  readonly isQuick: boolean
}

export interface VerifyQuestion {
  readonly memberUserId: string
  readonly referenceCode: string
  readonly code: string
  readonly email: string
  readonly gsmNumber: Phone
}

export interface OtpTimings {
  readonly resendCooldown: number
}

export interface OtpInput extends KnownContact {
  readonly pending: PendingCode
  /** Started from the quick login. */
  readonly isQuick: boolean
  readonly timings: OtpTimings
}

export interface OtpContext extends OtpInput {
  readonly typed: string
  readonly fault: CodeFault | undefined
  readonly problem: Problem | undefined
  readonly sendingProblem: Problem | undefined
  readonly isSentAgain: boolean
  /** The server's time at the last tick; undefined before the first. */
  readonly now: Instant | undefined
  readonly member: Member | undefined
}

/** Verifies the code and logs the member in. The tokens stay in the service. */
export const verifyCode: Port<VerifyAnswer, VerifyQuestion> = port('verifyCode')

/** Requests another code, which invalidates the last one. */
export const resendCode: Port<ResendAnswer, ResendQuestion> = port('resendCode')

/** Reads the code from the SMS, if the browser supports WebOTP and the shopper permits it. */
export const messages: Source<PhoneEvent> = source()

export const otpSetup = setup({
  types: {
    context: {} as OtpContext,
    events: {} as OtpEvent,
    input: {} as OtpInput,
    output: {} as OtpOutput,
    emitted: {} as { type: 'codeForgotten' } | { type: 'codeRead'; text: string },
    tags: {} as 'busy' | 'sending' | 'lapsed',
    children: {} as ActorNameById<'verifyCode' | 'resendCode' | 'updateContact' | 'clock' | 'messages'>,
  },
  actors: { verifyCode, resendCode, updateContact, clock, messages },
  guards: {
    isCodeComplete: (_, params: { text: string }) => codeFaultOf(params.text) === undefined,
    isVerified: (_, params: { kind: VerifyAnswer['kind'] }) => params.kind === 'verified',
    isSent: (_, params: { kind: ResendAnswer['kind'] }) => params.kind === 'sent',
    // A resend re-enters every region, but the order received the contact after the first code.
    isContactKnown: ({ context }) => context.isSentAgain || !isContactReplacedBy(context.pending, context),
    isResendOffered: stateIn({ waiting: { pause: 'offered' } }),
    isCodeExpired: stateIn({ waiting: { life: 'over' } }),
    hasCodeLapsed: ({ context }, params: { now: Instant }) => hasCodeLapsed(context.pending, params.now),
    isPauseOver: ({ context }, params: { now: Instant }) =>
      isPauseOver(context.pending, params.now, context.timings.resendCooldown),
  },
  actions: {
    setCode: assign(({ context }, { text }: { text: string }) => {
      if (isTooLong(text)) return { fault: codeFaultOf(text), problem: undefined }
      // The error about the last code stays until the shopper types the next one.
      return { typed: text, fault: undefined, problem: text === '' ? context.problem : undefined }
    }),
    clearCode: assign({ typed: '' }),
    emitCodeForgotten: emit({ type: 'codeForgotten' }),
    clearMessages: assign({ fault: undefined, problem: undefined, sendingProblem: undefined, isSentAgain: false }),
    setFault: assign(({ context }) => ({ fault: codeFaultOf(context.typed), problem: undefined })),
    setRefusal: assign((_, { answer }: { answer: VerifyAnswer }) => ({
      problem: problemOfAnswer(answer),
    })),
    setGenericProblem: assign({ problem: GENERIC_PROBLEM }),
    setResendRefusal: assign((_, { answer }: { answer: ResendAnswer }) => ({
      sendingProblem: answer.kind === 'refused' ? sendingProblemOf(answer.refusal) : undefined,
    })),
    setResendFailure: assign({ sendingProblem: ownProblem('otp.notSent') }),
    setResentCode: assign(({ context }, { answer }: { answer: ResendAnswer }) =>
      answer.kind === 'sent'
        ? {
            pending: {
              ...context.pending,
              referenceCode: answer.referenceCode,
              sentAt: answer.sentAt,
              endsAt: answer.endsAt,
            },
            isSentAgain: true,
          }
        : {},
    ),
    setContactReplaced: assign({ isContactReplaced: true }),
    setNow: assign((_, params: { now: Instant }) => params),
    emitCodeRead: emit((_, params: { text: string }) => ({ type: 'codeRead' as const, ...params })),
    setMember: assign((_, { answer }: { answer: VerifyAnswer }) =>
      answer.kind === 'verified' ? { member: answer.member } : {},
    ),
  },
  delays: { resendCooldown: ({ context }) => context.timings.resendCooldown },
})
