import { type ReactNode, createContext, useContext } from 'react'
import type { ActorRefFrom } from 'xstate'
import type { checkoutMachine } from '../../machines/checkout/machine'
import type { BankVisit } from './bank-visit'
import type { FocusOnArrival } from './focus-on-arrival'
import type { CardVault } from './card-vault'
import type { DiagnosticsOf } from './diagnostics'

export type CheckoutActor = ActorRefFrom<typeof checkoutMachine>

/** What the screens share: the running checkout, and the services that they use directly. */
export interface Checkout {
  readonly actor: CheckoutActor
  /** Defined once the services have loaded, which is before any screen with a card field. */
  readonly vault: () => CardVault | undefined
  /** How to show the bank's page while the machine is in that state. */
  readonly bankVisit: () => BankVisit | undefined
  /** The report for support; undefined until the recorder has loaded. */
  readonly diagnostics: () => DiagnosticsOf | undefined
  /** Decides whether a screen takes the focus: only one that replaces another does. */
  readonly focusOnArrival: FocusOnArrival
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
