import { describe, expect, it } from 'vitest'
import type { BrowserPath } from '../journeys/generated/browser-paths'
import { coverageOf } from '../journeys/generated/coverage'
import { ARROWS_NOT_TAKEN, DEEDS_NOT_DONE, STATES_NOT_SEEN } from '../journeys/generated/exceptions'
import { textOf } from '../support/reading/files'

const EVERY = { ...STATES_NOT_SEEN, ...DEEDS_NOT_DONE, ...ARROWS_NOT_TAKEN }

/** A path that reaches this state, with this shopper event and this transition. */
function pathTo({ state = 'nowhere', deed = '', arrow = '' }): BrowserPath {
  const [machine = '', type = ''] = deed.split(': ')
  const step = { path: machine === 'checkout' ? [] : [machine], event: { type }, after: { state }, arrows: [] }
  return { opened: { state: 'nowhere' }, steps: [step], arrows: [arrow] } as unknown as BrowserPath
}

describe('exceptions of the generated paths', () => {
  it('an exception of the generated paths has a reason and an existing test that covers it (MDL-06~)', () => {
    expect(Object.keys(EVERY).length).toBeGreaterThan(20)
    const untaken = Object.entries(EVERY).filter(
      ([, { why, takenBy }]) => why.length < 20 || !textOf(takenBy.file).includes(takenBy.title),
    )
    expect(untaken.map(([name, { takenBy }]) => `${name}: ${takenBy.file} has no “${takenBy.title}”`)).toEqual([])
  })

  it.each(Object.keys(STATES_NOT_SEEN))(
    'the exception of the state %s is reported as needless once a path reaches it (MDL-06~)',
    (state) => {
      expect(coverageOf([pathTo({ state })]).states.needless).toEqual([state])
    },
  )

  it.each(Object.keys(DEEDS_NOT_DONE))(
    'the exception of the event %s is reported as needless once a path has it (MDL-06~)',
    (deed) => {
      expect(coverageOf([pathTo({ deed })]).deeds.needless).toEqual([deed])
    },
  )

  it.each(Object.keys(ARROWS_NOT_TAKEN))(
    'the exception of the arrow %s is reported as needless once a path takes it (MDL-06~)',
    (arrow) => {
      expect(coverageOf([pathTo({ arrow })]).arrows.needless).toEqual([arrow])
    },
  )

  it('states, events and arrows without a path are reported as missing, except the exceptions (MDL-06~)', () => {
    const { states, deeds, arrows } = coverageOf([])
    for (const { missing } of [states, deeds, arrows]) {
      expect(missing.length).toBeGreaterThan(5)
      expect(missing.filter((name) => name in EVERY)).toEqual([])
    }
  })
})
