import { describe, expect, it } from 'vitest'
import { headersBeside, headersFor } from '../../scripts/headers/headers-for.mjs'
import { DOCUMENT, POLICY, policyIn, SERVED_ASSET, SERVED_FILE, SERVED_NOTHING } from './wanted-headers'

describe('headers derived from a configuration', () => {
  const configuration = {
    gateways: {
      payment: 'https://pay.wallet.example/v1',
      member: 'https://member.wallet.example',
      consumer: 'https://pay.wallet.example/consumer',
    },
    testMode: false,
    allowedParents: ['https://links.wallet.example', 'https://defne.example:8443/checkout'],
    analytics: { url: 'https://count.example/i' },
    monitoring: { dsn: 'https://key@errors.example/7' },
  }
  const build = { styleHashes: ['sha256-c3R5bGU='], scriptHashes: ['sha256-c2NyaXB0'] }
  const expected = {
    ...POLICY,
    'script-src': ["'self'", "'sha256-c2NyaXB0'"],
    'style-src': ["'self'", "'sha256-c3R5bGU='"],
    'connect-src': [
      "'self'",
      'https://pay.wallet.example',
      'https://member.wallet.example',
      'https://count.example',
      'https://errors.example',
    ],
    'upgrade-insecure-requests': [],
  }

  it('the headers of a production configuration name its own hosts and no loopback host (SEC-01~)', () => {
    const { 'content-security-policy': policy, ...others } = headersFor(configuration, build, { isEmbedded: false })
    expect(policyIn(policy)).toEqual(expected)
    expect(others).toEqual(DOCUMENT)
  })

  it('the headers of a configuration let its parents frame the embedded document alone (SHELL-12~, SEC-01~)', () => {
    const embedded = (parents: readonly string[]) =>
      headersFor({ ...configuration, allowedParents: parents }, build, { isEmbedded: true })['content-security-policy']
    const parents = ['https://links.wallet.example', 'https://defne.example:8443']
    const framing = { ...expected, 'frame-src': ['https:'] }
    expect(policyIn(embedded(configuration.allowedParents))).toEqual({ ...framing, 'frame-ancestors': parents })
    expect(policyIn(embedded([]))).toEqual(framing)
  })

  it('the headers allow images from the logo’s host and the configured hosts alone (SEC-01~)', () => {
    const pictured = (images: object) =>
      policyIn(headersFor({ ...configuration, ...images }, build, { isEmbedded: false })['content-security-policy'])[
        'img-src'
      ]
    expect(
      pictured({
        logoUrl: 'https://cdn.wallet.example/logo.svg',
        imageOrigins: [
          'https://pictures.shop.example/campaigns',
          'https://cdn.wallet.example',
          'https://banks.example',
        ],
      }),
    ).toEqual([
      "'self'",
      'data:',
      'https://cdn.wallet.example',
      'https://pictures.shop.example',
      'https://banks.example',
    ])
    for (const logoUrl of [null, 'data:image/svg+xml,%3Csvg/%3E', 'DATA:image/png;base64,aQ=='])
      expect(pictured({ logoUrl, testMode: true })).toEqual(["'self'", 'data:'])
  })

  it('the headers send policy reports to a path of the page’s own host, if one is configured (SEC-01~, SEC-03~)', () => {
    const reported = (policyReports: string) =>
      headersFor({ ...configuration, policyReports }, build, { isEmbedded: false })
    const { 'content-security-policy': policy, 'reporting-endpoints': endpoints } = reported('/policy-reports')
    expect(policyIn(policy)).toEqual({ ...expected, 'report-uri': ['/policy-reports'], 'report-to': ['policy'] })
    expect(endpoints).toBe('policy="/policy-reports"')
    for (const elsewhere of [
      'https://reports.example/',
      '//reports.example',
      'policy-reports',
      '/a?b',
      '/a; script-src *',
    ])
      expect(() => reported(elsewhere)).toThrow(/policyReports|must be a path/)
  })

  it('the headers of assets, files and missing files differ by what may be cached (SEC-01~)', () => {
    const { vary, ...asset } = SERVED_ASSET
    expect([vary, headersBeside('asset'), headersBeside('file'), headersBeside('nothing')]).toEqual([
      'Accept-Encoding',
      asset,
      SERVED_FILE,
      SERVED_NOTHING,
    ])
  })

  it('the headers have HSTS of two years with subdomains, or as the operator configured it (SEC-01~, OPS-04~)', () => {
    const chosen = [
      [undefined, 'max-age=63072000; includeSubDomains'],
      [{ maxAge: 31_536_000, includeSubDomains: true, preload: true }, 'max-age=31536000; includeSubDomains; preload'],
      [{ maxAge: 3600, includeSubDomains: false, preload: false }, 'max-age=3600'],
      [null, undefined],
    ] as const
    for (const [strictTransport, wanted] of chosen) {
      const page = headersFor(configuration, build, {
        isEmbedded: false,
        ...(strictTransport === undefined ? {} : { strictTransport }),
      })
      const other = headersBeside('nothing', strictTransport)
      expect([page, other].map((headers) => headers['strict-transport-security'])).toEqual([wanted, wanted])
    }
  })

  it('the headers name no host that is not configured (SEC-01~)', () => {
    const bare = { ...configuration, analytics: null, monitoring: null }
    const { 'content-security-policy': policy } = headersFor(
      bare,
      { styleHashes: [], scriptHashes: [] },
      { isEmbedded: false },
    )
    expect(policyIn(policy)).toEqual({
      ...expected,
      'script-src': ["'self'"],
      'style-src': ["'self'"],
      'connect-src': ["'self'", 'https://pay.wallet.example', 'https://member.wallet.example'],
    })
  })
})
