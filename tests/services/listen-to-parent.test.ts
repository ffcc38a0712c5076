import { afterEach, describe, expect, it, vi } from 'vitest'
import { listenToParent, themeIn } from '../../src/services/embedding/listen-to-parent'
import { hostileMessages } from '../support/hostile-messages'

const SHOP = 'https://defne.example'
const PARENT = { name: 'parent' }
const AROUND = { parent: PARENT, allowed: [SHOP, 'https://links.example'] }

const MESSAGES = ['light', 'dark'].map((theme) => ({ type: 'checkout.theme', version: 1, theme }))

afterEach(() => vi.unstubAllGlobals())

describe('listenToParent', () => {
  it.each(MESSAGES)('a framed checkout takes the theme $theme from a configured parent (BEST-12~)', (data) => {
    const source = PARENT as unknown as MessageEventSource
    expect(themeIn({ data, origin: SHOP, source }, AROUND)).toBe(data.theme)
  })

  it('a framed checkout ignores each of at least fifty hostile messages (BEST-12~, SEC-02~)', () => {
    let hear: (event: object) => void = () => undefined
    vi.stubGlobal('addEventListener', (_: 'message', heard: typeof hear) => (hear = heard))
    const suggestTheme = vi.fn()
    listenToParent({ ...AROUND, suggestTheme })
    const hostile = hostileMessages({ messages: MESSAGES, origin: SHOP, source: PARENT }, 20)
    expect(hostile.length).toBeGreaterThanOrEqual(50)
    for (const message of hostile) {
      hear(message)
      expect(suggestTheme.mock.calls, message.why).toEqual([])
    }
    for (const data of MESSAGES) hear({ data, origin: SHOP, source: PARENT })
    expect(suggestTheme.mock.calls).toEqual([['light'], ['dark']])
  })
})
