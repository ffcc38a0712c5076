import { type ReactNode, createContext, useContext } from 'react'
import type { ActorRefFrom } from 'xstate'
import type { checkoutMachine } from '../../machines/checkout/machine'
import type { FocusOnArrival } from './focus-on-arrival'
import type { CardVault } from './card-vault'

export type CheckoutActor = ActorRefFrom<typeof checkoutMachine>

/** What the screens live in: the running checkout, and the vault that card fields write into. */
export interface Checkout {
  readonly actor: CheckoutActor
  readonly vault: () => CardVault | undefined
  /** Whether a screen was on show before; only what comes after it may take the focus. */
  readonly focusOnArrival: FocusOnArrival
  /** The wallet's name. */
  readonly productName: string
}

const CheckoutContext = createContext<Checkout | undefined>(undefined)

export function CheckoutProvider({ checkout, children }: { checkout: Checkout; children: ReactNode }) {
  return <CheckoutContext value={checkout}>{children}</CheckoutContext>
}

export function useCheckout(): Checkout {
  const checkout = useContext(CheckoutContext)
  if (!checkout) throw new Error('screens live inside a CheckoutProvider')
  return checkout
}
