import { TEST_BANK } from './bank-address'

type Shown = Pick<Window, 'location'> | null

/**
 * Whether the frame that showed a bank shows the checkout's own origin again, which means that the shopper is back. A bank may use several
 * pages, and a page of another origin cannot be read.
 */
export function isBackAtCheckout(shown: Shown, { origin }: Pick<Location, 'origin'>): boolean {
  try {
    return shown?.location.origin === origin && !TEST_BANK.test(shown.location.pathname)
  } catch {
    return false
  }
}
