import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { arrowsNotTaken, forgetArrows } from './support/arrows'
import { machines } from '../support/reading/machines'
import { drawn } from '../support/seed'
import { isWholeRun } from '../../scripts/parts/whole-run.mjs'
import { sampled } from '../support/whole-run'
import { lawsNaming, ownExploration } from './exploration/flips'
import { withGuards } from './support/scenarios-of'
import { suites } from './suites'
import { type Flip, lineOfFlip, writeFlips } from '../../scripts/parts/flips.mjs'

const guardsOf = ({ machine }: (typeof suites)[number]) =>
  Object.keys(machine.implementations.guards).flatMap((guard) =>
    [true, false].map((always) => [guard, always] as const),
  )

/** Flipped guards: a third of them in a normal run. */
const lyingOf = (suite: (typeof suites)[number]) => {
  const all = guardsOf(suite)
  return sampled(drawn(all, Math.ceil(all.length / 3)), all)
}

/** The largest charts are only explored until every arrow was taken. */
const LARGE: readonly string[] = ['cardPayment', 'payment']

describe('the scenarios', () => {
  it('the scenarios cover every machine there is, and each of its guards', () => {
    const ids = machines.flatMap(({ found }) => found.map(({ id }) => id))
    expect(suites.map(({ machine }) => machine.id).sort()).toEqual(ids.sort())
    expect(suites.flatMap(guardsOf).length).toBeGreaterThan(2 * suites.length)
  })
})

describe.each(suites.map((suite) => [suite.machine.id, suite] as const))('%s', (_, suite) => {
  const { machine, titles, run, noticedBy } = suite
  const table: Flip[] = []
  const explored = ownExploration(machine, LARGE.includes(machine.id) ? 'every arrow' : 'everything')

  beforeAll(forgetArrows)

  // A machine with a flipped guard may send events to stopped actors, so the warnings are only checked with the real guards.
  const warned = vi.fn()
  beforeEach(() => {
    warned.mockClear()
    vi.spyOn(console, 'warn').mockImplementation(warned)
  })
  afterEach(() => {
    vi.restoreAllMocks()
  })

  it.each(titles)('%s', async (title) => {
    await run(title)
    expect(warned.mock.calls, 'events sent to a stopped machine').toEqual([])
  })

  it('the machine has no arrow that its scenarios leave out (MDL-04~)', () => {
    expect(arrowsNotTaken(machine)).toEqual([])
  })

  it.each(lyingOf(suite))(
    'the scenarios notice when the guard %s always returns %s',
    async (guard, always) => {
      const scenario = await noticedBy(guard, always)
      // Only in the whole run, because this explores the machine's states again.
      const path = isWholeRun() ? explored(withGuards(machine, { [guard]: () => always })) : undefined
      const way = path?.map(({ name }) => name)
      table.push({ machine: machine.id, guard, always, scenario, way, laws: lawsNaming(machine.id, guard) })
      expect(scenario).toEqual(expect.any(String))
    },
    sampled(30_000, 180_000),
  )

  afterAll(() => {
    console.log(`what notices a guard that always says the same\n${table.map(lineOfFlip).join('\n')}`)
    if (isWholeRun()) writeFlips(machine.id, table)
  })
})
