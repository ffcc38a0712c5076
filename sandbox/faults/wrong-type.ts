const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null

/** What no reader of the value would take for it: objects and numbers change places, words become lists. */
function otherType(value: unknown): unknown {
  if (typeof value === 'number') return { value }
  if (Array.isArray(value)) return Object.fromEntries(Object.entries(value))
  if (isObject(value)) return Object.keys(value).length
  return value === null ? {} : [value]
}

/** A JSON value in which the one at the end of the path has another type; where the path leads nowhere, the value as it is. */
export function withOtherType(body: unknown, [key, ...rest]: readonly string[]): unknown {
  if (key === undefined) return otherType(body)
  if (!isObject(body) || !Object.hasOwn(body, key)) return body
  const changed = { ...body, [key]: withOtherType(body[key], rest) }
  return Array.isArray(body) ? Object.values(changed) : changed
}
