export type EmailFault =
  | 'validations.emailRequired'
  | 'validations.email'
  | 'validations.email.turkishCharacter'
  | 'validations.email.plainCharacters'

const TURKISH_LETTER = /[çğıöşüÇĞİÖŞÜ]/
const DOTTED = /^[^\s@]+@[^\s@.]+(?:\.[^\s@.]+)+$/

/** Invisible characters that copying can add to an address: direction marks, joiners, the soft hyphen. */
const INVISIBLE = /[\u00ad\u200b-\u200f\u202a-\u202e\u2060\u2066-\u2069\ufeff]/g

const PLAIN = /^[\t-\r -~]*$/

/** Trims the address and requires a local part and a dotted domain, in plain ASCII without Turkish letters (VAL-01). Case is preserved. */
export function parseEmail(typed: string): { email: string } | { fault: EmailFault } {
  const email = typed.replace(INVISIBLE, '').trim()
  if (email === '') return { fault: 'validations.emailRequired' }
  // Some systems write a letter and its diacritic as two characters, so the check composes them. The address itself is
  // not normalized: a lookalike character would silently become a plain one.
  if (TURKISH_LETTER.test(email.normalize('NFC'))) return { fault: 'validations.email.turkishCharacter' }
  if (!PLAIN.test(email)) return { fault: 'validations.email.plainCharacters' }
  return DOTTED.test(email) ? { email } : { fault: 'validations.email' }
}

/** The form in which an address is registered and hashed. Lower-cased without a locale: in Turkish, `I` would become `ı`. */
export function registeredEmail(email: string): string {
  return email.trim().toLowerCase()
}
