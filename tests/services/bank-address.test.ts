import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { bankAddress } from '../../src/services/redirects/bank-address'

const HOSTED = { origin: 'https://checkout.example', isTestMode: false }
const HOSTED_TEST = { ...HOSTED, isTestMode: true }
const LOCAL = { origin: 'http://127.0.0.1:4000', isTestMode: true }

/** The URL that is used, or the reason why it is rejected. */
const judged = (raw: string | null, home = HOSTED) => {
  const found = bankAddress(raw, home)
  return typeof found === 'string' ? found : found.href
}

describe('targets of a bank’s form', () => {
  it.each([
    'https://acs.bank.example/3ds',
    'https://acs.bank.example:8443/3ds?id=1#top',
    'https://192.0.2.7/3ds',
    'https://checkout.example.bank.example/',
    'https://checkout.example:8443/',
    'HTTPS://acs.bank.example/',
  ])('the target of a bank’s form may be %s: https and another origin (CARD-10~)', (raw) => {
    expect(judged(raw)).toBe(new URL(raw).href)
  })

  it.each([
    null,
    '',
    ' ',
    '/3ds',
    '3ds',
    '//acs.bank.example/',
    '?',
    '#',
    'acs.bank.example',
    'https:',
    'https://',
    'https:acs.bank.example',
    'https:/acs.bank.example',
    'https:///acs.bank.example',
    'https:\\\\acs.bank.example',
    'http://acs.bank.example/',
    'ftp://acs.bank.example/',
    'javascript:alert(1)',
    'JavaScript:alert(1)//https://a.b',
    'data:text/html,<form>',
    'blob:https://acs.bank.example/1',
    'file:///etc/passwd',
    'about:blank',
    'https://user@acs.bank.example/',
    'https://user:word@acs.bank.example/',
    'https://:word@acs.bank.example/',
    ' https://acs.bank.example/',
    'https://acs.bank.example/\n',
    'ht\ttps://acs.bank.example/',
    'https://acs.bank.example/\u0000',
    'https://acs.bank.example\\@evil.example/',
    '\u0001https://a.example/',
    'http://127.0.0.1:4000/',
    'http://localhost:4001/',
    `https://acs.bank.example/${'x'.repeat(2048)}`,
  ])('the target of a bank’s form may not be %j (CARD-10~)', (raw) => {
    expect(judged(raw)).toBe('unusable')
  })

  it.each([
    'https://checkout.example/',
    'https://checkout.example:443/pay',
    'https://CHECKOUT.example/pay',
    'https://checkout.example./pay',
    'https://checkout.example/__bank/3ds',
  ])('the target of a bank’s form may not be %s, which is of the page’s own origin (CARD-10~)', (raw) => {
    expect(judged(raw)).toBe('own')
  })

  it('the own-origin test bank may be a form target in hosted test mode, by https alone (CARD-10~)', () => {
    const [own, bare, other] = [
      'https://checkout.example/__bank/3ds/init',
      'http://127.0.0.1:4003/',
      'https://checkout.example/pay',
    ]
    expect([own, bare, other].map((raw) => judged(raw, HOSTED_TEST))).toEqual([own, 'unusable', 'own'])
  })

  it.each([
    'http://127.0.0.1:4003/3ds/init',
    'http://localhost:4003/',
    'http://[::1]:4003/',
    'https://acs.bank.example/',
  ])('the target of a bank’s form in a local test may also be %s (CARD-10~)', (raw) => {
    expect(judged(raw, LOCAL)).toBe(raw)
    expect(judged(raw, { ...LOCAL, isTestMode: false })).toBe(raw.startsWith('https:') ? raw : 'unusable')
  })

  it('the target of a bank’s form may be of the page’s own origin only for the test bank’s path (CARD-10~)', () => {
    expect(judged('http://127.0.0.1:4000/__bank/3ds/init', LOCAL)).toBe('http://127.0.0.1:4000/__bank/3ds/init')
    const ways = ['/', '/pay', '/__bank', '/__banker/x', '/__BANK/x', '/__bank/../pay', '/__bank/./../../pay']
    const coded = ['/__bank/%2e%2e/pay', '/__bank/..%2fpay', '/__bank/%252e%252e/pay', '/x/__bank/3ds', '//__bank/3ds']
    for (const path of [...ways, ...coded]) {
      for (const name of ['127.0.0.1', 'localhost', '[::1]']) {
        expect(judged(`http://${name}:4000${path}`, LOCAL), path).toBe('own')
      }
    }
  })

  it('the target of a bank’s form may use http only on an exact loopback host (CARD-10~)', () => {
    for (const host of [
      '127.0.0.1.evil.example',
      'localhost.evil.example',
      '127.0.0.2',
      '0.0.0.0',
      '[::2]',
      'acs.example',
    ]) {
      expect(judged(`http://${host}/`, LOCAL)).toBe('unusable')
    }
  })

  it('the target of a bank’s form is always https, of another origin and without credentials (CARD-10~)', () => {
    const part = fc.constantFrom(
      'https:',
      'http:',
      'javascript:',
      '//',
      '/',
      '\\',
      '@',
      ':',
      'checkout.example',
      'evil.example',
      '443',
      '.',
      '__bank',
      '..',
      '%2e',
      '?',
      '#',
      '\t',
      '\n',
      ' ',
      '\u0000',
      'user',
    )
    fc.assert(
      fc.property(fc.array(fc.oneof(part, fc.string()), { maxLength: 12 }), (parts) => {
        const found = bankAddress(parts.join(''), HOSTED)
        if (typeof found === 'string') return
        expect(found.protocol).toBe('https:')
        expect(found.origin).not.toBe(HOSTED.origin)
        expect(found.username + found.password).toBe('')
      }),
      { numRuns: 2_000 },
    )
  })
})
