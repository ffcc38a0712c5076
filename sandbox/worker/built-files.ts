import type { Files } from '../app/asset'

interface BuiltFiles extends Files {
  /** Takes every file from the host, or fails. */
  keep(): Promise<void>
}

interface Host {
  readonly origin: string
  readonly fetch: typeof globalThis.fetch
  readonly openCache: () => Promise<Pick<Cache, 'match' | 'put'>>
}

/** Pages keep their names over a build; what is in `/assets` is named by its contents. */
const freshnessOf = (path: string): RequestCache => (path.startsWith('/assets/') ? 'default' : 'no-cache')

/**
 * The built checkout, by its list: many hosts answer with a page in a missing file's name. It is kept whole when the worker is installed,
 * because a host has one build, and a visitor who comes back has a worker of the one before.
 */
export function builtFiles(listed: readonly string[], { origin, fetch, openCache }: Host): BuiltFiles {
  return {
    keep: async () => {
      const take = async (path: string) => {
        const response = await fetch(origin + path, { cache: freshnessOf(path) })
        if (!response.ok) throw new Error(`the host has no ${path}`)
        return [origin + path, await response.arrayBuffer()] as const
      }
      // All of them before the first is kept: a worker of the same build may be answering with what is there.
      const taken = await Promise.all(listed.map(take))
      const cache = await openCache()
      // Without the host's headers: by `Vary` a file might not be found again.
      await Promise.all(taken.map(([address, content]) => cache.put(address, new Response(content))))
    },
    read: async (path) => {
      const kept = await (await openCache()).match(origin + path)
      return kept && new Uint8Array(await kept.arrayBuffer())
    },
  }
}
