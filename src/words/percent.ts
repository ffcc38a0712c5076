import type { Language } from '../../machines/entities/language'

/** At least two decimals and all that the rate has: a rate is never rounded. */
function figures(rate: number, language: Language): string {
  const [whole = '', part = ''] = String(rate).split('.')
  return whole + (language === 'tr' ? ',' : '.') + part.padEnd(2, '0')
}

const signed = (text: string, language: Language) => (language === 'tr' ? `%${text}` : `${text}%`)

/** `%3,99`, `3.99%`. */
export function percent(rate: number, language: Language): string {
  return signed(figures(rate, language), language)
}

/** `%3,99–4,49`, `3.99–4.49%`; one rate if all are equal, undefined if there is none. */
export function percentRange(rates: readonly number[], language: Language): string | undefined {
  if (rates.length === 0) return undefined
  const [least, most] = [Math.min(...rates), Math.max(...rates)]
  if (least === most) return percent(least, language)
  return signed(`${figures(least, language)}–${figures(most, language)}`, language)
}
