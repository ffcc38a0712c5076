import { mkdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { networkInterfaces } from 'node:os'
import { afterAll, describe, expect, it } from 'vitest'
import { configure } from '../../scripts/configure/configure.mjs'
import { hostingFaults } from '../../scripts/configure/hosting.mjs'
import { freePort } from '../support/free-port'
import { textOf } from '../support/reading/files'
import { makeBuild, temporaryFolder } from './support/made-build'
import { ask, hasNginx, type RunningNginx, startNginx } from './support/running-nginx'

const EXAMPLE = JSON.parse(textOf('docs/examples/checkout.json')) as Record<string, unknown>

const folder = temporaryFolder()
const dist = makeBuild(join(folder.path, 'dist'), ['entry-1234567.js'])
const started: RunningNginx[] = []
afterAll(async () => {
  await Promise.all(started.map((nginx) => nginx.close()))
  folder.remove()
})

const hasIpv6 = Object.values(networkInterfaces())
  .flatMap((each = []) => each)
  .some((each) => each.family === 'IPv6')

function written(name: string, hosting: object) {
  const into = join(folder.path, name)
  const text = JSON.stringify({ ...EXAMPLE, hosting })
  configure({ text, file: join(folder.path, 'checkout.json'), dist, into, now: Date.UTC(2026, 0, 20) })
  return into
}

const listenIn = (into: string) => readFileSync(join(into, 'nginx.conf'), 'utf8').match(/listen .*;/g)

describe('the address that nginx listens on', () => {
  it('nginx listens on every IPv4 address, and on another one where hosting.address names it (OPS-02~)', () => {
    expect(listenIn(written('default', { port: 8081 }))).toEqual(['listen 0.0.0.0:8081 default_server;'])
    for (const [address, wanted] of [
      ['127.0.0.1', 'listen 127.0.0.1:8080 default_server;'],
      ['::', 'listen [::]:8080 default_server ipv6only=off;'],
      ['::1', 'listen [::1]:8080 default_server ipv6only=off;'],
    ] as const)
      expect(listenIn(written(`on ${address}`, { address }))).toEqual([wanted])
  })

  it.each(['localhost', '127.0.0.1:80', '[::1]', 'fe80::1%eth0', '', '0.0.0.0; include /etc/passwd', 1])(
    'npm run configure refuses %j as hosting.address (OPS-04~)',
    (address) => {
      expect(hostingFaults({ address })).toEqual([expect.stringMatching(/^hosting\.address: Invalid (?!key)/)])
    },
  )

  it.skipIf(!hasNginx || !hasIpv6)('nginx answers by IPv6 and IPv4 where hosting.address is :: (OPS-02~)', async () => {
    const port = await freePort()
    const cwd = written('both', { address: '::', port })
    const logs = join(folder.path, 'logs')
    mkdirSync(logs)
    const command = ['nginx', '-e', 'stderr', '-p', cwd, '-c', 'nginx.conf']
    started.push(await startNginx({ command, cwd, port, logs }))
    for (const host of ['127.0.0.1', 'localhost'])
      expect((await ask(`http://${host}:${String(port)}`, '/')).status).toBe(200)
    expect((await fetch(`http://[::1]:${String(port)}/`)).status).toBe(200)
  })
})
