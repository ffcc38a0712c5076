/** Pages of others may share the site, such as those of the repositories of one GitHub account, and have caches of their own. */
const PREFIX = 'playground '

export const cacheNameOf = (build: string): string => PREFIX + build

interface Site {
  readonly registration: Pick<ServiceWorkerRegistration, 'installing' | 'waiting'>
  readonly caches: Pick<CacheStorage, 'keys' | 'delete'>
}

/** One worker at a time answers, and it needs the files of no other build; but the next one may be taking its own. */
export async function dropOtherBuilds(build: string, { registration, caches }: Site): Promise<void> {
  const { installing, waiting } = registration
  if (installing ?? waiting) return
  const isOther = (name: string) => name.startsWith(PREFIX) && name !== cacheNameOf(build)
  const names = await caches.keys()
  await Promise.all(names.filter(isOther).map((name) => caches.delete(name)))
}
