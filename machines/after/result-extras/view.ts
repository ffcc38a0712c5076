import type { SnapshotFrom } from 'xstate'
import { dayReceived } from '../../entities/business-calendar'
import type { CalendarDay, Instant } from '../../entities/instant'
import { type PriceBreakdown, priceBreakdownOf } from '../../entities/price-breakdown'
import type { Problem } from '../../entities/problem'
import type { Method } from '../../payment/rules'
import type { resultExtrasMachine } from './machine'
import { type PaidWith, paidWith } from './rules'

type Snapshot = SnapshotFrom<typeof resultExtrasMachine>

/** Receipt details beyond what the provider confirmed; undefined where this tab does not know them. */
export interface RecordView extends PaidWith {
  readonly method: Method | undefined
  readonly breakdown: PriceBreakdown | undefined
  readonly installment: number
  readonly orderedAt: Instant | undefined
  /** The business day on which the payment order counts as received (AGR-02). */
  readonly receivedOn: CalendarDay | undefined
}

export function recordView({ context: { record, begunAt } }: Snapshot): RecordView {
  const { attempted, calendar } = record ?? {}
  const orderedAt = begunAt ?? record?.orderedAt
  const { installment = 1, balanceUsed: balance, bonusUsed: bonus } = attempted?.parts ?? {}
  const flags = paidWith(attempted)
  return {
    ...flags,
    method: attempted?.method,
    breakdown:
      attempted &&
      priceBreakdownOf({
        price: attempted.price,
        total: attempted.sum,
        bonus,
        balance: flags.isBalance ? attempted.sum : balance,
      }),
    installment,
    orderedAt,
    receivedOn: calendar && orderedAt !== undefined ? dayReceived(calendar, orderedAt) : undefined,
  }
}

const PERMISSIONS = ['offered', 'asking', 'permitted'] as const

export interface PermissionView {
  readonly permission: (typeof PERMISSIONS)[number] | 'withheld'
  readonly isBusy: boolean
  readonly problem: Problem | undefined
}

export function permissionView(snapshot: Snapshot): PermissionView {
  return {
    permission: PERMISSIONS.find((permission) => snapshot.matches({ permission })) ?? 'withheld',
    isBusy: snapshot.matches({ permission: { asking: 'permitting' } }),
    problem: snapshot.context.problem,
  }
}
