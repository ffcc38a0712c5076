import type { Flow, IntoBalance } from '../entities/flow'
import type { Money } from '../entities/money'
import type { NetworkState } from '../entities/network'
import type { Problem } from '../entities/problem'
import type { AnyReceipt, IntoBalanceReceipt } from '../entities/receipt'
import { SETTLEMENT_MODES } from '../entities/settlement-mode'
import type { AnyAttempted } from '../payment/rules'

/** What a refund and a settlement both begin with. */
export interface IntoBalanceInput {
  readonly price: Money
  /** What a former try ended with, for the shopper to read. */
  readonly problem: Problem | undefined
  readonly network: NetworkState
  /** The mode of an earlier settlement that failed. */
  readonly tried: AnyAttempted['choice']
}

/** How both end: the root goes on as after a payment. */
export type IntoBalanceOutput =
  | { kind: 'paid'; receipt: IntoBalanceReceipt }
  | { kind: 'unknown'; attempted: AnyAttempted; price: Money; isAtBank: false }

export interface IntoBalanceTold {
  readonly type: 'network.told'
  readonly is: NetworkState
}

/** Another tab asks for the same just now. */
export const REQUEST_UNDER_WAY: Problem = { text: undefined, key: 'errors.requestUnderWay' }

export const OFFLINE: Problem = { text: undefined, key: 'errors.connection' }

/** Whether a refusal says that the money has its place already. */
export const isDoneBefore = (refused: string): boolean => refused === 'alreadyClaimed' || refused === 'alreadySet'

export function outputOf(
  receipt: IntoBalanceReceipt | undefined,
  { method, price, choice }: { method: IntoBalance; price: Money; choice: AnyAttempted['choice'] },
): IntoBalanceOutput {
  if (receipt) return { kind: 'paid', receipt }
  return { kind: 'unknown', attempted: { method, price, sum: price, choice }, price, isAtBank: false }
}

/** What a try has come to, once the provider says that it went through. */
export function decidedBy(attempted: AnyAttempted | undefined): IntoBalanceReceipt['decided'] {
  if (attempted?.method === 'refund') return 'claimed'
  return SETTLEMENT_MODES.find((mode) => mode === attempted?.choice)
}

/** The problem shown after a lost try that failed: money for the balance is never taken from the shopper. */
export function lossOf(flow: Flow, problem: Problem): Problem {
  return flow === 'pay' ? problem : { text: undefined, key: 'errors.requestUndone' }
}

/** What was decided, by a result; undefined where that was before this. */
export function decidedIn(receipt: AnyReceipt | undefined): IntoBalanceReceipt['decided'] {
  return receipt && 'decided' in receipt ? receipt.decided : undefined
}
