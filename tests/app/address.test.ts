import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { languageOf } from '../../machines/entities/language'
import { addressOf } from '../../src/app/boot/address'
import { otherLanguageHref } from '../../src/app/boot/language-href'

const at = (href: string) => {
  const { pathname, search } = new URL(href, 'https://pay.wallet.example')
  return { pathname, search }
}

describe('the language', () => {
  it('the language is English for lang=en, and Turkish for any other value or none (BOOT-01~)', () => {
    expect(languageOf('en')).toBe('en')
    expect(languageOf(undefined)).toBe('tr')
    expect(addressOf(at('/?token=t')).language).toBe('tr')
    fc.assert(
      fc.property(
        fc.oneof(fc.string({ unit: 'grapheme' }), fc.constantFrom('EN', 'en-US', ' en', 'tr', '__proto__')),
        (lang) => {
          expect(languageOf(lang)).toBe(lang === 'en' ? 'en' : 'tr')
          expect(addressOf(at(`/?lang=${encodeURIComponent(lang)}`)).language).toBe(languageOf(lang.trim()))
        },
      ),
    )
  })
})

describe('the address', () => {
  it.each([
    ['/embed', '/'],
    ['/embed/', '/'],
    ['/embed/pay', '/pay'],
    ['/embedded', '/embedded'],
    ['/pay/embed', '/pay/embed'],
  ])('the path of an embedded checkout (%s) is what follows its mount (SHELL-12~)', (pathname, path) => {
    expect(addressOf(at(`${pathname}?token=t`)).path).toBe(path)
  })

  it('the address carries the token as it was written (BOOT-01~)', () => {
    fc.assert(
      fc.property(fc.stringMatching(/^[!-~]{1,64}$/), fc.constantFrom('/', '/pay', '/sdk'), (token, path) => {
        const search = new URLSearchParams({ token, lang: 'en' }).toString()
        expect(addressOf({ pathname: path, search: `?${search}` })).toEqual({ token, language: 'en', path, flow: '' })
      }),
    )
  })

  it.each([
    ['/', ''],
    ['/?', ''],
    ['/?token', ''],
    ['/?token=', ''],
    ['/?Token=t', ''],
    ['/?token=first&token=second', 'first'],
    ['/?token=1e3', '1e3'],
    ['/?token=%zz', '%zz'],
    ['/#token=t', ''],
    ['/?token=04de1234-32b9-6907-bf06-0987ae260e35', '04de1234-32b9-6907-bf06-0987ae260e35'],
    ['/?token=a%2Bb%3D%3D', 'a+b=='],
    [`/?token=${'a'.repeat(1024)}`, 'a'.repeat(1024)],
  ])('the address %s has the token %j', (href, token) => {
    expect(addressOf(at(href)).token).toBe(token)
  })

  it.each([
    ['ten kilobytes', `/?token=${'a'.repeat(10_240)}`],
    ['more than any has', `/?token=${'a'.repeat(1025)}`],
    ['a control character', '/?token=a%00b'],
    ['a line’s end', '/?token=ab%0Ac'],
    ['a space', '/?token=a+b'],
    ['nothing but blanks', '/?token=%20%0A'],
    ['a letter beyond a–z', '/?token=%C5%9F'],
    ['an invisible mark', '/?token=abc%E2%80%8B'],
    ['broken letters', '/?token=%FF%FE'],
  ])('an address with a token of %s has no token (BOOT-05~)', (_, href) => {
    expect(addressOf(at(href)).token).toBe('')
  })
})

describe('links with blanks around the token and the flow', () => {
  it.each(['t%20', 't+', 't%0D%0A', '%09t', 't%C2%A0'])(
    'a link with token=%s in its query has the order token t, and its flow (PLT-03~, BOOT-17~)',
    (written) => {
      const search = `token=${written}&lang=en%20&flow=refund%0A`
      expect(addressOf(at(`/?${search}`))).toMatchObject({ token: 't', language: 'en', flow: 'refund' })
    },
  )
})

describe('the link to the other language', () => {
  it.each([
    ['/?token=t', 'tr', '/?token=t&lang=en'],
    ['/pay?token=t&lang=en', 'en', '/pay?token=t&lang=tr'],
    ['/sdk', 'en', '/sdk?lang=tr'],
    ['/?lang=de&token=t', 'tr', '/?lang=en&token=t'],
    ['/?lang=en&token=t&lang=tr', 'en', '/?lang=tr&token=t'],
  ] as const)('the link to the other language from %s in %s is %s', (href, language, other) => {
    expect(otherLanguageHref(at(href), language)).toBe(other)
  })

  it('the link to the other language leads to the same page with the same token, and back', () => {
    const search = fc.array(fc.tuple(fc.constantFrom('token', 'x', 'redirectedFrom'), fc.string())).map((pairs) => {
      const params = new URLSearchParams()
      for (const [key, value] of pairs) params.append(key, value)
      return params
    })
    fc.assert(
      fc.property(search, (params) => {
        const here = at(`/pay?${params.toString()}`)
        const english = at(otherLanguageHref(here, 'tr'))
        expect(addressOf(english)).toEqual({ ...addressOf(here), language: 'en' })
        expect(addressOf(at(otherLanguageHref(english, 'en')))).toEqual(addressOf(here))
      }),
    )
  })
})
