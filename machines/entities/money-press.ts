import type { IntoBalance } from './flow'

/** The `data-action` of the button that moves the money, for each flow into the balance. */
export const INTO_BALANCE_PRESS = { refund: 'claim', settlement: 'confirm' } as const satisfies Record<
  IntoBalance,
  string
>
