import * as v from 'valibot'
import type { ServerResponse } from 'node:http'
import { describe, expect, it } from 'vitest'
import type { CallKind } from '../../machines/entities/problem'
import { withSandbox } from '../support/with-sandbox'
import { openApp } from './support/app'
import { CALLS } from './support/calls'
import { configurationFor } from './support/configuration-for'
import { madeUpCall } from './support/made-up-call'
import { json, openServer } from './support/own-server'
import { PATHS } from './support/paths'
import { withShoppers } from './support/shoppers'

const sandbox = withSandbox()
const arrive = withShoppers(sandbox)

const READS = CALLS.filter(({ kind }) => kind === 'read')
const OTHERS = CALLS.filter(({ kind }) => kind !== 'read')

const PATIENTLY = { timeout: 5000, interval: 10 }

/** The end of the path of calls that cost an SMS. */
const SENDS_CODE = '/otp-quick-login-initialize'
const SUPERSEDED = { name: 'GatewayError', fault: 'superseded' }

describe.each(READS)('$name, sent again while it is pending', ({ path, ready }) => {
  it('a read sent again while it is pending lets go of the older call, which alone hears of it (GWY-04~)', async () => {
    const shopper = await arrive()
    const { app, member, seen, strike } = shopper
    const send = await ready(shopper)
    const before = (await seen(path)).length
    const calls = async () => (await seen(path)).slice(before)
    await strike({ path, phase: 'before', act: 'hang', nth: 1 })
    await strike({ path: PATHS.loginStart, phase: 'before', act: 'delay:100' })

    const older = send(app)
    await expect.poll(calls, PATIENTLY).toHaveLength(1)
    const another = app.members.startLogin({ email: member.email, phone: member.gsmNumber })
    const newer = send(app)
    await expect(older).rejects.toMatchObject(SUPERSEDED)
    expect(await newer).toMatchObject({ kind: 'ok' })
    expect(await another).toMatchObject({ kind: 'ok' })
    // The app aborted the call and did not send it again.
    await expect.poll(async () => (await calls()).map(({ status }) => status), PATIENTLY).toEqual([0, 200])
  })

  it('a read sent again while it is pending is answered for the last one only (GWY-04~)', async () => {
    const shopper = await arrive()
    const send = await ready(shopper)
    const sent = [send(shopper.app), send(shopper.app), send(shopper.app)]
    const settled = await Promise.allSettled(sent)
    expect(settled).toMatchObject([
      { status: 'rejected', reason: SUPERSEDED },
      { status: 'rejected', reason: SUPERSEDED },
      { status: 'fulfilled', value: { kind: 'ok' } },
    ])
  })

  it('a read sent again while it is pending disturbs no other page (GWY-04~)', async () => {
    const shopper = await arrive()
    const send = await ready(shopper)
    const outcomes = await Promise.all([send(shopper.app), send(shopper.open({}))])
    expect(outcomes).toMatchObject([{ kind: 'ok' }, { kind: 'ok' }])
  })
})

describe.each(OTHERS)('$name, sent again while it is pending', ({ path, ready }) => {
  it('a call that is not a read refuses a second one while it is pending, which is never sent (GWY-04~, PAY-04~)', async () => {
    const shopper = await arrive()
    const { app, token, member, seen, strike } = shopper
    const send = await ready(shopper)
    const before = (await seen(path)).length
    const messages = (await sandbox.client.messages(member.gsmNumber)).length
    await strike({ path, phase: 'after-commit', act: 'delay:60' })

    const first = send(app)
    await expect(send(app)).rejects.toMatchObject({ name: 'GatewayError', fault: 'repeated' })
    expect(await first).toMatchObject({ kind: 'ok' })
    expect((await seen(path)).length - before).toBe(1)
    expect((await sandbox.client.messages(member.gsmNumber)).length - messages).toBe(path.endsWith(SENDS_CODE) ? 1 : 0)
    expect((await sandbox.client.ledger(token)).authorisations).toHaveLength(path === PATHS.cardAuth ? 1 : 0)
  })

  it('a call that is not a read can be sent again once the first has ended, also in an error (GWY-04~)', async () => {
    const shopper = await arrive()
    const { app, seen, strike } = shopper
    const send = await ready(shopper)
    const before = (await seen(path)).length
    await strike({ path, phase: 'before', act: 'status:500', nth: 1 })
    await expect(send(app)).rejects.toMatchObject({ fault: 'server' })
    expect(await send(app)).toMatchObject({ kind: 'ok' })
    expect((await seen(path)).length - before).toBe(2)
  })
})

describe('calls that are not identical', () => {
  it('different calls run side by side, except payments, of which one alone is sent at a time (GWY-04~, PAY-04~)', async () => {
    const server = await openServer((outgoing) => json(outgoing, { status: 'success' }))
    const { http } = openApp({ configuration: configurationFor(server.origin), token: 'a-token' })
    const schema = v.unknown()
    const send = (kind: CallKind, path: string, body: object, submissionId: string) =>
      http.send(madeUpCall(kind, { path, body, schema }, submissionId))
    const threeOf = (kind: CallKind) => [
      send(kind, `/payment/${kind}`, { a: 1 }, 'the first'),
      send(kind, `/payment/${kind}`, { a: 2 }, 'the second'),
      send(kind, `/payment/${kind}/other`, { a: 1 }, 'the third'),
    ]
    const others = (['read', 'sms', 'login', 'preference'] as const).flatMap(threeOf)
    const outcomes = await Promise.all(others)
    expect(outcomes.map(({ kind }) => kind)).toEqual(Array.from({ length: 12 }, () => 'ok'))
    expect(server.heard).toHaveLength(12)
    const payments = await Promise.allSettled(threeOf('money'))
    expect(payments.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'rejected'])
    expect(payments[1]).toMatchObject({ reason: { fault: 'repeated' } })
    expect(server.heard).toHaveLength(13)
  })
})

describe('a read that waits for its retry', () => {
  const call = { path: '/payment/made-up', method: 'POST', kind: 'read', by: 'visitor', body: {} } as const
  const schema = v.object({ place: v.number() })
  const lost = () => Promise.reject(new Error('the connection was lost'))
  /** Waits until the failed call has started its back-off. */
  const failing = () => new Promise((resolve) => setImmediate(resolve))

  const openPage = (origin: string, wait: number) => {
    const timings = { readRetryFrom: wait, readRetryTo: wait }
    return openApp({ configuration: configurationFor(origin), token: 'a-token', timings }).http
  }

  it('a read that waits for its retry gives way to an identical newer read (GWY-04~)', async () => {
    const held: ServerResponse[] = []
    const server = await openServer((outgoing, place) => {
      if (place === 1) held.push(outgoing)
      else json(outgoing, { status: 'success', place })
    })
    const http = openPage(server.origin, 30)
    const older = http.send({ ...call, schema, bootAnswer: lost() })
    await failing()
    const newer = http.send({ ...call, schema })
    const settled = Promise.allSettled([older, newer])
    await expect(older).rejects.toMatchObject(SUPERSEDED)
    for (const outgoing of held) json(outgoing, { status: 'success', place: 1 })
    expect(await settled).toMatchObject([{ reason: SUPERSEDED }, { value: { kind: 'ok', value: { place: 1 } } }])
    expect(server.heard).toHaveLength(1)
  })

  it('a read that waits for its retry gives way also when the newer one waits as well (GWY-04~)', async () => {
    const server = await openServer((outgoing, place) => json(outgoing, { status: 'success', place }))
    const http = openPage(server.origin, 30)
    const older = http.send({ ...call, schema, bootAnswer: lost() })
    await failing()
    const newer = http.send({ ...call, schema, bootAnswer: lost() })
    expect(await Promise.allSettled([older, newer])).toMatchObject([
      { reason: SUPERSEDED },
      { value: { kind: 'ok', value: { place: 1 } } },
    ])
    expect(server.heard).toHaveLength(1)
  })
})
