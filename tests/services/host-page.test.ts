import { describe, expect, it } from 'vitest'
import { type HostedWindow, hasBridge, isFromHost, targetOf } from '../../src/services/platform/host-page'

const IPHONE = {
  userAgent: 'Mozilla/5.0 (iPhone; CPU iPhone OS 12_5 like Mac OS X) AppleWebKit/605.1.15 Mobile/15E148',
  maxTouchPoints: 5,
}
const IPAD = {
  userAgent: 'Mozilla/5.0 (iPad; CPU OS 12_5 like Mac OS X) AppleWebKit/605.1.15',
  maxTouchPoints: 5,
}
const IPAD_AS_MAC = {
  userAgent: 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15',
  maxTouchPoints: 5,
}
const MAC = { ...IPAD_AS_MAC, maxTouchPoints: 0 }
const ANDROID = {
  userAgent: 'Mozilla/5.0 (Linux; Android 11; SM-A515F; wv) AppleWebKit/537.36 Chrome/90.0.4430.210 Mobile',
  maxTouchPoints: 5,
}

function pageOf(navigator: typeof IPHONE, more: object = {}): HostedWindow {
  const page = {
    ...Object.assign(new EventTarget(), { document: new EventTarget() }),
    navigator,
    location: { origin: 'https://pay.example' },
    ...more,
  } as unknown as HostedWindow & { top: unknown }
  page.top ??= page as unknown as Window
  return page
}

describe('the host app around the page', () => {
  it.each([
    ['an iPhone', IPHONE, true],
    ['an iPad', IPAD, true],
    ['an iPad that asks for desktop pages', IPAD_AS_MAC, true],
    ['a Mac', MAC, false],
    ['an Android phone', ANDROID, false],
  ] as const)(
    'the target of host messages is the window on iOS, the document elsewhere: %s (APP-01~)',
    (_, navigator, expected) => {
      const page = pageOf(navigator)
      expect(targetOf(page)).toBe(expected ? page : page.document)
    },
  )

  it('the bridge of a host app is found under either name, and not in a frame (APP-01~)', () => {
    expect(hasBridge(pageOf(ANDROID), 'wallet')).toBe(false)
    expect(hasBridge(pageOf(ANDROID, { ReactNativeWebView: {} }), 'wallet')).toBe(true)
    expect(hasBridge(pageOf(ANDROID, { wallet: {} }), 'wallet')).toBe(true)
    expect(hasBridge(pageOf(ANDROID, { '': {} }), '')).toBe(false)
    expect(hasBridge(pageOf(ANDROID, { wallet: {}, top: {} }), 'wallet')).toBe(false)
  })

  it('an iOS host message is accepted from no window or this one, and from no other origin (APP-01~, APP-03~)', () => {
    const page = pageOf(IPHONE)
    const own = page as unknown as MessageEventSource
    const foreign = {} as MessageEventSource
    for (const [source, origin, expected] of [
      [null, '', true],
      [own, 'https://pay.example', true],
      [null, 'https://pay.example', true],
      [foreign, '', false],
      [foreign, 'https://pay.example', false],
      [null, 'https://evil.example', false],
      [own, 'null', false],
    ] as const) {
      expect([source, origin, isFromHost({ source, origin }, page)]).toEqual([source, origin, expected])
    }
  })
})
