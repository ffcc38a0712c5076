import { describe, expect, it } from 'vitest'
import { builtFiles } from '../../sandbox/worker/built-files'

const SITE = 'https://play.example'

const INTEGRITY = { '/shell.en.html': 'sha256-s', '/assets/a-1.js': 'sha256-a' }

const LISTED = Object.keys(INTEGRITY)

const WHOLE = { '/shell.en.html': 'page', '/assets/a-1.js': 'code' }

/** A host of these files that records its requests, with the caches of a browser. */
function hostOf(contents: Record<string, string>) {
  const asked: unknown[] = []
  const caches = new Map<string, Map<unknown, Response>>()
  const at = { room: Infinity }
  const cacheIn = (kept: Map<unknown, Response>): Pick<Cache, 'match' | 'put'> => ({
    match: async (input) => kept.get(input)?.clone(),
    put: async (input, response) => {
      if (kept.size >= at.room) throw new DOMException('full', 'QuotaExceededError')
      kept.set(input, response)
    },
  })
  const files = builtFiles(INTEGRITY, {
    origin: SITE,
    fetch: async (input, init) => {
      asked.push([input, init?.cache, init?.integrity])
      const content = typeof input === 'string' ? contents[input.slice(SITE.length)] : undefined
      return new Response(content ?? 'no such file', {
        status: content === undefined ? 404 : 200,
        headers: { vary: 'Accept-Encoding' },
      })
    },
    name: 'build',
    caches: {
      has: async (name) => caches.has(name),
      delete: async (name) => caches.delete(name),
      open: async (name) => {
        const kept = caches.get(name) ?? new Map<unknown, Response>()
        caches.set(name, kept)
        return cacheIn(kept) as Cache
      },
    },
  })
  const read = async (path: string) => {
    const content = await files.read(path)
    return content && new TextDecoder().decode(content)
  }
  return { asked, caches, at, files, read, kept: () => [...(caches.get('build') ?? [])] }
}

describe('the playground’s cache of built files', () => {
  it('the playground keeps all files of a build in its cache, and revalidates the pages first (BEST-10~)', async () => {
    const contents: Record<string, string> = { ...WHOLE, '/b.html': 'other' }
    const { asked, kept, files, read } = hostOf(contents)
    await files.save()
    expect(asked).toEqual([
      [`${SITE}/shell.en.html`, 'no-cache', 'sha256-s'],
      [`${SITE}/assets/a-1.js`, 'default', 'sha256-a'],
    ])
    expect(kept().map(([, { headers }]) => headers.get('vary'))).toEqual([null, null])
    contents['/shell.en.html'] = 'page of another build'
    expect(await Promise.all([...LISTED, '/b.html'].map(read))).toEqual(['page', 'code', undefined])
    expect(asked).toHaveLength(2)
  })

  it('the playground fetches the build again after the browser cleared its cache, by hash (BEST-10~)', async () => {
    const contents: Record<string, string> = { ...WHOLE }
    const { asked, caches, files, read } = hostOf(contents)
    await files.save()
    caches.clear()
    expect(await Promise.all([...LISTED, '/b.html'].map(read))).toEqual(['page', 'code', undefined])
    expect(asked).toHaveLength(2 * LISTED.length)
    caches.clear()
    // The host now serves another build.
    delete contents['/assets/a-1.js']
    expect(await Promise.all(LISTED.map(read))).toEqual([undefined, undefined])
  })

  it('the playground keeps no cache of a build with a missing file (BEST-10~)', async () => {
    const { kept, files } = hostOf({ '/shell.en.html': 'page' })
    await expect(files.save()).rejects.toThrow('the host has no /assets/a-1.js')
    expect(kept()).toEqual([])
  })

  it('a build above the storage quota leaves no cache, and does not delete a complete one (BEST-10~)', async () => {
    const { caches, kept, at, files } = hostOf(WHOLE)
    at.room = 1
    await expect(files.save()).rejects.toThrow('full')
    expect([...caches.keys()]).toEqual([])
    at.room = 2
    await files.save()
    // A worker with the same files is installed while another one still serves them.
    await expect(files.save()).rejects.toThrow('full')
    expect(kept()).toHaveLength(2)
  })
})
