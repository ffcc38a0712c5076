import type { CallName } from './call-names.ts'
import type { Fields } from './fields.ts'
import type { Member, Order } from './records.ts'

/** One call as it arrived, with what the provider knows about who makes it. */
export interface Asked {
  readonly call: CallName
  readonly path: string
  readonly body: Fields
  readonly locale: string
  readonly order: Order
  /** Whose bearer token it is. */
  readonly member: Member | undefined
  /** How often this path has been asked for this order, this time included. */
  readonly count: number
  /** The page knows already that the order is paid. */
  readonly toldPaid: boolean
  readonly now: number
}
