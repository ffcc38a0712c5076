import { afterEach, describe, expect, it, vi } from 'vitest'
import { listenToParent, themeIn } from '../../src/services/embedding/listen-to-parent'
import { hostileMessages } from '../support/hostile-messages'

const SHOP = 'https://defne.example'
const PARENT = { name: 'parent' }
const AROUND = { parent: PARENT, allowed: [SHOP, 'https://links.example'], hasChosen: () => false }

const MESSAGES = ['light', 'dark'].map((theme) => ({ type: 'checkout.theme', version: 1, theme }))

afterEach(() => vi.unstubAllGlobals())

/** A page that shows the system's theme at first. */
function page() {
  const root: { theme: string | null } = { theme: null }
  const setAttribute = vi.fn((_: string, theme: string) => (root.theme = theme))
  vi.stubGlobal('document', { documentElement: { setAttribute, getAttribute: () => root.theme } })
  return { root, setAttribute }
}

describe('listenToParent', () => {
  it.each(MESSAGES)('a framed checkout takes the theme $theme from a configured parent (BEST-12~)', (data) => {
    const source = PARENT as unknown as MessageEventSource
    expect(themeIn({ data, origin: SHOP, source }, AROUND)).toBe(data.theme)
  })

  it('a framed checkout ignores each of at least fifty hostile messages (BEST-12~, SEC-02~)', () => {
    let hear: (event: object) => void = () => undefined
    const { setAttribute } = page()
    vi.stubGlobal('addEventListener', (type: string, heard: typeof hear) => {
      if (type === 'message') hear = heard
    })
    listenToParent(AROUND)
    const hostile = hostileMessages({ messages: MESSAGES, origin: SHOP, source: PARENT }, 20)
    expect(hostile.length).toBeGreaterThanOrEqual(50)
    for (const message of hostile) {
      hear(message)
      expect(setAttribute.mock.calls, message.why).toEqual([])
    }
    const honest = { data: MESSAGES[1], origin: SHOP, source: PARENT }
    hear(honest)
    expect(setAttribute.mock.calls).toEqual([['data-theme', 'dark']])
  })

  it('a framed checkout keeps the theme that the shopper has chosen when its parent sends another (SHELL-08~)', () => {
    let hear: (event: object) => void = () => undefined
    const { setAttribute } = page()
    vi.stubGlobal('addEventListener', (type: string, heard: typeof hear) => {
      if (type === 'message') hear = heard
    })
    let hasChosen = true
    listenToParent({ ...AROUND, hasChosen: () => hasChosen })
    const message = { data: MESSAGES[0], origin: SHOP, source: PARENT }
    hear(message)
    expect(setAttribute).not.toHaveBeenCalled()
    hasChosen = false
    hear(message)
    expect(setAttribute.mock.calls).toEqual([['data-theme', 'light']])
  })

  it.each([
    ['the theme’s own button, there and back again', [true, true], 'dark'],
    ['the theme’s own button, and then something else', [true, false], 'dark'],
    ['anything else', [false], 'light'],
  ])(
    'a framed checkout that may store nothing keeps the theme that the shopper has chosen: %s (SHELL-08~)',
    (_, presses, then) => {
      class Pressed {
        readonly isToggle: boolean
        constructor(isToggle: boolean) {
          this.isToggle = isToggle
        }
        closest(selector: string) {
          return this.isToggle && selector === '[data-action="toggle-theme"]' ? this : null
        }
      }
      const heard = new Map<string, (event: object) => void>()
      const { root } = page()
      vi.stubGlobal('Element', Pressed)
      vi.stubGlobal('addEventListener', (type: string, hear: (event: object) => void) => heard.set(type, hear))
      listenToParent(AROUND)
      const says = (data: object | undefined) => heard.get('message')?.({ data, origin: SHOP, source: PARENT })
      says(MESSAGES[1])
      expect(root.theme).toBe('dark')
      for (const isToggle of presses) heard.get('click')?.({ target: new Pressed(isToggle) })
      says(MESSAGES[0])
      expect(root.theme).toBe(then)
    },
  )
})
