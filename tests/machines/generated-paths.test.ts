import { describe, expect, it } from 'vitest'
import type { AnyStateMachine } from 'xstate'
import { countdownMachine } from '../../machines/around/countdown/machine'
import { textOf } from '../support/reading/files'
import { machines } from '../support/reading/machines'
import type { Way } from './exploration/explore'
import { longWays, pathsOf, spaceOf } from './exploration/paths'
import { replay, setStage } from './exploration/replay'
import { EVENTS } from './fixtures/events'
import { INPUTS } from './fixtures/inputs'
import { sampled } from '../support/whole-run'
import { arrowsNotTaken, arrowsOf, forgetArrows, statesEntered, statesOf } from './support/arrows'
import { OPERATIONS, operationsIn } from './support/operations'

/** Substring of the names of the paths to walk; empty walks all. */
const wanted = process.env['ONE_PATH'] ?? ''

const all = machines.flatMap(({ found }) => found)

/** The largest charts, which are explored completely only in `npm run everything`. */
const LARGE: readonly string[] = ['cardPayment', 'payment']

const operationsAt = (id: string) =>
  Object.values(OPERATIONS).flatMap((places) => places.flatMap(([machine, port]) => (machine === id ? [port] : [])))

/** The states that invoke a port, and the prefixes of the arrows for its answers and errors. */
function asksBy(machine: AnyStateMachine, port: string) {
  const nodes = statesOf(machine.root).map((id) => machine.getStateNodeById(id))
  const found = nodes.flatMap((node) => node.invoke.flatMap(({ src, id }) => (src === port ? [{ node, id }] : [])))
  return {
    port,
    states: found.map(({ node }) => node.id),
    ends: found.flatMap(({ node, id }) => ['done', 'error'].map((end) => `${node.id} | xstate.${end}.actor.${id} |`)),
  }
}

describe.each(all.map((machine) => [machine.id, machine] as const))('%s', (id, machine: AnyStateMachine) => {
  it(
    'paths from the chart alone reach each state, take each arrow and end each operation, and real actors agree (MDL-04, MDL-08)',
    async () => {
      const { paths, space } = pathsOf(
        machine,
        LARGE.includes(id) ? sampled('every arrow', 'everything') : 'everything',
      )
      const stage = setStage(machine)
      const wrong: string[] = []
      forgetArrows()
      for (const path of paths.filter(({ name }) => name.includes(wanted))) {
        if (wanted) console.log(path.name)
        const found = await replay(stage, path)
        wrong.push(...found.map((what) => `${path.name}: ${what}`))
      }
      const missing = arrowsNotTaken(machine)
      const states = statesOf(machine.root)
      const entered = statesEntered()
      const unseen = states.filter((state) => !entered.has(state))
      const arrows = arrowsOf(machine)
      console.log(
        `${id}: ${paths.length} paths, states ${states.length - unseen.length}/${states.length}, ` +
          `transitions ${arrows.length - missing.length}/${arrows.length}`,
      )
      expect(wrong).toEqual([])
      expect(longWays(space)).toEqual([])
      if (wanted) return
      expect(unseen).toEqual([])
      expect(missing).toEqual([])
      // Every state with a request was entered, and both its done and its error transitions were taken.
      const asked = operationsAt(id).map((port) => asksBy(machine, port))
      expect(asked.filter(({ states: found }) => found.length === 0)).toEqual([])
      const ends = asked.flatMap((one) => one.ends)
      expect(ends.filter((end) => !arrows.some((arrow) => arrow.startsWith(end)))).toEqual([])
    },
    sampled(120_000, 600_000),
  )
})

describe('the check of a path', () => {
  it('the check of a path reports a detour, and an end elsewhere', () => {
    const space = spaceOf(countdownMachine, INPUTS.countdown)
    const loops = Array.from(space.places.values(), ({ key, ways }) => ways.find(({ to }) => to === key))
    const loop = loops.find((way) => way !== undefined)
    const told = (change: (ways: readonly Way[]) => readonly Way[]) =>
      longWays({ ...space, pathTo: (key) => (key === loop?.to ? change(space.pathTo(key)) : space.pathTo(key)) })
    expect(told((ways) => ways)).toEqual([])
    expect(told((ways) => (loop ? [...ways, loop] : ways))[0]).toMatch(/^longer than it need be/)
    expect(told((ways) => ways.slice(1))[0]).toMatch(/^not the way to/)
  })
})

describe('the tables of machines and operations', () => {
  it('the tables name every operation of the row, and no machine that does not exist (MDL-08~)', () => {
    expect(Object.keys(OPERATIONS)).toEqual(operationsIn(textOf('docs/rows.md')))
    const ids = all.map(({ id }) => id)
    expect(
      Object.values(OPERATIONS)
        .flat()
        .filter(([machine]) => !ids.includes(machine)),
    ).toEqual([])
  })

  it('the tables have a row for every machine, and for nothing else', () => {
    const ids = all.map(({ id }) => id).sort()
    expect(Object.keys(EVENTS).sort()).toEqual(ids)
    expect(Object.keys(INPUTS).sort()).toEqual(ids)
  })
})
