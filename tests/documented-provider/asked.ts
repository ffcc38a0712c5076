import type { CallName } from './call-names.ts'
import type { Fields } from './fields.ts'
import type { Member, Order } from './records.ts'

/** One call as received, with what the provider knows about its caller. */
export interface Asked {
  readonly call: CallName
  readonly path: string
  readonly body: Fields
  readonly locale: string
  readonly order: Order
  /** The owner of the bearer token. */
  readonly member: Member | undefined
  /** Number of calls to this path for this order, this one included. */
  readonly count: number
  readonly toldPaid: boolean
  readonly now: number
}
