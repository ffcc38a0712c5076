import fc from 'fast-check'

type Json = string | number | boolean | null | readonly Json[] | { readonly [name: string]: Json }

/** JSON text of a value in which the part at `place` (0 is the whole) is replaced. Places count in the order of writing. */
function written(value: Json, place: number, putOtherwise: (text: string, name: string | undefined) => string): string {
  let passed = 0
  const write = (part: Json, name?: string): string => {
    const isMeant = passed++ === place
    const label = name === undefined ? '' : `${JSON.stringify(name)}:`
    const text = label + bare(part)
    return isMeant ? putOtherwise(text.slice(label.length), name) : text
  }
  const bare = (part: Json): string => {
    if (Array.isArray(part)) return `[${joined(part.map((item: Json) => write(item)))}]`
    if (part === null || typeof part !== 'object') return JSON.stringify(part)
    return `{${joined(Object.entries(part).map(([name, item]) => write(item, name)))}}`
  }
  // A removed part leaves no comma behind.
  const joined = (pieces: readonly string[]) => pieces.filter((piece) => piece !== '').join(',')
  return write(value)
}

function placesIn(value: Json): number {
  if (value === null || typeof value !== 'object') return 1
  return Object.values(value).reduce((sum: number, item) => sum + placesIn(item), 1)
}

const nested = (depth: number) => '['.repeat(depth) + ']'.repeat(depth)

const MARKS = '\u202e\u0000\u2066x\u200f'

/** Replacements for a value. */
const INSTEAD: readonly ((text: string) => string)[] = [
  ...['null', 'true', 'false', '""', '" "', '0', '-1', '-0.01', '1e400', '-1e400', '1e21', '0.001', '{}', '[]'].map(
    (text) => () => text,
  ),
  ...[JSON.stringify('x'.repeat(100_000)), nested(1_000), JSON.stringify(MARKS), '"__proto__"', '"1,5"'].map(
    (text) => () => text,
  ),
  () => '{"__proto__":{"polluted":1},"constructor":1,"toString":2}',
  () => '{"toString":null,"valueOf":"x"}',
  (text) => `[${text}]`,
  (text) => `{"0":${text}}`,
  (text) => JSON.stringify(text),
]

const label = (name: string | undefined) => (name === undefined ? '' : `${JSON.stringify(name)}:`)

const otherwise = fc.oneof(
  fc.constantFrom(...INSTEAD).map((instead) => (text: string, name?: string) => label(name) + instead(text)),
  fc.json({ maxDepth: 2 }).map((text) => (_: string, name?: string) => label(name) + text),
  // Removed, renamed, and duplicated.
  fc.constant(() => ''),
  fc.constantFrom('x', '__proto__', 'constructor', MARKS).map((other) => (text: string, name?: string) => {
    return name === undefined ? text : label(other) + text
  }),
  fc.constantFrom('null', '1', '"twice"', '{}').map((second) => (text: string, name?: string) => {
    return name === undefined ? text : `${label(name)}${text},${label(name)}${second}`
  }),
)

const spoiled = (text: string): fc.Arbitrary<string> =>
  fc.oneof(
    fc.nat(text.length).map((length) => text.slice(0, length)),
    fc.constantFrom('', '<!doctype html><p>502</p>', `\ufeff${text}`, `${text}${text}`, '\u001f\u008b\b\u0000', 'null'),
    fc.tuple(fc.nat(text.length), fc.string({ maxLength: 3 })).map(([at, noise]) => {
      return text.slice(0, at) + noise + text.slice(at + 1)
    }),
  )

/** Variants of an answer: one or two of its values replaced, or its bytes corrupted. */
export function mutantsOf(answer: object): fc.Arbitrary<string> {
  const valid = JSON.parse(JSON.stringify(answer)) as Json
  const place = fc.integer({ min: 0, max: placesIn(valid) - 1 })
  const one = fc.tuple(place, otherwise).map(([at, put]) => written(valid, at, put))
  const two = fc.tuple(place, place, otherwise, otherwise).map(([a, b, put, other]) => {
    const once = written(valid, a, put)
    try {
      return written(JSON.parse(once) as Json, b, other)
    } catch {
      return once
    }
  })
  return fc.oneof({ weight: 6, arbitrary: one }, { weight: 2, arbitrary: two }, spoiled(JSON.stringify(valid)))
}
