import type { Flow, IntoBalance } from '../entities/flow'
import type { Money } from '../entities/money'
import type { NetworkState } from '../entities/network'
import { CONNECTION_PROBLEM, type Problem, ownProblem } from '../entities/problem'
import type { AnyReceipt, IntoBalanceReceipt, Receipt } from '../entities/receipt'
import { SETTLEMENT_MODES } from '../entities/settlement-mode'
import type { AnyAttempted } from '../payment/rules'

export interface IntoBalanceInput {
  readonly price: Money
  /** The error of an earlier attempt, shown to the shopper. */
  readonly problem: Problem | undefined
  readonly network: NetworkState
  /** The mode of an earlier settlement that failed. */
  readonly tried: AnyAttempted['choice']
}

/** Shaped like a payment's output, so that the root continues the same way. */
export type IntoBalanceOutput =
  | { kind: 'paid'; receipt: IntoBalanceReceipt }
  | { kind: 'unknown'; attempted: AnyAttempted; price: Money; isAtBank: false }

export interface IntoBalanceNetworkEvent {
  readonly type: 'network.changed'
  readonly is: NetworkState
}

/** The facts after a change of the connection. Once it is back, nothing says any more that it is missing (BEST-05). */
export function networkFacts(network: NetworkState, problem: Problem | undefined) {
  const isOver = network !== 'offline' && problem?.key === CONNECTION_PROBLEM.key
  return { network, problem: isOver ? undefined : problem }
}

/** Another tab is sending the same request. */
export const REQUEST_UNDER_WAY = ownProblem('errors.requestUnderWay')

/** Whether a refusal means that the money has already been credited or assigned. */
export const isAlreadyDone = (refused: string): boolean => refused === 'alreadyClaimed' || refused === 'alreadySet'

/** The end of a request whose outcome is not known. */
export function unknownEnd(
  method: IntoBalance,
  { price, choice }: { readonly price: Money; readonly choice: AnyAttempted['choice'] },
): IntoBalanceOutput {
  return { kind: 'unknown', attempted: { method, price, sum: price, choice }, price, isAtBank: false }
}

/** The decision of an attempt that the provider has since confirmed. */
function decisionOfAttempt(attempted: AnyAttempted | undefined): IntoBalanceReceipt['decided'] {
  if (attempted?.method === 'refund') return 'claimed'
  return SETTLEMENT_MODES.find((mode) => mode === attempted?.choice)
}

/** The flow of an attempt, or else of the link: an order may turn a link to pay into a refund or settlement (BOOT-17). */
export function flowOfAttempt(flow: Flow, attempted: AnyAttempted | undefined): Flow {
  return attempted?.method === 'refund' || attempted?.method === 'settlement' ? attempted.method : flow
}

/** The receipt of a flow: into the balance with the decision of the attempt, which is undefined if another device made it. */
export const receiptInFlow = (flow: Flow, receipt: Receipt, attempted: AnyAttempted | undefined): AnyReceipt =>
  flowOfAttempt(flow, attempted) === 'pay' ? receipt : { ...receipt, decided: decisionOfAttempt(attempted) }

/**
 * The problem after an unanswered request that failed. For money into the balance the sentence differs, because the shopper is
 * never charged.
 */
export function failureProblemOf(flow: Flow, problem: Problem): Problem {
  return flow === 'pay' ? problem : ownProblem('errors.requestUndone')
}

/** The decision shown by a result; undefined if it was made earlier. */
export function decisionOfReceipt(receipt: AnyReceipt | undefined): IntoBalanceReceipt['decided'] {
  return receipt && 'decided' in receipt ? receipt.decided : undefined
}
