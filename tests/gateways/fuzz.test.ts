import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { GatewayError } from '../../src/gateways/outcome'
import { mutantsOf } from '../support/mutants'
import { SEED } from '../support/seed'
import { type Reading, readings } from '../support/contract/readings'

/** Number of answers for each call. */
const RUNS = Number(process.env['FUZZ_RUNS'] ?? 300)

/** Values that the checkout must never read. */
function unreadable(value: unknown): unknown[] {
  if (typeof value === 'number') return Number.isFinite(value) ? [] : [value]
  if (typeof value === 'string') return /undefined|NaN|Infinity|\[object/.test(value) ? [value] : []
  if (typeof value === 'function' || typeof value === 'symbol') return [value]
  if (value === null || typeof value !== 'object') return []
  return Object.values(value).flatMap(unreadable)
}

/** The provider's answer, or a reported GatewayError; anything else is a crash. */
function endingOf(read: Reading, text: string, status: number): string {
  try {
    const outcome = read(text, status) as { kind: string; value?: unknown }
    if (outcome.kind === 'ok') expect(unreadable(outcome.value)).toEqual([])
    return outcome.kind
  } catch (error) {
    if (error instanceof GatewayError) return error.fault
    throw error
  }
}

describe.each(readings)('an answer to $name', ({ framed, value, read }) => {
  it('an answer is read as the contract has it, also with unknown fields (GWY-08~, GWY-09~)', () => {
    expect(read(JSON.stringify(framed))).toEqual({ kind: 'ok', value })
    const more = { ...framed, unheardOf: { of: [1] }, errorLog: 'e' }
    expect(read(JSON.stringify(more))).toEqual({ kind: 'ok', value })
  })

  it('a mutated answer is ok, refused or malformed, and never read as undefined or NaN (GWY-08~)', () => {
    const endings = new Map<string, number>()
    fc.assert(
      fc.property(mutantsOf(framed), fc.constantFrom(200, 201, 400, 401, 404, 499), (text, status) => {
        const ending = endingOf(read, text, status)
        endings.set(ending, (endings.get(ending) ?? 0) + 1)
        expect(['ok', 'refused', 'malformed']).toContain(ending)
      }),
      { numRuns: RUNS, seed: SEED },
    )
    expect('polluted' in {}).toBe(false)
    // If all mutants failed, or none, the test would prove little.
    expect([...endings.keys()].sort()).toEqual(expect.arrayContaining(['malformed', 'ok']))
  })

  it('an answer that is cut off anywhere is malformed (GWY-08~)', () => {
    const text = JSON.stringify(framed)
    // An empty body is left out: it is valid for calls that return nothing.
    const cuts = Array.from({ length: text.length - 1 }, (_, cut) => endingOf(read, text.slice(0, cut + 1), 200))
    expect(new Set(cuts)).toEqual(new Set(['malformed']))
  })
})

it('the same seed makes the same mutants', () => {
  console.log(`${readings.length} calls, ${RUNS} mutants each: TEST_SEED=${SEED} makes the same ones`)
  const sample = () => fc.sample(mutantsOf({ status: 'success', data: { a: [1, 'b'] } }), { seed: SEED, numRuns: 20 })
  expect(sample()).toEqual(sample())
})
