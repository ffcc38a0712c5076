import { describe, expect, it } from 'vitest'
import { createActor, toPromise, waitFor } from 'xstate'
import type { KycGateInput } from '../../machines/payment/kyc-gate/ports'
import { kycGateView, typedIdentity } from '../../machines/payment/kyc-gate/view'
import { kycGateLogic } from '../../src/services/payment/kyc-gate'
import type { WantedMember } from '../support/control-answers'
import { withSandbox } from '../support/with-sandbox'
import type { Arranged } from './support/arrange'
import { bothProviders } from './support/both-providers'
import type { MemberPage } from './support/member-page'
import { type Shopper, withShoppers } from './support/shoppers'
import { GATE } from '../machines/fixtures/identity'

const sandbox = withSandbox()
const arrive = withShoppers(sandbox)

const LIMIT = '/api/v1/consumer-funds/balance/kyc-limit-validation'
const LEVEL = '/api/v1/members-login/kyc-level'
const CARDS = '/api/v1/member-wallet-cards/management/cards'
const LINK = '/api/v1/members-auth/send-sms-app-link'

const REGISTERED = { name: 'Işıl', surname: 'İnce', identityNumber: '10000000146', birthDate: '1988-04-17' }
const { name, surname } = REGISTERED
const REGISTERED_NAME = { name, surname }
const SAVED = { cardNumber: '5526080000000006' }
const OTHERWISE = '17291716060'

/** Monthly payment limit of each level, in minor units. */
const MONTHLY = { 0: 275_000, 1: 2_000_000 } as const

type Changed = Partial<Omit<KycGateInput, 'terms'>> & { readonly terms?: Partial<KycGateInput['terms']> }

interface Entrant extends Pick<MemberPage, 'app' | 'logIn'> {
  readonly member: { readonly memberId: string }
}

async function gateOf(shopper: Entrant, { terms, ...changed }: Changed) {
  await shopper.logIn()
  const input: KycGateInput = {
    memberId: shopper.member.memberId,
    level: undefined,
    mayHaveRisen: false,
    source: 'card',
    amount: { minor: 248_000, currency: 'TRY' },
    ...changed,
    terms: { ...GATE.terms, buyer: { name, surname }, ...terms },
  }
  return () => createActor(kycGateLogic(shopper.app), { input }).start()
}

/** The same at the sandbox, which knows its members' levels. */
async function atTheGate(member: WantedMember, changed: Changed = {}) {
  const shopper = await arrive({ member: { ...REGISTERED, cards: [SAVED], ...member } })
  return { shopper, begin: await gateOf(shopper, { level: shopper.member.kycLevel, ...changed }) }
}

type Gate = ReturnType<Awaited<ReturnType<typeof gateOf>>>

const idle = (gate: Gate) => waitFor(gate, (snapshot) => !snapshot.hasTag('busy'))

/** Number of each of the gate's calls, in this order. */
const askedBy = async ({ sent }: Pick<Arranged, 'sent'>) =>
  (await Promise.all([LIMIT, LEVEL, CARDS, LINK].map(sent))).map(({ length }) => length)

const sentOf = ({ seen }: Shopper) => ({
  sent: async (path: string) => (await seen(path)).map(({ body }) => body),
})

/** Opens the newest link on the phone, and verifies the identity in the provider's app. */
async function verifyInApp({ member }: Shopper) {
  const [{ link = '' } = {}] = await sandbox.client.messages(member.gsmNumber)
  expect(link).toContain('/app?key=')
  const body = new URLSearchParams({ ...REGISTERED, birthDate: '17/04/1988' })
  expect((await fetch(link, { method: 'POST', body, redirect: 'manual' })).status).toBe(303)
}

describe.each(bothProviders(sandbox, arrive))('the KYC limit at %s', (_provider, arrange) => {
  const monthlyLimit = (level: keyof typeof MONTHLY) => MONTHLY[level] / 100

  it.each([0, 1] as const)(
    'the KYC limit of level %i lets a payment through up to it, and none beyond (KYC-07~, GWY-12~)',
    async (kycLevel) => {
      const wanted = { ...REGISTERED_NAME, kycLevel, monthlyLimit: monthlyLimit(kycLevel), cards: [SAVED] }
      const pays = { level: kycLevel, amount: { minor: MONTHLY[kycLevel], currency: 'TRY' } }
      const within = await arrange(wanted)
      expect(await toPromise((await gateOf(within, pays))())).toEqual({
        kind: 'open',
        level: kycLevel,
        mayHaveRisen: false,
        cards: undefined,
      })
      expect(await askedBy(within)).toEqual([1, 0, 0, 0])
      const beyond = await arrange(wanted)
      const gate = (await gateOf(beyond, { ...pays, amount: { ...pays.amount, minor: MONTHLY[kycLevel] + 1 } }))()
      expect((await idle(gate)).hasTag('modal')).toBe(true)
      gate.send({ type: 'shopper.closed' })
      expect(await toPromise(gate)).toMatchObject({
        kind: 'declined',
        level: kycLevel,
        cards: [{ lastFour: '0006', bin: '55260800' }],
      })
      expect(await askedBy(beyond)).toEqual([1, 1, 1, 0])
    },
  )

  it('the KYC limit is read together with the level, where that is not known (KYC-07~, GWY-12~)', async () => {
    const shopper = await arrange({ kycLevel: 1, monthlyLimit: monthlyLimit(1) })
    const begin = await gateOf(shopper, {})
    expect(await toPromise(begin())).toEqual({ kind: 'open', level: 1, mayHaveRisen: false, cards: undefined })
    expect(await askedBy(shopper)).toEqual([1, 1, 0, 0])
  })

  it.each([
    ['limit', LIMIT, 'failure:10630', 1],
    ['limit', LIMIT, 'status:500', 1],
    ['level', LEVEL, 'failure:10630', undefined],
    ['level', LEVEL, 'badjson', undefined],
  ] as const)(
    'the KYC limit stops the payment where the %s can’t be read: %s, %s (KYC-06~, GWY-12~)',
    async (_, path, act, level) => {
      const shopper = await arrange({ kycLevel: 2 })
      const begin = await gateOf(shopper, { level })
      await shopper.strike({ path, phase: 'before', act })
      expect(await toPromise(begin())).toMatchObject({ kind: 'stopped', level })
    },
  )
})

describe('the limit of the highest level', () => {
  it('the KYC limit does not stop a member who is fully verified by now (KYC-02~, KYC-03~)', async () => {
    // The page's level is older than the provider's.
    const { begin, shopper } = await atTheGate({ kycLevel: 2, monthlyLimit: 100 }, { level: 0 })
    expect(await toPromise(begin())).toMatchObject({ kind: 'open', level: 2, cards: [{ lastFour: '0006' }] })
    expect(await askedBy(sentOf(shopper))).toEqual([1, 1, 1, 0])
  })

  it('the KYC limit leaves the decision to the level where the cards can’t be read (KYC-02~)', async () => {
    const { shopper, begin } = await atTheGate({ kycLevel: 2, monthlyLimit: 100 }, { level: 1 })
    await shopper.strike({ path: CARDS, phase: 'before', act: 'failure:1' })
    expect(await toPromise(begin())).toEqual({ kind: 'open', level: 2, mayHaveRisen: false, cards: undefined })
  })
})

const FORM = {
  level: 0,
  source: 'balance',
  terms: { isMerchantTrusted: false, isIdentityFormShown: true },
} as const

function fill(gate: Gate, typed: Partial<typeof REGISTERED> = {}) {
  const texts = { identityNumber: '100 000 001 46', birthDate: '17.04.1988', ...typed }
  gate.send({ type: 'shopper.typed', field: 'identityNumber', text: texts.identityNumber })
  gate.send({ type: 'shopper.typed', field: 'birthDate', text: texts.birthDate })
  gate.send({ type: 'shopper.gaveIdentity' })
}

describe.each(bothProviders(sandbox, arrive))('the identity form at %s', (_, arrange) => {
  it('the identity form raises the level, and a payment within the limit goes on (KYC-05~, GWY-12~)', async () => {
    const shopper = await arrange({ ...REGISTERED_NAME, kycLevel: 0, identity: REGISTERED })
    const gate = (await gateOf(shopper, FORM))()
    fill(gate)
    const ending = await toPromise(gate)
    const { kycLevel } = (await shopper.memberNow()) ?? { kycLevel: 0 }
    expect(ending).toEqual({ kind: 'open', level: kycLevel, mayHaveRisen: false, cards: undefined })
    expect(kycLevel).toBeGreaterThan(0)
    expect(await shopper.sent(LEVEL)).toHaveLength(1)
  })
})

describe('the form', () => {
  async function filled(typed: Partial<typeof REGISTERED> = {}, member: WantedMember = {}) {
    const { begin } = await atTheGate({ kycLevel: 0, ...member }, FORM)
    const gate = begin()
    fill(gate, typed)
    return { gate }
  }

  it('an identity form that fits no person is refused in the provider’s words and stays filled (KYC-05~)', async () => {
    const { gate } = await filled({ identityNumber: OTHERWISE })
    const snapshot = await idle(gate)
    expect(snapshot.context.problem?.text).toMatch(/doğrulanamadı|doğrulayamadık/i)
    expect(typedIdentity(snapshot)).toMatchObject({ name: 'Işıl', surname: 'İnce', identityNumber: OTHERWISE })
    gate.send({ type: 'shopper.typed', field: 'identityNumber', text: REGISTERED.identityNumber })
    gate.send({ type: 'shopper.gaveIdentity' })
    expect(await toPromise(gate)).toMatchObject({ kind: 'open', level: 1 })
  })

  it('an identity form of a member under 18 says that a guardian has to agree (KYC-05~)', async () => {
    const { gate } = await filled({ birthDate: '17/04/2015' }, { birthDate: '2015-04-17' })
    expect((await idle(gate)).context.problem?.text).toMatch(/veli/i)
  })
})

describe('the app', () => {
  const APP = { level: 0, source: 'balance', terms: { isMerchantTrusted: false } } as const

  it('the app is reached by a link on the phone, and a member who has verified there goes on (KYC-04~)', async () => {
    const { begin, shopper } = await atTheGate({ kycLevel: 0 }, APP)
    const gate = begin()
    gate.send({ type: 'shopper.askedForLink', linkType: 'ios' })
    expect(kycGateView(await idle(gate))).toMatchObject({ isSent: true })
    gate.send({ type: 'shopper.verified' })
    expect((await idle(gate)).context.problem).toMatchObject({ key: 'errors.identityUnfinished' })
    await verifyInApp(shopper)
    gate.send({ type: 'shopper.verified' })
    expect(await toPromise(gate)).toEqual({ kind: 'open', level: 1, mayHaveRisen: false, cards: undefined })
    expect((await shopper.seen(LINK)).map(({ body }) => body)).toEqual([{ deviceType: 'web', linkType: 'ios' }])
  })

  it('the app takes one link per step, until the level is enough for the amount (KYC-02~, KYC-04~)', async () => {
    const amount = { minor: MONTHLY[1] + 1, currency: 'TRY' }
    const { begin, shopper } = await atTheGate({ kycLevel: 0 }, { ...APP, amount })
    const gate = begin()
    const verify = async () => {
      gate.send({ type: 'shopper.askedForLink', linkType: 'android' })
      await idle(gate)
      await verifyInApp(shopper)
      gate.send({ type: 'shopper.verified' })
    }
    await verify()
    const next = await idle(gate)
    expect(next.context.level).toBe(1)
    expect(kycGateView(next)).toMatchObject({ because: 'step', isSent: false })
    await verify()
    expect(await toPromise(gate)).toMatchObject({ kind: 'open', level: 2 })
    expect(await sandbox.client.memberOf(shopper.member.memberId)).toMatchObject({ kycLevel: 2 })
  })
})
