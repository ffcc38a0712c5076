import type { Language } from '../../../machines/entities/language'
import { type Money as Amount, formatMoney, moneyParts } from '../../../machines/entities/money'
import * as css from './money.css'

export interface MoneyProps {
  readonly amount: Amount
  readonly language: Language
  /** `bar` is for the payment bar, and as large as a title in the desktop's panel. */
  readonly size?: 'plain' | 'large' | 'bar'
}

/** The length of `₺123.456`. */
const LONGEST_AT_FULL_SIZE = 8

/** A large amount is several spans in one line of text, so that copying or reading it aloud gives the plain amount. */
export function Money({ amount, language, size = 'plain' }: MoneyProps) {
  if (size === 'plain') {
    return (
      <span className={css.money} translate="no">
        {formatMoney(amount, language)}
      </span>
    )
  }
  const { minus, symbol, whole, fraction } = moneyParts(amount, language)
  const isLong = (minus + symbol + whole).length > LONGEST_AT_FULL_SIZE
  return (
    <span className={`${css.money} ${css.sizes[size]} ${isLong ? css.long[size] : ''}`} translate="no">
      {minus}
      <span className={css.sign[size]}>{symbol}</span>
      {whole}
      <span className={css.fraction[size]}>{fraction}</span>
    </span>
  )
}
