import { Agent, createServer, request } from 'node:http'
import type { Socket } from 'node:net'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startSandbox } from '../../sandbox/node/start-sandbox'
import type { RunningSandbox } from '../../sandbox/node/start-sandbox'
import { lookAtBooks } from '../support/opened-books'

let dist: string
let sandbox: RunningSandbox

beforeAll(async () => {
  dist = await mkdtemp(join(tmpdir(), 'sandbox-'))
  const page = '<script type="application/json" id="checkout-config"></script>'
  await writeFile(join(dist, 'identify.tr.html'), page)
  await writeFile(join(dist, 'build.json'), '{"styleHashes":[],"scriptHashes":[]}')
  sandbox = await startSandbox({ ports: 'free', dist, timings: { waits: 100 } })
  lookAtBooks(async () => ((await control('/invariants')) as { violations: string[] }).violations)
})

afterAll(async () => {
  await sandbox.close()
  await rm(dist, { recursive: true })
})

const control = async (path: string, body?: object): Promise<unknown> => {
  const response = await fetch(`${sandbox.origins.gateways}/__sandbox${path}`, {
    method: body ? 'POST' : 'GET',
    headers: { 'x-sandbox-control': '1' },
    ...(body && { body: JSON.stringify(body) }),
  })
  return response.json()
}

describe('the sandbox’s process', () => {
  it('the sandbox has six loopback origins, with the merchant’s page on another site (SBX-01~)', async () => {
    const { app, gateways, shop, bank, parent, inspector } = sandbox.origins
    for (const address of [app, `${gateways}/inbox`, shop, bank, parent, inspector]) {
      const response = await fetch(address)
      expect(response.status).toBe(200)
      expect(response.headers.get('content-type')).toContain('text/html')
      expect(new URL(address).hostname).toBe(address === parent ? 'localhost' : '127.0.0.1')
    }
    const page = await (await fetch(app)).text()
    expect(page).toContain(`"payment":"${gateways}/payment-gateway"`)
    expect(page).toContain('"redirectPause":25')
  })

  it('the sandbox takes an order over HTTP, from the shop to the gateways (SBX-02~)', async () => {
    const form = { price: '10', currency: 'TRY', email: 'a@posta.example', gsmNumber: '+905610000001' }
    const body = new URLSearchParams(form)
    const response = await fetch(`${sandbox.origins.shop}/orders`, { method: 'POST', body, redirect: 'manual' })
    expect(response.status).toBe(303)
    expect(response.headers.get('location')).toContain(`${sandbox.origins.app}/?token=`)
  })

  it('the sandbox never closes an idle connection, which a caller may be reusing at that moment', async () => {
    const { headers } = await fetch(sandbox.origins.app)
    expect(headers.get('connection')).toBe('keep-alive')
    expect(headers.has('keep-alive')).toBe(false)
  })

  it('the sandbox cuts a connection on a fresh socket, and answers the next call (SBX-05~)', async () => {
    const { token } = (await control('/orders', {})) as { token: string }
    const detail = (path = '/payment/pay-with-wallet/detail') =>
      fetch(`${sandbox.origins.gateways}/payment-gateway${path}?locale=tr`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', 'x-wallet-token': token },
        body: JSON.stringify({ locale: 'tr', checkoutFormToken: token }),
      })
    await control('/faults', { path: '/payment/pay-with-wallet/detail', token, nth: 2, phase: 'before', act: 'reset' })
    const before = await detail()
    expect(before.headers.get('connection')).toBe('close')
    await before.text()
    await expect(detail()).rejects.toThrow()
    expect((await detail()).status).toBe(200)
  })

  it('the sandbox closes idle connections before a cut only if they carried calls of that order (SBX-05~)', async () => {
    const path = '/payment/pay-with-wallet/detail'
    const visit = async () => {
      const { token } = (await control('/orders', {})) as { token: string }
      const agent = new Agent({ keepAlive: true })
      const ask = () =>
        new Promise<Socket | null>((resolve, reject) => {
          const headers = { 'content-type': 'application/json', 'x-wallet-token': token }
          const url = `${sandbox.origins.gateways}/payment-gateway${path}?locale=tr`
          const call = request(url, { method: 'POST', agent, headers }, (response) => {
            const { socket } = call
            response.resume().on('end', () => resolve(socket))
          })
          call.on('error', reject).end(JSON.stringify({ locale: 'tr', checkoutFormToken: token }))
        })
      return { token, ask, end: () => agent.destroy() }
    }
    const [mine, other] = [await visit(), await visit()]
    const [socket, otherSocket] = [await mine.ask(), await other.ask()]
    const closed = new Promise((resolve) => socket?.once('close', resolve))
    await control('/faults', { path, token: mine.token, nth: 1, phase: 'before', act: 'reset' })
    await closed
    expect(await other.ask()).toBe(otherSocket)
    await expect(mine.ask()).rejects.toThrow()
    other.end()
    mine.end()
  })

  it('the sandbox leaves a hanging call without an answer, and can still be closed (SBX-05~)', async () => {
    const hanging = await startSandbox({ ports: 'free', dist })
    const { gateways } = hanging.origins
    const headers = { 'x-sandbox-control': '1' }
    const body = JSON.stringify({ path: '/payment/*', phase: 'before', act: 'hang' })
    await fetch(`${gateways}/__sandbox/faults`, { method: 'POST', headers, body })
    const address = `${gateways}/payment-gateway/payment/pay-with-wallet/detail?locale=tr`
    const hung = fetch(address, { method: 'POST', body: '{}' }).catch(() => 'cut')
    const impatient = fetch(address, { method: 'POST', body: '{}', signal: AbortSignal.timeout(50) })
    await expect(impatient).rejects.toThrow()
    await hanging.close()
    expect(await hung).toBe('cut')
  })
})

describe('the sandbox’s ports', () => {
  it('all six ports move on if one of them is in use', async () => {
    const first = await startSandbox({ ports: 'free', dist })
    const base = Number(new URL(first.origins.app).port)
    await first.close()
    const stranger = createServer()
    // Another program may have taken the port meanwhile; the sandbox has to move on in either case.
    const isOurs = await new Promise<boolean>((resolve) => {
      stranger.once('error', () => resolve(false)).listen(base + 2, '127.0.0.1', () => resolve(true))
    })
    const moved = await startSandbox({ ports: base, dist })
    const ports = Object.values(moved.origins).map((origin) => Number(new URL(origin).port))
    await moved.close()
    if (isOurs) await new Promise((resolve) => stranger.close(resolve))
    const [app = 0] = ports
    expect(app).toBeGreaterThan(base + 2)
    expect((app - base) % 6).toBe(0)
    expect(ports).toEqual([app, app + 1, app + 2, app + 3, app + 4, app + 5])
  })
})

it('the sandbox does not start in production (SBX-08~)', async () => {
  const before = process.env['NODE_ENV']
  process.env['NODE_ENV'] = 'production'
  try {
    await expect(startSandbox({ ports: 'free' })).rejects.toThrow('does not run in production')
  } finally {
    process.env['NODE_ENV'] = before
  }
})
