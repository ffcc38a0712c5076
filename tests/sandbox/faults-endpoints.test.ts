import { describe, expect, it } from 'vitest'
import { ENDPOINTS } from '../../sandbox/gateways/table'
import { type Harness, openSandbox } from './harness'
import { makeOrder } from './shopper'

interface Spoilt {
  readonly response: Response
  readonly text: string
  readonly sandbox: Harness
}

const cutBy = (kind: string) => (spoilt: Spoilt) => {
  expect([spoilt.response.type, ...spoilt.sandbox.cuts]).toEqual(['error', kind])
}
const answered = (status: number, text: RegExp) => (spoilt: Spoilt) => {
  expect(spoilt.response.status).toBe(status)
  expect(spoilt.text).toMatch(text)
}

/** What can be asked to happen to a call, and how that is noticed. */
const ON_DEMAND: readonly (readonly [what: string, act: string, isNoticed: (spoilt: Spoilt) => void])[] = [
  ['latency', 'delay:700', ({ sandbox }) => expect(sandbox.waits).toEqual([700])],
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
  const spoilt = async (act: string, phase: string): Promise<Spoilt> => {
    const sandbox = await openSandbox()
    const { token } = await makeOrder(sandbox)
    await sandbox.control('/faults', { path, phase, act })
    const response = await sandbox.send('gateways', `/${gateway}-gateway${path}?locale=tr`, {
      method,
      headers: { 'x-wallet-token': token, ...(method === 'GET' ? {} : { 'content-type': 'application/json' }) },
      ...(method === 'GET' ? {} : { body: '{}' }),
    })
    return { sandbox, response, text: response.type === 'error' ? '' : await response.text() }
  }

  it.each(ON_DEMAND)('can be struck by %s, before and after it took effect (SBX-05)', async (_, act, isNoticed) => {
    isNoticed(await spoilt(act, 'before'))
    isNoticed(await spoilt(act, 'after-commit'))
  })
})
