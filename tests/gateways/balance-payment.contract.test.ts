import { createHash } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { toPromise, waitFor } from 'xstate'
import { balancePaymentView } from '../../machines/payment/balance/view'
import { payFromBalance } from '../../src/gateways/payment/balance/calls'
import { bookedParts } from '../support/booked'
import { withSandbox } from '../support/with-sandbox'
import { bothProviders } from './support/both-providers'
import { openMemberPage } from './support/member-page'
import { PATHS } from './support/paths'
import { openPaying, payingDepsOf } from './support/paying'
import { type Shopper, type Wanted, withShoppers } from './support/shoppers'
import { valueOf } from '../support/value-of'

const sandbox = withSandbox()
const arrive = withShoppers(sandbox)

const PRICE = 248_037
const LIRA = { minor: PRICE, currency: 'TRY' }
const MEMBER = { balance: 3000.5, email: 'Elif.Yilmaz@Posta.Example' }

/** A logged-in member with a balance, before an order that it can pay. */
async function arriveWithBalance({ member, order }: Omit<Wanted, 'order'> & { readonly order?: object } = {}) {
  const shopper = await arrive({
    member: { ...MEMBER, email: `${crypto.randomUUID()}@Posta.Example`, ...member },
    order: { price: PRICE / 100, flags: { fundEnabled: true }, ...order },
  })
  const login = await shopper.logIn()
  return { shopper, login }
}

/** The same, with the balance loaded. */
async function atTheBalance(wanted?: Parameters<typeof arriveWithBalance>[0]) {
  const { shopper, login } = await arriveWithBalance(wanted)
  const deps = payingDepsOf(shopper.app)
  const paying = await openPaying(deps, login.member)
  await paying.fundsKnown()
  paying.choose('balance')
  return { shopper, deps, paying }
}

/** Spends the member's balance on another order, on a page of its own. */
async function spendElsewhere({ app, member }: Shopper, price: number) {
  const { email, gsmNumber, memberId } = member
  const order = await sandbox.client.makeOrder({ email, gsmNumber, price, flags: { fundEnabled: true } })
  const page = openMemberPage({ client: sandbox.client, configuration: app.configuration, member, order })
  const { memberToken = '', ...payment } = await page.payment()
  const spending = { ...payment, memberId, memberToken, memberGsmNumber: gsmNumber }
  valueOf(await payFromBalance(page.app.requestContext, spending))
}

describe.each(bothProviders(sandbox, arrive))('a balance payment at %s', (_, arrange) => {
  it('a balance payment takes the price once, to the minor unit, and the balance is the rest (BAL-01~, GWY-12~)', async () => {
    const { app, booked, member, payment } = await arrange({ balance: 3000.5, price: PRICE / 100 })
    const { memberToken, ...paying } = await payment()
    const fund = { ...paying, memberId: member.memberId, memberToken, memberGsmNumber: member.gsmNumber }
    expect(valueOf(await app.payments.payFromBalance(fund))).toMatchObject({ paid: LIRA })
    expect(await app.payments.payFromBalance({ ...fund, submissionId: 'again' })).toMatchObject({ kind: 'refused' })
    expect(await booked()).toMatchObject([{ minor: PRICE, submissionId: fund.submissionId }])
    expect(valueOf(await app.consumers.balance({ currency: 'TRY' }))).toEqual({ minor: 52_013, currency: 'TRY' })
  })
})

describe('a balance payment', () => {
  it('a balance payment sends only payer, phone, member token, fingerprint and amount (BAL-01~, PAY-07~)', async () => {
    const { shopper, paying, deps } = await atTheBalance()
    paying.payFromBalance()
    expect(await toPromise(paying.actor)).toMatchObject({
      kind: 'paid',
      receipt: { paid: LIRA },
    })
    const { email, gsmNumber, memberId } = shopper.member
    const calls = await shopper.seen(PATHS.balanceAuth)
    expect(calls.map(({ body }) => body)).toEqual([
      {
        paymentChannel: 'PAY_WITH_WALLET',
        memberEmail: email,
        gsmNumber,
        memberGsmNumber: gsmNumber,
        authenticationToken: deps.session.memberToken(),
        browserFingerprint: expect.any(String) as string,
        locale: 'tr',
        memberId,
        paidPrice: PRICE / 100,
        conversationId: expect.stringMatching(/^[0-9a-f]{32}$/) as string,
        userIdentification: createHash('sha256').update(email.toLowerCase()).digest('hex'),
      },
    ])
  })

  it('a balance payment books its price once, to the minor unit, and ends its attempt (BAL-01~, BEST-08~, SBX-07~)', async () => {
    const { shopper, paying, deps } = await atTheBalance()
    expect(balancePaymentView(paying.balance().getSnapshot())).toMatchObject({
      balance: { minor: 300_050 },
      balanceAfter: { minor: 300_050 - PRICE },
    })
    paying.payFromBalance()
    await toPromise(paying.actor)
    expect(await bookedParts(sandbox.client, shopper.token)).toEqual({
      payments: 1,
      total: PRICE,
      balance: PRICE,
      bonus: 0,
      card: 0,
    })
    expect((await sandbox.client.memberOf(shopper.member.memberId))?.balance).toBe((300_050 - PRICE) / 100)
    expect(deps.submissions.current()).toBeUndefined()
  })

  it('a balance that equals the price is enough, and zero is left (BAL-01~)', async () => {
    const { shopper, paying } = await atTheBalance({ member: { balance: PRICE / 100 } })
    paying.payFromBalance()
    expect(await toPromise(paying.actor)).toMatchObject({ kind: 'paid' })
    expect((await sandbox.client.memberOf(shopper.member.memberId))?.balance).toBe(0)
  })

  it('a balance payment asks for the member token itself where the cards could not be loaded (BAL-01~, PAY-02~)', async () => {
    const { shopper, login } = await arriveWithBalance()
    await shopper.strike({ path: PATHS.cards, phase: 'before', act: 'status:500', nth: 1 })
    const deps = payingDepsOf(shopper.app)
    const paying = await openPaying(deps, login.member)
    await paying.fundsKnown()
    await waitFor(paying.card(), (snapshot) => snapshot.matches('walletClosed'))
    expect(deps.session.memberToken()).toBeUndefined()
    paying.choose('balance')
    paying.payFromBalance()
    expect(await toPromise(paying.actor)).toMatchObject({ kind: 'paid' })
    const [paid] = await shopper.seen(PATHS.balanceAuth)
    expect(paid?.body).toMatchObject({ authenticationToken: deps.session.memberToken() })
    expect(await shopper.seen(PATHS.cards)).toHaveLength(2)
  })

  it('a balance payment whose wallet can’t be opened is sent without its token and paid once (BAL-01~, PAY-02~)', async () => {
    const { shopper, login } = await arriveWithBalance()
    await shopper.strike({ path: PATHS.cards, phase: 'before', act: 'status:500' })
    const paying = await openPaying(payingDepsOf(shopper.app), login.member)
    await paying.fundsKnown()
    paying.choose('balance')
    paying.payFromBalance()
    expect(await toPromise(paying.actor)).toMatchObject({ kind: 'paid', receipt: { paid: { minor: PRICE } } })
    const [sent, ...more] = await shopper.seen(PATHS.balanceAuth)
    expect(more).toEqual([])
    expect(sent?.body).not.toHaveProperty('authenticationToken')
  })

  it('a balance payment beyond the balance is refused, and the remaining balance is shown (BAL-04~, ERR-02~)', async () => {
    const { shopper, paying, deps } = await atTheBalance()
    await spendElsewhere(shopper, 1000)
    paying.payFromBalance()
    expect((await paying.hindrance())?.text).toBe('Kart limitiniz veya bakiyeniz bu işlem için yeterli değil.')
    const { context } = await waitFor(paying.balance(), (snapshot) => snapshot.matches('explaining'))
    expect(context.balance).toEqual({ minor: 200_050, currency: 'TRY' })
    expect(await bookedParts(sandbox.client, shopper.token)).toMatchObject({ payments: 0, balance: 0 })
    expect(deps.submissions.current()).toBeUndefined()
    expect(await shopper.seen(PATHS.balanceAuth)).toHaveLength(1)
  })

  it('a balance payment delivered twice is paid once; the second is refused for lack of balance (PAY-06~, BEST-01~)', async () => {
    const { shopper, paying, deps } = await atTheBalance()
    await shopper.strike({ path: PATHS.balanceAuth, phase: 'before', act: 'dup', nth: 1 })
    paying.payFromBalance()
    expect(await toPromise(paying.actor)).toMatchObject({ kind: 'paid', receipt: { paid: { minor: PRICE } } })
    expect(await bookedParts(sandbox.client, shopper.token)).toMatchObject({ payments: 1, balance: PRICE })
    expect((await sandbox.client.orderOf(shopper.token)).attempts).toMatchObject([{}, { errorCode: '10051' }])
    expect(deps.submissions.current()).toBeUndefined()
  })

  it.each([
    ['after-commit', 1],
    ['before', 0],
  ] as const)(
    'a balance payment with a lost answer (%s) is unknown, sent once and keeps its submission (PAY-06~, BEST-01~)',
    async (phase, booked) => {
      const { shopper, paying, deps } = await atTheBalance()
      await shopper.strike({ path: PATHS.balanceAuth, phase, act: 'reset' })
      paying.payFromBalance()
      expect(await toPromise(paying.actor)).toMatchObject({
        kind: 'unknown',
        attempted: { method: 'balance', sum: LIRA },
      })
      expect(deps.submissions.current()?.id).toMatch(/^[0-9a-f]{32}$/)
      expect(await shopper.seen(PATHS.balanceAuth)).toHaveLength(1)
      expect(await bookedParts(sandbox.client, shopper.token)).toMatchObject({ payments: booked })
    },
  )
})
