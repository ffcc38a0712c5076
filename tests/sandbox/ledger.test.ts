import * as fc from 'fast-check'
import { beforeEach, describe, expect, it } from 'vitest'
import { authorise, commissionOn, fund } from '../../sandbox/ledger/book'
import { violations } from '../../sandbox/ledger/invariants'
import { MERCHANT, OUTSIDE, PROVIDER, balanceOf, memberAccount, networkAccount } from '../../sandbox/ledger/ledger'
import type { Order } from '../../sandbox/records/order'
import { emptyDeps } from './empty-deps'
import { START, openSandbox } from './harness'
import type { Harness } from './harness'
import { NEW_CARD, readyToPay } from './shopper'

const payment = (token: string, submissionId: string, minor: number, from = networkAccount('VISA')) => ({
  token,
  submissionId,
  minor,
  from,
  paymentId: '1',
  memberId: 'm',
  currency: 'TRY',
  at: START,
})

describe('the ledger', () => {
  it('the sum of all ledger accounts is zero after every booking (SBX-07~)', () => {
    const step = fc.record({ order: fc.nat(3), submission: fc.nat(2), minor: fc.integer({ min: 1, max: 10 ** 12 }) })
    fc.assert(
      fc.property(fc.array(step, { maxLength: 30 }), fc.nat(10 ** 9), (steps, balance) => {
        const deps = emptyDeps()
        fund(deps, 'm', balance, 'TRY')
        for (const { order, submission, minor } of steps) {
          authorise(deps, payment(`order-${order}`, `submission-${submission}`, minor))
        }
        const { entries } = deps.state
        const accounts = [OUTSIDE, MERCHANT, PROVIDER, memberAccount('m'), networkAccount('VISA')]
        const total = accounts.reduce((sum, account) => sum + balanceOf(entries, account, 'TRY'), 0)
        expect(total).toBe(0)
        expect(violations({ ...deps.state, authorisations: [] })).toEqual([])
      }),
    )
  })

  it('the ledger marks a repeated submission as a transport duplicate, not as a second payment (SBX-07~)', () => {
    const submissions = fc.array(fc.nat(2), { minLength: 1, maxLength: 8 })
    fc.assert(
      fc.property(submissions, (sent) => {
        const deps = emptyDeps()
        authorise(deps, payment('other', 'submission-0', 100))
        for (const submission of sent) authorise(deps, payment('order', `submission-${submission}`, 100))
        const distinct = new Set(sent).size
        const authorisations = deps.state.authorisations.filter(({ token }) => token === 'order')
        expect(authorisations).toHaveLength(sent.length)
        expect(authorisations.filter((one) => one.transportDuplicate)).toHaveLength(sent.length - distinct)
        expect(violations(deps.state)).toEqual(distinct > 1 ? [`order order was paid ${distinct} times`] : [])
      }),
    )
  })

  it.each([
    ['another amount', payment('order', 's', 101)],
    ['another account', payment('order', 's', 100, networkAccount('TROY'))],
    [
      'another share of each account',
      {
        ...payment('order', 's', 100),
        from: [
          { account: networkAccount('VISA'), minor: 60 },
          { account: networkAccount('TROY'), minor: 40 },
        ],
      },
    ],
  ])('the ledger counts a payment under a known submission with %s as a second one (SBX-07~)', (_, second) => {
    const deps = emptyDeps()
    authorise(deps, payment('order', 's', 100))
    expect(authorise(deps, second)).toMatchObject({ transportDuplicate: false })
    expect(violations(deps.state)).toEqual(['order order was paid 2 times'])
    expect(authorise(deps, second)).toMatchObject({ transportDuplicate: true })
  })

  it('the ledger’s laws name an overdrawn balance and an entry that does not add up to zero (SBX-07~)', () => {
    const deps = emptyDeps()
    authorise(deps, payment('order', 's', 100, memberAccount('m')))
    expect(violations(deps.state)).toEqual(['member:m is at -100 TRY'])
    deps.state.entries.push({
      id: 'x',
      at: START,
      memo: '',
      currency: 'TRY',
      token: undefined,
      lines: [{ account: MERCHANT, minor: 1 }],
    })
    expect(violations(deps.state)).toContain('entry x does not add up to nothing')
  })

  it('the ledger’s laws name an approved payment, refund or settlement that is not booked (SBX-07~)', () => {
    const deps = emptyDeps()
    authorise(deps, payment('paid', 's', 100))
    const approved = (token: string, purpose: Order['purpose'], isBooked?: boolean) => {
      const attempts = [{ paymentStatus: 'SUCCESS', paymentId: '1' }]
      return [token, { token, purpose, attempts, settlement: { chosen: { isBooked } } } as unknown as Order] as const
    }
    const orders = new Map([
      approved('paid', 'pay'),
      approved('lost', 'pay'),
      approved('refund', 'refund'),
      approved('later', 'settlement', false),
      approved('settlement', 'settlement', true),
    ])
    expect(violations({ ...deps.state, orders })).toEqual(
      ['lost', 'refund', 'settlement'].map((token) => `payment 1 of order ${token} was approved and not booked`),
    )
  })

  it.each([
    [248_000, 4935],
    [100, 2],
    [1, 0],
    [25, 0],
    [26, 1],
    [5_000, 100],
  ])('the provider’s commission is rounded half up: of %d it is %d', (minor, commission) => {
    expect(commissionOn(minor)).toBe(commission)
  })
})

describe('naive and strict mode of the payment gateway', () => {
  let sandbox: Harness
  beforeEach(async () => {
    sandbox = await openSandbox({ mayBePaidTwice: true })
  })

  const ledgerOf = (token: string) =>
    sandbox.control<{ authorisations: object[]; transportDuplicates: number }>(`/ledger?token=${token}`)
  const invariants = () => sandbox.control<{ hold: boolean; violations: string[] }>('/invariants')

  it('the naive gateway books every payment call, and counts repeated submissions separately (BEST-01~)', async () => {
    const { pay, order } = await readyToPay(sandbox)
    await pay({ conversationId: 'a' })
    await pay({ conversationId: 'a' })
    expect(await ledgerOf(order.token)).toMatchObject({ mode: 'naive', transportDuplicates: 1 })
    expect((await ledgerOf(order.token)).authorisations).toHaveLength(2)
    expect(await invariants()).toEqual({ hold: true, violations: [] })
    await pay({ conversationId: 'b' })
    expect(await invariants()).toEqual({ hold: false, violations: [`order ${order.token} was paid 2 times`] })
  })

  it('the strict gateway answers a repeated submission with the same answer, and books it once (BEST-01~)', async () => {
    await sandbox.control('/mode', { ledger: 'strict' })
    const { pay, order } = await readyToPay(sandbox)
    const [first, again] = [await pay({ conversationId: 'a' }), await pay({ conversationId: 'a' })]
    expect(again.body).toEqual(first.body)
    expect((await pay({ conversationId: 'b' })).body).toMatchObject({
      errorCode: '10203',
      errorGroup: 'APPROVED_COMPLETED',
    })
    expect((await ledgerOf(order.token)).authorisations).toHaveLength(1)
  })

  it('the strict gateway recognises a repeated submission by its idempotency key too (BEST-01~)', async () => {
    await sandbox.control('/mode', { ledger: 'strict' })
    const { pay, login } = await readyToPay(sandbox)
    const headers = { ...login.headers, 'idempotency-key': 'k' }
    const first = await pay({ conversationId: 'a' }, { headers })
    const again = await pay({ conversationId: 'b' }, { headers })
    expect(again.body).toMatchObject({ conversationId: 'a', paymentId: first.body['paymentId'] })
  })

  it('the strict gateway answers a repeated refusal the same, and a new submission can pay', async () => {
    await sandbox.control('/mode', { ledger: 'strict' })
    const { pay } = await readyToPay(sandbox)
    const poor = { ...NEW_CARD, cardNumber: '4111111111111129' }
    await pay({ conversationId: 'a', paymentCard: poor })
    expect((await pay({ conversationId: 'a', paymentCard: poor })).body).toMatchObject({
      status: 'failure',
      errorCode: '10051',
    })
    expect((await pay({ conversationId: 'b' })).body).toMatchObject({ status: 'success' })
  })

  it('the strict gateway books an order once at most, and both modes add up, for any payments (SBX-07~)', async () => {
    const cards = ['5400360000000003', '4111111111111129', '5358050000000002', '374427000000003'] as const
    const attempt = fc.record({ submission: fc.nat(2), card: fc.constantFrom(...cards) })
    const runs = fc.asyncProperty(
      fc.array(attempt, { maxLength: 6 }),
      fc.constantFrom('naive', 'strict'),
      async (attempts, ledger) => {
        await sandbox.control('/reset', {})
        await sandbox.control('/mode', { ledger })
        const { pay, order } = await readyToPay(sandbox, { member: { balance: 2500 } })
        let approved = 0
        for (const { submission, card } of attempts) {
          const paymentCard = { ...NEW_CARD, cardNumber: card, cvc: card.length === 15 ? '1234' : '123' }
          const { body } = await pay({ conversationId: `submission-${submission}`, paymentCard })
          if (body['status'] === 'success') approved += 1
        }
        const { authorisations } = await ledgerOf(order.token)
        expect(authorisations).toHaveLength(ledger === 'strict' ? Math.min(1, approved) : approved)
        const paidTwice = `order ${order.token} was paid`
        const others = (await invariants()).violations.filter((sentence) => !sentence.startsWith(paidTwice))
        expect(others).toEqual([])
        if (ledger === 'strict') expect(await invariants()).toMatchObject({ hold: true })
      },
    )
    await fc.assert(runs, { numRuns: 40 })
  })
})
