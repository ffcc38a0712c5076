import type { PlusInstallment } from '../../entities/campaign'
import type { InstallmentOption, Installments } from '../../entities/installments'
import type { Money } from '../../entities/money'
import { isSameBank } from './rules'

/** No bank's offer is shown with more months than this (INST-03). */
const MOST_INSTALLMENTS = 36

/** İş Bankası: its cards pay with points or in installments, never with both (INST-04). */
const POINTS_OR_INSTALLMENTS = 64

export const SINGLE = 1

/** Each part is rounded alone, so that together they miss the total by a minor unit each at most. */
function doPartsMakeTotal({ installmentNumber, installmentPrice, totalPrice }: InstallmentOption): boolean {
  const isSameCurrency = installmentPrice.currency === totalPrice.currency
  return isSameCurrency && Math.abs(installmentPrice.minor * installmentNumber - totalPrice.minor) <= installmentNumber
}

/** Whether the amount to be sent follows from the order: its price at once, or no less than that in parts (BEST-08). */
function isOffered(option: InstallmentOption, price: Money): boolean {
  const { installmentNumber, totalPrice } = option
  if (totalPrice.currency !== price.currency || !doPartsMakeTotal(option)) return false
  if (installmentNumber === SINGLE) return totalPrice.minor === price.minor
  return installmentNumber <= MOST_INSTALLMENTS && totalPrice.minor >= price.minor
}

export function singlePayment(price: Money): InstallmentOption {
  return { installmentNumber: SINGLE, installmentPrice: price, totalPrice: price }
}

interface Offered {
  /** Undefined while they are not known, or can't be had. */
  readonly installments: Installments | undefined
  readonly price: Money
  readonly isBonusSelected: boolean
  /** The balance pays a part, which it does of a single payment alone (MIX-02). */
  readonly isMixPayment: boolean
}

/** What may be chosen from: at the least a single payment (INST-06), and no more than that where points exclude the rest. */
export function optionsOf({
  installments,
  price,
  isBonusSelected,
  isMixPayment,
}: Offered): readonly InstallmentOption[] {
  const all = installments?.installmentPrices ?? []
  // Where nothing is left out it is the very same list, so that selectors see no change.
  const isDue = (option: InstallmentOption) => isOffered(option, price)
  const offered = all.every(isDue) ? all : all.filter(isDue)
  const hasSingle = offered.some(({ installmentNumber }) => installmentNumber === SINGLE)
  const options = hasSingle ? offered : [singlePayment(price), ...offered]
  if (isMixPayment) return options.filter(({ installmentNumber }) => installmentNumber === SINGLE)
  return isBonusSelected && installments?.bankCode === POINTS_OR_INSTALLMENTS ? options.slice(0, 1) : options
}

/** The option of this number; a single payment where it is not offered any more. */
export function optionOf(offered: Offered, selectedInstallment: number): InstallmentOption {
  const options = optionsOf(offered)
  return (
    options.find(({ installmentNumber }) => installmentNumber === selectedInstallment) ??
    options.find(({ installmentNumber }) => installmentNumber === SINGLE) ??
    singlePayment(offered.price)
  )
}

/** How many installments a campaign adds to those of this bank's cards; 0 without one (INST-05). */
export function plusFor({ bankName }: Installments, campaigns: readonly PlusInstallment[]): number {
  const found = campaigns.filter(({ cardBankName }) => isSameBank(cardBankName, bankName))
  return Math.max(0, ...found.map(({ plusInstallment }) => plusInstallment))
}
