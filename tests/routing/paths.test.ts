import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { entranceOf, isEntrance } from '../../machines/checkout/rules'
import { linkPathOf, openingScreenOf } from '../../src/routing/paths'
import { pathOf, places } from '../../src/screens/registry'

const known = places.map(pathOf) as string[]

describe('paths of screens', () => {
  it.each(places)('the path of the screen %s opens a screen with the same path (MDL-01~)', (place) => {
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
  ])('the path %s opens the screen %s', (path, screen) => {
    expect(openingScreenOf(path)).toBe(screen)
  })

  it('quick login and foreign phone have the path of the identify screen (QCK-03~)', () => {
    for (const screen of ['quick-login', 'foreign-number', 'identify'] as const) expect(pathOf(screen)).toBe('/')
  })

  it.each([
    ['otp', '/', '/otp'],
    ['identify', '/pay', '/'],
    ['identify', '/refund-to-balance', '/refund-to-balance'],
    ['otp', '/settlement', '/settlement'],
  ] as const)(
    'a link to the screen %s at the path %s has the path %s, which names the flow (BOOT-17~)',
    (place, path, to) => {
      expect(linkPathOf(place, path)).toBe(to)
    },
  )

  it('an unknown path opens the check by e-mail and phone (BOOT-11~)', () => {
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
  ])('%j is an unknown path, which opens the check by e-mail and phone (BOOT-11~)', (path) => {
    expect(openingScreenOf(path)).toBe('sdk')
  })

  it('the path of a later screen starts at the first screen', () => {
    for (const screen of places) {
      expect(entranceOf(screen)).toBe(screen === 'sdk' ? 'sdk' : 'identify')
      expect(isEntrance(screen)).toBe(screen === 'sdk' || screen === 'identify')
    }
  })
})
