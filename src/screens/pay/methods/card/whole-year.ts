/** A year that was typed before its month, as the mask shows it: there is no month 20. */
const MASKED_YEAR_FIRST = /^(20)\/?(\d\d)(0[1-9]|1[0-2])$/

const TWO_PARTS = /^\s*(\d\d?|\d{4})[\s/.–-]+(\d\d?)\s*$/

/** `MM/YY`, as cards print it, and `YYYY-MM`, as browsers fill it in, become `MM/YYYY`; anything else stays as it is (CARD-02). */
export function withWholeYear(text: string): string {
  const [, first = '', last = ''] = TWO_PARTS.exec(text.replace(MASKED_YEAR_FIRST, '$1$2-$3')) ?? []
  if (first.length === 4) return `${last.padStart(2, '0')}/${first}`
  return last.length === 2 ? `${first.padStart(2, '0')}/20${last}` : text
}
