import type { Expiry } from './expiry'

/** The parts of a payment in minor units, and what the wallet stores once the payment is approved. */
export interface Plan {
  readonly memberId: string | undefined
  readonly cardMinor: number
  readonly balanceMinor: number
  readonly pointsMinor: number
  readonly cardToken: string | undefined
  /** The expiry of a typed card that the wallet is to save. */
  readonly toStore: Expiry | undefined
}

/** The holder of a card's points: a guest has them for one order. */
export function holderOf({ memberId }: Pick<Plan, 'memberId'>, order: { readonly token: string }): string {
  return memberId ?? `order-${order.token}`
}
