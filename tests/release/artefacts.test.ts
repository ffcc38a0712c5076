import { execFileSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, it } from 'vitest'
import { releaseSbom, shippedIn } from '../../scripts/release/sbom.mjs'
import { gzipOf, tarOf } from '../../scripts/release/tar.mjs'

const folder = mkdtempSync(join(tmpdir(), 'release-'))
afterAll(() => rmSync(folder, { recursive: true }))

const entry = (name: string, text: string) => ({ name, content: Buffer.from(text) })

const LONG = `${'folder/'.repeat(18)}file.js`
const ENTRIES = [entry('b.txt', 'b'.repeat(512)), entry(LONG, 'long'), entry('a/empty.txt', '')]

describe('the archive of a release', () => {
  it('the archive of a release refuses a time that its headers can’t hold (OPS-06~)', () => {
    const last = Date.parse('2242-03-16T12:56:31Z') / 1000
    expect(() => tarOf(ENTRIES, last)).not.toThrow()
    expect(() => tarOf(ENTRIES, last + 1)).toThrow('no room for 8589934592')
  })

  it('the archive of a release can be unpacked by tar, with long paths and empty files (OPS-06~)', () => {
    writeFileSync(join(folder, 'made.tar.gz'), gzipOf(tarOf(ENTRIES, 1_729_108_800)))
    execFileSync('tar', ['-xzf', 'made.tar.gz'], { cwd: folder })
    for (const { name, content } of ENTRIES) expect(readFileSync(join(folder, name))).toEqual(content)
  })

  it('the archive of a release has sorted names, one time and owner 0, and reproducible bytes (OPS-06~)', () => {
    const made = tarOf(ENTRIES, 86_400)
    expect(tarOf([...ENTRIES].reverse(), 86_400)).toEqual(made)
    const names = [0, 512, 1536].map((at) => made.toString('utf8', at, at + 100).replace(/\0.*$/, ''))
    expect(names).toEqual(['a/empty.txt', 'b.txt', LONG.slice(-98)])
    const [mode, owner, group, size, time] = made.toString('latin1', 100, 148).split('\0')
    expect([mode, owner, group, size, time]).toEqual([
      '0000644',
      '0000000',
      '0000000',
      '0'.repeat(11),
      (86_400).toString(8).padStart(11, '0'),
    ])
    expect([gzipOf(made).subarray(4, 8), gzipOf(made)[9]]).toEqual([Buffer.alloc(4), 255])
  })

  it('the archive of a release refuses a path that is too long for its header (OPS-06~)', () => {
    expect(() => tarOf([entry('n'.repeat(101), '')], 0)).toThrow(/^The path is too long for an archive/)
  })
})

const component = (ref: string) => {
  const at = ref.lastIndexOf('@')
  return { 'bom-ref': ref, name: ref.slice(0, at), version: ref.slice(at + 1) }
}

const LOCK = {
  name: 'checkout',
  packages: {
    '': { dependencies: { xstate: '5.0.0' } },
    'node_modules/xstate': { version: '5.0.0' },
    'node_modules/@scope/used': { version: '1.0.0' },
    'node_modules/xstate/node_modules/@scope/used': { version: '2.0.0' },
    'node_modules/tool': { version: '1.0.0', dev: true },
    'node_modules/peer': { version: '1.0.0', devOptional: true },
  },
}

const WHOLE = {
  serialNumber: 'urn:uuid:random',
  metadata: { timestamp: 'now', component: { ...component('checkout@0.2.0'), name: 'a-folder' } },
  components: ['xstate@5.0.0', '@scope/used@1.0.0', '@scope/used@2.0.0', 'tool@1.0.0', 'peer@1.0.0'].map(component),
  dependencies: [
    { ref: 'checkout@0.2.0', dependsOn: ['xstate@5.0.0', '@scope/used@1.0.0', 'tool@1.0.0'] },
    { ref: 'xstate@5.0.0', dependsOn: ['@scope/used@2.0.0', 'peer@1.0.0'] },
    { ref: 'tool@1.0.0', dependsOn: ['xstate@5.0.0'] },
  ],
}

const MADE = { commit: 'c0ffee', epoch: 86_400 }

describe('the SBOM of a release', () => {
  it('the SBOM of a release has each shipped package, also one shared with a tool, and no tool (OPS-06~)', () => {
    const { components, dependencies } = releaseSbom(WHOLE, LOCK, MADE)
    expect([...shippedIn(LOCK)]).toEqual(['xstate@5.0.0', '@scope/used@1.0.0', '@scope/used@2.0.0'])
    expect(components.map((one) => one['bom-ref'])).toEqual([...shippedIn(LOCK)])
    expect(dependencies).toEqual([
      { ref: 'checkout@0.2.0', dependsOn: ['xstate@5.0.0'] },
      { ref: 'xstate@5.0.0', dependsOn: ['@scope/used@2.0.0'] },
    ])
  })

  it('the SBOM of a release takes serial number and time from the commit, its name from the lock (OPS-06~)', () => {
    const { serialNumber, metadata } = releaseSbom(WHOLE, LOCK, MADE)
    expect(serialNumber).toMatch(/^urn:uuid:[\da-f]{8}-[\da-f]{4}-8[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/)
    expect(metadata).toMatchObject({ timestamp: '1970-01-02T00:00:00.000Z', component: { name: 'checkout' } })
    expect(releaseSbom(WHOLE, LOCK, MADE).serialNumber).toBe(serialNumber)
    expect(releaseSbom(WHOLE, LOCK, { ...MADE, commit: 'decaf' }).serialNumber).not.toBe(serialNumber)
  })

  it('the SBOM of a release is refused if npm’s list lacks a shipped package (OPS-06~)', () => {
    const lacking = { ...WHOLE, components: WHOLE.components.slice(1) }
    expect(() => releaseSbom(lacking, LOCK, MADE)).toThrow('lacks packages that are shipped: xstate@5.0.0')
  })
})
