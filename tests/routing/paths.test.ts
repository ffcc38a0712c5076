import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { entranceOf, isEntrance } from '../../machines/checkout/rules'
import { openingScreenOf } from '../../src/routing/paths'
import { pathOf, places } from '../../src/screens/registry'

const known = places.map(pathOf) as string[]

describe('an address', () => {
  it.each(places)('an address of %s asks for a place of the same address (MDL-01~)', (place) => {
    expect(pathOf(openingScreenOf(pathOf(place)))).toBe(pathOf(place))
  })

  it.each([
    ['/', 'identify'],
    ['/sdk', 'sdk'],
    ['/otp', 'otp'],
    ['/pay', 'pay'],
    ['/result-page', 'result'],
    ['/register', 'register'],
    ['/emailVerify', 'email-verify'],
    ['/emailVerify/', 'email-verify'],
    ['/change-phone-number', 'change-phone-number'],
    ['/pay/', 'pay'],
    ['/otp//', 'otp'],
  ])('%s asks for the screen %s', (path, screen) => {
    expect(openingScreenOf(path)).toBe(screen)
  })

  it('an address is the page’s own for everything that is over the page that asks for everything (QCK-03~)', () => {
    for (const screen of ['quick-login', 'foreign-number', 'identify'] as const) expect(pathOf(screen)).toBe('/')
  })

  it('an unknown address asks for the check by e-mail and phone (BOOT-11~)', () => {
    const segment = fc.oneof(
      fc.stringMatching(/^[a-zA-Z0-9._~%@:+-]{0,8}$/),
      fc.constantFrom('pay', 'otp', 'sdk', 'PAY', 'constructor', '__proto__', 'toString', '%2e%2e', 'pay%2f', ' '),
    )
    const path = fc.array(segment, { maxLength: 4 }).map((segments) => `/${segments.join('/')}`)
    fc.assert(
      fc.property(path, (unknown) => {
        const isKnown = unknown === '/' || known.includes(unknown.replace(/\/+$/, ''))
        if (!isKnown) expect(openingScreenOf(unknown)).toBe('sdk')
        else expect(pathOf(openingScreenOf(unknown))).toBe(unknown === '/' ? '/' : unknown.replace(/\/+$/, ''))
      }),
      { numRuns: 500 },
    )
  })

  it.each([
    '',
    '//',
    '/Pay',
    '/pay/now',
    '/payx',
    'pay',
    '/sdk?x',
    '/Register',
    '/emailverify',
    '/email-verify',
    '/foreign-number',
    '/quick-login',
    '/index.html',
    '/../pay',
    '/%70ay',
  ])('%j is one of them (BOOT-11~)', (path) => {
    expect(openingScreenOf(path)).toBe('sdk')
  })

  it('an address of a later screen begins at the first one', () => {
    for (const screen of places) {
      expect(entranceOf(screen)).toBe(screen === 'sdk' ? 'sdk' : 'identify')
      expect(isEntrance(screen)).toBe(screen === 'sdk' || screen === 'identify')
    }
  })
})
