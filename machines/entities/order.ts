import type { Campaign } from './campaign'
import type { IntoBalance } from './flow'
import type { Instant } from './instant'
import type { Money } from './money'

/** How a merchant wants the checkout around an order to look (BOOT-15, BOOT-16). */
export interface OrderLook {
  /** The header has a way back to the shop (showGoBackUrlEnabled, with an address that is safe). */
  readonly isReturnOffered: boolean
  /** The new design is off: the same page, set closer (SHELL-13). */
  readonly isCompact: boolean
  readonly isQrCodeOffered: boolean
  /** A payment link's (iyzilinkView, iyzilinkFlexibleLink): the checkout is a part of another page (SHELL-12). */
  readonly isPaymentLink: boolean
  readonly campaign: Campaign | undefined
}

export interface Contact {
  readonly email: string
  readonly gsmNumber: string
}

/** The merchant's order as the checkout needs it. */
export interface Order {
  readonly price: Money
  /** As the merchant gave it; either may be empty. */
  readonly contact: Contact
  /** As the merchant gave it; either may be empty. */
  readonly buyer: { readonly name: string; readonly surname: string }
  readonly merchantName: string | undefined
  /** Host of the merchant's address, the only part of it that is ever shown. */
  readonly merchantHost: string | undefined
  /** Already checked: https without credentials, or loopback in test mode. */
  readonly goBackUrl: string | undefined
  readonly isStepInfoVisible: boolean
  /** One page asks for everything (quickLoginRegisterEnabled). */
  readonly isQuickLogin: boolean
  readonly isAgreementCheckedByDefault: boolean
  /** When the checkout form's token ends; undefined when the provider did not say. */
  readonly endsAt: Instant | undefined
  /** It waits for a bank transfer that was begun, here or anywhere else. */
  readonly hasTransfer: boolean
  /** The shopper left the code of an earlier one for another way of paying, and may have sent its money all the same. */
  readonly hasOldTransfer?: boolean
  /** Only the form's own time counts, not the login's. */
  readonly isFormTimeOnly: boolean
  /** The provider says that this is a refund, or a settlement; that it was used up it does not say (BOOT-17). */
  readonly intoBalance: IntoBalance | undefined
  readonly look: OrderLook
}
