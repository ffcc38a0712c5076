/** Arabic-Indic, Persian and Urdu digits. */
const EASTERN = /[\u0660-\u0669\u06f0-\u06f9]/g

/** Converts full-width characters and digits of other scripts to plain ones. */
export function withPlainDigits(text: string): string {
  return text.normalize('NFKC').replace(EASTERN, (figure) => String(figure.charCodeAt(0) % 16))
}

export const digitsOf = (text: string): string => withPlainDigits(text).replace(/\D/g, '')
