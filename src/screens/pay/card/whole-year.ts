/** `MM/YY`, as cards print it and browsers fill it in, becomes `MM/YYYY`; anything else stays as it is (CARD-02). */
export function withWholeYear(text: string): string {
  const match = /^\s*(\d{1,2})\s*[/.-]\s*(\d{2})\s*$/.exec(text)
  if (!match) return text
  const [, month = '', year = ''] = match
  return `${month.padStart(2, '0')}/20${year}`
}
