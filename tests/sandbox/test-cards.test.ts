import { describe, expect, it } from 'vitest'
import { bankOf } from '../../sandbox/cards/banks'
import { associationOf } from '../../sandbox/cards/card'
import { passesLuhn } from '../../sandbox/cards/luhn'
import { TEST_CARDS } from '../../sandbox/cards/test-cards'
import { failureText } from '../../sandbox/failures/failures'
import { PUBLISHED_APPROVALS } from './published-approvals'
import { PUBLISHED_DECLINES } from './published-declines'

const TROY = 'TROY'

// These cards pay; they differ from others only in 3-D Secure.
const SPECIAL_IN_3D = ['4131111111111117', '4141111111111115', '4151111111111112', '4102590000000009']

const POINTS: readonly (readonly [number: string, minor: number])[] = [
  ['5451030000000000', 1000],
  ['4043080000000003', 1235 + 520],
  ['4024580000000005', 5040 + 10_000],
  ['4090700000000008', 2282],
  ['4048090000000007', 3382 + 2500],
  ['4329540000080110', 1000],
  ['4355080000000005', 2424],
]

describe('the public test cards', () => {
  it.each(PUBLISHED_APPROVALS)(
    'the test card %s is not declined and has its published bank, kind, scheme and family (SBX-04~)',
    (number, bank, kind, scheme, family) => {
      const card = TEST_CARDS.get(number)
      expect(card).toMatchObject({ number, kind })
      expect(card).not.toHaveProperty('declined')
      expect(card?.bankCode).toBe(bank)
      expect(associationOf(number)).toBe(scheme)
      if (kind === 'credit') expect(bankOf(bank)?.family ?? '').toBe(family)
    },
  )

  it.each(PUBLISHED_DECLINES)('the test card %s is declined with %s %s (SBX-04~)', (number, code, group) => {
    const declined = TEST_CARDS.get(number)?.declined
    expect(declined?.code).toBe(code)
    expect(declined?.group ?? failureText(code).group).toBe(group)
  })

  it.each(SPECIAL_IN_3D)('the 3-D Secure test card %s is not declined without 3-D Secure (SBX-04~)', (number) => {
    expect(TEST_CARDS.get(number)).toBeDefined()
    expect(TEST_CARDS.get(number)).not.toHaveProperty('declined')
  })

  it.each([
    ['9792395412651264', 'prepaid'],
    ['6504576578126549', 'prepaid'],
    ['9792278565746927', 'debit'],
    ['6508475496125681', 'debit'],
    ['9792075482365454', 'credit'],
    ['6587619825149656', 'credit'],
  ])('the public test cards include the Troy card %s, which is %s (SBX-04~)', (number, kind) => {
    expect(TEST_CARDS.get(number)).toMatchObject({ kind })
    expect(associationOf(number)).toBe(TROY)
  })

  it.each([
    ['5127541122223332', 46],
    ['4230021122223332', 203],
    ['5125951122223335', 205],
    ['4155141122223339', 12],
    ['5120171122223335', 134],
    ['5269551122223339', 62],
    ['5101511122223335', 99],
    ['4234951122223336', 103],
    ['4546711234567894', 10],
    ['4531444531442283', 12],
    ['5571135571135575', 46],
    ['4508034508034509', 64],
    ['6501738564461396', 64],
    ['5421190122090656', 15],
    ['4506349043174632', 67],
  ])('the public test cards include %s of bank %d, which is not declined (SBX-04~)', (number, bankCode) => {
    expect(TEST_CARDS.get(number)).toEqual(expect.objectContaining({ bankCode, kind: 'credit' }))
    expect(TEST_CARDS.get(number)).not.toHaveProperty('declined')
  })

  it.each([...TEST_CARDS.keys()])(
    'the test card %s passes the check digit and has 15 or 16 digits (SBX-04~)',
    (number) => {
      expect(number).toMatch(/^\d{15,16}$/)
      expect(passesLuhn(number)).toBe(true)
    },
  )

  it('the public test cards leave out the published number with a wrong check digit (SBX-04~)', () => {
    expect(passesLuhn('5406811122223338')).toBe(false)
    expect(TEST_CARDS.has('5406811122223338')).toBe(false)
  })
})

describe('bonus points of the test cards', () => {
  it.each(POINTS)('the bonus points of %s are %d minor units (SBX-04~)', (number, minor) => {
    expect(TEST_CARDS.get(number)?.points).toEqual({ minor })
  })

  it('the test cards with bonus points include the banks with a points rule of their own (SBX-04~)', () => {
    const banks = [...TEST_CARDS.values()].filter(({ points }) => points).map(({ bankCode }) => bankCode)
    expect(banks).toEqual(expect.arrayContaining([64, 12, 205]))
  })

  it('only credit cards that are not declined have bonus points (SBX-04~)', () => {
    for (const card of TEST_CARDS.values()) {
      if (card.points) expect(card).toMatchObject({ kind: 'credit' })
      if (card.points) expect(card).not.toHaveProperty('declined')
    }
  })
})
