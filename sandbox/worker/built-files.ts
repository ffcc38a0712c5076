import type { Files } from '../app/asset'

interface BuiltFiles extends Files {
  /** Fetches every file from the host and caches it; rejects if one fails. */
  save(): Promise<void>
}

interface Host {
  readonly origin: string
  readonly fetch: typeof globalThis.fetch
  readonly caches: Pick<CacheStorage, 'open' | 'has' | 'delete'>
  readonly name: string
}

/** Pages keep their names across builds; files in `/assets` are named by their contents. */
const freshnessOf = (path: string): RequestCache => (path.startsWith('/assets/') ? 'default' : 'no-cache')

/** Files by path, each with the `integrity` of its contents; an empty one if only the host knows the contents. */
export type ListedFiles = Readonly<Record<string, string>>

/**
 * The built checkout, by its list of files. Many hosts answer a missing file with a page, and a host during a deployment has files of two
 * builds, so the browser verifies each file. All files are cached when the worker is installed, because a host has only one build, and a
 * returning visitor has the worker of the previous one.
 */
export function builtFiles(listed: ListedFiles, { origin, fetch, caches, name }: Host): BuiltFiles {
  const save = async () => {
    const take = async ([path, integrity]: readonly [string, string]) => {
      const response = await fetch(origin + path, { cache: freshnessOf(path), integrity })
      if (!response.ok) throw new Error(`the host has no ${path}`)
      return [origin + path, await response.arrayBuffer()] as const
    }
    // Fetches all files before it caches the first: a worker of the same build may be serving from this cache.
    const taken = await Promise.all(Object.entries(listed).map(take))
    const isNew = !(await caches.has(name))
    const cache = await caches.open(name)
    try {
      // Without the host's headers: with `Vary`, a file might not be found again.
      await Promise.all(taken.map(([address, content]) => cache.put(address, new Response(content))))
    } catch (error) {
      // The browser has no space: a partial build would leave less for the state of the active worker.
      if (isNew) await caches.delete(name)
      throw error
    }
  }
  const found = async (path: string) => (await caches.open(name)).match(origin + path)
  let again: Promise<void> | undefined
  /** The browser, or another page of the site, has deleted the cache: the host may still have this build. */
  const addAgain = () =>
    (again ??= save()
      .catch(() => undefined)
      .then(() => {
        again = undefined
      }))
  return {
    save,
    read: async (path) => {
      if (listed[path] === undefined) return undefined
      let cached = await found(path)
      if (!cached) {
        await addAgain()
        cached = await found(path)
      }
      return cached && new Uint8Array(await cached.arrayBuffer())
    },
  }
}
