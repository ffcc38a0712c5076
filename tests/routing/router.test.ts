import { createMemoryHistory } from '@tanstack/react-router'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { addressOf } from '../../src/app/boot/address'
import { openingScreenOf } from '../../src/routing/paths'
import { createAddressRouter } from '../../src/routing/router'
import { pathOf, places } from '../../src/screens/registry'

const bookAt = (href: string) => createAddressRouter(createMemoryHistory({ initialEntries: [href] }))

describe('the route tree', () => {
  it('the route tree has a route for each path of a screen (OPS-03~, MDL-01~)', () => {
    for (const place of places) expect(pathOf(bookAt(`${pathOf(place)}?token=t`).here().place)).toBe(pathOf(place))
  })

  it('the route tree reads every URL as the boot script does (OPS-03~, BOOT-11~)', () => {
    const segment = fc.oneof(
      fc.stringMatching(/^[a-zA-Z0-9._~@:+-]{0,8}$/),
      fc.constantFrom(
        'pay',
        'otp',
        'sdk',
        'PAY',
        'register',
        'refund',
        'refund-to-balance',
        'constructor',
        '$',
        '__root__',
      ),
    )
    const path = fc.array(segment, { minLength: 1, maxLength: 3 }).map((segments) => `/${segments.join('/')}`)
    fc.assert(
      fc.property(path, fc.boolean(), (asked, isEmbedded) => {
        fc.pre(!asked.startsWith('//'))
        const href = `${isEmbedded ? '/embed' : ''}${asked}?token=t`
        const { pathname, search } = new URL(href, 'https://pay.example')
        const first = addressOf({ pathname, search })
        expect([href, bookAt(pathname + search).here().place]).toEqual([href, openingScreenOf(first.path)])
      }),
      { numRuns: 500 },
    )
  })

  it.each([
    ['?lang=en&token=t', 'en'],
    ['?lang=%20en', 'en'],
    ['?lang=en&lang=tr', 'en'],
    ['?lang=tr&lang=en', 'tr'],
    ['?lang=EN', 'tr'],
    ['?lang=', 'tr'],
    ['', 'tr'],
  ])(
    'the route tree reads the query by the boot script’s rule: the language of %s is %s (OPS-03~, BOOT-01~)',
    (search, language) => {
      const here = bookAt(`/pay${search}`).here()
      expect([here.language, here.search]).toEqual([language, search])
      expect(addressOf({ pathname: '/pay', search }).language).toBe(language)
    },
  )
})
