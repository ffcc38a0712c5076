import type { ReactNode } from 'react'

/** What the price detail passes to the screen that lists the parts of its amount. */
export interface PriceLinesProps {
  /** Line of the shop, if its name is known or still expected. */
  readonly merchant: ReactNode
  /** Line of the order's own amount. */
  readonly order: ReactNode
}
