/** Arabic-Indic figures, and those of Persian and Urdu. */
const EASTERN = /[\u0660-\u0669\u06f0-\u06f9]/g

/** What an input method writes in another width, and figures of other scripts, as the plain characters that they mean. */
export function withPlainDigits(text: string): string {
  return text.normalize('NFKC').replace(EASTERN, (figure) => String(figure.charCodeAt(0) % 16))
}
