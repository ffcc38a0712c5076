import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { describe, expect, it } from 'vitest'
import { checkerOf } from '../../scripts/configure/check.mjs'

const page = readFileSync(fileURLToPath(new URL('../../index.html', import.meta.url)), 'utf8')
const [, OWN = ''] = /id="checkout-config">([^]*?)<\/script>/.exec(page) ?? []

const check = await checkerOf()
const checked = (change: object) => check(JSON.stringify({ ...JSON.parse(OWN), ...change }))

describe('npm run configure -- --check', () => {
  it('npm run configure -- --check accepts the page’s block and a brand that bears white text (BEST-18~)', () => {
    expect(check(OWN)).toEqual({ faults: [], notes: [] })
    const brand = { accent: '#7B2CBF', radius: 4, theme: 'dark' }
    expect(checked({ brand })).toEqual({ faults: [], notes: [] })
  })

  it('npm run configure -- --check refuses a colour under 4.5:1, and names the nearest good one (BEST-18~)', () => {
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

  it('npm run configure -- --check refuses what the page would refuse, and what is not JSON', () => {
    const gateways = { payment: 'http://a.example', member: 'https://a.example', consumer: 'https://a.example' }
    expect(checked({ gateways }).faults).toEqual(['gateways.payment: https only, or http on loopback in test mode'])
    const local = { payment: 'http://127.0.0.1:1/p', member: 'http://127.0.0.1:1/m', consumer: 'http://127.0.0.1:1/c' }
    expect(checked({ gateways: local, testMode: true }).faults).toEqual([])
    expect(check('{\n  "testMode": true,\n}').faults).toEqual([expect.stringMatching(/^is not JSON: .* position 22\b/)])
  })

  it('npm run configure -- --check notes a setting that this build does not know', () => {
    expect(checked({ brnad: {} })).toEqual({
      faults: [],
      notes: ['brnad: no setting of this build; it is ignored, and left out of the pages'],
    })
    const waits = checked({ timings: { readDeadlin: 1, readDeadline: 9000 }, pace: { toString: 1 } })
    expect([waits.faults, waits.notes.map((note) => note.split(':')[0])]).toEqual([
      [],
      ['timings.readDeadlin', 'pace.toString'],
    ])
  })

  it.each([
    ['allowedParents.0', { allowedParents: ['https://shop.example;sandbox'] }],
    ['allowedParents.1', { allowedParents: ['https://shop.example', 'https://shop$host'] }],
    ['allowedParents.0', { allowedParents: ['https://*.shop.example'] }],
    ['allowedParents.0', { allowedParents: ['data:text/html,shop'] }],
    ['imageOrigins.0', { imageOrigins: ['https://*'] }],
    ['imageOrigins.0', { imageOrigins: ['https://pictures"quoted'] }],
    ['logoUrl', { logoUrl: 'javascript:alert(1)' }],
    ['analytics.url', { analytics: { url: 'wss://count.example', key: 'k' } }],
    ['monitoring.dsn', { monitoring: { dsn: 'https://key@[2001:db8::1]/1' } }],
  ])(
    'npm run configure -- --check refuses %s whose host a policy can’t name: %j (SEC-01~, OPS-04~)',
    (name, change) => {
      expect(checked(change).faults).toEqual([expect.stringMatching(`^${name}: needs http or https, and a host of`)])
    },
  )

  it('npm run configure -- --check accepts each URL that a policy can name (SEC-01~, OPS-04~)', () => {
    const lawful = {
      allowedParents: ['https://mağaza.example/shop/?a=b', 'http://127.0.0.1:8080', 'https://SHOP.example.:443'],
      imageOrigins: ['https://*.pictures.example', 'https://my_pictures.example'],
      logoUrl: 'DATA:image/svg+xml,<svg/>',
      monitoring: { dsn: 'https://key@errors.example/1' },
      policyReports: '/reports/of-policy',
      securityContact: 'https://wallet.example/security',
    }
    expect(checked(lawful)).toEqual({ faults: [], notes: [] })
  })

  it.each([
    ['https://user:word@pay.example', 'without a user and a password'],
    ['https://pay.example/?key=a', "without '?' and '#'"],
    ['https://pay.example/#a', "without '?' and '#'"],
  ])(
    'npm run configure -- --check refuses the gateway %s, to which no path can be added (OPS-04~)',
    (payment, said) => {
      const gateways = { payment, member: 'https://a.example', consumer: 'https://a.example' }
      const { faults } = checked({ gateways })
      expect(faults).toEqual([expect.stringContaining(`gateways.payment: an address ${said}`)])
      expect(faults.join()).not.toContain('word@')
    },
  )

  it.each(['payment', 'member', 'consumer'])(
    'npm run configure -- --check refuses a gateway %s whose host a policy can’t name (SEC-01~, OPS-04~)',
    (name) => {
      const { gateways } = JSON.parse(OWN) as { gateways: object }
      const { faults } = checked({ gateways: { ...gateways, [name]: 'https://gate$way.example' } })
      expect(faults).toEqual([expect.stringMatching(`^gateways.${name}: needs http or https, and a host of`)])
    },
  )

  it.each([
    'https://errors.example/1',
    'https://key:word@errors.example/1',
    'https://key@errors.example/',
    'https://key@errors.example/project',
    'https://key@errors.example/1/',
    'https://key@errors.example/1?secret=word',
    'https://key@errors.example/1#word',
    'https://k%20y@errors.example/1',
  ])('npm run configure -- --check refuses the address %s for reports, which Sentry ignores (OPS-04~)', (dsn) => {
    const { faults } = checked({ monitoring: { dsn } })
    expect(faults).toEqual([
      "monitoring.dsn: needs a key before '@', no password, and the project's number at the end, as in https://key@errors.example/1",
    ])
  })

  it.each([
    'ftp://key:s3cret@errors.example/1',
    'key:s3cret@ errors',
    's3cret@errors.example',
    'https://key:s3cret@[::1]/1',
  ])(
    'npm run configure -- --check repeats nothing of the address %s for reports, which may have a password (OPS-04~)',
    (dsn) => {
      const { faults } = checked({ monitoring: { dsn } })
      expect(faults.join('\n')).toMatch(/^monitoring\.dsn: /)
      expect(faults.join('\n')).not.toContain('s3cret')
    },
  )

  it('npm run configure -- --check accepts an address for reports below a path (OPS-04~)', () => {
    expect(checked({ monitoring: { dsn: 'https://key@errors.example:8443/of/ours/42' } }).faults).toEqual([])
  })

  it.each(['/pay', '/assets', '/embed/pay', '/sdk', '/refund-reports', '/-/failed'])(
    'npm run configure -- --check refuses policy reports at %s, which the host serves already (OPS-04~)',
    (policyReports) => {
      expect(checked({ policyReports }).faults).toEqual([expect.stringMatching(/^policyReports: a path that the/)])
    },
  )

  it('npm run configure -- --check refuses reports to another host and a contact without scheme (OPS-04~)', () => {
    for (const policyReports of ['//reports/policy', '/reports//policy'])
      expect(checked({ policyReports }).faults).toEqual([
        `policyReports: a path without '//', which browsers read as another host; it is '${policyReports}'`,
      ])
    for (const securityContact of ['security@wallet.example', 'mailto:a@b.example\nExpires: never'])
      expect(checked({ securityContact }).faults).toEqual([expect.stringMatching(/^securityContact: must begin with/)])
  })
})
