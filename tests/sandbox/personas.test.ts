import { beforeEach, describe, expect, it } from 'vitest'
import { isNationalId } from '../../sandbox/members/national-id'
import { PERSONAS } from '../../sandbox/members/personas'
import { openSandbox } from './harness'
import type { Harness } from './harness'
import { PATHS, call, cardPayload, dataOf, logIn, makeOrder, otpPayload, walletOf } from './shopper'
import type { MadeMember } from './shopper'

let sandbox: Harness
beforeEach(async () => {
  sandbox = await openSandbox()
})

type Told = MadeMember & Record<string, unknown>

const persona = (key: string) => {
  const found = PERSONAS.find((one) => one.key === key)
  if (!found) throw new Error(`no persona is called ${key}`)
  return found
}

const memberFor = async (key: string) => {
  const { members } = await sandbox.control<{ members: Told[] }>('/members')
  return members.find(({ gsmNumber }) => gsmNumber === persona(key).contact.gsmNumber)
}

async function loggedIn(key: string) {
  const order = await makeOrder(sandbox)
  const login = await logIn(sandbox, order, persona(key).contact)
  return { token: order.token, login, as: (path: string, payload?: object) => asked(order.token, path, payload, login) }
}

const asked = (token: string, path: string, payload: object | undefined, { headers }: { headers: object }) =>
  call(sandbox, { token, path, payload, headers: { ...headers } })

describe('the personas', () => {
  it('the personas have distinct keys and contacts, and a description in both languages (SBX-04~)', () => {
    const all = <T>(of: (one: (typeof PERSONAS)[number]) => T) => new Set(PERSONAS.map(of)).size
    expect(all(({ key }) => key)).toBe(PERSONAS.length)
    expect(all(({ contact }) => contact.email)).toBe(PERSONAS.length)
    expect(all(({ contact }) => contact.gsmNumber)).toBe(PERSONAS.length)
    for (const { about, known } of PERSONAS) {
      expect(about.tr).toMatch(/^\S.*\.$/)
      expect(about.en).toMatch(/^\S.*\.$/)
      expect(known?.identityNumber).toSatisfy((id: string | undefined) => id === undefined || isNationalId(id))
    }
  })

  it.each(['demo', 'level-0', 'level-1', 'level-2', 'every-card', 'no-cards', 'rich', 'poor', 'under-18', 'suspended'])(
    'the persona %s can log in (SBX-04~)',
    async (key) => {
      const { login } = await loggedIn(key)
      expect(login.memberToken).toMatch(/^[0-9a-f-]{36}$/)
    },
  )

  it('the personas include a member of each KYC level (SBX-04~)', async () => {
    for (const kycLevel of [0, 1, 2]) expect(await memberFor(`level-${kycLevel}`)).toMatchObject({ kycLevel })
  })

  it('the personas include an unknown shopper who can register and one with a foreign phone (SBX-04~)', async () => {
    const { token } = await makeOrder(sandbox)
    const payload = otpPayload(persona('new').contact)
    expect(dataOf(await call(sandbox, { token, path: PATHS.otp, payload }))).toMatchObject({ memberUserExists: false })
    const { gsmNumber } = persona('foreign').contact
    expect(gsmNumber).not.toMatch(/^\+90/)
    expect(dataOf(await call(sandbox, { token, path: PATHS.existence, payload: { gsmNumber } }))).toEqual({
      exist: false,
    })
  })

  it('the personas include an e-mail mismatch, whose description names the member’s e-mail (SBX-04~)', async () => {
    const { token } = await makeOrder(sandbox)
    const { contact, about } = persona('mismatched-email')
    const answer = dataOf(await call(sandbox, { token, path: PATHS.otp, payload: otpPayload(contact) }))
    expect(answer).toMatchObject({ memberUserExists: true, shouldUseEmail: true })
    const { email = '' } = (await memberFor('mismatched-email')) ?? {}
    expect(about.tr).toContain(email)
    expect(about.en).toContain(email)
    expect((await logIn(sandbox, await makeOrder(sandbox), { ...contact, email })).memberToken).toBeTruthy()
  })

  it('the personas include one under 18, whose proof of identity asks for a guardian (SBX-04~)', async () => {
    const { as } = await loggedIn('under-18')
    const { contact, known } = persona('under-18')
    const proof = { name: contact.name, surname: contact.surname, identityNumber: known?.identityNumber }
    const answer = await as(PATHS.kyc, { channelType: 'PAY_WITH_WALLET', ...proof, birthDate: '15/01/2009' })
    expect(answer.body).toMatchObject({ errorCode: '10621' })
  })

  it('the personas include a suspended member and one with an unconfirmed e-mail (SBX-04~)', async () => {
    expect(await memberFor('suspended')).toMatchObject({ suspended: true, emailConfirmed: true })
    expect(await memberFor('unconfirmed-email')).toMatchObject({ suspended: false, emailConfirmed: false })
    const { token, login } = await loggedIn('suspended')
    const member = (await memberFor('suspended')) as MadeMember
    const answer = await asked(token, PATHS.auth, cardPayload(member, login), login)
    expect(answer.body).toMatchObject({ errorCode: '10630' })
  })

  it('the personas include a member with a high balance and one with none (SBX-04~)', async () => {
    expect(Number((await memberFor('rich'))?.['balance'])).toBeGreaterThan(100_000)
    expect(await memberFor('poor')).toMatchObject({ balance: 0 })
  })

  it('the personas include a wallet with a card of each kind, and one without cards (SBX-04~)', async () => {
    const { token, login } = await loggedIn('every-card')
    const items = (await walletOf(sandbox, token, login.headers))['items'] as Record<string, unknown>[]
    const has = (facts: object) => expect(items).toContainEqual(expect.objectContaining(facts))
    has({ cardType: 'CREDIT_CARD', cardAssociation: 'MASTER_CARD', lastPaidCard: true, threeDSVerified: true })
    has({ cardType: 'DEBIT_CARD', walletCard: false })
    has({ cardType: 'PREPAID_CARD' })
    has({ cardAssociation: 'AMERICAN_EXPRESS' })
    has({ cardAssociation: 'TROY', binNumber: expect.stringMatching(/^9792/) as string })
    has({ cardAssociation: 'TROY', binNumber: expect.stringMatching(/^65/) as string })
    has({ walletCard: true })
    has({ threeDSVerified: false })
    // It is November: one card expired in May, one expires next month.
    has({ expireYear: '2025', expireMonth: '05' })
    has({ expireYear: '2025', expireMonth: '12' })
    expect((await memberFor('no-cards'))?.cards).toEqual([])
  })

  it('the personas are restored by a reset, and the ledger’s laws hold (SBX-04~, SBX-07~)', async () => {
    await sandbox.control('/reset', {})
    expect(await memberFor('level-0')).toMatchObject({ balance: 3200 })
    expect(await sandbox.control('/invariants')).toEqual({ hold: true, violations: [] })
  })
})
