import * as v from 'valibot'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { Call } from '../../src/gateways/call'
import { createSlowCallTimer } from '../../src/gateways/slow-call-timer'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

const read = (path: string): Call<unknown> => ({
  path,
  method: 'GET',
  by: 'visitor',
  kind: 'read',
  schema: v.unknown(),
})

function watching() {
  const states: string[] = []
  return { states, slowCallTimer: createSlowCallTimer(4_000, (is) => void states.push(is)) }
}

describe('createSlowCallTimer', () => {
  it('a call that takes long is reported as slow, until it is answered (BEST-05~)', () => {
    const { states, slowCallTimer } = watching()
    const landed = slowCallTimer.watch(read('/one'))
    vi.advanceTimersByTime(3_999)
    expect(states).toEqual([])
    vi.advanceTimersByTime(1)
    expect(states).toEqual(['slow'])
    landed()
    expect(states).toEqual(['slow', 'online'])
  })

  it('a call that is answered in time is not reported (BEST-05~)', () => {
    const { states, slowCallTimer } = watching()
    slowCallTimer.watch(read('/one'))()
    vi.advanceTimersByTime(10_000)
    expect(states).toEqual([])
  })

  it('a call that is retried is slow at once, and the last answer ends it (BEST-05~)', () => {
    const { states, slowCallTimer } = watching()
    const [one, two] = [read('/one'), read('/two')]
    const [first, second] = [slowCallTimer.watch(one), slowCallTimer.watch(two)]
    slowCallTimer.retry(one)
    slowCallTimer.retry(two)
    first()
    expect(states).toEqual(['slow', 'slow'])
    second()
    expect(states).toEqual(['slow', 'slow', 'online'])
  })

  it('a payment call is not reported as slow', () => {
    const { states, slowCallTimer } = watching()
    slowCallTimer.watch({ ...read('/pay'), kind: 'money', submissionId: 's' })
    vi.advanceTimersByTime(60_000)
    expect(states).toEqual([])
  })
})
