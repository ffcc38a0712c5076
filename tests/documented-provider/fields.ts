export type Fields = Readonly<Record<string, unknown>>

export const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** A string or a number as text; otherwise undefined. */
export const textOf = (value: unknown): string | undefined =>
  typeof value === 'string' ? value : typeof value === 'number' ? String(value) : undefined

export const textAt = (fields: Fields, path: string): string | undefined => textOf(valueAt(fields, path))

export const valueAt = (fields: Fields, path: string): unknown =>
  path.split('.').reduce<unknown>((value, key) => (isFields(value) ? value[key] : undefined), fields)

export const fieldsAt = (fields: Fields, path: string): Fields => {
  const value = valueAt(fields, path)
  return isFields(value) ? value : {}
}

export const without = <Value>(fields: Readonly<Record<string, Value>>, keys: readonly string[]) =>
  Object.fromEntries(Object.entries(fields).filter(([key]) => !keys.includes(key)))

export const only = <Value>(fields: Readonly<Record<string, Value>>, keys: readonly string[]) =>
  Object.fromEntries(Object.entries(fields).filter(([key]) => keys.includes(key)))

/** Maps every value of the tree with its field name, including list entries. */
export const mapDeep = (value: unknown, change: (value: unknown, key: string) => unknown, key = ''): unknown =>
  Array.isArray(value)
    ? value.map((one: unknown) => mapDeep(one, change, key))
    : isFields(value)
      ? Object.fromEntries(Object.entries(value).map(([name, one]) => [name, mapDeep(one, change, name)]))
      : change(value, key)

export const mapFields = (fields: Fields, change: (value: unknown, key: string) => unknown): Fields => {
  const mapped = mapDeep(fields, change)
  return isFields(mapped) ? mapped : fields
}

/** Amounts are minor units internally and decimals on the wire. */
export const amountOf = (minor: number): number => minor / 100

export const minorOf = (value: unknown): number | undefined => {
  const text = textOf(value)
  if (text === undefined || !/^\d{1,10}(\.\d+)?$/.test(text)) return undefined
  return Math.round(Number(text) * 100)
}
