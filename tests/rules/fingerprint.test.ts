import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { browserFingerprint } from '../../src/services/fingerprint'

const library = vi.hoisted(() => ({
  components: (): Promise<object> => Promise.resolve({}),
  excluded: [] as readonly string[],
}))

vi.mock('@fingerprintjs/fingerprintjs', () => ({
  sources: { screen: () => 1, fontPreferences: () => 2 },
  loadSources: (_sources: object, _options: object, excluded: readonly string[]) => {
    library.excluded = excluded
    return () => library.components()
  },
  hashComponents: (components: object) => `hash of ${JSON.stringify(components)}`,
}))

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

describe('the fingerprint of the browser', () => {
  it('is the hash of its traits (PAY-07~)', async () => {
    library.components = () => Promise.resolve({ screen: 1 })
    expect(await browserFingerprint(500)).toBe('hash of {"screen":1}')
  })

  it('leaves out the one trait that would need markup in a frame', async () => {
    library.components = () => Promise.resolve({})
    await browserFingerprint(500)
    expect(library.excluded).toEqual(['fontPreferences'])
  })

  it('is empty when none can be made: the payment goes on without it (PAY-07~)', async () => {
    library.components = () => Promise.reject(new Error('blocked'))
    expect(await browserFingerprint(500)).toBe('')
  })

  it('is empty when it takes longer than it may (PAY-07~)', async () => {
    library.components = () => new Promise(() => undefined)
    let made: string | undefined
    const making = browserFingerprint(500).then((print) => (made = print))
    await vi.advanceTimersByTimeAsync(499)
    expect(made).toBeUndefined()
    await vi.advanceTimersByTimeAsync(1)
    expect(await making).toBe('')
  })
})
