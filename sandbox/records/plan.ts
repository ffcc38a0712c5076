import type { Expiry } from './expiry'

/** What a payment is made of, in minor units, and what it is to leave in a wallet once it is approved. */
export interface Plan {
  readonly memberId: string | undefined
  readonly cardMinor: number
  readonly balanceMinor: number
  readonly pointsMinor: number
  /** The saved card that is paid with. */
  readonly cardToken: string | undefined
  /** The typed card is to be kept in the wallet. */
  readonly toKeep: Expiry | undefined
}

/** Whose points a card's points are: a buyer without a wallet has them for one order. */
export function holderOf({ memberId }: Pick<Plan, 'memberId'>, order: { readonly token: string }): string {
  return memberId ?? `order-${order.token}`
}
