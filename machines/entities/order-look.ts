import type { Campaign } from './campaign'

/** How a merchant wants the checkout around an order to look (BOOT-15, BOOT-16). */
export interface OrderLook {
  /** A way back to the shop stands in the header (showGoBackUrlEnabled, with an address that is safe). */
  readonly isReturnOffered: boolean
  /** The new design is off: the same page, set closer (SHELL-13). */
  readonly isCompact: boolean
  readonly isQrCodeOffered: boolean
  readonly campaign: Campaign | undefined
}
