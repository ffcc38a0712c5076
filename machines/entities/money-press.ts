import type { IntoBalance } from './flow'

/** The name of the button that moves the money, by the way of paying or by what the link is for; screens show it as `data-action`. */
export const MONEY_PRESS = {
  'credit-card': 'pay',
  balance: 'pay',
  'shopping-credit': 'apply',
  'bank-transfer': 'pay',
  refund: 'claim',
  settlement: 'confirm',
} as const satisfies Readonly<Record<IntoBalance, string>> & Readonly<Record<string, string>>
