import type { IntoBalance } from './flow'

/** The name of the button that moves the money of such a link; screens show it as `data-action`. */
export const INTO_BALANCE_PRESS = { refund: 'claim', settlement: 'confirm' } as const satisfies Record<
  IntoBalance,
  string
>
