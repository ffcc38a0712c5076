const numbers = new Map<string, number>()

/** A small number that represents a string; equal strings get the same number. */
export function intern(name: string): number {
  const known = numbers.get(name)
  if (known !== undefined) return known
  numbers.set(name, numbers.size)
  return numbers.size - 1
}

/** The number of an object's name. The name is computed once for each object. */
export function internOnce<Thing extends object>(nameOf: (thing: Thing) => string): (thing: Thing) => number {
  const known = new WeakMap<Thing, number>()
  return (thing) => {
    const found = known.get(thing) ?? intern(nameOf(thing))
    known.set(thing, found)
    return found
  }
}
