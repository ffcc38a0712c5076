import { once } from 'node:events'
import { mkdirSync, writeFileSync } from 'node:fs'
import { connect } from 'node:net'
import { join } from 'node:path'
import { buffer } from 'node:stream/consumers'
import { gunzipSync } from 'node:zlib'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { configure } from '../../scripts/configure/configure.mjs'
import { freePort } from '../support/free-port'
import { textOf } from '../support/reading/files'
import { makeBuild, temporaryFolder } from './support/made-build'
import { ask, hasNginx, type RunningNginx, startNginx } from './support/running-nginx'

const EXAMPLE = JSON.parse(textOf('docs/examples/checkout.json')) as Record<string, unknown>
const PROXY = textOf('docs/examples/https-proxy.conf')
const ASSET = '/assets/entry-1234567.js'

const folder = temporaryFolder()
const started: RunningNginx[] = []
let nginx: RunningNginx

async function start(name: string, cwd: string, port: number) {
  const logs = join(folder.path, `${name}-logs`)
  mkdirSync(logs)
  const running = await startNginx({
    command: ['nginx', '-e', 'stderr', '-p', cwd, '-c', 'nginx.conf'],
    cwd,
    port,
    logs,
  })
  started.push(running)
  return running
}

beforeAll(async () => {
  if (!hasNginx) return
  const port = await freePort()
  const into = join(folder.path, 'served')
  const dist = makeBuild(join(folder.path, 'dist'), [ASSET.slice('/assets/'.length)])
  const text = JSON.stringify({ ...EXAMPLE, hosting: { port } })
  configure({ text, file: join(folder.path, 'checkout.json'), dist, into, now: Date.UTC(2026, 0, 20) })
  nginx = await start('checkout', into, port)
})
afterAll(async () => {
  await Promise.all(started.map((each) => each.close()))
  folder.remove()
})

/** Sends a request by HTTP/1.0, which Node's client can't. */
async function askOld(origin: string, path: string) {
  const { hostname, port } = new URL(origin)
  const socket = connect(Number(port), hostname)
  await once(socket, 'connect')
  socket.write(`GET ${path} HTTP/1.0\r\nhost: pay.example\r\naccept-encoding: gzip\r\n\r\n`)
  const answer = await buffer(socket)
  const end = answer.indexOf('\r\n\r\n')
  return { head: answer.subarray(0, end).toString().toLowerCase(), body: answer.subarray(end + 4) }
}

/** The example on loopback without TLS, which would need a certificate, and with its logs where `startNginx` reads them. */
const withoutTls = (ports: { readonly plain: number; readonly secure: number }) =>
  PROXY.replace(/^ *(?:ssl_|listen \[::\]).*\n/gm, '')
    .replace('127.0.0.1:8080', new URL(nginx.origin).host)
    .replace('listen 80;', `listen 127.0.0.1:${String(ports.plain)};`)
    .replace('listen 443 ssl http2;', `listen 127.0.0.1:${String(ports.secure)};`)
    .replaceAll('/var/log/nginx/checkout-errors.log', 'stderr')
    .replace('/var/log/nginx/checkout.log', '/dev/stdout')

describe.skipIf(!hasNginx)('nginx behind a proxy', () => {
  it.each(['/?lang=en', ASSET])('nginx sends %s compressed to a proxy, also by HTTP/1.0 (OPS-02~)', async (path) => {
    const headers = { 'accept-encoding': 'gzip' }
    const plain = await ask(nginx.origin, path)
    const proxied = await ask(nginx.origin, path, { headers: { ...headers, via: '1.1 cdn' } })
    expect([proxied.headers['content-encoding'], proxied.headers.vary]).toEqual(['gzip', 'Accept-Encoding'])
    expect(gunzipSync(proxied.body).equals(plain.body)).toBe(true)
    const old = await askOld(nginx.origin, path)
    expect(old.head).toContain('\r\ncontent-encoding: gzip')
    expect(gunzipSync(old.body).equals(plain.body)).toBe(true)
  })

  it('the example of an https proxy passes headers and compression on, and logs no query (OPS-02~, SEC-03~)', async () => {
    for (const line of ['listen 443 ssl http2;', 'listen [::]:443 ssl http2;', 'ssl_certificate '])
      expect(PROXY).toContain(line)
    const into = join(folder.path, 'proxy')
    mkdirSync(join(into, 'run'), { recursive: true })
    const ports = { plain: await freePort(), secure: await freePort() }
    const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
      (name) => `${name}_temp_path run/${name};`,
    )
    const configuration = [
      'daemon off;',
      'pid run/nginx.pid;',
      'events {}',
      'http {',
      ...temporary,
      withoutTls(ports),
      '}',
    ]
    writeFileSync(join(into, 'nginx.conf'), configuration.join('\n'))
    const proxy = await start('proxy', into, ports.secure)
    const plain = await ask(`http://127.0.0.1:${String(ports.plain)}`, '/pay?token=secret')
    expect([plain.status, plain.headers.location]).toEqual([301, 'https://pay.wallet.example/pay?token=secret'])
    for (const path of ['/?lang=en&token=secret', '/embed/pay?token=secret', ASSET, '/assets/missing-1234567.js']) {
      const request = { headers: { 'accept-encoding': 'gzip', referer: 'https://shop.example/?token=secret' } }
      const [own, through] = [await ask(nginx.origin, path, request), await ask(proxy.origin, path, request)]
      const { date, connection, server, ...wanted } = own.headers
      expect([path, through.status, through.headers]).toMatchObject([path, own.status, wanted])
      expect(through.body.equals(own.body)).toBe(true)
    }
    const loggedPaths = () => Array.from(proxy.accessLog().matchAll(/ GET (\S+) /g), ([, path]) => path)
    await expect.poll(loggedPaths).toEqual(['/', '/embed/pay', ASSET, '/assets/missing-1234567.js'])
    expect(proxy.accessLog() + proxy.errors()).not.toContain('secret')
  })
})
