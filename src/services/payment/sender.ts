import type { Refusal } from '../../../machines/entities/problem'
import type { AuthoriseAnswer } from '../../../machines/payment/attempt/ports'
import type { AnySubmission, Attempted } from '../../../machines/payment/rules'

type Untyped<Answer> = Answer extends { readonly typed: unknown } ? Omit<Answer, 'typed'> : Answer

/** How a call ended, but for the fields of the form. */
export type Sent = Untyped<AuthoriseAnswer>

export type Prepared =
  | { readonly kind: 'ready'; readonly send: (attempted: Attempted) => Promise<Sent> }
  | { readonly kind: 'refused'; readonly refusal: Refusal }
  /** What would be sent is not what was shown at the press. */
  | { readonly kind: 'changed' }

/** What makes the call of one method ready, sending nothing; what is ready is sent once. */
export type Sender<Question> = (question: Question) => Promise<Prepared>

/** The question of a method's submission. */
export type QuestionOf<Method extends AnySubmission['method']> = Extract<AnySubmission, { method: Method }>['question']

/** One for each method. */
export type Senders = { readonly [Method in AnySubmission['method']]: Sender<QuestionOf<Method>> }
