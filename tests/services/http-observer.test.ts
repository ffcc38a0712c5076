import fc from 'fast-check'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { HostEvent } from '../../machines/checkout/ports'
import { GENERIC_PROBLEM, type Refusal } from '../../machines/entities/problem'
import type { CallKind } from '../../machines/entities/problem'
import { GatewayError, type GatewayFault } from '../../src/gateways/outcome'
import { httpObserver } from '../../src/services/platform/http-observer'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

const KINDS: readonly CallKind[] = ['read', 'sms', 'login', 'money', 'preference']
const FAULTS: readonly GatewayFault[] = ['offline', 'deadline', 'server', 'malformed']

const refusal = (code: string, message: string | undefined = 'Olmadı'): Refusal => ({ code, group: undefined, message })

function heard(speak: (news: ReturnType<typeof httpObserver>) => void, isUnsettled = false): HostEvent[] {
  const emitted: HostEvent[] = []
  speak(
    httpObserver(
      (event) => void emitted.push(event),
      () => isUnsettled,
    ),
  )
  vi.runAllTimers()
  return emitted
}

const noticeOf = (problem: object, isPassedOver = false) => ({
  type: 'network.refused',
  problem: isPassedOver ? { ...problem, outlivesScreen: true } : problem,
})

const QUIET = ['133401', '170501']
const DEAD = ['5125', '5124', '5132']

describe('httpObserver', () => {
  it('a refused call raises a notice with the provider’s message, which outlives its screen where the flow goes on without the call (GWY-06~, GWY-05~, IDEN-07~)', () => {
    const others = fc.string({ maxLength: 8 }).filter((code) => ![...QUIET, ...DEAD, '10203'].includes(code))
    fc.assert(
      fc.property(others, fc.constantFrom(...KINDS), fc.boolean(), (code, kind, isPassedOver) => {
        const emitted = heard(({ onRefused }) => onRefused?.(refusal(code), { kind, isPassedOver }))
        expect(emitted).toEqual([noticeOf({ text: 'Olmadı', key: 'errors.generic' }, isPassedOver)])
      }),
    )
  })

  it.each(QUIET)('a call refused with %s raises no notice (GWY-06~, ERR-02~)', (code) => {
    for (const kind of KINDS) expect(heard(({ onRefused }) => onRefused?.(refusal(code), { kind }))).toEqual([])
  })

  it('a login refused for another e-mail raises no notice, since its screen shows it (GWY-06~)', () => {
    const mismatch = { ...refusal('1'), group: 'EMAIL_GSM_MISMATCH' }
    for (const kind of KINDS) expect(heard(({ onRefused }) => onRefused?.(mismatch, { kind }))).toEqual([])
  })

  it.each(DEAD)(
    'a call refused with %s ends the order’s session, unless a payment is being looked up (GWY-06~, BOOT-05~)',
    (code) => {
      const emitted = heard(({ onRefused }) => onRefused?.(refusal(code), { kind: 'read' }))
      expect(emitted).toEqual([{ type: 'session.ended', whose: 'order' }])
      // During the search for a payment, the search itself handles refusals.
      expect(heard(({ onRefused }) => onRefused?.(refusal(code), { kind: 'read' }), true)).toEqual([])
    },
  )

  it.each(FAULTS)('a call that fails as %s raises a general notice, and a payment none (GWY-07~)', (fault) => {
    for (const kind of KINDS)
      for (const isPassedOver of [false, true]) {
        const emitted = heard(({ onFault }) => onFault?.(new GatewayError(fault, '/path'), { kind, isPassedOver }))
        expect(emitted).toEqual(kind === 'money' ? [] : [noticeOf(GENERIC_PROBLEM, isPassedOver)])
      }
  })

  it.each(FAULTS)('a quiet call that fails as %s raises no notice, of any kind (GWY-06~)', (fault) => {
    for (const kind of KINDS)
      expect(heard(({ onFault }) => onFault?.(new GatewayError(fault, '/path'), { kind, isQuiet: true }))).toEqual([])
  })

  it('a payment refused without a word on the charge (code 10203) raises no notice (PAY-06~)', () => {
    expect(heard(({ onRefused }) => onRefused?.(refusal('10203'), { kind: 'money' }))).toEqual([])
  })

  it('a bank timeout raises no notice for a payment, and a notice without a bank for other calls (GWY-06~, PAY-14~)', () => {
    const unheard: Refusal = { code: '1', group: 'REQUEST_TIMEOUT', message: 'Olmadı' }
    const problem = { text: 'Olmadı', key: 'errors.generic' }
    for (const kind of KINDS) {
      expect(heard(({ onRefused }) => onRefused?.(unheard, { kind }))).toEqual(
        kind === 'money' ? [] : [noticeOf(problem)],
      )
    }
  })

  it('a card refusal raises a card notice, and a general one for sign-in calls (GWY-05~, GWY-06~)', () => {
    const declined: Refusal = { code: '10051', group: undefined, message: 'Olmadı' }
    for (const kind of KINDS) {
      const key = kind === 'sms' || kind === 'login' ? 'errors.generic' : 'errors.insufficientFunds'
      expect(heard(({ onRefused }) => onRefused?.(declined, { kind }))).toMatchObject([{ problem: { key } }])
    }
  })

  it('a login that the provider no longer knows ends the member’s session (GWY-10~)', () => {
    expect(heard(({ onSessionEnded }) => onSessionEnded?.())).toEqual([{ type: 'session.ended', whose: 'member' }])
  })

  it('httpObserver reports the state of the network (BEST-05~)', () => {
    expect(heard(({ onNetworkState }) => onNetworkState?.('slow'))).toEqual([{ type: 'network.changed', is: 'slow' }])
  })
})
