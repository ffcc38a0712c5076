import { beforeAll, describe, expect, it } from 'vitest'
import { checkerOf } from '../../scripts/configure/check.mjs'
import { textOf } from '../support/reading/files'

const EXAMPLE = JSON.parse(textOf('docs/examples/checkout.json')) as Record<string, object>

let check: Awaited<ReturnType<typeof checkerOf>>
beforeAll(async () => {
  check = await checkerOf()
})

const checked = (change: object) => check(JSON.stringify({ ...EXAMPLE, ...change }))

const ignored = (name: string) => ({ faults: [], notes: [`${name}: no setting of this build; it is ignored`] })

const KEY = 'AAAAAAAAAAAAAAAAAAAAAA'
const NAME = { tr: 'Ad', en: 'Name' }

describe('the notes of npm run configure', () => {
  it.each<[string, object]>([
    ['colour', { colour: '#123456' }],
    ['headers.idempotencyHeader', { headers: { ...EXAMPLE['headers'], idempotencyHeader: 'idempotency-key' } }],
    ['headers.iyziLc.feld', { headers: { ...EXAMPLE['headers'], iyziLc: { name: 'x-lc', field: 'lc', feld: 'lc' } } }],
    ['embeddedApp.Strict', { embeddedApp: { bridge: 'app', key: KEY, Strict: true } }],
    ['providerTexts.contact.de', { providerTexts: { contact: { ...NAME, de: 'Name' } } }],
    ['fullBonusOnlyBanks.0.bank', { fullBonusOnlyBanks: [{ code: 12, name: 'Bank', bank: 12 }] }],
    ['calendar.halfdays', { calendar: { holidays: [], halfDays: [], halfdays: [] } }],
    ['timings.readDedline', { timings: { readDedline: 1 } }],
    ['pace.readDedline', { pace: { readDedline: 1 } }],
  ])('npm run configure notes the unknown setting %s (OPS-04~)', (name, change) => {
    expect(checked(change)).toEqual(ignored(name))
  })

  it('npm run configure refuses, and does not also note, an unknown setting of a brand (OPS-04~)', () => {
    expect(checked({ brand: { acent: '#123456' } })).toMatchObject({
      faults: [expect.stringContaining('brand.acent')],
      notes: [],
    })
  })

  it('npm run configure notes a configuration in test mode, and nothing about the example (OPS-04~)', () => {
    expect(checked({})).toEqual({ faults: [], notes: [] })
    expect(checked({ testMode: true })).toEqual({
      faults: [],
      notes: ['testMode: true shows that no real money moves; production needs false'],
    })
  })

  it('npm run configure finds fault with a value of the wrong kind at any depth, without a crash (OPS-04~)', () => {
    for (const change of [{ headers: 'x' }, { fullBonusOnlyBanks: { a: 1 } }, { calendar: null }])
      expect(checked(change).faults.length).toBeGreaterThan(0)
    expect(check('null').faults.length).toBeGreaterThan(0)
    expect(check('[1]').faults.length).toBeGreaterThan(0)
  })
})
