import { beforeEach, describe, expect, it } from 'vitest'
import { openSandbox } from './harness'
import type { Harness } from './harness'
import { memberPayloads } from './member-payloads'
import { expectRefused, refusalsOf } from './refusals'
import { PATHS, call, dataOf, makeMember, readyToPay } from './shopper'
import type { Call } from './shopper'

let sandbox: Harness
let ready: Awaited<ReturnType<typeof readyToPay>>
beforeEach(async () => {
  sandbox = await openSandbox()
  const cards = [{ cardNumber: '4543590000000006' }, { cardNumber: '374427000000003' }]
  ready = await readyToPay(sandbox, { member: { balance: 10, cards } })
})

const asVisitor = (path: string, payload?: object, more: Partial<Call> = {}) =>
  call(sandbox, { token: ready.order.token, path, payload, ...more })

const asMember = (path: string, payload?: object, more: Partial<Call> = {}) =>
  asVisitor(path, payload, { headers: ready.login.headers, ...more })

const told = async () => {
  const { members } = await sandbox.control<{ members: Record<string, unknown>[] }>('/members')
  return members.find(({ memberId }) => memberId === ready.member.memberId)
}

const change = (changed: object) => sandbox.control(`/members/${ready.member.memberId}`, changed, 'PATCH')

describe('phone existence query', () => {
  it.each([
    ['a member’s', () => ready.member.gsmNumber, true],
    ['a stranger’s', () => '+905619999999', false],
    ['a foreign one', () => '+4915112345678', false],
  ])(
    'the phone existence query answers whether a phone has a member, for %s (FRGN-01~)',
    async (_, gsmNumber, exist) => {
      expect(dataOf(await asVisitor(PATHS.existence, { gsmNumber: gsmNumber() }))).toEqual({ exist })
    },
  )

  it.each(['05321234567', '+90', '+0123456789', '4915112345678'])(
    'the phone existence query is refused and recorded with the phone %s (SBX-06~)',
    async (gsmNumber) => {
      const answer = await asVisitor(PATHS.existence, { gsmNumber })
      await expectRefused(sandbox, ready.order.token, answer, 'wrong-payload', '11', 400)
    },
  )
})

describe('the card management list', () => {
  it('the card management list has the member’s saved cards, without a member token (KYC-02~)', async () => {
    const { items } = dataOf(await asMember(PATHS.managementCards))
    expect(items).toEqual(ready.member.cards)
    expect(dataOf(await asMember(PATHS.managementCards))).toEqual({ items })
  })
})

describe('marketing permission from the modal', () => {
  it('a marketing permission given in the modal is kept with the member’s consents (RES-05~)', async () => {
    expect(dataOf(await asMember(PATHS.permission, { communicationsPermission: 'PERMITTED_ON_MODAL' }))).toEqual({})
    expect(await told()).toMatchObject({ consents: { communicationsPermission: 'PERMITTED_ON_MODAL' } })
  })

  it('a marketing permission in the words of a registration is refused and recorded (SBX-06~)', async () => {
    const answer = await asMember(PATHS.permission, { communicationsPermission: 'PERMITTED' })
    await expectRefused(sandbox, ready.order.token, answer, 'wrong-payload', '11', 400)
  })
})

describe('a change of the order’s contact', () => {
  const contact = { email: 'baska@posta.example', gsmNumber: '+4915112345678' }
  const update = () => asVisitor(PATHS.contact, contact, { method: 'PUT' })

  it('a changed contact becomes the order’s, and the buyer’s name stays (IDEN-07~)', async () => {
    expect(dataOf(await update())).toEqual({})
    const name = { buyerName: 'Elif', buyerSurname: 'Yılmaz' }
    expect((await ready.detail()).body).toMatchObject({ ...contact, ...name })
    expect(await sandbox.control(`/orders/${ready.order.token}`)).toMatchObject({ buyer: contact })
  })

  it('a changed contact does not change the member’s own (IDEN-07~)', async () => {
    await update()
    expect(await told()).toMatchObject({ email: ready.member.email, gsmNumber: ready.member.gsmNumber })
  })

  it('a changed contact is rejected after the order has expired (IDEN-07~)', async () => {
    sandbox.pass(1800)
    expect((await update()).body).toMatchObject({ status: 'failure', errorCode: '5125' })
  })
})

describe('calls of a member', () => {
  const payloads = (): Record<string, object | undefined> => ({
    ...memberPayloads(ready.member),
    managementCards: undefined,
  })
  const OF_MEMBERS = ['kyc', 'appLink', 'permission', 'limit', 'managementCards'] as const

  it.each(OF_MEMBERS)('the call %s is answered with 401 once the session has expired (GWY-10~)', async (name) => {
    sandbox.pass(900)
    const answer = await asMember(PATHS[name], payloads()[name])
    expect(answer).toMatchObject({ status: 401, body: { errorCode: '10604' } })
    expect(await refusalsOf(sandbox, ready.order.token)).toEqual([])
  })
})

describe('a suspended member', () => {
  const SUSPENDED = { status: 200, body: { status: 'failure', errorCode: '10630', errorGroup: 'MEMBER_SUSPENDED' } }
  const mine = () => ({ checkoutFormToken: ready.order.token, memberId: ready.member.memberId })
  beforeEach(() => change({ suspended: true }))

  it('a suspended member can read saved cards, balance and login (SBX-04~, AGR-04~)', async () => {
    expect(dataOf(await asMember(PATHS.cards, mine()))['items']).toHaveLength(2)
    expect(dataOf(await asMember(PATHS.managementCards))['items']).toHaveLength(2)
    expect(dataOf(await asMember(PATHS.balances))).toMatchObject({ amount: '10.00' })
    const { memberId, memberUserId } = ready.member
    expect((await asMember(PATHS.credentials, { memberId, memberUserId })).body).toMatchObject({ status: 'success' })
  })

  it.each(['kyc', 'appLink', 'permission', 'limit'] as const)(
    'a suspended member’s call %s fails (SBX-04~, AGR-04~)',
    async (name) => {
      expect(await asMember(PATHS[name], memberPayloads(ready.member)[name])).toMatchObject(SUSPENDED)
      expect(await refusalsOf(sandbox, ready.order.token)).toEqual([])
    },
  )

  it('a suspended member cannot pay, and nothing is booked (SBX-04~, AGR-04~)', async () => {
    expect(await ready.pay()).toMatchObject(SUSPENDED)
    expect((await ready.pay({}, { locale: 'en' })).body['errorMessage']).toMatch(/^Your account is suspended/)
    expect(await sandbox.control(`/ledger?token=${ready.order.token}`)).toMatchObject({ authorisations: [] })
  })

  it('a suspended member does not stop another member from paying (SBX-04~, AGR-04~)', async () => {
    expect((await (await readyToPay(sandbox)).pay()).body).toMatchObject({ status: 'success' })
  })

  it('a suspended member can pay again once restored (SBX-04~, AGR-04~)', async () => {
    await change({ suspended: false })
    expect((await ready.pay()).body).toMatchObject({ status: 'success' })
  })
})

describe('control calls for members', () => {
  it('a created member is returned with every field (SBX-01~)', async () => {
    const wanted = {
      emailConfirmed: false,
      identityNumber: '10000000146',
      birthDate: '2010-05-06',
      kycLevel: 1,
      monthlyLimit: 12.5,
      suspended: true,
    }
    expect(await makeMember(sandbox, wanted)).toMatchObject({ ...wanted, consents: {} })
  })

  it('a member’s changed fields are updated, and all others stay (SBX-01~)', async () => {
    const before = await told()
    expect(await change({ kycLevel: 0, monthlyLimit: null, fund: 5.5 })).toEqual({
      ...before,
      kycLevel: 0,
      monthlyLimit: null,
      balance: 15.5,
    })
    expect(dataOf(await asMember(PATHS.balances))).toMatchObject({ amount: '15.50' })
    expect(await sandbox.control('/invariants')).toEqual({ hold: true, violations: [] })
  })

  it('control calls refuse a member’s unknown field, negative money and an unknown member (SBX-01~)', async () => {
    await expect(change({ memberId: '1' })).rejects.toThrow('problems')
    await expect(change({ fund: -1 })).rejects.toThrow('problems')
    await expect(sandbox.control('/members/nobody', {}, 'PATCH')).rejects.toThrow('no such thing')
  })
})
