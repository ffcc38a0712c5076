const SHORT = /^\s*(\d{1,2})[\s/.\-\u2010-\u2015]+(\d{2})\s*$/
const YEAR_FIRST = /^\s*(\d{4})[\s/.\-\u2010-\u2015]+(\d{1,2})\s*$/

/** A year typed before its month, as the mask shows it: there is no month 20. */
const MASKED_YEAR_FIRST = /^(20)\/?(\d\d)(0[1-9]|1[0-2])$/

/** `MM/YY`, as cards print it, and `YYYY-MM`, as browsers fill it in, become `MM/YYYY`; anything else stays as it is (CARD-02). */
export function withWholeYear(text: string): string {
  const short = SHORT.exec(text)
  if (short) return `${(short[1] ?? '').padStart(2, '0')}/20${short[2] ?? ''}`
  const first = YEAR_FIRST.exec(text)
  if (first) return `${(first[2] ?? '').padStart(2, '0')}/${first[1] ?? ''}`
  const masked = MASKED_YEAR_FIRST.exec(text)
  return masked ? `${masked[3] ?? ''}/20${masked[2] ?? ''}` : text
}
