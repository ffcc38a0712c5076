import type { SnapshotFrom } from 'xstate'
import type { checkoutMachine } from './machine'
import { maskPhone } from '../entities/masked-phone'

type Snapshot = SnapshotFrom<typeof checkoutMachine>

/** Who pays. */
export interface BuyerView {
  /** Undefined until the provider has confirmed the buyer. */
  readonly maskedPhone: string | undefined
  readonly isGuest: boolean
  /** Without a connection the page could not load again. */
  readonly canLogOut: boolean
}

/** A foreign buyer, who has no login. */
export const isGuest = ({ context }: Snapshot) => !context.member && context.foreignBuyer !== undefined

export function buyerView(snapshot: Snapshot): BuyerView {
  const { member, foreignBuyer, network } = snapshot.context
  const phone = (member ?? foreignBuyer)?.gsmNumber
  return {
    maskedPhone: phone && maskPhone(phone),
    isGuest: isGuest(snapshot),
    canLogOut: network !== 'offline' && snapshot.can({ type: 'shopper.loggedOut' }),
  }
}
