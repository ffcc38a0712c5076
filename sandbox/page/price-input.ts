const GROUPED = /^\d{1,3}(?:[.,\s]\d{3})+(?:[.,]\d{1,2})?$/
const PLAIN = /^\d{1,10}(?:[.,]\d{1,2})?$/

/** Parses a typed amount, `2.480,00`, `2,480.00` or `2480`, to minor units. The last mark before one or two digits is the decimal one. */
export function readPrice(typed: string): number | undefined {
  const text = typed.trim()
  if (!GROUPED.test(text) && !PLAIN.test(text)) return undefined
  const [, whole = '', fraction = ''] = /^(.*?)(?:[.,](\d{1,2}))?$/.exec(text) ?? []
  const minor = Number(whole.replace(/\D/g, '')) * 100 + Number(fraction.padEnd(2, '0'))
  return minor > 0 ? minor : undefined
}
