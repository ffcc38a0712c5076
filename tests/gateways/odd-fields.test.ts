import { describe, expect, it } from 'vitest'
import { NEEDED_FIELDS } from '../support/contract/needed-fields'
import { placesOf, withAt } from '../support/contract/schema-places'
import { readings } from '../support/contract/readings'

/** Unexpected values for a field; `undefined` removes it. */
const oddities = (right: unknown): readonly unknown[] => [
  undefined,
  null,
  '',
  typeof right === 'object' ? 'odd' : { odd: true },
]

function endingOf(read: (text: string) => unknown, body: unknown): unknown {
  try {
    return read(JSON.stringify(body))
  } catch {
    return 'unusable'
  }
}

/** The required fields of an answer, by the call's name. */
const strictOf = ({ answer, framing, schema, read }: (typeof readings)[number]) =>
  placesOf(schema, answer)
    .fields.filter(({ path, value }) =>
      oddities(value).some((odd) => endingOf(read, framing(withAt(answer, path, odd))) === 'unusable'),
    )
    .map(({ path }) => path.join('.'))

describe('odd fields', () => {
  it('an odd field is left out alone, but for the fields that docs/answers.md lists as needed (GWY-11~)', () => {
    const found = readings.flatMap((reading) => strictOf(reading).map((field) => `${reading.name} ${field}`))
    expect([...new Set(found)].sort()).toEqual([...NEEDED_FIELDS].sort())
    const fields = readings.flatMap(({ schema, answer }) => placesOf(schema, answer).fields)
    console.log(`${readings.length} calls, ${fields.length} fields × ${oddities('').length} odd values`)
  })
})
