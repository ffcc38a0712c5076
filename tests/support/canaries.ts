export function stringsIn(value: unknown, found = new Set<string>(), seen = new Set<unknown>()): Set<string> {
  if (typeof value === 'string') found.add(value)
  if (typeof value !== 'object' || value === null || seen.has(value)) return found
  seen.add(value)
  for (const inner of Object.values(value)) stringsIn(inner, found, seen)
  return found
}

/** The same value with every string replaced by a canary, except for the types of events. */
export function sung(value: unknown, canary: string): unknown {
  if (typeof value === 'string') return canary
  if (Array.isArray(value)) return value.map((item) => sung(item, canary))
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(
    Object.entries(value).map(([key, inner]) => [key, key === 'type' ? (inner as unknown) : sung(inner, canary)]),
  )
}
