import { spawnSync } from 'node:child_process'
import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { checkerOf } from '../../scripts/configure/check.mjs'
import { root, textOf } from '../support/reading/files'
import { makeBuild, temporaryFolder } from './support/made-build'

const EXAMPLE = JSON.parse(textOf('docs/examples/checkout.json')) as Record<string, object>

const folder = temporaryFolder()
let check: Awaited<ReturnType<typeof checkerOf>>
beforeAll(async () => {
  check = await checkerOf()
})
afterAll(() => {
  folder.remove()
})

const checked = (change: object) => check(JSON.stringify({ ...EXAMPLE, ...change }))

const ignored = (name: string) => ({
  faults: [],
  notes: [`${name}: no setting of this build; it is ignored, and left out of the pages`],
})

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
    ['gateways.paymnt', { gateways: { ...EXAMPLE['gateways'], paymnt: 'no address' } }],
    ['gateways.consumer2', { gateways: { ...EXAMPLE['gateways'], consumer2: { key: 1 } } }],
    ['api.key', { 'api.key': 'secret' }],
    ['__proto__', JSON.parse('{"__proto__":{"secret":1}}') as object],
  ])('npm run configure notes the unknown setting %s (OPS-04~)', (name, change) => {
    expect(checked(change)).toEqual(ignored(name))
  })

  it('npm run configure writes no unknown setting into a page, and keeps those of the host (OPS-04~)', () => {
    const { iyziLc, ...headers } = EXAMPLE['headers'] as Record<string, object>
    const unknown = {
      apiSecret: 'secret',
      'a.key': 'secret',
      gateways: { ...EXAMPLE['gateways'], secret: 'secret' },
      headers: { ...headers, iyziLc: { ...iyziLc, secret: 'secret' } },
      fullBonusOnlyBanks: [{ code: 12, name: 'Bank', secret: 'secret' }],
      timings: { readDeadline: 9000, secret: 1 },
      hosting: { port: 8099 },
    }
    const file = join(folder.path, 'checkout.json')
    writeFileSync(file, JSON.stringify({ ...EXAMPLE, ...unknown }))
    const dist = makeBuild(join(folder.path, 'dist'), ['entry-1234567.js'])
    const into = join(folder.path, 'served')
    const command = [join(root, 'scripts/configure.mjs'), file, '--into', into, '--dist', dist]
    expect(spawnSync(process.execPath, command, { encoding: 'utf8' })).toMatchObject({ status: 0, stderr: '' })
    const [pages = ''] = readdirSync(join(into, 'pages'))
    const page = readFileSync(join(into, 'pages', pages, 'shell.en.html'), 'utf8')
    expect(readFileSync(join(into, 'nginx.conf'), 'utf8')).toContain(':8099 ')
    const { hosting, ...block } = EXAMPLE
    expect(hosting).toBeDefined()
    expect(JSON.parse(/checkout-config">([^]*?)<\/script>/.exec(page)?.[1] ?? '')).toEqual({
      ...block,
      fullBonusOnlyBanks: [{ code: 12, name: 'Bank' }],
      timings: { readDeadline: 9000 },
    })
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
