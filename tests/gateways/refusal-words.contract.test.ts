import * as v from 'valibot'
import { describe, expect, it } from 'vitest'
import { paymentProblemOf } from '../../machines/entities/bank-refusal'
import type { Language } from '../../machines/entities/language'
import { createHttp } from '../../src/gateways/http'
import { openApp } from './support/app'
import { configurationFor } from './support/configuration-for'
import { json, openServer } from './support/own-server'
import { PATHS } from './support/paths'

async function outcomeFor(body: object, status = 200) {
  const server = await openServer((outgoing) => json(outgoing, body, status))
  const { http } = openApp({ configuration: configurationFor(server.origin), token: 'a-token' })
  const schema = v.object({ paymentId: v.string() })
  return http.send({ path: PATHS.detail, method: 'POST', kind: 'read', by: 'visitor', body: {}, schema })
}

const FOR_SHOPPERS = 'Kartınız kapalı.'
const FOR_MERCHANTS = 'card closed (10093)'

describe('refusals', () => {
  it.each([
    [{ consumerErrorMessage: FOR_SHOPPERS, errorMessage: FOR_MERCHANTS }, FOR_SHOPPERS, FOR_MERCHANTS],
    [{ consumerErrorMessage: '  ', errorMessage: FOR_MERCHANTS }, undefined, FOR_MERCHANTS],
    [{ consumerErrorMessage: null, errorMessage: FOR_MERCHANTS }, undefined, FOR_MERCHANTS],
    [{ errorMessage: FOR_MERCHANTS }, undefined, FOR_MERCHANTS],
    [{ errorMessage: '\u0000\u202e' }, undefined, undefined],
    [{}, undefined, undefined],
  ])(
    'a refusal of %j has %j for the shopper and %j for the merchant (GWY-05~)',
    async (messages, consumerMessage, message) => {
      const failed = { status: 'failure', errorLog: 'x', ...messages }
      const known = { code: '10093', group: 'RESTRICTED_BY_LAW' }
      const declined = await outcomeFor({ ...failed, errorCode: known.code, errorGroup: known.group })
      expect(declined).toEqual({ kind: 'refused', ...known, message, consumerMessage, language: 'tr' })
      if (declined.kind !== 'refused') throw new Error('a failure is a refusal')
      expect(paymentProblemOf(declined)).toEqual({
        text: consumerMessage,
        language: 'tr',
        key: 'declines.closedOnline',
      })
      const other = await outcomeFor({ ...failed, errorCode: '77', errorGroup: 'X' })
      if (other.kind !== 'refused') throw new Error('a failure is a refusal')
      expect(paymentProblemOf(other)).toEqual({
        text: consumerMessage ?? message,
        language: 'tr',
        key: 'errors.generic',
      })
    },
  )

  it('a refusal has the language of its call, also if the page has switched to another since (GWY-05~, A11Y-01~)', async () => {
    let language: Language = 'tr'
    const server = await openServer((outgoing) => {
      language = 'en'
      json(outgoing, { status: 'failure', errorMessage: FOR_MERCHANTS })
    })
    const configuration = configurationFor(server.origin)
    const http = createHttp({
      provider: configuration,
      get language() {
        return language
      },
      token: 'a-token',
      timings: configuration.timings,
      credentials: () => undefined,
    })
    const call = {
      path: PATHS.detail,
      method: 'POST',
      kind: 'read',
      by: 'visitor',
      body: {},
      schema: v.unknown(),
    } as const
    expect(await http.send(call)).toMatchObject({ kind: 'refused', language: 'tr' })
    expect(await http.send(call)).toMatchObject({ kind: 'refused', language: 'en' })
  })

  it('a refusal has its code as a number or a string, and can do without one (GWY-05~)', async () => {
    expect(await outcomeFor({ status: 'failure', errorCode: 5125 })).toMatchObject({ code: '5125', group: undefined })
    expect(await outcomeFor({ status: 'failure', errorCode: null, errorGroup: null })).toMatchObject({ code: '' })
  })

  it.each([200, 400, 401, 404, 422, 429, 499])(
    'a refusal is read from the body, also with HTTP %d (GWY-02~)',
    async (status) => {
      expect(await outcomeFor({ status: 'failure', errorCode: '11' }, status)).toMatchObject({
        kind: 'refused',
        code: '11',
      })
    },
  )
})

describe('successes', () => {
  it.each([200, 201, 400, 404])('a success is read from the body, also with HTTP %d (GWY-02~)', async (status) => {
    const body = { status: 'success', paymentId: '7', errorCode: null }
    expect(await outcomeFor(body, status)).toEqual({ kind: 'ok', value: { paymentId: '7' } })
  })

  it.each([500, 501, 505, 599])('a success with HTTP %d is a server fault (GWY-02~)', async (status) => {
    const body = { status: 'success', paymentId: '7' }
    await expect(outcomeFor(body, status)).rejects.toMatchObject({ name: 'GatewayError', fault: 'server' })
  })
})
