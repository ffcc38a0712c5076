import type { ReactNode } from 'react'

/** What the price detail hands to the screen that knows what its amount is made of. */
export interface SumLinesProps {
  /** Line of the shop, if it is known to have a name. */
  readonly merchant: ReactNode
  /** Line of the amount as the order came with it. */
  readonly order: ReactNode
}
