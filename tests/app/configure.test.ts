import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { describe, expect, it } from 'vitest'
import { checkerOf } from '../../scripts/configure/check.mjs'

const page = readFileSync(fileURLToPath(new URL('../../index.html', import.meta.url)), 'utf8')
const [, OWN = ''] = /id="checkout-config">([^]*?)<\/script>/.exec(page) ?? []

const check = await checkerOf()
const checked = (change: object) => check(JSON.stringify({ ...JSON.parse(OWN), ...change }))

describe('npm run configure -- --check', () => {
  it('npm run configure -- --check finds nothing in the block of the page, nor in a brand whose colour bears white words (BEST-18~)', () => {
    expect(check(OWN)).toEqual({ faults: [], notes: [] })
    const brand = { accent: '#7B2CBF', radius: 4, theme: 'dark' }
    expect(checked({ brand })).toEqual({ faults: [], notes: [] })
  })

  it('npm run configure -- --check refuses a colour under 4.5:1 with the nearest that would do, which it then accepts (BEST-18~)', () => {
    const { faults } = checked({ brand: { accent: '#FFD400' } })
    expect(faults).toEqual([
      'brand.accent: white words on #FFD400 have a contrast of 1.43:1, and need 4.5:1; the nearest that would do is #8d7400',
    ])
    expect(checked({ brand: { accent: '#8d7400' } }).faults).toEqual([])
  })

  it('npm run configure -- --check names every field at fault, not the first alone (BEST-18~)', () => {
    const { faults } = checked({ brand: { accent: 'red', radius: 40, colour: '#000000' }, logoUrl: 'logo.svg' })
    const named = faults.map((fault) => fault.split(':')[0]).sort()
    expect(named).toEqual(['brand.accent', 'brand.colour', 'brand.radius', 'logoUrl'])
  })

  it('npm run configure -- --check refuses what the page would refuse where it is served, and what is no JSON', () => {
    const gateways = { payment: 'http://a.example', member: 'https://a.example', consumer: 'https://a.example' }
    expect(checked({ gateways }).faults).toEqual(['gateways.payment: https only, or http on loopback in test mode'])
    const local = { payment: 'http://127.0.0.1:1/p', member: 'http://127.0.0.1:1/m', consumer: 'http://127.0.0.1:1/c' }
    expect(checked({ gateways: local, testMode: true }).faults).toEqual([])
    expect(check('{').faults).toEqual(['is not JSON'])
  })

  it('npm run configure -- --check notes a setting that this build does not know', () => {
    expect(checked({ brnad: {} })).toEqual({ faults: [], notes: ['brnad: no setting of this build; it is ignored'] })
  })
})
