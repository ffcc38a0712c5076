/** Other pages may share the site, such as those of one GitHub account's repositories, and have caches of their own. */
const PREFIX = 'playground '

export const cacheNameOf = (build: string): string => PREFIX + build

interface Site {
  readonly registration: Pick<ServiceWorkerRegistration, 'installing' | 'waiting'>
  readonly caches: Pick<CacheStorage, 'keys' | 'delete'>
}

/**
 * Deletes the files of other builds, because only one worker is active at a time. Not while another worker is installing or waiting: it may
 * be caching its own.
 */
export async function dropOtherBuilds(build: string, { registration, caches }: Site): Promise<void> {
  const { installing, waiting } = registration
  if (installing ?? waiting) return
  const isOther = (name: string) => name.startsWith(PREFIX) && name !== cacheNameOf(build)
  const names = await caches.keys()
  await Promise.all(names.filter(isOther).map((name) => caches.delete(name)))
}
