import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { GatewayError, type GatewayFault } from '../../src/gateways/outcome'
import { createFaultLog } from '../../src/services/platform/fault-log'

const READ = { kind: 'read' } as const
const QUIET = { kind: 'read', isQuiet: true } as const

const fault = (is: GatewayFault, path = '/path', status?: number) => new GatewayError(is, path, status)

function openLog() {
  const reported: unknown[] = []
  return { reported, record: createFaultLog('a-token', (error) => void reported.push(error)) }
}

const logged = () => vi.mocked(console.warn).mock.calls.flat().map(String)

beforeEach(() => {
  vi.spyOn(console, 'warn').mockImplementation(() => undefined)
})
afterEach(() => {
  vi.restoreAllMocks()
})

describe('createFaultLog', () => {
  it.each([READ, QUIET])(
    'a failed call is reported and logged in one line, quiet or not: %o (GWY-07~, GWY-08~)',
    (call) => {
      const { record, reported } = openLog()
      const malformed = fault('malformed', '/path card.lastFour')
      record(malformed, call)
      expect(reported).toEqual([malformed])
      expect(logged()).toEqual([
        expect.stringMatching(/^checkout: read call \/path card\.lastFour ended as malformed, support code \S+$/),
      ])
    },
  )

  it('a call that the shopper repeats is recorded each time (GWY-07~)', () => {
    const { record, reported } = openLog()
    record(fault('offline'), READ)
    record(fault('offline'), READ)
    expect([reported.length, logged().length]).toEqual([2, 2])
  })

  it('a quiet call that repeats is recorded once for each fault, status and path (GWY-07~)', () => {
    const { record, reported } = openLog()
    const all = [
      fault('offline'),
      fault('malformed'),
      fault('malformed', '/path price'),
      fault('server', '/path', 503),
      fault('server', '/path', 500),
    ]
    for (const error of [...all, ...all]) record(error, QUIET)
    expect(reported).toEqual(all)
    expect(logged()).toHaveLength(all.length)
    // The same fault of a call that is not quiet is recorded all the same.
    record(fault('offline'), READ)
    expect(reported).toHaveLength(all.length + 1)
  })

  it('a quiet call’s first fault is recorded after the same fault of a call that is not quiet (GWY-07~)', () => {
    const { record, reported } = openLog()
    for (const call of [READ, QUIET, QUIET]) record(fault('offline'), call)
    expect([reported.length, logged().length]).toEqual([2, 2])
  })
})
