import { describe, expect, it } from 'vitest'
import { addressOf } from '../../src/app/boot/address'
import { flowOf } from '../../src/app/boot/session-hint'
import { SEARCH, openAt, walkTo } from './support/visit'

const FLOWS = {
  refund: { inFlight: 'refunding.inFlight', port: 'claimRefund' },
  settlement: { inFlight: 'settling.inFlight', port: 'setSettlement' },
} as const

/** The flow of a reloaded page, in a tab whose storage can't be read. */
function flowAtReload(href: string) {
  const { token, path, flow } = addressOf(new URL(href, 'https://pay.wallet.example'))
  return flowOf(token, path, flow)
}

describe.each(['refund', 'settlement'] as const)('the URL of a %s', (flow) => {
  const path = `/${flow}-to-balance`
  const named = `${SEARCH}&flow=${flow}`

  it(`the URL names the ${flow} at every path that all flows share (BOOT-17~)`, async () => {
    expect(openAt(`${path}${SEARCH}`).here()).toBe(`/${named}`)
    expect(openAt(`/embed${path}${SEARCH}`).here()).toBe(`/embed/${named}`)
    const visit = await walkTo('verifyingOtp', `${path}${SEARCH}`)
    expect([visit.here(), flowAtReload(visit.here())]).toEqual([`/otp${named}`, flow])
    visit.speak('en')
    expect(flowAtReload(visit.here())).toBe(flow)
    visit.history.back()
    expect(flowAtReload(visit.here())).toBe(flow)
  })

  it(`the URL names the ${flow} whose outcome is unknown (BOOT-17~)`, async () => {
    const { inFlight, port } = FLOWS[flow]
    const visit = await walkTo(inFlight, `${path}${SEARCH}`)
    expect(visit.here()).toBe(`${path}${named}`)
    await visit.ports[port].answer({ kind: 'unknown' })
    expect(visit.here()).toBe(`/result-page${named}`)
  })

  it(`the URL of a link to pay asks for its payment again, though its order says that it is a ${flow} (BOOT-17~)`, async () => {
    const { inFlight, port } = FLOWS[flow]
    const visit = await walkTo(inFlight)
    expect([visit.here(), flowAtReload(visit.here())]).toEqual([`${path}${SEARCH}&flow=pay`, 'pay'])
    await visit.ports[port].answer({ kind: 'unknown' })
    expect(flowAtReload(visit.here())).toBe('pay')
  })

  it(`the path of a URL counts before the name of a flow in it: ${flow} (BOOT-02~)`, () => {
    expect(flowAtReload(`${path}?token=tok&flow=settlement`)).toBe(flow)
    expect(flowAtReload(`/otp?token=tok&flow=${flow}&flow=pay`)).toBe(flow)
    expect(flowAtReload(`/otp?token=tok&flow=${flow}s`)).toBe('pay')
  })
})
