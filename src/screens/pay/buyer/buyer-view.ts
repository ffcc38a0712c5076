import type { SnapshotFrom } from 'xstate'
import { maskPhone } from '../../../../machines/entities/masked-phone'
import type { checkoutMachine } from '../../../../machines/checkout/machine'

/** Who pays. */
export interface BuyerView {
  /** Undefined until the provider has confirmed the buyer. */
  readonly maskedPhone: string | undefined
  /** A foreign buyer, who has no login. */
  readonly isGuest: boolean
  /** Without a connection the page could not load again. */
  readonly canLogOut: boolean
}

export function buyerView(snapshot: SnapshotFrom<typeof checkoutMachine>): BuyerView {
  const { member, foreignBuyer, network } = snapshot.context
  const phone = (member ?? foreignBuyer)?.gsmNumber
  return {
    maskedPhone: phone && maskPhone(phone),
    isGuest: !member && foreignBuyer !== undefined,
    canLogOut: network !== 'offline' && snapshot.can({ type: 'shopper.loggedOut' }),
  }
}
