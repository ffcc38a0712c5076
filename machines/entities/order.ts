import type { Campaign } from './campaign'
import type { IntoBalance } from './flow'
import type { Instant } from './instant'
import type { Money } from './money'

/** How the merchant wants the checkout to look (BOOT-15, BOOT-16). */
export interface OrderLook {
  /** The header shows a link back to the shop (showGoBackUrlEnabled and a safe URL). */
  readonly isReturnOffered: boolean
  /** The new design is off: same layout, tighter spacing (SHELL-13). */
  readonly isCompact: boolean
  readonly isQrCodeOffered: boolean
  /** The order belongs to a payment link (iyzilinkView, iyzilinkFlexibleLink), so the checkout is embedded in another page (SHELL-12). */
  readonly isPaymentLink: boolean
  readonly campaign: Campaign | undefined
}

export interface Contact {
  readonly email: string
  readonly gsmNumber: string
}

export interface Order {
  readonly price: Money
  /** As the merchant sent it; either field may be empty. */
  readonly contact: Contact
  /** As the merchant sent it; either field may be empty. */
  readonly buyer: { readonly name: string; readonly surname: string }
  readonly merchantName: string | undefined
  /** Host of the merchant's URL, the only part of it that is ever shown. */
  readonly merchantHost: string | undefined
  /** Already validated: https without credentials, or loopback in test mode. */
  readonly goBackUrl: string | undefined
  readonly isStepInfoVisible: boolean
  /** All details are entered on one page (quickLoginRegisterEnabled). */
  readonly isQuickLogin: boolean
  readonly isAgreementCheckedByDefault: boolean
  /** When the checkout form's token expires; undefined if the provider did not say. */
  readonly endsAt: Instant | undefined
  /** A bank transfer was started for this order, in this tab or elsewhere, and is still open. */
  readonly hasTransfer: boolean
  /** The shopper switched from an earlier transfer to another method, but may still have sent its money. */
  readonly hasOldTransfer?: boolean
  /** Only the form's expiry counts, not the login's. */
  readonly isFormTimeOnly: boolean
  /** Marks a refund or a settlement; it does not say that it was used (BOOT-17). */
  readonly intoBalance: IntoBalance | undefined
  readonly look: OrderLook
}

/** The merchant as screens name it: by its name, else by its host. */
export function shownMerchantOf(shop: Pick<Order, 'merchantName' | 'merchantHost'> | undefined): string | undefined {
  return shop?.merchantName ?? shop?.merchantHost
}
