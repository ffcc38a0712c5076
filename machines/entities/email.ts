export type EmailFault = 'validations.emailRequired' | 'validations.email' | 'validations.email.turkishCharacter'

const TURKISH_LETTER = /[çğıöşüÇĞİÖŞÜ]/
const DOTTED = /^[^\s@]+@[^\s@.]+(?:\.[^\s@.]+)+$/

/** Trimmed; a local part and a dotted domain, without Turkish letters (VAL-01). The letters keep their case. */
export function parseEmail(typed: string): { email: string } | { fault: EmailFault } {
  // Composed: some systems write a letter and its mark apart.
  const email = typed.trim().normalize('NFC')
  if (email === '') return { fault: 'validations.emailRequired' }
  if (TURKISH_LETTER.test(email)) return { fault: 'validations.email.turkishCharacter' }
  return DOTTED.test(email) ? { email } : { fault: 'validations.email' }
}
