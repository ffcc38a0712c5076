import { bankDay } from '../../../machines/entities/bank-day'
import type { BusinessCalendar } from '../../../machines/entities/business-calendar'
import type { OpenTransfer } from '../../../machines/entities/bank-transfer'
import { NO_TERMS, type PaymentTerms, enabledFeaturesOf } from '../../../machines/entities/payment-terms'
import type { DeviceType } from '../../../machines/entities/device'
import type { FullBonusOnlyBank } from '../../../machines/entities/bonus'
import type { InitData } from '../../../machines/entities/init-data'
import type { CalendarDay, Instant } from '../../../machines/entities/instant'

interface Known {
  /** The order's init data; undefined if it failed to load. */
  readonly init: InitData | undefined
  readonly fullBonusOnlyBanks: readonly FullBonusOnlyBank[]
  /** Server time; undefined if unknown. */
  readonly now: Instant | undefined
  readonly device: DeviceType
  /** The provider's current date. */
  readonly today: CalendarDay
  readonly openTransfer: OpenTransfer | undefined
  readonly calendar: BusinessCalendar
}

/** The payment terms from the order and the configuration. A campaign with a start date is left out until then. */
export function paymentTerms({
  init,
  fullBonusOnlyBanks,
  now,
  device,
  today,
  openTransfer,
  calendar,
}: Known): PaymentTerms {
  const here = { fullBonusOnlyBanks, device, today, calendar, bankDay: now === undefined ? undefined : bankDay(now) }
  if (!init) return { ...NO_TERMS, ...here }
  const { flags } = init
  const hasBegun = (startDate: Instant | undefined) =>
    startDate === undefined || (now !== undefined && startDate <= now)
  return {
    ...here,
    ...enabledFeaturesOf(flags),
    transferAccounts: flags.bankTransferEnabled ? init.bankTransferAccounts : [],
    isBuyerProtected: init.buyerProtectionEnabled,
    transferRedirectUrl: init.bankTransferRedirectUrl,
    openTransfer,
    isThreeDSForced: flags.force3Ds,
    isBkmEnabled: init.bkmEnabled,
    plusInstallments: init.plusInstallments.filter(({ startDate }) => hasBegun(startDate)),
    isMerchantTrusted: flags.merchantTrustStampAvailableOrIgnored,
    isIdentityFormShown: init.isIdentityFormShown,
    buyer: { name: init.buyerName ?? '', surname: init.buyerSurname ?? '' },
  }
}
