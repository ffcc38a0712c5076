import { TURKISH_CALENDAR } from '../../machines/entities/turkish-calendar'
import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { describe, expect, it } from 'vitest'
import { ConfigurationError, parseConfiguration } from '../../src/app/composition/configuration'
import { DEFAULT_TIMINGS } from '../../src/app/composition/timings'

const HOSTED = 'https://pay.wallet.example'
const LOCAL = 'http://127.0.0.1:4100'

const page = readFileSync(fileURLToPath(new URL('../../index.html', import.meta.url)), 'utf8')
const OWN_BLOCK = /<script type="application\/json" id="checkout-config">([^]*?)<\/script>/.exec(page)?.[1] ?? ''

type Tree = { [key: string]: unknown }

const own = () => JSON.parse(OWN_BLOCK) as Tree

/** The block with one field, given by its path, replaced; `undefined` removes it. */
function withField(path: string, value: unknown): string {
  const tree = own()
  const keys = path.split('.')
  const last = keys.pop() ?? ''
  const parent = keys.reduce((node, key) => node[key] as Tree, tree)
  parent[last] = value
  return JSON.stringify(tree)
}

/** The error that an operator reads when the page opens with this block. */
function complaintAbout(block: string | null | undefined, origin = HOSTED): string {
  try {
    parseConfiguration(block, origin)
  } catch (error) {
    if (error instanceof ConfigurationError) return error.message
    throw error
  }
  return 'no complaint'
}

const GATEWAYS = ['gateways.payment', 'gateways.member', 'gateways.consumer']
const HEADERS = ['headers.token', 'headers.memberId', 'headers.memberUserId', 'headers.iyziLc.name']
const FIELDS = [
  'gateways',
  ...GATEWAYS,
  'product',
  'product.slug',
  'product.name',
  'headers',
  ...HEADERS,
  'headers.iyziLc',
  'headers.iyziLc.field',
  'detailToken',
  'logoUrl',
  'testMode',
  'allowedParents',
  'embeddedApp',
  'analytics',
  'monitoring',
]

describe('the configuration of the page', () => {
  it('the configuration has analytics, monitoring, embedded app, parents, bonus banks, calendar and time units (BOOT-12)', () => {
    const set = {
      allowedParents: ['https://shop.example'],
      embeddedApp: { bridge: 'walletApp', key: 'AAECAwQFBgcICQoLDA0ODw' },
      analytics: { url: 'https://stats.example/i', key: 'k' },
      monitoring: { dsn: 'https://key@errors.example/1' },
      fullBonusOnlyBanks: [{ code: 10, name: 'Ziraat Bankası' }],
      calendar: { holidays: ['2026-10-29'], halfDays: ['2026-10-28'] },
      lifetimeUnits: { checkoutFormTokenExpireTime: 'seconds', memberTokenExpireDate: 'milliseconds' },
    }
    expect(parseConfiguration(JSON.stringify({ ...own(), ...set }), HOSTED)).toMatchObject(set)
    expect(parseConfiguration(OWN_BLOCK, HOSTED)).toMatchObject({
      fullBonusOnlyBanks: [{ code: 12 }, { code: 205 }],
      // Defaults to Türkiye's calendar.
      calendar: { holidays: [...TURKISH_CALENDAR.holidays], halfDays: [...TURKISH_CALENDAR.halfDays] },
    })
  })

  it.each(['k', 'AAECAwQFBgcICQoLDA0OD', 'AAECAwQFBgcICQoLDA0ODw==', 'AAECAwQFBgcICQoLDA0+Dw'])(
    'the configuration refuses %j as the key of the embedded app (APP-02~)',
    (key) => {
      const block = JSON.stringify({ ...own(), embeddedApp: { bridge: 'walletApp', key } })
      expect(() => parseConfiguration(block, HOSTED)).toThrow('embeddedApp.key')
    },
  )

  it('the configuration in index.html is complete (BOOT-12~)', () => {
    expect(parseConfiguration(OWN_BLOCK, HOSTED)).toMatchObject({
      gateways: own()['gateways'],
      product: { slug: 'wallet', name: 'Cüzdan' },
      headers: own()['headers'],
      detailToken: 'checkoutFormToken',
      logoUrl: null,
      testMode: false,
      timings: DEFAULT_TIMINGS,
    })
  })

  it('the configuration sets gateways, product, headers, logo and waits of the same build (BOOT-12~)', () => {
    const set = {
      gateways: { payment: 'https://a.example/p', member: 'https://a.example/m', consumer: 'https://a.example/c' },
      product: { slug: 'my-purse', name: 'Purse' },
      headers: { ...(own()['headers'] as Tree), token: 'x-purse-token', idempotency: 'x-purse-attempt' },
      detailToken: 'token',
      logoUrl: 'https://cdn.example/logo.svg',
      timings: { redirectPause: 25 },
    }
    expect(parseConfiguration(JSON.stringify({ ...own(), ...set }), HOSTED)).toMatchObject({
      ...set,
      timings: { ...DEFAULT_TIMINGS, redirectPause: 25 },
    })
  })

  it('the configuration reads waits under their former name pace, and timings come first (BOOT-12~)', () => {
    const set = { pace: { redirectPause: 25, creditPause: 35 }, timings: { creditPause: 45 } }
    const { timings, ...rest } = parseConfiguration(JSON.stringify({ ...own(), ...set }), HOSTED)
    expect(timings).toEqual({ ...DEFAULT_TIMINGS, redirectPause: 25, creditPause: 45 })
    expect(rest).not.toHaveProperty('pace')
  })

  it.each(FIELDS)('a configuration without %s fails with a message that names the field (BOOT-12~)', (field) => {
    expect(complaintAbout(withField(field, undefined))).toMatch(
      new RegExp(`^checkout-config: ${field.replace(/\./g, '\\.')}: \\S`),
    )
  })

  it.each([
    ['gateways.payment', 'wallet'],
    ['gateways.member', ''],
    ['product.slug', 'My Wallet'],
    ['product.slug', ''],
    ['product.slug', '../pay'],
    ['product.name', ''],
    ['headers.token', 'x wallet'],
    ['headers.token', 'x-wallet\r\nhost'],
    ['headers.idempotency', ':'],
    ['detailToken', 'checkoutToken'],
    ['logoUrl', 'logo.svg'],
    ['testMode', 'true'],
    ['timings', { redirectPause: -1 }],
    ['pace', { redirectPause: -1 }],
    ['timings', { redirectPause: '5' }],
    ['gateways', []],
  ])('a configuration with a %s of %j fails with a message that names the field (BOOT-12~)', (field, value) => {
    expect(complaintAbout(withField(field, value))).toContain(`checkout-config: ${field}`)
  })

  it.each([undefined, null, '', '{', 'window.config = {}', "{'gateways': 1}"])(
    'a configuration of %j fails with the message that it is not JSON (BOOT-12~)',
    (block) => {
      expect(complaintAbout(block)).toBe('checkout-config is not JSON')
    },
  )

  it.each(['null', '5', '"x"', '[]'])(
    'a configuration of %s fails with a message about the whole (BOOT-12~)',
    (block) => {
      expect(complaintAbout(block)).toMatch(/^checkout-config: (?:the whole|gateways): /)
    },
  )

  it('a configuration may have fields that this build does not know', () => {
    expect(complaintAbout(withField('somethingNew', { deep: true }))).toBe('no complaint')
  })
})

describe('the page’s own origin', () => {
  it.each([
    [HOSTED, false, 'no complaint'],
    [LOCAL, true, 'no complaint'],
    ['http://192.168.1.20:4100', true, 'this page: https only, or http on loopback'],
    ['http://pay.wallet.example', false, 'this page: https only, or http on loopback'],
  ])('the page’s own origin %s in test mode %s: %s (BOOT-12~, PLT-03~)', (origin, testMode, complaint) => {
    expect(complaintAbout(withField('testMode', testMode), origin)).toBe(complaint)
  })
})

describe('gateway addresses', () => {
  const NAMES = ['payment', 'member', 'consumer'] as const
  const local = (url: string, testMode: boolean, name: string) =>
    JSON.stringify({ ...own(), testMode, gateways: { ...(own()['gateways'] as Tree), [name]: url } })

  it.each([
    [true, LOCAL, 'no complaint'],
    [true, 'http://localhost:4100', 'no complaint'],
    [true, HOSTED, 'complaint'],
    [false, LOCAL, 'complaint'],
    [false, HOSTED, 'complaint'],
  ])('a gateway by http on this machine, test mode %s, page at %s: %s (BOOT-12~)', (testMode, origin, expected) => {
    for (const name of NAMES) {
      for (const url of ['http://127.0.0.1:4101/payment-gateway', 'http://localhost:4101', 'http://[::1]:4101/']) {
        const complaint = `checkout-config: gateways.${name}: https only, or http on loopback in test mode`
        expect(complaintAbout(local(url, testMode, name), origin)).toBe(expected === 'complaint' ? complaint : expected)
      }
    }
  })

  it.each([
    'http://wallet.example',
    'http://127.0.0.1.evil.example',
    'http://localhost@evil.example',
    'http://10.0.0.1',
    'http://localhost:4101@evil.example/',
    'ftp://127.0.0.1/',
    'javascript:alert(1)',
    'http://localhostx/',
  ])('a gateway at %s is refused, even in test mode (BOOT-12~)', (url) => {
    for (const name of NAMES) {
      expect(complaintAbout(local(url, true, name), LOCAL)).toContain(`checkout-config: gateways.${name}`)
    }
  })
})
