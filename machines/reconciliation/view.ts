import type { SnapshotFrom } from 'xstate'
import type { reconciliationMachine } from './machine'

export interface ReconciliationView {
  readonly isAsking: boolean
}

export function reconciliationView(snapshot: SnapshotFrom<typeof reconciliationMachine>): ReconciliationView {
  return { isAsking: snapshot.hasTag('busy') }
}
