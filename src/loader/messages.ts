/** Grows with a message that an older loader would misunderstand. */
export type Version = 1

/** How far the shopper is. While it is `paying`, a payment is under way. */
export type Step = 'sign-in' | 'verify' | 'choose' | 'paying' | 'bank' | 'checking' | 'trouble'

/** How the checkout ended: paid; a bank transfer still to be sent; a refund claimed; a seller's choice recorded. */
export type Result = 'paid' | 'awaited' | 'claimed' | 'settled'

/** In whole pixels: how high the page is, or how far down on it is what the shopper should see. */
export type SizeMessage =
  { readonly type: 'RESIZE'; readonly height: number } | { readonly type: 'SCROLL'; readonly y: number }

/**
 * What the checkout tells the page around it. Names with `ec` mean the same as in UCP's embedded checkout; the protocol itself is not
 * implemented. `ec.start`: the checkout can be used. `ec.complete`: the order has its result. That proves no payment: the merchant's server
 * has to ask the provider. `checkout.closed`: the shopper leaves for the shop.
 */
export type StateMessage =
  | { readonly type: 'ec.start'; readonly version: Version }
  | { readonly type: 'checkout.step'; readonly version: Version; readonly step: Step }
  | { readonly type: 'ec.complete'; readonly version: Version; readonly result: Result }
  | { readonly type: 'checkout.expired'; readonly version: Version }
  | { readonly type: 'checkout.closed'; readonly version: Version }

export type CheckoutMessage = SizeMessage | StateMessage

export type Theme = 'light' | 'dark'

/** What the page around tells the checkout. */
export interface ThemeMessage {
  readonly type: 'checkout.theme'
  readonly version: Version
  readonly theme: Theme
}
