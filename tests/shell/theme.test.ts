import { afterEach, describe, expect, it, vi } from 'vitest'

afterEach(() => {
  vi.unstubAllGlobals()
  vi.resetModules()
})

const refused = () => {
  throw new DOMException('storage is refused', 'SecurityError')
}

/** A page in a light system theme, with what it has stored, or one that may store nothing. */
async function openedPage(stored: Map<string, string> | undefined) {
  const attributes = new Map<string, string>()
  const documentElement = {
    getAttribute: (name: string) => attributes.get(name) ?? null,
    hasAttribute: (name: string) => attributes.has(name),
    setAttribute: (name: string, value: string) => attributes.set(name, value),
  }
  vi.stubGlobal('document', { documentElement })
  vi.stubGlobal('matchMedia', () => ({ matches: false }))
  vi.stubGlobal('localStorage', {
    getItem: stored ? (key: string) => stored.get(key) ?? null : refused,
    setItem: stored ? (key: string, value: string) => stored.set(key, value) : refused,
  })
  vi.resetModules()
  return { ...(await import('../../src/shell/theme')), shown: () => attributes.get('data-theme') }
}

describe('the theme of a framed page', () => {
  it.each([
    ['the configured one', 'dark', 'dark'],
    ['the system’s', undefined, undefined],
  ] as const)(
    'the parent’s theme replaces %s each time it comes (BEST-12~, SHELL-08~)',
    async (_, configured, first) => {
      const { restoreTheme, suggestTheme, shown } = await openedPage(new Map())
      restoreTheme(configured)
      expect(shown()).toBe(first)
      suggestTheme('light')
      expect(shown()).toBe('light')
      suggestTheme('dark')
      expect(shown()).toBe('dark')
    },
  )

  it.each([
    ['stored', new Map<string, string>()],
    ['not stored', undefined],
  ])('the shopper’s choice that is %s stays when the parent sends a theme (SHELL-08~)', async (_, stored) => {
    const { restoreTheme, suggestTheme, toggleTheme, shown } = await openedPage(stored)
    restoreTheme('light')
    toggleTheme()
    suggestTheme('light')
    expect(shown()).toBe('dark')
    toggleTheme()
    suggestTheme('dark')
    expect(shown()).toBe('light')
  })

  it('a choice of an earlier visit stays over the configured and the parent’s theme (SHELL-08~)', async () => {
    const stored = new Map<string, string>()
    ;(await openedPage(stored)).toggleTheme()
    const { restoreTheme, suggestTheme, shown } = await openedPage(stored)
    restoreTheme('light')
    suggestTheme('light')
    expect(shown()).toBe('dark')
  })
})
