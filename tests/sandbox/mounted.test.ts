import { beforeEach, describe, expect, it } from 'vitest'
import { headersBeside, headersFor } from '../../scripts/headers/headers-for.mjs'
import type { Program } from '../../sandbox/kernel/program'
import { memoryStore } from '../../sandbox/kernel/store'
import { createSandbox } from '../../sandbox/programs/sandbox'
import { mounted } from '../../sandbox/worker/mounted'
import { entranceAt, originsOn, placeOf } from '../../sandbox/worker/places'
import { lookAtBooks } from '../support/opened-books'
import { START } from './harness'

const SITE = 'https://play.example'
const ORIGINS = originsOn(SITE)

type Answer = ReturnType<typeof mounted>

/** The whole sandbox behind one origin, as in the playground's worker. */
async function openMounted(): Promise<Answer> {
  const answer: Answer = mounted(
    await createSandbox({
      origins: ORIGINS,
      store: memoryStore(),
      clock: { now: () => START },
      seed: 1,
      timings: { waits: 1, deadlines: 1 },
      wait: async () => undefined,
      fetch: (input, init) => answer(new Request(input, init)),
      hosting: { files: { read: async () => undefined }, headersBeside, headersFor, securityText: () => undefined },
    }),
    ORIGINS,
  )
  const invariants = new Request(`${ORIGINS.gateways}/__sandbox/invariants`, { headers: { 'x-sandbox-control': '1' } })
  lookAtBooks(async () => ((await (await answer(invariants)).json()) as { violations: string[] }).violations)
  return answer
}

let answer: Answer
beforeEach(async () => {
  answer = await openMounted()
})

const SHOP = `${ORIGINS.shop}/?lang=en`
const CHECKOUT = `${SITE}/pay?token=t`
const DESK = `${ORIGINS.gateways}/desk/faults?lang=en`

const get = (address: string, page?: string) => answer(new Request(address), page)

const post = (address: string, fields: Readonly<Record<string, string>>, page?: string) =>
  answer(new Request(address, { method: 'POST', body: new URLSearchParams(fields) }), page)

/** A gateway call as a page sends it. */
const detail = (token: string, page: string) =>
  answer(
    new Request(`${ORIGINS.gateways}/payment-gateway/payment/pay-with-wallet/detail?locale=en`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-wallet-token': token },
      body: JSON.stringify({ locale: 'en', checkoutFormToken: token }),
    }),
    page,
  )

const tokenIn = (response: Response) => new URL(response.headers.get('location') ?? '').searchParams.get('token') ?? ''

const buy = async (fields: Readonly<Record<string, string>> = {}) =>
  tokenIn(await post(`${ORIGINS.shop}/orders?lang=en`, fields, SHOP))

const addressesIn = (html: string, attributes: string) =>
  [...html.matchAll(new RegExp(` (?:${attributes})="([^"]*)"`, 'g'))].map(([, address = '']) =>
    address.replaceAll('&amp;', '&'),
  )

describe('the paths of the sandbox’s programs on one origin', () => {
  it.each([
    ['/', 'app', '/'],
    ['/pay?token=t', 'app', '/pay?token=t'],
    ['/__shopping', 'app', '/__shopping'],
    ['/__shop', 'shop', '/'],
    ['/__shop/orders/1?lang=en', 'shop', '/orders/1?lang=en'],
    ['/__bank/3ds/init', 'bank', '/3ds/init'],
    ['/__provider/__sandbox/faults', 'gateways', '/__sandbox/faults'],
    ['/__parent/?token=t', 'parent', '/?token=t'],
  ])('the path %s belongs to the program %s, at its own path %s (BEST-10~)', (path, name, known) => {
    const place = placeOf(SITE + path)
    expect([place.name, place.url.pathname + place.url.search]).toEqual([name, known])
  })
})

describe('the root path of the one origin', () => {
  it.each([
    ['/', '/__shop/'],
    ['/?lang=en', '/__shop/?lang=en'],
    ['/?utm_source=post', '/__shop/?utm_source=post'],
    ['/?token=t', undefined],
    ['/?lang=en&token=t', undefined],
    ['/pay', undefined],
  ])('the root path without an order token redirects to the shop: %s leads to %s (BEST-10~)', (path, entrance) => {
    expect(entranceAt(new URL(SITE + path))).toBe(entrance && SITE + entrance)
  })
})

describe('the sandbox on one origin', () => {
  it('every link of the sandbox’s pages on one origin leads to an existing page (BEST-10~)', async () => {
    await buy()
    const seen = new Set<string>()
    const waiting = [SHOP, `${ORIGINS.bank}/?lang=en`, `${ORIGINS.parent}/?lang=en`]
    for (let address = waiting.pop(); address !== undefined; address = waiting.pop()) {
      const { pathname } = new URL(address)
      if (placeOf(address).name === 'app' || seen.has(pathname)) continue
      seen.add(pathname)
      const response = await get(address)
      expect([pathname, response.status]).toEqual([pathname, 200])
      if (response.headers.get('content-type')?.includes('html') !== true) continue
      const html = await response.text()
      for (const target of addressesIn(html, 'href|src|action|formaction'))
        expect(target, `in ${pathname}`).not.toMatch(/^\/(?!\/)/)
      for (const link of addressesIn(html, 'href|src')) {
        const next = new URL(link, address)
        if (next.origin === SITE) waiting.push(next.href)
      }
    }
    const wanted = ['/__shop/earnings', '/__provider/inbox', '/__provider/desk/ledger', '/__bank/transfer']
    expect([...seen]).toEqual(expect.arrayContaining([...wanted, '/__shop/shop.js', '/__provider/desk/live.js']))
  })

  it('the sandbox on one origin takes gateway calls from the checkout’s pages alone (BEST-10~)', async () => {
    const token = await buy()
    const statuses = [CHECKOUT, SHOP, DESK].map(async (page) => (await detail(token, page)).status)
    expect(await Promise.all(statuses)).toEqual([200, 403, 403])
  })

  it('a navigation on one origin has no caller’s origin, a CORS call has one (BEST-10~)', async () => {
    const ask = async (mode: RequestMode) => {
      const request = new Request(`${ORIGINS.gateways}/consumer-gateway/api/v1/consumer-funds/balances`)
      const response = await answer(Object.defineProperty(request, 'mode', { value: mode }), SHOP)
      return (await response.json()) as unknown
    }
    const refused = { errorMessage: 'Bu adresten çağrı yapılamaz' }
    expect(await ask('cors')).toMatchObject(refused)
    expect(await ask('navigate')).not.toMatchObject(refused)
  })

  it('a program’s reads of its own pages have no origin on one origin, its posts have (BEST-10~)', async () => {
    const callers: unknown[] = []
    const noted: Program = async ({ headers }) => new Response(String(callers.push(headers.get('origin'))))
    const names = { app: noted, gateways: noted, shop: noted, bank: noted, parent: noted, inspector: noted }
    const ask = mounted(names, ORIGINS)
    for (const page of [DESK, CHECKOUT])
      for (const method of ['GET', 'HEAD', 'POST']) await ask(new Request(DESK, { method }), page)
    expect(callers).toEqual([null, null, ORIGINS.gateways, ORIGINS.app, ORIGINS.app, ORIGINS.app])
  })

  it('the desk on one origin accepts posts from its own pages alone (BEST-10~)', async () => {
    const set = async (page?: string) =>
      (await post(`${ORIGINS.gateways}/desk/faults/preset?lang=en`, { preset: 'payment-down' }, page)).status
    expect([await set(CHECKOUT), await set(SHOP), await set(undefined), await set(DESK)]).toEqual([403, 403, 403, 303])
  })

  it('a redirect on one origin stays in its program (BEST-10~)', async () => {
    const back = await post(`${ORIGINS.shop}/back?lang=en&to=/earnings`, {}, CHECKOUT)
    expect(back.headers.get('location')).toBe('/__shop/earnings?lang=en')
    const credit = await post(`${ORIGINS.bank}/credit`, { applicationKey: 'k', lang: 'en' }, CHECKOUT)
    expect(credit.headers.get('location')).toBe('/__bank/credit/k?lang=en')
  })

  it('a cut call on one origin fails, and a hanging one gets no answer (BEST-10~)', async () => {
    const token = await buy({ trouble: 'broken-order' })
    expect(await (await detail(token, CHECKOUT)).text()).toHaveLength(40)
    const path = '/payment/pay-with-wallet/detail'
    const rule = async (act: string) => {
      await answer(
        new Request(`${ORIGINS.gateways}/__sandbox/faults`, {
          method: 'PUT',
          headers: { 'x-sandbox-control': '1' },
          body: JSON.stringify([{ path, act, keepConnections: true }]),
        }),
      )
    }
    await rule('reset')
    expect((await detail(token, CHECKOUT)).type).toBe('error')
    await rule('hang')
    const ended = await Promise.race([detail(token, CHECKOUT).then(() => 'answered'), new Promise(setImmediate)])
    expect(ended).not.toBe('answered')
  })
})
