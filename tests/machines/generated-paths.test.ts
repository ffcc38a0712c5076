import { describe, expect, it } from 'vitest'
import type { AnyStateMachine } from 'xstate'
import { countdownMachine } from '../../machines/around/countdown/machine'
import { machines } from '../support/reading/machines'
import type { Way } from './exploration/explore'
import { longWays, pathsOf, spaceOf } from './exploration/paths'
import { replay, setStage } from './exploration/replay'
import { EVENTS } from './fixtures/events'
import { INPUTS } from './fixtures/inputs'
import { sampled } from '../support/whole-run'
import { arrowsNotTaken, arrowsOf, forgetArrows, statesEntered, statesOf } from './support/arrows'

/** A piece of the names of the paths to be walked, when it is not all of them. */
const wanted = process.env['ONE_PATH'] ?? ''

const all = machines.flatMap(({ found }) => found)

/** The largest charts; all that can become of them has its turn in `npm run everything`. */
const LARGE: readonly string[] = ['cardPayment', 'payment']

describe.each(all.map((machine) => [machine.id, machine] as const))('%s', (id, machine: AnyStateMachine) => {
  it('the machine %s is walked on paths made from its chart alone: each state reached, each arrow taken, none longer than it need be, real actors agreeing (MDL-04)', async () => {
    const { paths, space } = pathsOf(machine, LARGE.includes(id) ? sampled('every arrow', 'everything') : 'everything')
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
  }, 120_000)
})

describe('a path', () => {
  it('a path is found out where it makes a detour, and where it leads elsewhere', () => {
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

describe('the tables', () => {
  it('the tables have a row for every machine, and for nothing else', () => {
    const ids = all.map(({ id }) => id).sort()
    expect(Object.keys(EVENTS).sort()).toEqual(ids)
    expect(Object.keys(INPUTS).sort()).toEqual(ids)
  })
})
