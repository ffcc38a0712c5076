import * as v from 'valibot'
import { describe, expect, it } from 'vitest'
import type { Refusal } from '../../machines/entities/problem'
import type { Caller } from '../../src/gateways/call'
import type { GatewayError } from '../../src/gateways/outcome'
import { LOGIN } from '../machines/support/login'
import { newSession } from '../support/new-session'
import { openApp } from './support/app'
import { configurationFor } from './support/configuration-for'
import { type Answering, json, openServer } from './support/own-server'

const ENDED = { status: 'failure', errorCode: 10604, errorMessage: 'Oturumunuz sona erdi' }
const FAILED = { kind: 'refused', code: '10604', group: undefined, message: 'Oturumunuz sona erdi', language: 'tr' }
const REFUSED = { ...FAILED, isLoginRefused: true }

/** Larger than any body that is read. */
const LARGE = JSON.stringify({ ...ENDED, rest: 'x'.repeat(1024 * 1024) })

const ended: Answering = (outgoing) => json(outgoing, ENDED, 401)

async function openPage(answering: Answering) {
  const server = await openServer(answering)
  const session = newSession()
  const emitted: string[] = []
  const faults: GatewayError[] = []
  const refusals: string[] = []
  const hears = {
    onSessionEnded: () => void emitted.push(session.credentials()?.accessToken ?? 'nobody'),
    onFault: (fault: GatewayError) => void faults.push(fault),
    onRefused: ({ code }: Refusal) => void refusals.push(code),
  }
  const { http } = openApp({ configuration: configurationFor(server.origin), token: 'a-token', session, hears })
  const send = (by: Caller, place = 1) =>
    http.send({ path: `/payment/made-up/${place}`, method: 'GET', kind: 'read', by, schema: v.unknown() })
  return { send, session, emitted, faults, refusals }
}

describe('logins that the provider does not know any more', () => {
  it.each<Caller>(['member', 'buyer'])(
    'a 401 to a call of a %s ends the login, and the call is refused (GWY-10~)',
    async (by) => {
      const { send, session, emitted, faults, refusals } = await openPage(ended)
      session.logIn(LOGIN)
      expect(await send(by)).toEqual(REFUSED)
      expect(emitted).toEqual(['access'])
      // The end of the login has a screen of its own, without a notice.
      expect([...faults, ...refusals]).toEqual([])
    },
  )

  it('a 401 ends the login once, however many calls were under way (GWY-10~)', async () => {
    const { send, session, emitted } = await openPage(ended)
    session.logIn(LOGIN)
    const outcomes = await Promise.all([send('member', 1), send('member', 2), send('buyer', 3)])
    expect(outcomes).toEqual([REFUSED, REFUSED, REFUSED])
    expect(await send('member', 4)).toEqual(REFUSED)
    expect(emitted).toEqual(['access'])
  })

  it('a 401 is reported again when the next login has ended as well (GWY-10~)', async () => {
    const { send, session, emitted } = await openPage(ended)
    session.logIn(LOGIN)
    await send('member')
    session.logIn({ ...LOGIN, accessToken: 'another' })
    await send('member')
    expect(emitted).toEqual(['access', 'another'])
  })

  it('a 401 for an earlier login does not end the login that has replaced it (GWY-10~)', async () => {
    const { send, session, emitted } = await openPage((outgoing, place) => {
      session.logIn({ ...LOGIN, accessToken: 'another' })
      ended(outgoing, place)
    })
    session.logIn(LOGIN)
    expect(await send('member')).toEqual(REFUSED)
    expect(emitted).toEqual([])
  })

  it('a 401 ends nothing where no member was logged in, or where no login was sent (GWY-10~)', async () => {
    const { send, session, emitted } = await openPage(ended)
    expect(await send('buyer')).toEqual(FAILED)
    session.logIn(LOGIN)
    expect(await send('visitor')).toEqual(FAILED)
    expect(emitted).toEqual([])
  })

  it.each([200, 400, 403, 404])('a failure with HTTP %d does not end the login (GWY-10~)', async (status) => {
    const { send, session, emitted, refusals } = await openPage((outgoing) => json(outgoing, ENDED, status))
    session.logIn(LOGIN)
    expect(await send('member')).toEqual(FAILED)
    expect([emitted, refusals]).toEqual([[], ['10604']])
  })

  it.each([
    ['a page', '<p>Login</p>'],
    ['nothing', ''],
    ['broken JSON', '{"status":'],
    ['a success', '{"status":"success"}'],
    ['no object', '[]'],
    ['a code of no readable type', '{"status":"failure","errorCode":{}}'],
    ['more than a megabyte', LARGE],
  ])('a 401 whose body is %s ends the login, and the call is refused (GWY-10~)', async (_, body) => {
    const { send, session, emitted, faults } = await openPage((outgoing) => outgoing.writeHead(401).end(body))
    session.logIn(LOGIN)
    expect(await send('member')).toEqual({ ...REFUSED, code: expect.any(String) as string, message: undefined })
    expect(emitted).toEqual(['access'])
    expect(faults).toEqual([])
  })
})
