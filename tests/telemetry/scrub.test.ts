import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { scrubDeep, scrubText } from '../../src/services/telemetry/monitoring/scrub'

const nothing = () => []

const digits = (length: number) => fc.stringMatching(new RegExp(`^\\d{${length}}$`))

/** Digits as people write them: in groups, separated by one or two characters. */
const written = (length: number) =>
  fc
    .tuple(
      digits(length),
      fc.constantFrom('', ' ', '-', '.', '/', '\u00a0', ') ', '  '),
      fc.integer({ min: 2, max: 4 }),
    )
    .map(([all, sign, size]) => (all.match(new RegExp(`.{1,${size}}`, 'g')) ?? []).join(sign))

const words = fc.stringMatching(/^[a-zçğıöşü ,]{0,30}$/)

describe('scrubText', () => {
  it('a scrubbed text has no run of three digits: no card, code, date, phone or national ID (MON-01~)', () => {
    const personal = fc.oneof(...[3, 4, 6, 8, 10, 11, 12, 13, 16, 19].map(written))
    fc.assert(
      fc.property(words, personal, words, (before, number, after) => {
        const told = scrubText(`${before} ${number} ${after}`, nothing)
        expect(told.replaceAll(/[\s)./-]/g, '')).not.toMatch(/\d{3}/)
      }),
    )
  })

  it('a scrubbed text has no e-mail address, no token and no IBAN (MON-01~)', () => {
    fc.assert(
      fc.property(words, fc.emailAddress(), (before, email) => {
        expect(scrubText(`${before} ${email}`, nothing)).not.toContain(email)
      }),
    )
    expect(scrubText('sent to ayse%40posta.example now', nothing)).toBe('sent to [e-mail] now')
    expect(scrubText('Bearer eyJhbGciOi.eyJzdWIiOiI3In0.c2ln', nothing)).toBe('Bearer [token]')
    expect(scrubText('to TR33 0006 1005 1978 6457 8413 26', nothing)).toBe('to [iban]')
  })

  it('a scrubbed text has no secret of the page, raw or URL-encoded (MON-01~, SEC-03~)', () => {
    fc.assert(
      fc.property(words, fc.string({ minLength: 6, maxLength: 60 }), words, (before, secret, after) => {
        const told = scrubText(`${before}"${secret}" "${encodeURIComponent(secret)}"${after}`, () => [secret])
        expect(told === '' || !told.includes(secret)).toBe(true)
      }),
    )
    expect(scrubText('the token ab cd/ef', () => ['ab cd/ef'])).toBe('the token [secret]')
    expect(scrubText('the token ab%20cd%2Fef', () => ['ab cd/ef'])).toBe('the token [secret]')
    expect(scrubText('a short one', () => ['one', undefined])).toBe('a short one')
  })

  it('a scrubbed text keeps only origin and path of a URL, with ids replaced (MON-01~)', () => {
    expect(scrubText('at https://pay.example:8443/pay?token=t-1#x (GET)', nothing)).toBe(
      'at https://pay.example:8443/pay (GET)',
    )
    expect(scrubText('https://a.example/orders/12345/ayse@b.example', nothing)).toBe('https://a.example/orders/:id/:id')
    expect(scrubText('https://a.example/assets/pay-C012345.js', nothing)).toBe(
      'https://a.example/assets/pay-C012345.js',
    )
    expect(scrubText('went to /otp?token=t-1&lang=tr', nothing)).toBe('went to /otp')
    expect(scrubText('https://[', nothing)).toBe('')
  })

  it('a scrubbed text keeps the words that help a developer (MON-01~)', () => {
    const text = "Cannot read properties of undefined (reading 'amount')"
    expect(scrubText(text, nothing)).toBe(text)
  })

  it('scrubDeep goes through lists and objects, and leaves numbers and the named keys alone (MON-01~)', () => {
    const told = { id: '1234', all: ['a@b.example', { at: 1_795_426_145_683, on: true, no: null }] }
    expect(scrubDeep(told, nothing, new Set(['id']))).toEqual({
      id: '1234',
      all: ['[e-mail]', { at: 1_795_426_145_683, on: true, no: null }],
    })
  })
})
