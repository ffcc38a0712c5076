const MARKS = /[\u0300-\u036f]/g

/** Lower case without diacritics, independent of the locale's lower-casing; `ı`, which a Turkish keyboard may produce, becomes `i`. */
export function withPlainLetters(text: string): string {
  return text.toLowerCase().normalize('NFD').replace(MARKS, '').replace(/ı/g, 'i')
}
