import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type RunningSandbox, startSandbox } from '../../sandbox/node/start-sandbox'
import { securityText } from '../../scripts/headers/security-text.mjs'
import { PLAIN, SERVED_FILE, servedAt } from './wanted-headers'

const dist = fileURLToPath(new URL('../../dist', import.meta.url))

let sandbox: RunningSandbox
beforeAll(async () => {
  sandbox = await startSandbox({ ports: 'free', dist, timings: { waits: 100 } })
})
afterAll(() => sandbox.close())

const served = (path: string) => servedAt(sandbox.origins.app, path)

describe('well-known files', () => {
  it('favicon.ico is an icon, robots.txt has rules for robots and security.txt a contact (SEC-01~)', async () => {
    const icon = await fetch(`${sandbox.origins.app}/favicon.ico`)
    const bytes = new DataView(await icon.arrayBuffer())
    expect([icon.headers.get('content-type'), bytes.getUint16(2, true), bytes.getUint16(4, true)]).toEqual([
      'image/x-icon',
      1,
      1,
    ])
    // One icon of 32 by 32 pixels, with a white or blue middle and a transparent corner.
    expect([bytes.getUint8(6), bytes.getUint32(14, true) + 22]).toEqual([32, bytes.byteLength])
    // The height counts the colours and the mask, one above the other.
    expect([bytes.getInt32(26, true), bytes.getInt32(30, true)]).toEqual([32, 64])
    const pixelAt = (column: number, row: number) => bytes.getUint32(62 + ((31 - row) * 32 + column) * 4, true)
    expect([pixelAt(0, 0), pixelAt(25, 16), pixelAt(8, 16)]).toEqual([0, 0xffffffff, 0xff1b45c2])

    const robots = await served('/robots.txt')
    expect([robots.text, robots.headers]).toEqual(['User-agent: *\nDisallow: /\n', { ...SERVED_FILE, ...PLAIN }])

    const security = await served('/.well-known/security.txt')
    expect(security.headers).toEqual({ ...SERVED_FILE, ...PLAIN })
    const [, contact, expires] =
      /^Contact: (\S+)\nExpires: (\S+)\nPreferred-Languages: tr, en\n$/.exec(security.text) ?? []
    expect(contact).toBe(`${sandbox.origins.gateways}/desk`)
    expect(expires).toMatch(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\dZ$/)
  })

  it('security.txt has an expiry, and is missing if no contact is configured (SEC-01~)', () => {
    const securityContact = 'https://wallet.example/security'
    const text = securityText({ securityContact }, Date.UTC(2026, 0, 1))
    expect(text).toBe(`Contact: ${securityContact}\nExpires: 2026-07-02T00:00:00Z\nPreferred-Languages: tr, en\n`)
    expect([securityText({ securityContact: null }, 0), securityText({}, 0)]).toEqual([undefined, undefined])
  })
})
