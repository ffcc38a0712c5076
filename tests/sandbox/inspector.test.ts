import { describe, expect, it } from 'vitest'
import { ORIGINS, openSandbox } from './harness'

const page = { '/index.html': '<p>inspector</p>', '/data/charts.json': '{}' }
const build = { '/build.json': JSON.stringify({ styleHashes: [], scriptHashes: [] }) }
const framed = {
  '/identify.tr.html': '<html><head></head><body>framed</body></html>',
  ...build,
  '/assets/tap-1234567.js': 'tap',
}
const served = { '/identify.tr.html': '<html><head></head><body>served</body></html>', ...build }
const inFrame = { headers: { 'sec-fetch-dest': 'iframe' } }

const opened = () => openSandbox({ built: served, inspected: { app: framed, page } })

describe('the inspector’s origin', () => {
  it('the inspector’s page loads nothing from other origins, and no other page may frame it (MDL-07~)', async () => {
    const { send } = await opened()
    const answer = await send('inspector', '/')
    expect(await answer.text()).toBe('<p>inspector</p>')
    const policy = answer.headers.get('content-security-policy')
    expect(policy).toContain("connect-src 'self';")
    expect(policy).toContain("frame-ancestors 'none'")
    expect(await (await send('inspector', '/origins.json')).json()).toEqual(ORIGINS)
    expect((await send('inspector', '/../secret.json')).status).toBe(404)
  })

  it('the inspector’s origin accepts control calls from its own page alone (MDL-07~)', async () => {
    const { send } = await opened()
    const order = (headers: Record<string, string>) =>
      send('inspector', '/control/orders', { method: 'POST', body: '{}', headers })
    expect((await order({})).status).toBe(403)
    expect((await order({ origin: ORIGINS.shop })).status).toBe(403)
    expect((await order({ origin: ORIGINS.shop, 'sec-fetch-site': 'same-site' })).status).toBe(403)
    const own = await order({ origin: ORIGINS.inspector })
    expect(await own.json()).toMatchObject({ token: expect.any(String) as string })
  })

  it('the inspector’s page is built when it is first opened, and shows that it is being built (MDL-07~)', async () => {
    const wanted: string[] = []
    const { send } = await openSandbox({ inspected: { app: {}, page: {}, want: () => wanted.push('inspector') } })
    const answer = await send('inspector', '/')
    expect(await answer.text()).toContain('The inspector is being built')
    expect(answer.headers.get('refresh')).toBe('2')
    expect(wanted).toEqual(['inspector'])
    const without = await openSandbox()
    expect(await (await without.send('inspector', '/')).text()).toContain('npm run inspect')
  })
})

describe('a checkout in the inspector', () => {
  it('an inspected checkout is the build with the tap, in the inspector’s frame alone (MDL-07~)', async () => {
    const { send } = await opened()
    const text = await (await send('app', '/', inFrame)).text()
    expect(text).toContain(`<meta name="inspector" content="${ORIGINS.inspector}">`)
    expect(text).toContain('framed')
    const plain = await (await send('app', '/')).text()
    expect(plain).toContain('served')
    expect(plain).not.toContain('inspector')
    expect(await (await send('app', '/assets/tap-1234567.js')).text()).toBe('tap')
  })

  it('pages of the shop may be framed by the inspector alone, in its frame alone (MDL-07~)', async () => {
    const { send } = await opened()
    const ancestors = async (init?: RequestInit) =>
      /frame-ancestors ([^;]+)/.exec((await send('shop', '/', init)).headers.get('content-security-policy') ?? '')?.[1]
    expect(await ancestors(inFrame)).toBe(ORIGINS.inspector)
    expect(await ancestors()).toBe("'none'")
  })
})
