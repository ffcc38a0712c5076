import type { TransferWithCode } from '../../entities/bank-transfer'
import type { CardFacts } from '../../entities/card'
import type { Money } from '../../entities/money'
import type { Refusal } from '../../entities/problem'
import type { Receipt } from '../../entities/receipt'
import type { KycGateInput } from '../kyc-gate/ports'
import { type Port, port } from '../../support/port'

/**
 * A payment as it was when the shopper pressed the button. It is immutable from then on, so that what is checked is what is
 * sent (PAY-11).
 */
export interface Submission<Method extends string = string, Question = unknown> {
  readonly method: Method
  /** The order's price, as shown. */
  readonly price: Money
  /** The amount to pay, including the installment fee. */
  readonly sum: Money
  /** The part that a bank pays: the card's part, or the credit. */
  readonly bankPart: Money
  /** Input of the identity gate; undefined if this method has none. */
  readonly gate: Omit<KycGateInput, 'level' | 'mayHaveRisen' | 'identity'> | undefined
  readonly question: Question
  /** The shopper's choice: a saved card's reference or the card source; a bank's id as the provider sent it. */
  readonly choice: string | number | undefined
}

/** The current state of a new card's fields. */
interface WithNewCard {
  readonly typed: CardFacts
}

export type PrepareAnswer =
  | { kind: 'ready' }
  | ({ kind: 'refused'; refusal: Refusal } & WithNewCard)
  /** The payment no longer matches what the shopper saw at the press. */
  | ({ kind: 'changed' } & WithNewCard)
  /** Another tab is paying this order. */
  | ({ kind: 'underWay' } & WithNewCard)

export type AuthoriseAnswer =
  | { kind: 'paid'; receipt: Receipt }
  | ({ kind: 'refused'; refusal: Refusal } & WithNewCard)
  /** The bank has to authenticate the shopper first. The service holds the bank's form; the machine never sees it. */
  | { kind: 'redirected'; bankHost: string; paymentId: string | undefined }
  /** The transfer has a code; the shopper sends the money. */
  | { kind: 'issued'; transfer: TransferWithCode }
  | { kind: 'unknown' }

/** Prepares the payment call without sending it. Every failure releases the payment lock. */
export const prepare: Port<PrepareAnswer, Submission> = port('prepare')

/** Sends the prepared payment, once. Card data comes from the card vault, never from a machine. */
export const authorise: Port<AuthoriseAnswer, Submission> = port('authorise')

/** Posts the bank's form and resolves once it was posted. The browser then leaves the page. */
export const goToBank: Port<undefined, undefined> = port('goToBank')
