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
  const told: HostEvent[] = []
  speak(
    httpObserver(
      (event) => void told.push(event),
      () => isUnsettled,
    ),
  )
  vi.runAllTimers()
  return told
}

const QUIET = ['133401', '170501']
const DEAD = ['5125', '5124', '5132']

describe('what calls come to', () => {
  it('the outcome of a call makes a notice for any refusal, in the provider’s words (GWY-06~, GWY-05~)', () => {
    const others = fc.string({ maxLength: 8 }).filter((code) => ![...QUIET, ...DEAD, '10203'].includes(code))
    fc.assert(
      fc.property(others, fc.constantFrom(...KINDS), (code, kind) => {
        const told = heard(({ onRefused }) => onRefused?.(refusal(code), kind))
        expect(told).toEqual([{ type: 'network.refused', problem: { text: 'Olmadı', key: 'errors.generic' } }])
      }),
    )
  })

  it.each(QUIET)('the outcome of a call makes no notice for %s (GWY-06~, ERR-02~)', (code) => {
    for (const kind of KINDS) expect(heard(({ onRefused }) => onRefused?.(refusal(code), kind))).toEqual([])
  })

  it.each(DEAD)(
    'the outcome of a call ends the order’s link for %s, whose own screen says so for good (GWY-06~, BOOT-05~)',
    (code) => {
      const told = heard(({ onRefused }) => onRefused?.(refusal(code), 'read'))
      expect(told).toEqual([{ type: 'session.ended', whose: 'order' }])
      // During the search for a payment, the search itself handles refusals.
      expect(heard(({ onRefused }) => onRefused?.(refusal(code), 'read'), true)).toEqual([])
    },
  )

  it.each(FAULTS)('a call that ends as %s makes a general notice, and never for a payment (GWY-07~)', (fault) => {
    for (const kind of KINDS) {
      const told = heard(({ onFault }) => onFault?.(new GatewayError(fault, '/path'), kind))
      expect(told).toEqual(kind === 'money' ? [] : [{ type: 'network.refused', problem: GENERIC_PROBLEM }])
    }
  })

  it('a payment makes no notice when its refusal does not say that nothing was charged (PAY-06~)', () => {
    expect(heard(({ onRefused }) => onRefused?.(refusal('10203'), 'money'))).toEqual([])
  })

  it('the outcome of a call makes no notice of a bank that was not heard (GWY-06~, PAY-14~)', () => {
    const unheard: Refusal = { code: '1', group: 'REQUEST_TIMEOUT', message: 'Olmadı' }
    const own = { type: 'network.refused', problem: { text: 'Olmadı', key: 'errors.generic' } }
    for (const kind of KINDS) {
      expect(heard(({ onRefused }) => onRefused?.(unheard, kind))).toEqual(kind === 'money' ? [] : [own])
    }
  })

  it('the outcome of a call makes a notice about a card, except where the shopper signs in (GWY-05~, GWY-06~)', () => {
    const declined: Refusal = { code: '10051', group: undefined, message: 'Olmadı' }
    for (const kind of KINDS) {
      const key = kind === 'sms' || kind === 'login' ? 'errors.generic' : 'errors.insufficientFunds'
      expect(heard(({ onRefused }) => onRefused?.(declined, kind))).toMatchObject([{ problem: { key } }])
    }
  })

  it('the outcome of a call ends the member’s login where the provider does not know it any more (GWY-10~)', () => {
    expect(heard(({ onSessionEnded }) => onSessionEnded?.())).toEqual([{ type: 'session.ended', whose: 'member' }])
  })

  it('the outcome of a call tells how the connection is (BEST-05~)', () => {
    expect(heard(({ onNetworkState }) => onNetworkState?.('slow'))).toEqual([{ type: 'network.changed', is: 'slow' }])
  })
})
