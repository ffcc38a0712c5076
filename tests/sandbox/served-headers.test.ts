import { createHash } from 'node:crypto'
import { readdirSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type RunningSandbox, startSandbox } from '../../sandbox/node/start-sandbox'
import { headersFor } from '../../scripts/headers/headers-for.mjs'
import { pathOf, places } from '../../src/screens/registry'

const dist = fileURLToPath(new URL('../../dist', import.meta.url))

const PERMISSIONS =
  'otp-credentials=(self), payment=(), camera=(), microphone=(), geolocation=(), usb=(), publickey-credentials-get=()'

/** The policy of every page, written out: nothing inline but what has a hash, nothing evaluated, nothing framed, no base, no plug-in. */
const POLICY: Readonly<Record<string, readonly string[]>> = {
  'default-src': ["'none'"],
  'script-src': ["'self'"],
  'style-src': ["'self'"],
  'img-src': ["'self'", 'data:', 'https:'],
  'font-src': ["'self'"],
  'connect-src': ["'self'"],
  'form-action': ["'self'", 'https:'],
  'frame-src': ["'none'"],
  'worker-src': ["'none'"],
  'manifest-src': ["'self'"],
  'base-uri': ["'none'"],
  'object-src': ["'none'"],
  'frame-ancestors': ["'none'"],
  'require-trusted-types-for': ["'script'"],
  'trusted-types': ['threeds'],
}

/** Of pages without anything inline. */
const PLAIN_POLICY = Object.fromEntries(
  Object.entries(POLICY).filter(([name]) => name !== 'script-src' && name !== 'style-src'),
)

const LOOPBACK = ['http://127.0.0.1:*', 'http://localhost:*']

/** All that goes with every page beside its policy. */
const DOCUMENT = {
  'strict-transport-security': 'max-age=63072000; includeSubDomains; preload',
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'permissions-policy': PERMISSIONS,
}

const SERVED_DOCUMENT = {
  ...DOCUMENT,
  'cache-control': 'no-store',
  'content-type': 'text/html; charset=utf-8',
  vary: 'Accept-Encoding',
}

const SERVED_ASSET = {
  'cache-control': 'public, max-age=31536000, immutable',
  'x-content-type-options': 'nosniff',
  vary: 'Accept-Encoding',
}

/** Of the connection, and of the length and packing of this one answer. */
const OF_THE_WIRE = ['date', 'connection', 'keep-alive', 'transfer-encoding', 'content-length', 'content-encoding']

const PAGES = [...new Set<string>(places.map(pathOf)), '/anything/else', '/embedded', '/index.html']

/** Of the checkout that may be framed. */
const EMBEDDED = ['/embed', '/embed/', '/embed/pay', '/embed/result-page']

const TYPES: Readonly<Record<string, string>> = {
  css: 'text/css; charset=utf-8',
  js: 'text/javascript; charset=utf-8',
  svg: 'image/svg+xml',
  woff2: 'font/woff2',
}

const policyIn = (header: string | undefined) =>
  Object.fromEntries(
    (header ?? '').split('; ').map((directive) => {
      const [name = '', ...values] = directive.split(' ')
      return [name, values]
    }),
  )

const hashOf = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`

/** What stands in a page and would be run or drawn by. */
const inlineIn = (html: string, tag: 'script' | 'style') =>
  [...html.matchAll(new RegExp(`<${tag}(?![^>]*(?:src=|application/json))[^>]*>([^]*?)</${tag}>`, 'g'))].map(
    ([, text = '']) => hashOf(text),
  )

let sandbox: RunningSandbox
beforeAll(async () => {
  sandbox = await startSandbox({ ports: 'free', dist, timings: { waits: 100 } })
})
afterAll(() => sandbox.close())

async function served(path: string) {
  const response = await fetch(sandbox.origins.app + path)
  const headers = Object.fromEntries([...response.headers].filter(([name]) => !OF_THE_WIRE.includes(name)))
  return { status: response.status, headers, text: await response.text() }
}

describe('the headers of what is served', () => {
  it.each([...PAGES, ...EMBEDDED].flatMap((path) => [`${path}?lang=tr`, `${path}?lang=en`]))(
    'are for the page at %s the ones that are written here, and no others (SEC-01~)',
    async (path) => {
      const { status, headers, text } = await served(path)
      const { 'content-security-policy': policy, ...others } = headers
      const { gateways } = sandbox.origins
      expect([status, others]).toEqual([200, SERVED_DOCUMENT])
      const [scripts, styles] = [inlineIn(text, 'script'), inlineIn(text, 'style')]
      const { 'script-src': script = [], 'style-src': style = [], ...rest } = policyIn(policy)
      expect(rest).toEqual({
        ...PLAIN_POLICY,
        'connect-src': ["'self'", gateways],
        'img-src': ["'self'", 'data:', 'https:', ...LOOPBACK],
        'form-action': ["'self'", 'https:', ...LOOPBACK],
        // A bank's page is shown within the frame that the checkout is shown in.
        ...(path.startsWith('/embed') && !path.startsWith('/embedded')
          ? { 'frame-ancestors': [sandbox.origins.parent], 'frame-src': ['https:', ...LOOPBACK] }
          : {}),
      })
      // One policy serves all pages: a hash that this page has no use for is another page's.
      expect(script).toEqual(expect.arrayContaining(["'self'", ...scripts]))
      expect(style).toEqual(expect.arrayContaining(["'self'", ...styles]))
      for (const source of [...script, ...style].filter((one) => one !== "'self'"))
        expect(source).toMatch(/^'sha256-[\w+/]{43}='$/)
      expect(scripts.length + styles.length).toBeGreaterThan(0)
    },
  )

  it('allow by hash what stands in a page, and nothing that stands in none (SEC-01~)', async () => {
    const pages = await Promise.all(['/?lang=tr', '/?lang=en', '/pay?lang=tr', '/pay?lang=en'].map(served))
    const policy = policyIn(pages[0]?.headers['content-security-policy'])
    for (const tag of ['script', 'style'] as const) {
      const needed = new Set(pages.flatMap(({ text }) => inlineIn(text, tag)))
      expect(new Set(policy[`${tag}-src`])).toEqual(new Set(["'self'", ...needed]))
    }
  })

  it('keep every asset for good, by its own kind and no guessed one (SEC-01~, OPS-02~)', async () => {
    const assets = readdirSync(`${dist}/assets`).filter((name) => !/\.(?:br|gz|map)$/.test(name))
    expect(assets.length).toBeGreaterThan(50)
    const answers = await Promise.all(assets.map((name) => served(`/assets/${name}`)))
    expect(answers.map(({ status, headers }) => ({ status, headers }))).toEqual(
      assets.map((name) => ({
        status: 200,
        headers: {
          ...SERVED_ASSET,
          'content-type': TYPES[name.split('.').at(-1) ?? ''],
          // A merchant's page loads it from here.
          ...(name.startsWith('checkout-loader-') && { 'access-control-allow-origin': '*' }),
        },
      })),
    )
  })
})

describe('the headers that a configuration makes', () => {
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
      ...["'self'", 'https://pay.wallet.example', 'https://member.wallet.example'],
      ...['https://count.example', 'https://errors.example'],
    ],
    'upgrade-insecure-requests': [],
  }

  it('are for real money those of the sandbox without the loopback, and name no other host than its own (SEC-01~)', () => {
    const { 'content-security-policy': policy, ...others } = headersFor(configuration, build, { isEmbedded: false })
    expect(policyIn(policy)).toEqual(expected)
    expect(others).toEqual(DOCUMENT)
  })

  it('let the embedded document, and no other, be framed by the parents that are configured (SHELL-12~, SEC-01~)', () => {
    const embedded = (parents: readonly string[]) =>
      headersFor({ ...configuration, allowedParents: parents }, build, { isEmbedded: true })['content-security-policy']
    const parents = ['https://links.wallet.example', 'https://defne.example:8443']
    const framing = { ...expected, 'frame-src': ['https:'] }
    expect(policyIn(embedded(configuration.allowedParents))).toEqual({ ...framing, 'frame-ancestors': parents })
    expect(policyIn(embedded([]))).toEqual(framing)
  })

  it('speak of nobody who is not configured (SEC-01~)', () => {
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
