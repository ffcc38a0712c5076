import { readdirSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type RunningSandbox, startSandbox } from '../../sandbox/node/start-sandbox'
import { EMBEDDED, inlineIn, LOADER, NOTHING, PAGES, policyAt, TYPES } from './served-cases'
import {
  BESIDE,
  DOCUMENT,
  PLAIN,
  policyIn,
  REPORTING,
  SERVED_ASSET,
  SERVED_DOCUMENT,
  SERVED_LOADER,
  SERVED_NOTHING,
  servedAt,
} from './wanted-headers'

const dist = fileURLToPath(new URL('../../dist', import.meta.url))

let sandbox: RunningSandbox
beforeAll(async () => {
  sandbox = await startSandbox({ ports: 'free', dist, timings: { waits: 100 } })
})
afterAll(() => sandbox.close())

const served = (path: string, method?: string) => servedAt(sandbox.origins.app, path, method)

describe('response headers of the app’s origin', () => {
  it.each([...PAGES, ...EMBEDDED].flatMap((path) => [`${path}?lang=tr`, `${path}?lang=en`]))(
    'the headers of the page at %s are exactly those listed in the test, with its own hashes (SEC-01~)',
    async (path) => {
      const { status, headers, text } = await served(path)
      const { 'content-security-policy': policy, ...others } = headers
      expect([status, others]).toEqual([200, SERVED_DOCUMENT])
      const [scripts, styles] = [inlineIn(text, 'script'), inlineIn(text, 'style')]
      const { 'script-src': script = [], 'style-src': style = [], ...rest } = policyIn(policy)
      expect(rest).toEqual(policyAt(path, sandbox.origins))
      // All pages share one policy, so it also contains the hashes of other pages.
      expect(script).toEqual(expect.arrayContaining(["'self'", ...scripts]))
      expect(style).toEqual(expect.arrayContaining(["'self'", ...styles]))
      for (const source of [...script, ...style].filter((one) => one !== "'self'"))
        expect(source).toMatch(/^'sha256-[\w+/]{43}='$/)
      expect(scripts.length + styles.length).toBeGreaterThan(0)
    },
  )

  it('the content security policy has the hashes of all inline scripts and styles, and no others (SEC-01~)', async () => {
    const pages = await Promise.all(
      ['/?lang=tr', '/?lang=en', '/pay?lang=tr', '/pay?lang=en'].map((path) => served(path)),
    )
    const policy = policyIn(pages[0]?.headers['content-security-policy'])
    for (const tag of ['script', 'style'] as const) {
      const needed = new Set(pages.flatMap(({ text }) => inlineIn(text, tag)))
      expect(new Set(policy[`${tag}-src`])).toEqual(new Set(["'self'", ...needed]))
    }
  })

  it('each asset has the headers for permanent caching and its own content type (SEC-01~, OPS-02~)', async () => {
    const assets = readdirSync(`${dist}/assets`).filter((name) => !/\.(?:br|gz|map)$/.test(name))
    expect(assets.length).toBeGreaterThan(50)
    const answers = await Promise.all(assets.map((name) => served(`/assets/${name}`)))
    expect(answers.map(({ status, headers }) => ({ status, headers }))).toEqual(
      assets.map((name) => ({
        status: 200,
        headers: {
          ...(LOADER.test(name) ? SERVED_LOADER : SERVED_ASSET),
          'content-type': TYPES[name.split('.').at(-1) ?? ''],
        },
      })),
    )
  })

  it('each built file has the headers of its kind for every method (SEC-01~)', async () => {
    const built = readdirSync(dist, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map(({ parentPath, name }) => `${parentPath}/${name}`.slice(dist.length).replaceAll('\\', '/'))
    expect(built.length).toBeGreaterThan(100)
    const faults = await Promise.all(
      built.flatMap((path) =>
        (['GET', 'HEAD', 'OPTIONS', 'POST'] as const).map(async (method) => {
          const { status, headers } = await served(path, method)
          const isPage = (method === 'GET' || method === 'HEAD') && path.endsWith('.html')
          const isLoader =
            LOADER.test(path.replace('/assets/', '')) && !/\.(?:br|gz)$/.test(path) && /^(?:GET|HEAD)$/.test(method)
          const beside = isLoader ? SERVED_LOADER : BESIDE
          const wanted = isPage ? { ...DOCUMENT, ...REPORTING } : beside
          const missing = Object.entries(wanted).filter(([name, value]) => headers[name] !== value)
          const hasPolicy = headers['content-security-policy']?.startsWith("default-src 'none'")
          return missing.length > 0 || !hasPolicy || status >= 500 ? [method, path, ...missing.flat()].join(' ') : []
        }),
      ),
    )
    expect(faults.flat()).toEqual([])
  })

  it.each(NOTHING)(
    'an answer without contents has every header as well: %s %s (SEC-01~)',
    async (method, path, expected) => {
      const { status, headers } = await served(path, method)
      const { allow, 'content-type': type, ...rest } = headers
      expect([status, rest]).toEqual([expected, SERVED_NOTHING])
      expect(type).toBe(expected === 204 ? undefined : PLAIN['content-type'])
      const allowed = path === '/policy-reports' ? 'POST, OPTIONS' : 'GET, HEAD, OPTIONS'
      expect(allow).toBe(expected === 404 ? undefined : allowed)
    },
  )

  it.each(['/?lang=tr', '/embed/pay', '/favicon.ico', '/robots.txt', '/nothing.js'])(
    'the headers of HEAD %s are those of GET (SEC-01~)',
    async (path) => {
      const [head, whole] = [await served(path, 'HEAD'), await served(path)]
      expect([head.status, head.headers, head.text]).toEqual([whole.status, whole.headers, ''])
    },
  )
})
