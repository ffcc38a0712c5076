import type { SnapshotFrom } from 'xstate'
import type { checkoutMachine } from './machine'

export interface ApplicantView {
  /** The merchant did not say who is buying (REG-02). */
  readonly isNameAsked: boolean
}

export function applicantView({ context: { order } }: SnapshotFrom<typeof checkoutMachine>): ApplicantView {
  return { isNameAsked: !order?.buyer.name || !order.buyer.surname }
}
