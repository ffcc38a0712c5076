import { NO_TERMS, type PaymentTerms } from '../../machines/card-payment/choices'
import type { FullBonusOnlyBank } from '../../machines/card-payment/bonus'
import type { InitData } from '../../machines/entities/init-data'
import type { Instant } from '../../machines/entities/instant'

interface Known {
  /** Of the order; undefined where it could not be had. */
  readonly init: InitData | undefined
  readonly fullBonusOnlyBanks: readonly FullBonusOnlyBank[]
  /** Of the server; undefined where nobody knows it. */
  readonly now: Instant | undefined
}

/** What the order and the configuration say about paying by card now. A campaign that has a date waits for it. */
export function paymentTerms({ init, fullBonusOnlyBanks, now }: Known): PaymentTerms {
  if (!init) return { ...NO_TERMS, fullBonusOnlyBanks }
  const hasBegun = (startDate: Instant | undefined) =>
    startDate === undefined || (now !== undefined && startDate <= now)
  return {
    isThreeDSForced: init.flags.force3Ds,
    isBkmEnabled: init.bkmEnabled,
    plusInstallments: init.plusInstallments.filter(({ startDate }) => hasBegun(startDate)),
    fullBonusOnlyBanks,
  }
}
