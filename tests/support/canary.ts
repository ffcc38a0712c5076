/** A card like no other: what is anywhere of it has come from its fields. It pays in installments, and has collected a bonus. */
export const CANARY = { cardNumber: '5549607159333771', expireDate: '11/2037', cvc: '927' } as const

/** As many digits of a number may be known as identify its bank and its holder: the first eight, and the last four. */
const TELLING = 12

const pieces = Array.from({ length: CANARY.cardNumber.length - TELLING + 1 }, (_, at) =>
  CANARY.cardNumber.slice(at, at + TELLING),
)

// Ids are full of short runs of digits: what is looked for is between signs that are no part of one.
const alone = (written: string) => new RegExp(`(?<![\\w.-])(${written})(?![\\w-])`)

/** However it may be written, its parts apart or not; its year alone as well. */
const EXPIRY = alone('11 ?[/.-] ?(20)?37|(20)?37 ?[/.-] ?11|2037|1137|112037|203711|3711')

const CVC = alone('927')

/** What of the canary is in a text, whichever way it is spaced or written in an address. */
export function sungIn(text: string): readonly string[] {
  const plain = text.replaceAll(/%20|\+/g, ' ').replaceAll(/%2F/gi, '/')
  const digits = plain.replaceAll(/(?<=\d)[\s\u00a0\u2009-]+(?=\d)/g, '')
  return [
    ...(pieces.some((piece) => digits.includes(piece)) ? ['the number'] : []),
    ...(EXPIRY.test(plain) ? ['the expiry'] : []),
    ...(CVC.test(plain) ? ['the code'] : []),
  ]
}

/** Reports are full of times, counts and places in a script, one of which may be the expiry or the security code. */
const withoutCounts = (text: string) => text.replaceAll(/(?<=[:[,])\d{1,13}(?:\.\d+)?(?=[,}\]])/g, '0')

/** The same of a report. */
export const sungInReport = (text: string): readonly string[] => sungIn(withoutCounts(text))
