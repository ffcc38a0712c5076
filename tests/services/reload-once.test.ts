import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { importOrReload, reloadOnce } from '../../src/services/platform/reload-once'
import { eventually } from '../support/eventually'

let reloads = 0

function tab(storage: Partial<Storage> | undefined) {
  vi.stubGlobal('location', { reload: () => void (reloads += 1) })
  vi.stubGlobal('sessionStorage', storage)
}

function remembering(): Partial<Storage> {
  const entries = new Map<string, string>()
  return { getItem: (key) => entries.get(key) ?? null, setItem: (key, value) => void entries.set(key, value) }
}

beforeEach(() => {
  reloads = 0
})
afterEach(() => {
  vi.unstubAllGlobals()
})

const missing = () => Promise.reject(new Error('404'))

describe('importOrReload', () => {
  it('a missing chunk makes the page reload, once in a session (BOOT-10~)', async () => {
    tab(remembering())
    void importOrReload(missing)
    await eventually(() => {
      expect(reloads).toBe(1)
    })
    await expect(importOrReload(missing)).rejects.toThrow('404')
    expect([reloadOnce(), reloads]).toEqual([false, 1])
  })

  it('a missing chunk never makes the page reload where the mark can’t be stored (BOOT-10~)', async () => {
    tab(undefined)
    await expect(importOrReload(missing)).rejects.toThrow('404')
    expect(reloads).toBe(0)
  })

  it('a chunk that is present causes no reload', async () => {
    tab(remembering())
    expect(await importOrReload(() => Promise.resolve('here'))).toBe('here')
    expect(reloads).toBe(0)
  })
})
