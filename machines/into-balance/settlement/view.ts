import type { SnapshotFrom } from 'xstate'
import type { Money } from '../../entities/money'
import type { Problem } from '../../entities/problem'
import type { settlementMachine } from './machine'
import type { Destination } from './rules'

export interface SettlementView {
  readonly kind: 'choosing' | 'setting'
  readonly amount: Money
  readonly into: Destination
  readonly isAlways: boolean
  readonly problem: Problem | undefined
}

export function settlementView(snapshot: SnapshotFrom<typeof settlementMachine>): SettlementView {
  const { price, into, isAlways, problem } = snapshot.context
  return { kind: snapshot.matches('choosing') ? 'choosing' : 'setting', amount: price, into, isAlways, problem }
}
