import { type Money, formatMoney } from '../../../../../machines/entities/money'
import type { InstallmentOption } from '../../../../../machines/entities/installments'
import type { Option, OptionTag } from '../../../../components/radio-list/option-row'
import type { Words } from '../../../../words/use-words'

export interface OptionFacts {
  readonly option: InstallmentOption
  /** Of the order. */
  readonly price: Money
  /** Installments that a campaign adds; 0 without one. */
  readonly plusInstallment: number
}

/** An option as a row: how many, how much each month, how much in all. */
export function installmentOption({ option, price, plusInstallment }: OptionFacts, { say, language }: Words): Option {
  const { installmentNumber: count, installmentPrice, totalPrice } = option
  const row = { value: String(count), end: formatMoney(totalPrice, language) }
  if (count === 1) return { ...row, title: say('installments.single') }
  const cashPrice: OptionTag = { tone: 'positive', text: say('installments.cashPrice') }
  const plus: OptionTag = { tone: 'accent', text: say('installments.plus', { count: plusInstallment }) }
  return {
    ...row,
    title: say('installments.number', { count }),
    second: say('installments.monthly', { count, amount: formatMoney(installmentPrice, language) }),
    tags: [...(totalPrice.minor === price.minor ? [cashPrice] : []), ...(plusInstallment > 0 ? [plus] : [])],
  }
}
