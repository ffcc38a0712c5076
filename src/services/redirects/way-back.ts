import { TEST_BANK } from './bank-address'

type Shown = Pick<Window, 'location'> | null

/**
 * Whether a frame that a bank was shown in shows the checkout's own origin again: the way back from the bank. A bank asks its question
 * on several pages, and a page of another site can't be read.
 */
export function isWayBack(shown: Shown, { origin }: Pick<Location, 'origin'>): boolean {
  try {
    return shown?.location.origin === origin && !TEST_BANK.test(shown.location.pathname)
  } catch {
    return false
  }
}
