const numbers = new Map<string, number>()

/** A small number for a long name: the same one for the same name. */
export function intern(name: string): number {
  const known = numbers.get(name)
  if (known !== undefined) return known
  numbers.set(name, numbers.size)
  return numbers.size - 1
}
