/**
 * Groups of the journey's states, as `matches` and `stateIn` take them, for the chart's guards. `isIn` in `screens.ts` checks each by type: a
 * group that names a state which the journey does not have fails to compile there. This file can't check itself, because the chart is made
 * with it.
 */

/** A call that moves money was sent and has no response yet: a payment, a refund or a settlement. */
export const IN_FLIGHT_STATES = [
  { paying: 'inFlight' },
  { paying: 'overdue' },
  { refunding: 'inFlight' },
  { settling: 'inFlight' },
] as const

const REDIRECT_STATES = [{ paying: 'redirecting' }, { paying: 'goingForCredit' }] as const

/** States with a call that moves money, or on the way to the bank that decides on it. */
export const MONEY_CALL_STATES = [...IN_FLIGHT_STATES, ...REDIRECT_STATES] as const

/** States in which a bank may decide next on a payment of this page. */
export const AT_BANK_STATES = [...REDIRECT_STATES, 'reconciling'] as const

export const UNKNOWN_OUTCOME_STATES = ['reconciling', 'reconcilingFailed'] as const

/** The link is dead, the order is paid, or its outcome is unknown. */
const SETTLED_OR_UNKNOWN_STATES = ['closed', ...UNKNOWN_OUTCOME_STATES, 'result', 'resultStaying'] as const

/** States without a link back to the shop: the order is paid, its outcome is unknown, or another tab owns it (SHELL-10). */
export const STATES_WITHOUT_SHOP_LINK = [...SETTLED_OR_UNKNOWN_STATES, 'suspended'] as const

/** States that every tab shows as they are, even if another tab owns the order: a payment was sent, or the order is finished. */
export const STATES_SHOWN_BY_EVERY_TAB = [
  ...SETTLED_OR_UNKNOWN_STATES,
  'paying',
  'refunding',
  'settling',
  'expired',
] as const
