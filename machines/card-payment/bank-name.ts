const plain = (name: string) => name.trim().toLocaleLowerCase('tr')

/** Banks that only their display names tell apart; the letters of Turkish are compared as Turkish does. */
export function isSameBank(one: string | undefined, other: string | undefined): boolean {
  return one !== undefined && other !== undefined && plain(one) === plain(other)
}
