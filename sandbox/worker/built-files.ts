import type { Files } from '../app/asset'

interface BuiltFiles extends Files {
  /** Takes every file from the host, or fails. */
  keep(): Promise<void>
}

interface Host {
  readonly origin: string
  readonly fetch: typeof globalThis.fetch
  readonly caches: Pick<CacheStorage, 'open' | 'has' | 'delete'>
  /** Of the build's cache. */
  readonly name: string
}

/** Pages keep their names over a build; what is in `/assets` is named by its contents. */
const freshnessOf = (path: string): RequestCache => (path.startsWith('/assets/') ? 'default' : 'no-cache')

/** Files by their paths, each with the `integrity` of its contents; empty where only the host knows them. */
export type ListedFiles = Readonly<Record<string, string>>

/**
 * The built checkout, by its list: many hosts answer with a page in a missing file's name, and one that is being published has files of two
 * builds. So the browser checks each file. All are kept when the worker is installed, because a host has one build, and a visitor who comes
 * back has a worker of the one before.
 */
export function builtFiles(listed: ListedFiles, { origin, fetch, caches, name }: Host): BuiltFiles {
  const keep = async () => {
    const take = async ([path, integrity]: readonly [string, string]) => {
      const response = await fetch(origin + path, { cache: freshnessOf(path), integrity })
      if (!response.ok) throw new Error(`the host has no ${path}`)
      return [origin + path, await response.arrayBuffer()] as const
    }
    // All of them before the first is kept: a worker of the same build may be answering with what is there.
    const taken = await Promise.all(Object.entries(listed).map(take))
    const isNew = !(await caches.has(name))
    const cache = await caches.open(name)
    try {
      // Without the host's headers: by `Vary` a file might not be found again.
      await Promise.all(taken.map(([address, content]) => cache.put(address, new Response(content))))
    } catch (error) {
      // The browser has no room: a part of a build would leave less for the state of the one that answers.
      if (isNew) await caches.delete(name)
      throw error
    }
  }
  const found = async (path: string) => (await caches.open(name)).match(origin + path)
  let again: Promise<void> | undefined
  /** The browser, or another page of the site, has dropped the cache: the host may still have this build. */
  const keepAgain = () =>
    (again ??= keep()
      .catch(() => undefined)
      .then(() => {
        again = undefined
      }))
  return {
    keep,
    read: async (path) => {
      if (listed[path] === undefined) return undefined
      let kept = await found(path)
      if (!kept) {
        await keepAgain()
        kept = await found(path)
      }
      return kept && new Uint8Array(await kept.arrayBuffer())
    },
  }
}
