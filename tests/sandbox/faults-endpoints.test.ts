import { beforeAll, describe, expect, it } from 'vitest'
import { ENDPOINTS } from '../../sandbox/api/table'
import { type Harness, openSandbox } from './harness'
import { makeOrder } from './shopper'

/** An answer, and what the sandbox did to the connection. */
interface Spoilt {
  readonly response: Response
  readonly text: string
  readonly cuts: readonly string[]
  readonly waits: readonly number[]
}

const cutBy =
  (kind: string) =>
  ({ response, cuts }: Spoilt) => {
    expect([response.type, ...cuts]).toEqual(['error', kind])
  }
const answered = (status: number, text: RegExp) => (spoilt: Spoilt) => {
  expect(spoilt.response.status).toBe(status)
  expect(spoilt.text).toMatch(text)
}

/** Faults that can be requested for a call, and how each is detected. */
const ON_DEMAND: readonly (readonly [what: string, act: string, isNoticed: (spoilt: Spoilt) => void])[] = [
  ['latency', 'delay:700', ({ waits }) => expect(waits).toEqual([700])],
  ['a timeout', 'hang', cutBy('hang')],
  ['a reset', 'reset', cutBy('reset')],
  ['a 5xx', 'status:500', answered(500, /"failure"/)],
  ['an HTML body', 'html', answered(200, /^<!doctype html>/)],
  ['truncated JSON', 'truncate:11', ({ text }) => expect(text).toMatch(/^.{11}$/)],
  ['a wrong schema', 'wrongtype:status', ({ text }) => expect(text).toMatch(/"status":\["(?:success|failure)"\]/)],
  ['a business failure with any code', 'failure:4711', answered(200, /"status":"failure","errorCode":"4711"/)],
  ['a 401', 'status:401', answered(401, /"failure"/)],
]

describe.each(ENDPOINTS)('$method $path', ({ gateway, path, method }) => {
  let sandbox: Harness
  beforeAll(async () => {
    sandbox = await openSandbox()
  })

  const spoilt = async (act: string, phase: string): Promise<Spoilt> => {
    const { token } = await makeOrder(sandbox)
    await sandbox.control('/faults', { path, phase, act, nth: 1 })
    const [cuts, waits] = [sandbox.cuts.length, sandbox.waits.length]
    const response = await sandbox.send('gateways', `/${gateway}-gateway${path}?locale=tr`, {
      method,
      headers: { 'x-wallet-token': token, ...(method === 'GET' ? {} : { 'content-type': 'application/json' }) },
      ...(method === 'GET' ? {} : { body: '{}' }),
    })
    const text = response.type === 'error' ? '' : await response.text()
    return { response, text, cuts: sandbox.cuts.slice(cuts), waits: sandbox.waits.slice(waits) }
  }

  it.each(ON_DEMAND)(
    'a call can have the fault %s, before and after it takes effect (SBX-05)',
    async (_, act, isNoticed) => {
      isNoticed(await spoilt(act, 'before'))
      isNoticed(await spoilt(act, 'after-commit'))
    },
  )
})
