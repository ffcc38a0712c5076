import type { PlusInstallment } from '../../entities/campaign'
import { type InstallmentOption, type Installments, SINGLE_INSTALLMENT } from '../../entities/installments'
import type { Money } from '../../entities/money'
import { isSameBank } from './rules'

/** Upper limit of installments, for all banks (INST-03). */
const MOST_INSTALLMENTS = 36

/** İş Bankası: its cards pay with bonus points or in installments, never both (INST-04). */
const POINTS_OR_INSTALLMENTS = 64

/** The part of a draft that belongs to the offered installments, before they are fetched. */
export const NO_INSTALLMENTS = { installments: {}, selectedInstallment: SINGLE_INSTALLMENT }

/** Allows a rounding difference of one minor unit per installment. */
function doPartsMakeTotal({ installmentNumber, installmentPrice, totalPrice }: InstallmentOption): boolean {
  const isSameCurrency = installmentPrice.currency === totalPrice.currency
  return isSameCurrency && Math.abs(installmentPrice.minor * installmentNumber - totalPrice.minor) <= installmentNumber
}

/** Checks the amounts against the order: a single payment equals the price, installments add up to no less (BEST-08). */
function isOffered(option: InstallmentOption, price: Money): boolean {
  const { installmentNumber, totalPrice } = option
  if (totalPrice.currency !== price.currency || !doPartsMakeTotal(option)) return false
  if (installmentNumber === SINGLE_INSTALLMENT) return totalPrice.minor === price.minor
  return installmentNumber <= MOST_INSTALLMENTS && totalPrice.minor >= price.minor
}

export function singlePayment(price: Money): InstallmentOption {
  return { installmentNumber: SINGLE_INSTALLMENT, installmentPrice: price, totalPrice: price }
}

/** The first of the cheapest among those with the same number of installments, since only the number is chosen. */
function isCheapest(option: InstallmentOption, at: number, all: readonly InstallmentOption[]): boolean {
  return all.every(
    ({ installmentNumber, totalPrice }, other) =>
      installmentNumber !== option.installmentNumber ||
      totalPrice.minor > option.totalPrice.minor ||
      (totalPrice.minor === option.totalPrice.minor && other >= at),
  )
}

interface Offered {
  /** Undefined while loading, and after a failed request. */
  readonly installments: Installments | undefined
  readonly price: Money
  readonly isBonusSelected: boolean
  /** As `BonusOffer` has it. */
  readonly isBonusWhole?: boolean
  /** The balance pays a part, which allows only a single payment (MIX-02). */
  readonly isMixPayment: boolean
}

/** The selectable options: always a single payment (INST-06), and only that with a bonus that excludes installments. */
export function optionsOf({
  installments,
  price,
  isBonusSelected,
  isBonusWhole,
  isMixPayment,
}: Offered): readonly InstallmentOption[] {
  const all = installments?.installmentPrices ?? []
  // Returns the same array if all options are valid, so that selectors do not re-render.
  const isDue = (option: InstallmentOption) => isOffered(option, price)
  const due = all.every(isDue) ? all : all.filter(isDue)
  const offered = due.every(isCheapest) ? due : due.filter(isCheapest)
  const hasSingle = offered.some(({ installmentNumber }) => installmentNumber === SINGLE_INSTALLMENT)
  const options = hasSingle ? offered : [singlePayment(price), ...offered]
  if (isMixPayment || (isBonusSelected && isBonusWhole))
    return options.filter(({ installmentNumber }) => installmentNumber === SINGLE_INSTALLMENT)
  return isBonusSelected && installments?.bankCode === POINTS_OR_INSTALLMENTS ? options.slice(0, 1) : options
}

/** The option with this number, or a single payment if it is no longer offered. */
export function optionOf(offered: Offered, selectedInstallment: number): InstallmentOption {
  const options = optionsOf(offered)
  return (
    options.find(({ installmentNumber }) => installmentNumber === selectedInstallment) ??
    options.find(({ installmentNumber }) => installmentNumber === SINGLE_INSTALLMENT) ??
    singlePayment(offered.price)
  )
}

/** Installments that a campaign adds for this bank's cards; 0 without a campaign (INST-05). */
export function plusInstallmentsFor({ bankName }: Installments, campaigns: readonly PlusInstallment[]): number {
  const found = campaigns.filter(({ cardBankName }) => isSameBank(cardBankName, bankName))
  return Math.max(0, ...found.map(({ plusInstallment }) => plusInstallment))
}
