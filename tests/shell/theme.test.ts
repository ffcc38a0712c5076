import { afterEach, expect, it, vi } from 'vitest'
import { isThemeChosen, toggleTheme } from '../../src/shell/theme'

afterEach(() => {
  vi.unstubAllGlobals()
})

it('a theme that is chosen where storage is refused is the shopper’s choice until the page is closed (SHELL-08~)', () => {
  const attributes = new Map<string, string>()
  const root = {
    getAttribute: (name: string) => attributes.get(name) ?? null,
    setAttribute: (name: string, value: string) => attributes.set(name, value),
  }
  const refuse = () => {
    throw new DOMException('refused', 'SecurityError')
  }
  vi.stubGlobal('document', { documentElement: root })
  vi.stubGlobal('matchMedia', () => ({ matches: false }))
  vi.stubGlobal('localStorage', { getItem: refuse, setItem: refuse })
  expect(isThemeChosen()).toBe(false)
  expect(toggleTheme()).toBe('dark')
  expect([isThemeChosen(), attributes.get('data-theme')]).toEqual([true, 'dark'])
})
