import { describe, expect, it } from 'vitest'
import { createActor, toPromise, waitFor } from 'xstate'
import type { KycGateInput } from '../../machines/payment/kyc-gate/ports'
import { kycGateView } from '../../machines/payment/kyc-gate/view'
import { kycGateLogic } from '../../src/services/payment/kyc-gate'
import { gatewaysOver } from '../support/answering-http'
import { answersByPath } from '../support/answers-by-path'
import { GATE, IDENTITY } from '../machines/fixtures/identity'

const LIMIT = 'kyc-limit-validation'
const LEVEL = 'kyc-level'
const CARDS = 'management/cards'
const LINK = 'send-sms-app-link'

const ok = (data: object) => ({ status: 'success', data })
const REFUSED = { status: 'failure', errorCode: '10630', errorMessage: 'Hesabınız askıya alındı' }

const beyond = { [LIMIT]: ok({ isKycViolated: true }) }

function gatesOver(bodies: Readonly<Record<string, object | null>>, changed: Partial<KycGateInput> = {}) {
  const http = answersByPath(bodies)
  const logic = kycGateLogic(gatewaysOver(http))
  return { calls: http.calls, begin: () => createActor(logic, { input: { ...GATE, ...changed } }).start() }
}

function gateOver(...given: Parameters<typeof gatesOver>) {
  const { calls, begin } = gatesOver(...given)
  const actor = begin()
  return { actor, calls, idle: () => waitFor(actor, (snapshot) => !snapshot.hasTag('busy')) }
}

describe('the KYC gate before a payment', () => {
  it('the KYC gate asks for the limit with the amount as a decimal number (KYC-07~)', async () => {
    const { actor, calls } = gateOver({ [LIMIT]: ok({ isKycViolated: false }) })
    expect(await toPromise(actor)).toMatchObject({ kind: 'open' })
    expect(calls).toMatchObject([
      { method: 'POST', kind: 'read', body: { memberId: '7', amount: 2480.5, currencyCode: 'TRY' } },
    ])
  })

  it('the KYC gate fetches level and cards again where the limit is exceeded (KYC-02~)', async () => {
    const card = { cardToken: 'token', lastFourDigits: '0006' }
    const { actor, calls } = gateOver({ ...beyond, [LEVEL]: ok({ kycLevel: 2 }), [CARDS]: ok({ items: [card] }) })
    expect(await toPromise(actor)).toMatchObject({ kind: 'open', level: 2, cards: [{ cardToken: 'token' }] })
    expect(calls.map(({ path }) => path)).toHaveLength(3)
  })

  it.each([
    ['are refused', { [CARDS]: REFUSED }],
    ['are nowhere to be had', { [CARDS]: null }],
    ['are missing in the answer', { [CARDS]: ok({}) }],
    ['are null', { [CARDS]: ok({ items: null }) }],
    ['are all unreadable', { [CARDS]: ok({ items: [{ cardId: '1', maskedNumber: '**** 0006' }] }) }],
  ])('the KYC gate goes by the level where the cards %s, without a notice (KYC-02~, KYC-06~)', async (_, cards) => {
    const { actor, calls } = gateOver({ ...beyond, [LEVEL]: ok({ kycLevel: 2 }), ...cards })
    expect(await toPromise(actor)).toEqual({ kind: 'open', level: 2, mayHaveRisen: false, cards: undefined })
    // The shopper did not request the cards, so a failure must not raise a notice.
    expect(calls.find(({ path }) => path.endsWith(CARDS))).toMatchObject({ isQuiet: true })
  })

  it('the KYC gate keeps the readable ones of the cards, and takes an empty list as it is (KYC-02~, GWY-11~)', async () => {
    const card = { cardToken: 'token', lastFourDigits: '0006' }
    for (const [items, kept] of [
      [[{}, card], [{ cardToken: 'token' }]],
      [[], []],
    ] as const) {
      const { actor } = gateOver({ ...beyond, [LEVEL]: ok({ kycLevel: 2 }), [CARDS]: ok({ items }) })
      expect(await toPromise(actor)).toMatchObject({ cards: kept })
    }
  })

  it.each([
    ['limit is refused', { [LIMIT]: REFUSED }, 1],
    ['limit is nowhere to be had', { [LIMIT]: null }, 1],
    ['level is refused', { ...beyond, [LEVEL]: REFUSED, [CARDS]: ok({ items: [] }) }, 1],
    ['level is nowhere to be had', { ...beyond, [LEVEL]: null, [CARDS]: ok({ items: [] }) }, 1],
    ['level was never known, and is refused', { [LEVEL]: REFUSED }, undefined],
  ] as const)('the KYC gate stops the payment where the %s (KYC-06~)', async (_, bodies, level) => {
    const { actor } = gateOver(bodies, { level })
    expect(await toPromise(actor)).toMatchObject({ kind: 'stopped', level })
  })

  it('the KYC gate sends the member’s identity and takes the level that comes back (KYC-05~)', async () => {
    const terms = { ...GATE.terms, isMerchantTrusted: false, isIdentityFormShown: true }
    const { actor, calls } = gateOver({ [LEVEL]: ok({ kycLevel: 2 }) }, { level: 0, source: 'balance', terms })
    actor.send({ type: 'shopper.typed', field: 'identityNumber', text: '100 000 001 46' })
    actor.send({ type: 'shopper.typed', field: 'birthDate', text: '17.4.1988' })
    actor.send({ type: 'shopper.gaveIdentity' })
    expect(await toPromise(actor)).toEqual({ kind: 'open', level: 2, mayHaveRisen: false, cards: undefined })
    expect(calls).toMatchObject([{ kind: 'login', body: { channelType: 'PAY_WITH_WALLET', ...IDENTITY } }])
  })

  it('the KYC gate sends an identity or a link once, also if it was closed meanwhile (GWY-04~, KYC-05~)', async () => {
    const source = { level: 0, source: 'balance' } as const
    const terms = { ...GATE.terms, isMerchantTrusted: false, isIdentityFormShown: true }
    const byForm = gatesOver({ [LEVEL]: ok({ kycLevel: 2 }) }, { ...source, terms })
    const proves = () => {
      const gate = byForm.begin()
      gate.send({ type: 'shopper.typed', field: 'identityNumber', text: IDENTITY.identityNumber })
      gate.send({ type: 'shopper.typed', field: 'birthDate', text: IDENTITY.birthDate })
      gate.send({ type: 'shopper.gaveIdentity' })
      return gate
    }
    proves().send({ type: 'shopper.closed' })
    expect(await toPromise(proves())).toMatchObject({ kind: 'open', level: 2 })
    expect(byForm.calls).toHaveLength(1)

    const byApp = gatesOver({ [LINK]: ok({}) }, { ...source, terms: { ...terms, isIdentityFormShown: false } })
    const asks = () => {
      const gate = byApp.begin()
      gate.send({ type: 'shopper.askedForLink', linkType: 'ios' })
      return gate
    }
    asks().send({ type: 'shopper.closed' })
    const again = await waitFor(asks(), (snapshot) => !snapshot.hasTag('busy'))
    expect(kycGateView(again)).toMatchObject({ isSent: true, problem: undefined })
    expect(byApp.calls).toHaveLength(1)
  })

  it('the KYC gate has the app link sent for the device type, and shows a refused check after it (KYC-04~)', async () => {
    const terms = { ...GATE.terms, isMerchantTrusted: false }
    const bodies = { [LINK]: ok({}), [LEVEL]: REFUSED }
    const { actor, calls, idle } = gateOver(bodies, { level: 0, source: 'mixed', terms })
    actor.send({ type: 'shopper.askedForLink', linkType: 'android' })
    expect(kycGateView(await idle())).toMatchObject({ isSent: true, problem: undefined })
    expect(calls).toMatchObject([{ kind: 'sms', body: { deviceType: 'web', linkType: 'android' } }])
    actor.send({ type: 'shopper.verified' })
    expect(kycGateView(await idle())).toMatchObject({ isSent: true, problem: { text: REFUSED.errorMessage } })
  })
})
