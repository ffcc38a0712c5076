import type { SnapshotFrom } from 'xstate'
import type { Money } from '../../entities/money'
import type { Problem } from '../../entities/problem'
import type { refundMachine } from './machine'

export interface RefundView {
  readonly kind: 'offered' | 'claiming' | 'untransferable'
  readonly amount: Money
  /** The balance before and after; undefined if unknown or in another currency. */
  readonly balance: Money | undefined
  readonly after: Money | undefined
  readonly problem: Problem | undefined
}

export function refundView(snapshot: SnapshotFrom<typeof refundMachine>): RefundView {
  const { price, balance, problem } = snapshot.context
  const isAt = (claim: 'offered' | 'untransferable') => snapshot.matches({ open: { claim } })
  const known = balance?.currency === price.currency ? balance : undefined
  return {
    kind: isAt('untransferable') ? 'untransferable' : isAt('offered') ? 'offered' : 'claiming',
    amount: price,
    balance: known,
    after: known && { ...known, minor: known.minor + price.minor },
    problem,
  }
}
