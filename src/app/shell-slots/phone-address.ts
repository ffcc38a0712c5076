/** The address of this very page, for a phone: it says where the phone has it from. */
export function phoneAddress({ origin, search }: Pick<Location, 'origin' | 'search'>, pathname: string): string {
  const asked = new URLSearchParams(search)
  asked.set('redirectedFrom', 'qr')
  return `${origin}${pathname}?${asked.toString()}`
}
