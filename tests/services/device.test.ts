import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { deviceOf } from '../../src/services/platform/device'

const IPHONE =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 12_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/12.1.2 Mobile/15E148 Safari/604.1'
const MAC =
  'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/17.4 Safari/605.1.15'
const LUMIA =
  'Mozilla/5.0 (Mobile; Windows Phone 8.1; Android 4.0; ARM; Trident/7.0; Touch; rv:11.0; IEMobile/11.0; NOKIA; Lumia 520) like iPhone OS 7_0_3 Mac OS X AppleWebKit/537 (KHTML, like Gecko) Mobile Safari/537'
const EDGE_PHONE =
  'Mozilla/5.0 (Windows Phone 10.0; Android 6.0.1; Microsoft; Lumia 950) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/52.0.2743.116 Mobile Safari/537.36 Edge/15.15063'
const PIXEL =
  'Mozilla/5.0 (Linux; Android 13; Pixel 7) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/120.0.0.0 Mobile Safari/537.36'
const WEB_VIEW =
  'Mozilla/5.0 (Linux; Android 9; SM-A505F; wv) AppleWebKit/537.36 (KHTML, like Gecko) Version/4.0 Chrome/90.0.4430.91 Mobile Safari/537.36'

describe('deviceOf', () => {
  it.each([
    ['an iPhone', IPHONE, 5, 'ios'],
    ['an iPad that says so', IPHONE.replace(/iPhone/g, 'iPad'), 5, 'ios'],
    ['an iPad that says to be a Mac', MAC, 5, 'ios'],
    ['a Mac', MAC, 0, 'web'],
    ['a Mac with one touch point', MAC, 1, 'web'],
    ['a Mac whose browser says nothing of fingers', MAC, undefined, 'web'],
    ['an Android phone', PIXEL, 5, 'android'],
    ['an app on an Android phone', WEB_VIEW, 5, 'android'],
    ['a Windows phone', LUMIA, 5, 'windows mobile'],
    ['the last Windows phone', EDGE_PHONE, 5, 'windows mobile'],
    [
      'a laptop that can be touched',
      'Mozilla/5.0 (Windows NT 10.0; Win64; x64) Chrome/120.0.0.0 Safari/537.36',
      10,
      'web',
    ],
    ['a Linux desktop', 'Mozilla/5.0 (X11; Linux x86_64; rv:115.0) Gecko/20100101 Firefox/115.0', 0, 'web'],
  ] as const)('the device type is recognised for %s (KYC-04~)', (_, userAgent, maxTouchPoints, device) => {
    expect(deviceOf({ userAgent, maxTouchPoints })).toBe(device)
  })

  it('the device type is one of four for any user agent (KYC-04~)', () => {
    fc.assert(
      fc.property(fc.string(), fc.option(fc.nat({ max: 10 }), { nil: undefined }), (userAgent, maxTouchPoints) => {
        expect(['android', 'ios', 'web', 'windows mobile']).toContain(deviceOf({ userAgent, maxTouchPoints }))
      }),
    )
  })
})
