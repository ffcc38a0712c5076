import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { isBirthDate, isDay, isUnderAge, isoDay, writtenDay } from '../../sandbox/members/birth-date'
import { isNationalId } from '../../sandbox/members/national-id'
import { START, openSandbox } from './harness'
import { IDENTITY } from './member-payloads'
import { expectRefused, refusalsOf } from './refusals'
import { PATHS, call, dataOf, readyToPay } from './shopper'
import type { Answered } from './shopper'

type Payload = Record<string, unknown>

async function atTheGate(wanted: object = {}) {
  const sandbox = await openSandbox()
  const member = { name: 'Işıl', surname: 'İnce', kycLevel: 0, ...wanted }
  const { order, login } = await readyToPay(sandbox, { member })
  const ask = (claim: Payload = {}, locale: 'tr' | 'en' = 'tr'): Promise<Answered> => {
    const payload = { channelType: 'PAY_WITH_WALLET', ...claim }
    return call(sandbox, { token: order.token, path: PATHS.kyc, payload, headers: login.headers, locale })
  }
  const prove = (changed: Payload = {}, locale?: 'tr' | 'en') => ask({ ...IDENTITY, ...NAMES, ...changed }, locale)
  return { sandbox, token: order.token, ask, prove }
}

const NAMES = { name: 'Işıl', surname: 'İnce' }

const NOT_VERIFIED = { status: 'failure', errorCode: '10620', errorGroup: 'IDENTITY_NOT_VERIFIED' }
const GUARDIAN = { status: 'failure', errorCode: '10621', errorGroup: 'GUARDIAN_APPROVAL_REQUIRED' }

describe('the KYC level of a member', () => {
  it.each([0, 1, 2])('the KYC level of a member is returned unchanged: %i (KYC-02~)', async (kycLevel) => {
    const { ask } = await atTheGate({ kycLevel })
    expect(dataOf(await ask())).toEqual({ kycLevel })
  })

  it('the KYC level of a member rises from 0 to 1 with a proof of identity, and stays 1 (KYC-05~)', async () => {
    const { sandbox, token, ask, prove } = await atTheGate()
    expect(dataOf(await prove())).toEqual({ kycLevel: 1 })
    expect(dataOf(await ask())).toEqual({ kycLevel: 1 })
    expect(await refusalsOf(sandbox, token)).toEqual([])
  })

  it.each([1, 2])('the KYC level of a member stays %i with another proof of identity (KYC-05~)', async (kycLevel) => {
    const { prove } = await atTheGate({ kycLevel })
    expect(dataOf(await prove())).toEqual({ kycLevel })
  })

  it('the KYC level of a member does not rise when the proof of identity fails (KYC-05~)', async () => {
    const { ask, prove } = await atTheGate()
    await prove({ identityNumber: '10000000147' })
    expect(dataOf(await ask())).toEqual({ kycLevel: 0 })
  })
})

describe('a proof of identity', () => {
  it.each([
    ['in capitals', { name: 'IŞIL', surname: 'İNCE' }],
    ['in small letters with spaces around', { name: ' ışıl ', surname: 'ince' }],
  ])('a proof of identity accepts the name %s, by Turkish case folding (KYC-05~)', async (_, names) => {
    const { prove } = await atTheGate()
    expect(dataOf(await prove(names))).toEqual({ kycLevel: 1 })
  })

  it.each([
    ['another name', { name: 'Elif' }],
    ['another surname', { surname: 'Demir' }],
    ['a name without its dots', { surname: 'Ince' }],
    ['a wrong check digit', { identityNumber: '10000000147' }],
    ['a number that begins with 0', { identityNumber: '00000000000' }],
    ['31 April', { birthDate: '31/04/1988' }],
    ['a thirteenth month', { birthDate: '01/13/1988' }],
    ['a day to come', { birthDate: '22/11/2025' }],
    ['today', { birthDate: '21/11/2025' }],
    ['a day before any living person was born', { birthDate: '31/12/1899' }],
  ])(
    'a proof of identity fails with %s, in both languages and without a recorded refusal (KYC-05~)',
    async (_, changed) => {
      const { sandbox, token, prove } = await atTheGate()
      const answer = await prove(changed)
      expect(answer).toMatchObject({ status: 200, body: NOT_VERIFIED })
      expect(answer.body['consumerErrorMessage']).toMatch(/^Kimliğinizi doğrulayamadık/)
      expect((await prove(changed, 'en')).body['consumerErrorMessage']).toMatch(/^We could not verify/)
      expect(await refusalsOf(sandbox, token)).toEqual([])
    },
  )

  it('a proof of identity has to match the registered number and birth date (KYC-05~)', async () => {
    const registered = { identityNumber: '17291716060', birthDate: '1979-02-03' }
    const { prove } = await atTheGate(registered)
    const right = { identityNumber: registered.identityNumber, birthDate: '03/02/1979' }
    expect((await prove()).body).toMatchObject(NOT_VERIFIED)
    expect((await prove({ ...right, identityNumber: IDENTITY.identityNumber })).body).toMatchObject(NOT_VERIFIED)
    expect((await prove({ ...right, birthDate: IDENTITY.birthDate })).body).toMatchObject(NOT_VERIFIED)
    expect(dataOf(await prove(right))).toEqual({ kycLevel: 1 })
  })

  it('a successful proof registers the identity number, and another number fails afterwards (KYC-05~)', async () => {
    const { prove } = await atTheGate()
    await prove()
    expect((await prove({ identityNumber: '17291716060' })).body).toMatchObject(NOT_VERIFIED)
    expect(dataOf(await prove())).toEqual({ kycLevel: 1 })
  })

  it('a proof of identity asks for a guardian until the day before the 18th birthday (KYC-05~)', async () => {
    const { ask, prove } = await atTheGate()
    const answer = await prove({ birthDate: '22/11/2007' })
    expect(answer).toMatchObject({ status: 200, body: GUARDIAN })
    expect(answer.body['consumerErrorMessage']).toMatch(/veli/)
    expect((await prove({ birthDate: '22/11/2007' }, 'en')).body['consumerErrorMessage']).toMatch(/guardian/)
    expect(dataOf(await ask())).toEqual({ kycLevel: 0 })
    expect(dataOf(await prove({ birthDate: '21/11/2007' }))).toEqual({ kycLevel: 1 })
  })

  it.each([
    ['ten digits', { identityNumber: '1000000014' }],
    ['a number with spaces', { identityNumber: '100 000 001 46' }],
    ['an ISO date', { birthDate: '1988-04-17' }],
    ['a day of one digit', { birthDate: '1/04/1988' }],
    ['no name', { name: '' }],
    ['another channel', { channelType: 'WEB' }],
  ])('a proof of identity is refused and recorded with %s (SBX-06~)', async (_, changed) => {
    const { sandbox, token, prove } = await atTheGate()
    await expectRefused(sandbox, token, await prove(changed), 'wrong-payload', '11', 400)
  })
})

describe('a national identity number', () => {
  it.each(['10000000146', '17291716060', '32600390014', '10562272296', '12345678950', '21221221272', '11111111110'])(
    'a national identity number is valid: %s',
    (number) => {
      expect(isNationalId(number)).toBe(true)
    },
  )

  it.each(['11111111111', '74300864791', '12345678901', '00000000000', '80010112340', '1000000014', ''])(
    'a national identity number is not valid: %s',
    (number) => {
      expect(isNationalId(number)).toBe(false)
    },
  )

  it('a national identity number with any one digit changed is not valid', () => {
    const digit = fc.integer({ min: 0, max: 9 })
    fc.assert(
      fc.property(fc.constantFrom('10000000146', '32600390014'), fc.nat(10), digit, (number, place, other) => {
        fc.pre(number[place] !== String(other))
        expect(isNationalId(number.slice(0, place) + String(other) + number.slice(place + 1))).toBe(false)
      }),
    )
  })
})

describe('dates of birth', () => {
  it('a date of birth has one written form and one ISO form', () => {
    expect(isoDay('17/04/1988')).toBe('1988-04-17')
    expect(writtenDay('1988-04-17')).toBe('17/04/1988')
  })

  it.each(['2024-02-29', '2000-01-31'])('a date of birth is a day of the calendar: %s', (iso) =>
    expect(isDay(iso)).toBe(true),
  )

  it.each(['2023-02-29', '1988-04-31', '1988-13-01', '1988-00-10', '88-04-17', ''])(
    'a date of birth that is no day of the calendar is not valid: %s',
    (iso) => {
      expect(isDay(iso)).toBe(false)
    },
  )

  it('a date of birth is in the past, by the day in Istanbul', () => {
    const beforeMidnight = Date.UTC(2025, 10, 21, 20, 59)
    expect(isBirthDate('2025-11-21', beforeMidnight)).toBe(false)
    expect(isBirthDate('2025-11-21', beforeMidnight + 60_000)).toBe(true)
  })

  it('a shopper born on 29 February is of age from 1 March', () => {
    expect(isUnderAge('2008-02-29', Date.UTC(2026, 1, 28, 12))).toBe(true)
    expect(isUnderAge('2008-02-29', Date.UTC(2026, 2, 1, 12))).toBe(false)
    expect(isUnderAge('2007-11-21', START)).toBe(false)
  })
})
