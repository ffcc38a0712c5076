const numbers = new Map<string, number>()

/** A small number for a long name: the same one for the same name. */
export function intern(name: string): number {
  const known = numbers.get(name)
  if (known !== undefined) return known
  numbers.set(name, numbers.size)
  return numbers.size - 1
}

/** The number of a thing’s name, which is given once for each thing. */
export function internOnce<Thing extends object>(nameOf: (thing: Thing) => string): (thing: Thing) => number {
  const known = new WeakMap<Thing, number>()
  return (thing) => {
    const found = known.get(thing) ?? intern(nameOf(thing))
    known.set(thing, found)
    return found
  }
}
