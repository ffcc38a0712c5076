import { createHash } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { WHY } from '../../scripts/build/why.mjs'
import { builtFiles, inlineScripts } from '../support/reading/bundle'

interface Listed {
  readonly path: string
  readonly integrity: string
  readonly bytes: number
  readonly why: string
}

const hashOf = (content: Buffer) => `sha256-${createHash('sha256').update(content).digest('base64')}`

const inventory = JSON.parse(builtFiles(/^dist\/inventory\.json$/)[0]?.content.toString() ?? '[]') as Listed[]
const pieces = builtFiles(/\/assets\/[^/]+\.(?:js|css)$/)

describe('the inventory of scripts', () => {
  it('the inventory of scripts has every served script and style, with hash, size and purpose (SEC-01~)', () => {
    const listed = inventory.filter(({ path }) => path.startsWith('/'))
    expect(pieces.length).toBeGreaterThan(50)
    expect(listed.map(({ path, integrity, bytes }) => ({ path, integrity, bytes }))).toEqual(
      pieces
        .map(({ name, content }) => ({ path: `/${name}`, integrity: hashOf(content), bytes: content.length }))
        .sort((one, other) => (one.path < other.path ? -1 : 1)),
    )
    expect(inventory.filter(({ why }) => why.length < 10)).toEqual([])
  })

  it('the inventory of scripts has every inline script of the pages, and no other (SEC-01~)', () => {
    const inline = builtFiles(/^dist\/[^/]+\.html$/).flatMap(inlineScripts)
    const known = inventory.filter(({ path }) => path === 'inline script').map(({ integrity }) => integrity)
    expect(new Set(inline.map(({ content }) => hashOf(content)))).toEqual(new Set(known))
  })

  it('the inventory of scripts has no reason for a chunk that is no longer built', () => {
    const names = new Set(pieces.map(({ name }) => name.replace(/^assets\/|(?:-\d)?-[\w-]{7,8}\.\w+$/g, '')))
    expect(Object.keys(WHY).filter((name) => !names.has(name))).toEqual([])
  })
})

describe('the integrity hashes of a page', () => {
  // Merchants' pages check the loader against its hash themselves.
  const own = pieces.filter(({ name }) => !name.startsWith('assets/checkout-loader-'))
  const pages = builtFiles(/^dist\/[^/]+\.html$/).map(({ content }) => content.toString())
  const all = builtFiles(/\/assets\/pieces-[^/]+\.json$/)

  it('the integrity hashes of a page are those of all chunks, in a file with a hash of its own (SEC-01~)', () => {
    const [{ name, content } = { name: '', content: Buffer.from('{}') }, ...others] = all
    expect(others).toEqual([])
    expect(JSON.parse(content.toString())).toEqual(
      Object.fromEntries(own.map((piece) => [`/${piece.name}`, hashOf(piece.content)])),
    )
    for (const page of pages) expect(page).toContain(`data-all="/${name}" data-integrity="${hashOf(content)}"`)
  })

  it('the integrity hashes of the chunks that load first are in the page itself (SEC-01~)', () => {
    for (const page of pages) {
      const soon = JSON.parse(/<script [^>]*id="pieces"[^>]*>([^]*?)<\/script>/.exec(page)?.[1] ?? '{}') as object
      const names = Object.keys(soon).map((path) => path.replace(/^\/assets\/|-[\w-]{7,8}\.\w+$/g, ''))
      expect(new Set(names)).toEqual(new Set(['frame', 'start']))
      for (const [path, hash] of Object.entries(soon))
        expect(inventory.find((listed) => listed.path === path)?.integrity).toBe(hash)
    }
  })

  it('the integrity hashes are checked by the loader, and each chunk is preloaded by its own name (SEC-01~)', () => {
    const scripts = pieces.filter(({ name }) => name.endsWith('.js')).map(({ content }) => content.toString())
    expect(scripts.filter((script) => script.includes('checkoutPieces') && script.includes('.integrity='))).not.toEqual(
      [],
    )
    const bare = scripts.flatMap((script) => script.match(/import\(`?"?\.\/[^)]+\)[^,]{0,80},\[\]\)/g) ?? [])
    expect(bare).toEqual([])
  })
})
