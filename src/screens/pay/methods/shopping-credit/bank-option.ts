import { formatMoney } from '../../../../../machines/entities/money'
import type { CreditBank } from '../../../../../machines/entities/shopping-credit'
import type { BankBlockReason } from '../../../../../machines/payment/shopping-credit/rules'
import { percentRange } from '../../../../words/percent'
import type { WordKey } from '../../../../words/word-key'
import type { Words } from '../../../../words/use-words'

export const bankNameOf = ({ bankName, acquirerId }: CreditBank) => bankName ?? String(acquirerId)

const BLOCK_REASONS: Readonly<Record<BankBlockReason, WordKey>> = {
  inactive: 'credit.hindrance.inactive',
  belowMinimum: 'credit.hindrance.belowMinimum',
  aboveMaximum: 'credit.hindrance.aboveMaximum',
}

function amountsOf({ basketMinAmount, basketMaxAmount }: CreditBank, { language }: Words) {
  return {
    ...(basketMinAmount && { min: formatMoney(basketMinAmount, language) }),
    ...(basketMaxAmount && { max: formatMoney(basketMaxAmount, language) }),
  }
}

export function bankBlockReasonText(bank: CreditBank, blockReason: BankBlockReason, words: Words): string {
  return words.say(BLOCK_REASONS[blockReason], amountsOf(bank, words))
}

function limitsText(bank: CreditBank, words: Words): string | undefined {
  const amounts = amountsOf(bank, words)
  const { min, max } = amounts
  if (min !== undefined && max !== undefined) return words.say('credit.limits', amounts)
  if (min !== undefined) return words.say('credit.limits.from', amounts)
  return max === undefined ? undefined : words.say('credit.limits.to', amounts)
}

function longestTermText({ rates }: CreditBank, { say }: Words): string | undefined {
  if (rates.length === 0) return undefined
  return say('credit.upTo', { count: Math.max(...rates.map(({ installmentNumber }) => installmentNumber)) })
}

/** What the row of a bank that can be chosen says, line by line. */
export function bankLines(bank: CreditBank, words: Words): readonly string[] {
  const customers = bank.isOnlyForBankUsers ? words.say('credit.onlyCustomers') : undefined
  return [longestTermText(bank, words), limitsText(bank, words), customers].filter((line) => line !== undefined)
}

/** The bank's interest rates, from its lowest to its highest. */
export function rateText({ rates }: CreditBank, { language }: Words): string | undefined {
  return percentRange(
    rates.map(({ interestRate }) => interestRate),
    language,
  )
}
