import type { Attempt } from './attempt'
import type { Plan } from './plan'
import type { Order } from './order'

export interface Settling {
  readonly order: Order
  readonly attempt: Attempt
  readonly plan: Plan
  readonly now: number
  /** A bank was asked, so the balance part has been waiting and the card is a verified one now. */
  readonly by3D: boolean
}
