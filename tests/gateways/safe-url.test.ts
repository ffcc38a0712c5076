import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { safeUrl } from '../../src/gateways/safe-url'

const CONTROL = '\u0001'

describe('safeUrl', () => {
  it.each([
    ['https://www.shop.example', 'https://www.shop.example/'],
    ['https://www.shop.example/basket?id=1&x=%20#end', 'https://www.shop.example/basket?id=1&x=%20#end'],
    ['HTTPS://WWW.Shop.Example/Basket', 'https://www.shop.example/Basket'],
    ['https://shop.example:443/', 'https://shop.example/'],
    ['https://www.shop.example:8443/paid?order=1', 'https://www.shop.example:8443/paid?order=1'],
    ['https://shop.example:80/', 'https://shop.example:80/'],
    ['https://çiçek.example/', 'https://xn--iek-1lab.example/'],
    ['https://shop.example./', 'https://shop.example./'],
  ])('the URL %s is safe', (raw, url) => {
    expect(safeUrl(raw, false)).toBe(url)
    expect(safeUrl(raw, true)).toBe(url)
  })

  it.each([
    // Contain 'https' and 'www' but lead elsewhere.
    'javascript:alert(1)//https://www.shop.example',
    'data:text/html,https://www.shop.example',
    'http://evil.example/?https://www.shop.example',
    '//www.evil.example/https',
    'https://www.shop.example@evil.example/',
    'https://user:password@www.shop.example/',
    'https://:password@www.shop.example/',
    'https:\\\\www.shop.example',
    'https://www.shop.example\\@evil.example/',
    ' https://www.shop.example',
    'https://www.shop.example/\n',
    'https://www.shop\t.example/',
    'java\nscript:alert(1)',
    `https://www.shop.example/${CONTROL}`,
    'https://www.shop.example/\u007f',
    // Other schemes.
    'http://www.shop.example/',
    'ftp://www.shop.example/',
    'blob:https://www.shop.example/1',
    'filesystem:https://www.shop.example/1',
    'view-source:https://www.shop.example/',
    'intent://www.shop.example/#Intent;scheme=https;end',
    'file:///etc/passwd',
    'vbscript:https://www',
    'about:blank',
    // Invalid ports, and hosts without a domain name.
    'https://www.shop.example:0x50/',
    'https://www.shop.example:65536/',
    'https://localhost:8443/',
    'https://127.0.0.1:8443/',
    'http://www.shop.example:443/',
    'https://127.0.0.1/',
    'https://127.1/',
    'https://0x7f.0.0.1/',
    'https://2130706433/',
    'https://127.0.0.1./',
    'https://[::1]/',
    'https://[::ffff:127.0.0.1]/',
    'https://localhost/',
    'https://localhost./',
    'https://intranet/',
    'https://intranet./',
    'https://./',
    'https://../',
    // Not URLs.
    '/pay',
    'www.shop.example',
    'shop.example/https://www',
    'https:',
    'https://',
    '?https://www.shop.example',
    '#https://www.shop.example',
    '',
    'null',
  ])('the URL %j is never safe', (raw) => {
    expect(safeUrl(raw, false)).toBeUndefined()
    expect(safeUrl(raw, true)).toBeUndefined()
  })

  it.each([undefined, null])('the URL %s is none', (raw) => {
    expect(safeUrl(raw, false)).toBeUndefined()
  })

  it('a safe URL has at most 2,048 characters', () => {
    const long = (length: number) => 'https://shop.example/'.padEnd(length, 'a')
    expect(safeUrl(long(2048), false)).toBe(long(2048))
    expect(safeUrl(long(2049), false)).toBeUndefined()
  })

  it.each(['http://127.0.0.1:4102/order', 'http://localhost:4102/', 'http://[::1]:4102/', 'http://127.0.0.1/'])(
    'the URL %s is safe in test mode alone',
    (raw) => {
      expect(safeUrl(raw, true)).toBe(raw)
      expect(safeUrl(raw, false)).toBeUndefined()
    },
  )

  it.each([
    'http://127.0.0.2/',
    'http://10.0.0.1/',
    'http://localhost.evil.example/',
    'http://user@127.0.0.1/',
    'http://127.0.0.1@evil.example/',
    'ftp://127.0.0.1/',
    'javascript://127.0.0.1/%0aalert(1)',
    'http://0.0.0.0/',
  ])('the URL %s is not safe even in test mode', (raw) => {
    expect(safeUrl(raw, true)).toBeUndefined()
  })

  it('a safe URL is https, without credentials, on a named host, for any input', () => {
    const pieces = fc.constantFrom(
      'https:',
      'http:',
      '//',
      '/',
      '\\',
      '@',
      ':',
      '.',
      '?',
      '#',
      'www',
      'shop',
      'example',
      '127.0.0.1',
      '[::1]',
      'localhost',
      '443',
      '80',
      '%2e',
      'javascript:',
      ' ',
      '\t',
      '\u202e',
      'ı',
      '。',
      'user',
      '0x7f',
    )
    const raws = fc.oneof(
      fc
        .tuple(fc.domain(), fc.stringMatching(/^[a-z0-9/?#&=%.-]{0,12}$/))
        .map(([host, rest]) => `https://${host}/${rest}`),
      fc.array(pieces, { maxLength: 9 }).map((parts) => parts.join('')),
      fc.array(pieces, { maxLength: 7 }).map((parts) => `https://${parts.join('')}`),
    )
    fc.assert(
      fc.property(raws, (raw) => {
        const safe = safeUrl(raw, false)
        if (safe === undefined) return
        const url = new URL(safe)
        expect(url.href).toBe(safe)
        expect([url.protocol, url.username, url.password]).toEqual(['https:', '', ''])
        expect(url.hostname).toMatch(/[^.]\.[^.]/)
        expect(url.hostname).not.toMatch(/^[\d.]+$|^\[/)
      }),
      { numRuns: 2000 },
    )
  })
})
