import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { arrowsNotTaken, forgetArrows } from './support/arrows'
import { machines } from '../support/reading/machines'
import { drawn } from '../support/seed'
import { sampled } from '../support/whole-run'
import { suites } from './suites'

const guardsOf = ({ machine }: (typeof suites)[number]) =>
  Object.keys(machine.implementations.guards).flatMap((guard) =>
    [true, false].map((always) => [guard, always] as const),
  )

/** Of the lying guards a third has its turn in a run. */
const lyingOf = (suite: (typeof suites)[number]) => {
  const all = guardsOf(suite)
  return sampled(drawn(all, Math.ceil(all.length / 3)), all)
}

describe('the scenarios', () => {
  it('the scenarios are about every machine there is, and about each of its guards', () => {
    const ids = machines.flatMap(({ found }) => found.map(({ id }) => id))
    expect(suites.map(({ machine }) => machine.id).sort()).toEqual(ids.sort())
    expect(suites.flatMap(guardsOf).length).toBeGreaterThan(2 * suites.length)
  })
})

describe.each(suites.map((suite) => [suite.machine.id, suite] as const))('%s', (_, suite) => {
  const { machine, titles, tell, noticedBy } = suite
  const table: string[] = []

  beforeAll(forgetArrows)

  // A machine whose guard gives a false answer tells those who have gone, too: only of the true one it is heard.
  const warned = vi.fn()
  beforeEach(() => {
    warned.mockClear()
    vi.spyOn(console, 'warn').mockImplementation(warned)
  })
  afterEach(() => {
    vi.restoreAllMocks()
  })

  it.each(titles)('%s', async (title) => {
    await tell(title)
    expect(warned.mock.calls, 'events sent to a stopped machine').toEqual([])
  })

  it('the machine has no arrow that its scenarios leave out (MDL-04~)', () => {
    expect(arrowsNotTaken(machine)).toEqual([])
  })

  it.each(lyingOf(suite))('the scenarios notice when the guard %s always says %s', async (guard, always) => {
    const harness = await noticedBy(guard, always)
    table.push(`${machine.id}.${guard} always ${String(always)}: ${harness ?? 'NOT NOTICED'}`)
    expect(harness).toEqual(expect.any(String))
  })

  afterAll(() => {
    console.log(`which scenario notices a guard that always says the same\n${table.join('\n')}`)
  })
})
