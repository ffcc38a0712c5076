import { beforeAll, describe, expect, it } from 'vitest'
import { checkerOf } from '../../scripts/configure/check.mjs'
import { textOf } from '../support/reading/files'

const EXAMPLE = JSON.parse(textOf('docs/examples/checkout.json')) as object

let check: Awaited<ReturnType<typeof checkerOf>>
beforeAll(async () => {
  check = await checkerOf()
})

const faultsOf = (change: object) => check(JSON.stringify({ ...EXAMPLE, ...change })).faults

describe('the waits of npm run configure', () => {
  it.each([
    ['moneyDeadline', 60, 4500],
    ['readDeadline', 8, 800],
    ['loginDeadline', 15, 1500],
    ['processingWindow', 120, 12_000],
    ['bankSession', 600, 60_000],
  ])('npm run configure refuses %s in seconds in production (OPS-04~, PAY-14~)', (name, seconds, least) => {
    for (const setting of ['timings', 'pace']) {
      expect(faultsOf({ [setting]: { [name]: seconds } })).toEqual([
        `${setting}.${name}: milliseconds, and in production at least ${least}; it is ${seconds}`,
      ])
      expect(faultsOf({ [setting]: { [name]: least - 1 } })).toHaveLength(1)
      expect(faultsOf({ [setting]: { [name]: least } })).toEqual([])
      expect(faultsOf({ [setting]: { [name]: seconds }, testMode: true })).toEqual([])
    }
  })

  it('npm run configure takes any length of the other waits (OPS-04~)', () => {
    expect(faultsOf({ timings: { slowAfter: 0, fingerprintPatience: 1 } })).toEqual([])
  })
})
