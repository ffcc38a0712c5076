import { describe, expect, it } from 'vitest'
import { childTypeFaults } from './laws/child-types'
import { sourcesIn } from '../support/reading/files'
import { source } from '../support/reading/source'

const faults = (types: string, actors = 'actors: { askBank, clock }') =>
  childTypeFaults([source('machines/payment/machine.ts', `const made = setup({ types: { ${types} }, ${actors} })`)])

describe('a machine with actors', () => {
  it('a machine with actors declares in types.children which actor each id names (MDL-03~)', () => {
    const files = sourcesIn('machines')
    expect(files.filter(({ text }) => text.includes('children: {} as ')).length).toBeGreaterThan(20)
    expect(childTypeFaults(files)).toEqual([])
  })

  it('a machine with actors that does not declare its children is reported, one without actors is not', () => {
    expect(faults("tags: {} as 'busy'")).toEqual(['machines/payment/machine.ts:1 declares no types.children'])
    expect(faults("tags: {} as 'busy'", 'guards: {}')).toEqual([])
  })

  it('a machine with actors that leaves one out of its children is reported', () => {
    expect(faults("children: {} as ActorNameById<'clock'>")).toEqual([
      'machines/payment/machine.ts:1 leaves out askBank',
    ])
    expect(faults("children: {} as ActorNameById<'askBank' | 'clock'>")).toEqual([])
    expect(faults("children: {} as ActorNameById<'clock'> & { askAgain: 'askBank' }")).toEqual([])
    expect(faults('children: {} as CheckoutChildren')).toEqual([])
  })
})
