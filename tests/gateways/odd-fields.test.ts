import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { placesOf, withAt } from './support/schema-places'
import { readings } from './support/readings'

/** What may stand where something else is expected; `undefined` leaves the field out. */
const oddities = (right: unknown): readonly unknown[] => [
  undefined,
  null,
  '',
  typeof right === 'object' ? 'odd' : { odd: true },
]

const ODD_ENTRIES = [null, 'odd', 7, true]

function endingOf(read: (text: string) => unknown, body: unknown): unknown {
  try {
    return read(JSON.stringify(body))
  } catch {
    return 'unusable'
  }
}

/** The fields that an answer can't do without, by the call's name. */
const strictOf = ({ answer, framing, schema, read }: (typeof readings)[number]) =>
  placesOf(schema, answer)
    .fields.filter(({ path, value }) =>
      oddities(value).some((odd) => endingOf(read, framing(withAt(answer, path, odd))) === 'unusable'),
    )
    .map(({ path }) => path.join('.'))

/** `docs/answers.md`: one row a call and field. */
const told = readFileSync('docs/answers.md', 'utf8')
  .split('\n')
  .flatMap((line) => {
    const [, call, field] = /^\| `([^`]+)`\s*\| `([^`]+)`/.exec(line) ?? []
    return call === undefined || field === undefined ? [] : [`${call} ${field}`]
  })

describe('an odd field', () => {
  it('costs itself, but for the fields that docs/answers.md lists as needed (GWY-11~)', () => {
    const found = readings.flatMap((reading) => strictOf(reading).map((field) => `${reading.name} ${field}`))
    expect([...new Set(found)].sort()).toEqual([...told].sort())
    const fields = readings.flatMap(({ schema, answer }) => placesOf(schema, answer).fields)
    console.log(`${readings.length} calls, ${fields.length} fields × ${oddities('').length} odd values`)
  })
})

const lists = readings.flatMap((reading) =>
  placesOf(reading.schema, reading.answer).lists.map(({ path, value }) => ({ ...reading, path, list: value })),
)

describe.each(lists)(
  'of an answer to $name, an odd entry among $path',
  ({ answer, framing, read, value, path, list }) => {
    it.each(ODD_ENTRIES.map((entry) => [entry]))('%j costs itself (GWY-11~)', (entry) => {
      const body = framing(withAt(answer, path, [entry, ...list]))
      expect(endingOf(read, body)).toEqual({ kind: 'ok', value })
    })
  },
)
