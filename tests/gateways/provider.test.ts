import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { detailRequest } from '../../src/gateways/detail-request'
import { type Gateway, callUrl, channelOf, gatewayOf, pascalOf } from '../../src/gateways/provider'
import { PROVIDER } from '../support/provider'
import { PATHS_OF } from '../support/specification'

const calls = Object.entries(PATHS_OF).flatMap(([gateway, paths]) =>
  paths.map((path) => [path, gateway as Gateway] as const),
)

describe('the gateways', () => {
  it('the gateways serve the 37 paths of the specification', () => {
    expect(new Set(calls.map(([path]) => path)).size).toBe(37)
  })

  it('each path is served by one of the gateways payment, consumer and member (GWY-01)', () => {
    for (const [path, gateway] of calls) {
      expect(gatewayOf(path), path).toBe(gateway)
      const address = callUrl(path, 'tr', PROVIDER)
      expect(address.startsWith(`${PROVIDER.gateways[gateway]}${path.split('{')[0] ?? ''}`), address).toBe(true)
    }
    expect(new Set(Object.values(PROVIDER.gateways)).size).toBe(3)
  })

  it.each(['', '/', '/pay', 'payment/fund/auth', '/payments/x', '/apix', '/api', 'https://evil.example/payment/'])(
    'the gateways serve nothing at %j',
    (path) => {
      expect(() => gatewayOf(path)).toThrow('no gateway serves')
    },
  )
})

describe('callUrl', () => {
  it.each([
    ['https://a.example', 'https://a.example/payment/fund/auth?locale=tr'],
    ['https://a.example/', 'https://a.example/payment/fund/auth?locale=tr'],
    ['https://a.example/gateway', 'https://a.example/gateway/payment/fund/auth?locale=tr'],
    ['https://a.example/gateway/', 'https://a.example/gateway/payment/fund/auth?locale=tr'],
    ['http://127.0.0.1:4101/payment-gateway/', 'http://127.0.0.1:4101/payment-gateway/payment/fund/auth?locale=tr'],
  ])('the URL of a call below %s is %s (GWY-03~)', (payment, address) => {
    const provider = { ...PROVIDER, gateways: { ...PROVIDER.gateways, payment } }
    expect(callUrl('/payment/fund/auth', 'tr', provider)).toBe(address)
  })

  it('the URL of a call has the locale as its only query parameter, and the slug of any product (GWY-03~)', () => {
    const slug = fc.stringMatching(/^[a-z0-9-]{1,12}$/)
    fc.assert(
      fc.property(fc.constantFrom(...calls), slug, fc.constantFrom('tr', 'en'), ([path], product, language) => {
        const provider = { ...PROVIDER, product: { slug: product, name: 'x' } }
        const url = new URL(callUrl(path, language, provider))
        expect([...url.searchParams]).toEqual([['locale', language]])
        expect(url.pathname).toBe(path.split('{product}').join(product))
      }),
    )
  })
})

describe('channelOf and pascalOf', () => {
  it.each([
    ['wallet', 'PAY_WITH_WALLET'],
    ['my-wallet', 'PAY_WITH_MY_WALLET'],
    ['a-b-c', 'PAY_WITH_A_B_C'],
    ['iyzi', 'PAY_WITH_IYZI'],
    ['pay24', 'PAY_WITH_PAY24'],
  ])('the channel of the product %s is %s (IDEN-09~)', (slug, channel) => {
    expect(channelOf(slug)).toBe(channel)
  })

  it('the channel of any product is upper case without a locale (IDEN-09~)', () => {
    fc.assert(
      fc.property(fc.stringMatching(/^[a-z0-9-]{1,12}$/), (slug) => {
        expect(channelOf(slug)).toMatch(/^PAY_WITH_[A-Z0-9_]+$/)
      }),
    )
  })

  it.each([
    ['wallet', 'Wallet'],
    ['my-wallet', 'MyWallet'],
    ['my-2nd-wallet', 'My2ndWallet'],
    ['x', 'X'],
  ])('the product %s begins its field names with %s', (slug, pascal) => {
    expect(pascalOf(slug)).toBe(pascal)
  })
})

describe('detailRequest', () => {
  it('the detail request has locale and token, the token in the header and the configured field (BOOT-03~)', () => {
    expect(detailRequest('tok', 'en', PROVIDER)).toEqual({
      url: 'https://payment.wallet.example/payment/pay-with-wallet/detail?locale=en',
      headers: { 'content-type': 'application/json', 'x-wallet-token': 'tok' },
      body: { locale: 'en', checkoutFormToken: 'tok' },
    })
    expect(detailRequest('tok', 'tr', { ...PROVIDER, detailToken: 'token' }).body).toEqual({
      locale: 'tr',
      token: 'tok',
    })
  })
})
