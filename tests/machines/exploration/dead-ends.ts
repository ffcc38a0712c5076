import type { Place, Space } from './explore'
import { stateOf } from './law'

/** The journey is closed, or the shopper can do something. */
function isResting({ system, ways }: Place): boolean {
  if (!system) return false
  return stateOf(system) === 'closed' || ways.some(({ move }) => move?.event.type.startsWith('shopper.'))
}

/** Places from which no place is reachable where the shopper can do something. */
export function deadEnds({ places }: Space): string[] {
  const before = new Map<string, string[]>()
  for (const { key, ways } of places.values()) {
    for (const { to } of ways) {
      const earlier = before.get(to)
      if (earlier) earlier.push(key)
      else before.set(to, [key])
    }
  }
  const alive = new Set(
    Array.from(places.values())
      .filter(isResting)
      .map(({ key }) => key),
  )
  const waiting = Array.from(alive)
  for (let key = waiting.pop(); key !== undefined; key = waiting.pop()) {
    for (const earlier of before.get(key) ?? []) {
      if (alive.has(earlier)) continue
      alive.add(earlier)
      waiting.push(earlier)
    }
  }
  return Array.from(places.keys()).filter((key) => !alive.has(key))
}
