import { describe, expect, it } from 'vitest'
import { GatewayError, type GatewayFault } from '../../src/gateways/outcome'
import { IGNORED_FAULTS, IGNORED_MESSAGES, IGNORED_STATUSES } from '../../src/services/telemetry/monitoring/ignored'
import { createErrorRecord } from '../../src/services/telemetry/monitoring/error-record'

/** A window in which the test can raise errors. */
function ownWindow() {
  const target = new EventTarget()
  const breaks = (error: unknown) => target.dispatchEvent(Object.assign(new Event('error'), { error }))
  const rejects = (reason: unknown) => target.dispatchEvent(Object.assign(new Event('unhandledrejection'), { reason }))
  return { window: target as unknown as Window, breaks, rejects }
}

function reportsOf(record: ReturnType<typeof createErrorRecord>) {
  const reported: unknown[] = []
  record.attach((error) => reported.push(error))
  return reported
}

describe('errors before the reporter has loaded', () => {
  it('an early error waits for the reporter, and is reported once (MON-01~)', () => {
    const { window, breaks, rejects } = ownWindow()
    const record = createErrorRecord(window, ['before the code'])
    breaks('an error')
    rejects('a promise')
    record.report('what was caught')
    const reported = reportsOf(record)
    expect(reported).toEqual(['before the code', 'an error', 'a promise', 'what was caught'])
    record.report('later')
    expect(reported).toHaveLength(5)
  })

  it('an error after the reporter has attached is left to the reporter’s own listeners (MON-01~)', () => {
    const { window, breaks, rejects } = ownWindow()
    const reported = reportsOf(createErrorRecord(window, []))
    breaks('an error')
    rejects('a promise')
    expect(reported).toEqual([])
  })

  it('the record of early errors keeps the first ten alone (MON-01~)', () => {
    const { window, breaks } = ownWindow()
    const record = createErrorRecord(window, [])
    for (let time = 0; time < 50; time += 1) breaks(time)
    expect(reportsOf(record)).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8, 9])
  })

  it.each<[GatewayFault, number | undefined, number]>([
    ['offline', undefined, 0],
    ['superseded', undefined, 0],
    ['repeated', undefined, 0],
    ['server', 502, 0],
    ['server', 503, 0],
    ['server', 504, 0],
    ['server', 500, 1],
    ['server', 501, 1],
    ['server', 520, 1],
    ['deadline', undefined, 1],
    ['malformed', undefined, 1],
  ])('an early error of a call that ended as %s (%s) makes %i reports (MON-01~, GWY-08~)', (fault, status, times) => {
    const error = new GatewayError(fault, '/balances: data.amount', status)
    const { window, rejects } = ownWindow()
    const record = createErrorRecord(window, [error])
    rejects(error)
    record.report(error)
    expect(reportsOf(record)).toEqual(Array.from({ length: 3 * times }, () => error))
  })

  it('the ignored errors are a fixed list of the record and one of the reporter, and no others (MON-01~)', () => {
    expect([IGNORED_FAULTS, IGNORED_STATUSES]).toEqual([
      ['offline', 'superseded', 'repeated'],
      [502, 503, 504],
    ])
    // The reporting code ignores the same errors, by a list of messages of its own.
    const isHeld = (message: string) =>
      IGNORED_MESSAGES.some((ignored) =>
        typeof ignored === 'string' ? message.includes(ignored) : ignored.test(message),
      )
    expect(['offline /a', 'superseded /a', 'Failed to fetch'].map(isHeld)).toEqual([true, true, true])
    expect(['server /a', 'deadline /a', 'malformed /a', 'no amount of 500'].map(isHeld)).toEqual(Array(4).fill(false))
  })
})
