import { describe, expect, it } from 'vitest'
import { cacheNameOf, dropOtherBuilds } from '../../sandbox/worker/old-builds'

const WORKER = {} as ServiceWorker

const BUILDS = ['0', '1', '2', '3'].map(cacheNameOf)

/** The caches that are left after the worker of build `2` has activated. */
async function leftOf(names: readonly string[], { installing = false, waiting = false } = {}) {
  const left = new Set(names)
  await dropOtherBuilds('2', {
    registration: { installing: installing ? WORKER : null, waiting: waiting ? WORKER : null },
    caches: { keys: async () => [...left], delete: async (name) => left.delete(name) },
  })
  return [...left]
}

describe('caches of the playground’s builds', () => {
  it('an active playground build deletes the other builds’ caches, and no cache of another page (BEST-10~)', async () => {
    const others = ['workbox-precache', '2', 'my playground 1']
    expect(await leftOf([...others, ...BUILDS])).toEqual([...others, cacheNameOf('2')])
  })

  it('an active playground build deletes no cache while another build installs or waits (BEST-10~)', async () => {
    for (const next of [{ installing: true }, { waiting: true }, { installing: true, waiting: true }])
      expect(await leftOf(BUILDS, next), JSON.stringify(next)).toEqual(BUILDS)
  })
})
