import { type ReactNode, createContext, useContext } from 'react'
import type { ActorRefFrom } from 'xstate'
import type { checkoutMachine } from '../../machines/checkout/machine'
import type { BankVisit } from './bank-visit'
import type { FocusOnArrival } from './focus-on-arrival'
import type { CardVault } from './card-vault'
import type { DiagnosticsOf } from './diagnostics'

export type CheckoutActor = ActorRefFrom<typeof checkoutMachine>

/** What the screens live in: the running checkout, and what the services hand to a screen beside it. */
export interface Checkout {
  readonly actor: CheckoutActor
  /** What card fields write into. There as soon as anything was asked of the services, so before any screen with a card field. */
  readonly vault: () => CardVault | undefined
  /** How to show the bank's page that the chart says is on show. */
  readonly bankVisit: () => BankVisit | undefined
  /** What support can read of this page. There once its recorder has been loaded. */
  readonly diagnostics: () => DiagnosticsOf | undefined
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
