import { describe, expect, it } from 'vitest'
import { lineOfFlip, summaryOfFlips } from '../../scripts/parts/flips.mjs'
import { headOf, lineOfOrder, linesOfOrder, linesOfPlant, summaryOf } from '../../scripts/explore/words.mjs'
import { LAWS } from './exploration/laws'
import { EVERY_ORDER, ORDERS } from './exploration/orders'
import { allRows, pairsOf, pairwise } from './exploration/pairwise'
import { PLANTS } from './exploration/plants'

describe('the explored orders', () => {
  it('the explored orders are at least twelve, and have every pair of values that can go together (MDL-05~)', () => {
    const wanted = new Set(EVERY_ORDER.flatMap(pairsOf))
    const found = new Set(ORDERS.flatMap(({ flags }) => pairsOf(flags)))
    expect(ORDERS.length).toBeGreaterThanOrEqual(12)
    expect(wanted.size).toBeGreaterThan(200)
    expect(Array.from(wanted).filter((pair) => !found.has(pair))).toEqual([])
  })

  it('a pairwise table loses a pair without any one of its rows', () => {
    const rows = pairwise(allRows({ page: ['one', 'many'], time: ['some', 'none'] }, (row) => row))
    expect(rows.length).toBe(4)
    const wanted = new Set(rows.flatMap(pairsOf))
    for (const lost of rows)
      expect(new Set(rows.filter((row) => row !== lost).flatMap(pairsOf)).size).toBeLessThan(wanted.size)
  })

  it('the explored orders have no flags of payments where the link is a refund', () => {
    const claims = ORDERS.filter(({ flags }) => flags.link === 'refund')
    expect(claims.length).toBeGreaterThan(0)
    expect(claims.flatMap(({ flags }) => Object.keys(flags)).filter((flag) => flag === 'card')).toEqual([])
  })
})

describe('the laws of the exploration', () => {
  it('the laws of the exploration are at least 25, each with a planted machine that breaks it (MDL-05~)', () => {
    const names = LAWS.map(({ name }) => name)
    expect(new Set(names).size).toBeGreaterThanOrEqual(25)
    expect(new Set(PLANTS.map(({ law }) => law))).toEqual(new Set(names))
    expect(new Set(PLANTS.map(({ name }) => name)).size).toBe(PLANTS.length)
  })
})

describe('the report of an exploration', () => {
  const counted = { name: 'order 1', states: 1_000, transitions: 20_000, seconds: 1, walked: 25 }
  const order = { ...counted, broken: [], differences: [] }
  const steps = ['1. begins 0', '2. shopper.paid']
  const plant = { name: 'a lost answer', law: 'one call', seconds: 1, steps }

  it('the report of an exploration lists the steps to where a law is broken, one a line', () => {
    expect(linesOfOrder({ ...order, broken: [{ law: 'one call', steps }] }).join('\n')).toMatch(
      /^order 1: 1,000 states, 20,000 transitions in 1\.0 s.*\n {2}BROKEN: one call\n {6}1\. begins 0\n {6}2\. shopper\.paid$/,
    )
    expect(linesOfPlant(plant).slice(1)).toEqual(['  breaks: one call', '      1. begins 0', '      2. shopper.paid'])
  })

  it('the report of an exploration names an unnoticed mistake, and a difference from real actors', () => {
    expect(linesOfPlant({ ...plant, steps: undefined }).slice(1)).toEqual(['  NOT NOTICED by: one call'])
    expect(linesOfOrder({ ...order, differences: ['after shopper.paid'] }).slice(1)).toEqual([
      '  OTHERWISE: after shopper.paid',
    ])
  })

  it('the report of an exploration ends with what was explored, checked and noticed', () => {
    const other = { ...order, name: 'order 2', broken: [{ law: 'one call', steps }] }
    expect(summaryOf([order, other], [plant, { ...plant, steps: undefined }], { laws: 34, seconds: 60 })).toBe(
      '2 orders: 2,000 states, 40,000 transitions; 34 laws, 1 broken; 1 of 2 planted mistakes noticed; ' +
        '0 differences from real actors; 60.0 s',
    )
    expect(summaryOf([order], [], { laws: 1, seconds: 4 })).toMatch(/^1 order: 1,000 states, .*; 1 law, 0 broken;/)
  })

  it('the report of an exploration begins with the flags of its orders', () => {
    const [one, other] = [
      { name: 'order 1', flags: { link: 'pay', card: 'on' } },
      { name: 'order 2', flags: { link: 'refund' } },
    ]
    expect(lineOfOrder(one)).toBe('order 1: link pay, card on')
    expect(headOf([one])).toBe(lineOfOrder(one))
    expect(headOf([one, other])).toBe('2 orders, which have every two values of these flags: link, card.')
  })
})

describe('the table of guards that always return the same', () => {
  const flip = { machine: 'otp', guard: 'isSent', always: true, laws: ['one code'] }
  const noticed = { ...flip, scenario: 'a resend', way: ['begins 0', 'done resendCode'] }
  const lost = { ...flip, always: false, scenario: undefined, way: undefined, laws: [] }

  it('the table of guards names the scenario, the way and the law that notice each', () => {
    expect(lineOfFlip(noticed)).toBe(
      'otp.isSent always true: scenario “a resend”; own exploration in 2 steps: begins 0 → done resendCode; law “one code”',
    )
    expect(lineOfFlip(lost)).toBe('otp.isSent always false: NOT NOTICED')
  })

  it('the table of guards ends with those that survived, and with how many were noticed by what', () => {
    expect(summaryOfFlips([noticed, lost, { ...noticed, guard: 'isVerified', way: undefined }])).toEqual([
      'SURVIVED: otp.isSent always false: NOT NOTICED',
      '2 guards, 3 flips: 2 noticed by a scenario, 1 by the machine’s own exploration, 2 named by a law of the composed one; 1 survived.',
    ])
  })
})
