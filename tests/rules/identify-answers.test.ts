import { describe, expect, it } from 'vitest'
import { identifyAnswers } from '../../src/services/identify'
import { gatewaysAnswered } from './support/answering-http'

const DETAILS = { email: 'ayse@shop.example', phone: '+905321234567' }
const FOUND = { memberUserExists: true, memberUserId: 'u', referenceCode: 'ref', expireDurationInSeconds: 180 }

const answerTo = (body: object) =>
  identifyAnswers(gatewaysAnswered(body).members).checkMember(DETAILS, new AbortController().signal)
const found = (data: object) => answerTo({ status: 'success', data: { ...FOUND, ...data } })

describe('looking the member up', () => {
  it('finds a member, to whom a code is on its way (IDEN-03~)', async () => {
    expect(await found({})).toEqual({
      kind: 'codeSent',
      pending: {
        memberUserId: 'u',
        referenceCode: 'ref',
        email: 'ayse@shop.example',
        gsmNumber: '+905321234567',
        expiresInSeconds: 180,
      },
    })
  })

  it('keeps the number that the provider knows, since the code goes there (IDEN-03~)', async () => {
    expect(await found({ gsmNumber: '+905559876543' })).toMatchObject({ pending: { gsmNumber: '+905559876543' } })
  })

  it('grants no time that the provider has not granted', async () => {
    expect(await found({ expireDurationInSeconds: null })).toMatchObject({ pending: { expiresInSeconds: 0 } })
  })

  it('finds nobody (IDEN-04~)', async () => {
    expect(await found({ memberUserExists: false })).toEqual({ kind: 'notMember' })
  })

  it.each([['memberUserId'], ['referenceCode']])(
    'never asks for a code that nobody could verify, nor says that there is no member: no %s',
    async (field) => {
      await expect(found({ [field]: null })).rejects.toThrow('malformed')
    },
  )

  it('is refused with the words of the provider (GWY-05~)', async () => {
    expect(await answerTo({ status: 'failure', errorCode: 7, errorMessage: 'no' })).toEqual({
      kind: 'refused',
      refusal: { kind: 'refused', code: '7', group: undefined, message: 'no' },
    })
  })

  it('breaks with a broken answer, and guesses nothing', async () => {
    await expect(answerTo({ status: 'success', data: {} })).rejects.toThrow('malformed')
  })
})
