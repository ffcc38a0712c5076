export type EmailFault =
  | 'validations.emailRequired'
  | 'validations.email'
  | 'validations.email.turkishCharacter'
  | 'validations.email.plainCharacters'

const TURKISH_LETTER = /[çğıöşüÇĞİÖŞÜ]/
const DOTTED = /^[^\s@]+@[^\s@.]+(?:\.[^\s@.]+)+$/

/** Invisible characters that come with a copied address: directions, joiners, the soft hyphen. */
const INVISIBLE = /[\u00ad\u200b-\u200f\u202a-\u202e\u2060\u2066-\u2069\ufeff]/g

const PLAIN = /^[\t-\r -~]*$/

/** Trimmed; a local part and a dotted domain, without Turkish or other letters beyond a–z (VAL-01). The letters keep their case. */
export function parseEmail(typed: string): { email: string } | { fault: EmailFault } {
  const email = typed.replace(INVISIBLE, '').trim()
  if (email === '') return { fault: 'validations.emailRequired' }
  // Some systems write a letter and its mark apart. Composed, a sign that only looks like a plain one would become it.
  if (TURKISH_LETTER.test(email.normalize('NFC'))) return { fault: 'validations.email.turkishCharacter' }
  if (!PLAIN.test(email)) return { fault: 'validations.email.plainCharacters' }
  return DOTTED.test(email) ? { email } : { fault: 'validations.email' }
}

/** The form in which an address is registered and hashed. Small letters of no locale: in Turkish, `I` would become `ı`. */
export function registeredEmail(email: string): string {
  return email.trim().toLowerCase()
}
