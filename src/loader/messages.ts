/** Incremented with each message that an older loader would misread. */
export type Version = 1

/** The shopper's step. `paying` means that a payment is in progress. */
export type Step = 'sign-in' | 'verify' | 'choose' | 'paying' | 'bank' | 'checking' | 'trouble'

/** How the checkout ended: paid; bank transfer still to be sent; refund claimed; seller's choice recorded. */
export type Result = 'paid' | 'awaited' | 'claimed' | 'settled'

/** In whole pixels: the page's height, or the offset in the page that belongs at the window's top, with room left above the element. */
export type SizeMessage =
  { readonly type: 'RESIZE'; readonly height: number } | { readonly type: 'SCROLL'; readonly y: number }

/**
 * What the checkout sends to the page that embeds it. Names with `ec` mean the same as in UCP's embedded checkout; the
 * protocol itself is not implemented. `ec.start`: the checkout can be used. `ec.complete`: the order has its result,
 * which proves no payment: the merchant's server must verify it with the provider. `checkout.closed`: the shopper
 * leaves for the shop.
 */
export type StateMessage =
  | { readonly type: 'ec.start'; readonly version: Version }
  | { readonly type: 'checkout.step'; readonly version: Version; readonly step: Step }
  | { readonly type: 'ec.complete'; readonly version: Version; readonly result: Result }
  | { readonly type: 'checkout.expired'; readonly version: Version }
  | { readonly type: 'checkout.closed'; readonly version: Version }

export type CheckoutMessage = SizeMessage | StateMessage

export type Theme = 'light' | 'dark'

/** What the embedding page sends to the checkout. */
export interface ThemeMessage {
  readonly type: 'checkout.theme'
  readonly version: Version
  readonly theme: Theme
}
