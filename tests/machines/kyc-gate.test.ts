import { describe, expect, it } from 'vitest'
import { firstLinkOf, linkTypesOf } from '../../machines/payment/kyc-gate/rules'
import {
  identityFaultOnBlur,
  identityFaults,
  identityFormOf,
  normalizeIdentity,
} from '../../machines/payment/kyc-gate/draft'

const TODAY = { year: 2025, month: 11, day: 22 }

describe('the link to the app', () => {
  it.each([
    ['android', ['android']],
    ['ios', ['ios']],
    ['web', ['ios', 'android']],
    ['windows mobile', ['ios', 'android']],
  ] as const)('the app link of a device that is %s leads to %j (KYC-04~)', (device, links) => {
    expect(linkTypesOf(device)).toEqual(links)
    expect(firstLinkOf(device)).toBe(links[0])
  })
})

describe('the identity form', () => {
  const typed = { name: ' Işıl ', surname: 'İnce ', identityNumber: '100 000 001 46', birthDate: '1.2.1990' }

  it('the identity form is sent trimmed and tidied, and keeps incomplete text as typed (KYC-05~, VAL-04~)', () => {
    expect(normalizeIdentity(typed, TODAY)).toEqual({
      name: 'Işıl',
      surname: 'İnce',
      identityNumber: '10000000146',
      birthDate: '01/02/1990',
    })
    const unfinished = { ...typed, identityNumber: '100 0', birthDate: '31.02.1990' }
    expect(normalizeIdentity(unfinished, TODAY)).toMatchObject({ identityNumber: '100 0', birthDate: '31.02.1990' })
  })

  it('the identity form begins with what the merchant knows, and lacks the rest (KYC-05~, VAL-04~)', () => {
    const form = identityFormOf({ name: 'Işıl', surname: '' })
    expect(form).toEqual({ name: 'Işıl', surname: '', identityNumber: '', birthDate: '' })
    expect(identityFaults(form, TODAY)).toEqual({
      name: undefined,
      surname: 'validations.surnameRequired',
      identityNumber: 'validations.identityNumberRequired',
      birthDate: 'validations.birthDateRequired',
    })
  })

  it('the identity form names the error of a field that is left, and none of an empty one (VAL-05~)', () => {
    const wrong = { ...typed, name: ' ', identityNumber: '100', birthDate: '' }
    expect(identityFaultOnBlur('identityNumber', wrong, TODAY)).toBe('validations.identityNumber')
    expect(identityFaultOnBlur('birthDate', wrong, TODAY)).toBeUndefined()
    expect(identityFaultOnBlur('name', wrong, TODAY)).toBeUndefined()
  })
})
