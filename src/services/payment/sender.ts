import type { Refusal } from '../../../machines/entities/problem'
import type { AuthoriseAnswer } from '../../../machines/payment/attempt/ports'
import type { AnySubmission, Attempted } from '../../../machines/payment/rules'

type Untyped<Answer> = Answer extends { readonly typed: unknown } ? Omit<Answer, 'typed'> : Answer

/** The outcome of a call, without the card form's facts. */
export type SendAnswer = Untyped<AuthoriseAnswer>

export type PreparedCall =
  | { readonly kind: 'ready'; readonly send: (attempted: Attempted) => Promise<SendAnswer> }
  | { readonly kind: 'refused'; readonly refusal: Refusal }
  /** The call would differ from what was shown when the shopper pressed pay. */
  | { readonly kind: 'changed' }

/** Prepares the call of one method without sending anything. A prepared call is sent once. */
export type Sender<Question> = (question: Question) => Promise<PreparedCall>

export type QuestionOf<Method extends AnySubmission['method']> = Extract<AnySubmission, { method: Method }>['question']

export type Senders = { readonly [Method in AnySubmission['method']]: Sender<QuestionOf<Method>> }
