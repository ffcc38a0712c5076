import type { BegunTransfer } from '../../entities/bank-transfer'
import type { CardFacts } from '../../entities/card'
import type { Money } from '../../entities/money'
import type { Refusal } from '../../entities/problem'
import type { Receipt } from '../../entities/receipt'
import type { KycGateInput } from '../kyc-gate/ports'
import { type Port, port } from '../../support/port'

/** A payment as it stood at the press: all that is weighed, looked at and sent. Nothing in it changes any more (PAY-11). */
export interface Submission<Method extends string = string, Question = unknown> {
  readonly method: Method
  /** What the order costs, as it was shown. */
  readonly price: Money
  /** All that is paid, with what installments add. */
  readonly sum: Money
  /** What of it a bank is asked for: a card's part, or the credit. */
  readonly bankPart: Money
  /** What the identity gate weighs; undefined where such a payment has no gate. */
  readonly gate: Omit<KycGateInput, 'level'> | undefined
  readonly question: Question
  /** What was chosen in it: a saved card by its token, else how the card is known; a bank as the provider writes it. */
  readonly choice: string | number | undefined
}

/** What the fields of a new card hold by now. */
interface Back {
  readonly typed: CardFacts
}

export type PrepareAnswer =
  | { kind: 'ready' }
  | ({ kind: 'refused'; refusal: Refusal } & Back)
  /** What would be sent is not what was shown at the press. */
  | ({ kind: 'changed' } & Back)
  /** Another tab pays this order by now. */
  | ({ kind: 'underWay' } & Back)

export type AuthoriseAnswer =
  | { kind: 'paid'; receipt: Receipt }
  | ({ kind: 'refused'; refusal: Refusal } & Back)
  /** A bank wants to see the shopper first; the world holds its form. */
  | { kind: 'redirected'; bankHost: string; paymentId: string | undefined }
  /** The shopper has a code, and transfers the money. */
  | { kind: 'issued'; transfer: BegunTransfer }
  | { kind: 'unknown' }

/** Prepares everything that the call carries; nothing is sent. Every failure releases the order. */
export const prepare: Port<PrepareAnswer, Submission> = port('prepare')

/** Sends what was prepared, once. What a card carries comes from the card vault, never from a machine. */
export const authorise: Port<AuthoriseAnswer, Submission> = port('authorise')

/** Leaves for the bank that the payment was redirected to. Resolves once its form was posted; the page then goes away. */
export const goToBank: Port<undefined, undefined> = port('goToBank')
