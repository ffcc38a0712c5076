/** A card with unique digits: any of them found elsewhere came from its fields. It offers installments and has bonus points. */
export const CANARY = { cardNumber: '5549607159333771', expireDate: '11/2037', cvc: '927' } as const

/** Up to the first eight digits and the last four may be stored, so twelve consecutive digits are a leak. */
const TELLING = 12

const pieces = Array.from({ length: CANARY.cardNumber.length - TELLING + 1 }, (_, at) =>
  CANARY.cardNumber.slice(at, at + TELLING),
)

// Ids contain many short runs of digits, so a match must not be part of a longer token.
const alone = (written: string) => new RegExp(`(?<![\\w.-])(${written})(?![\\w-])`)

/** Every notation of the expiry date, and the year alone. */
const EXPIRY = alone('11 ?[/.-] ?(20)?37|(20)?37 ?[/.-] ?11|2037|1137|112037|203711|3711')

const CVC = alone('927')

/** The parts of the canary in a text, with any spacing or URL encoding. */
export function sungIn(text: string): readonly string[] {
  const plain = text.replaceAll(/%20|\+/g, ' ').replaceAll(/%2F/gi, '/')
  const digits = plain.replaceAll(/(?<=\d)[\s\u00a0\u2009-]+(?=\d)/g, '')
  return [
    ...(pieces.some((piece) => digits.includes(piece)) ? ['the number'] : []),
    ...(EXPIRY.test(plain) ? ['the expiry'] : []),
    ...(CVC.test(plain) ? ['the code'] : []),
  ]
}

/** Removes times, counts and script positions from a report, because one may equal the expiry date or the security code. */
const withoutCounts = (text: string) => text.replaceAll(/(?<=[:[,])\d{1,13}(?:\.\d+)?(?=[,}\]])/g, '0')

/** The same for a report. */
export const sungInReport = (text: string): readonly string[] => sungIn(withoutCounts(text))
