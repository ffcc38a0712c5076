import fc from 'fast-check'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { toPromise, waitFor } from 'xstate'
import { submissionOf, cardBreakdownOf } from '../../machines/payment/card/choices'
import { type CardTexts, EMPTY_CARD } from '../../machines/entities/card'
import type { PriceBreakdown } from '../../machines/entities/price-breakdown'
import { withSandbox } from '../support/with-sandbox'
import type { Arrange, Wanted } from './support/arrange'
import { arrangingAtSandbox } from './support/arranging-at-sandbox'
import { bothProviders } from './support/both-providers'
import { PATHS } from './support/paths'
import { openPaying, payingDepsOf, TYPED } from './support/paying'
import { withShoppers } from './support/shoppers'

/** Forms posted to a bank; no page here could navigate there. */
const posted = vi.hoisted(() => [] as { action: string; fields: Record<string, string> }[])

vi.mock(import('../../src/services/redirects/bank-form'), () => import('./support/bank-form'))
vi.mock(import('../../src/services/redirects/post-form'), () => ({
  async postForm(action, fields) {
    posted.push({ action, fields: Object.fromEntries(fields) })
    return undefined
  },
}))

const sandbox = withSandbox()
const arrive = withShoppers(sandbox)

afterEach(() => {
  posted.length = 0
})

const FLAGS = { fundEnabled: true, mixPaymentEnabled: true }

/** Published cards: one without points, and two with 10.00 and 22.82. */
const NO_POINTS = '5526080000000006'
const WITH_POINTS = ['5451030000000000', '5549607159333771'] as const

/** From banks that offer installments, with points; those of the second bank pay no part. */
const OF_LENDERS = ['5549607159333771', '5528790000000008'] as const

/** Its bank has installments, and points that pay everything or nothing. */
const WHOLE_POINTS = '5528790000000008'

const SAVED = { kycLevel: 2, cards: [{ cardNumber: NO_POINTS }] } as const

interface Shopping {
  /** In minor units. */
  readonly price: number
  readonly member: Pick<Wanted, 'kycLevel' | 'balance' | 'cards'>
  readonly typed?: CardTexts
}

/** Logged in, with the cards shown and balance and bonus loaded. */
async function atTheCards(arrange: Arrange, { price, member, typed = EMPTY_CARD }: Shopping) {
  const shopper = await arrange({ ...member, price: price / 100, flags: FLAGS })
  const login = await shopper.logIn()
  const deps = payingDepsOf(shopper.app, typed, {
    home: { origin: sandbox.origins.app, isTestMode: true },
    fullBonusOnlyBanks: [{ code: 12, name: 'Halk Bankası' }],
  })
  const paying = await openPaying(deps, login.member)
  await paying.cardsOpen()
  await Promise.all([paying.fundsKnown(), paying.offersKnown()])
  const card = paying.card()
  return {
    shopper,
    deps,
    paying,
    card,
    shown: () => cardBreakdownOf(card.getSnapshot().context),
    mix: () => {
      card.send({ type: 'shopper.choseMix', isMixAsked: true })
    },
    useBonus: (isBonusSelected = true) => {
      card.send({ type: 'shopper.choseBonus', isBonusSelected })
    },
    booked: shopper.parts,
  }
}

/** What the ledger must contain for what the shopper was shown. */
const asShown = ({ total, balanceUsed, bonusUsed, cardPart }: PriceBreakdown) => ({
  payments: 1,
  total: total.minor,
  balance: balanceUsed?.minor ?? 0,
  bonus: bonusUsed?.minor ?? 0,
  card: cardPart.minor,
})

describe.each(bothProviders(sandbox, arrive))('a mixed payment at %s', (_, arrange) => {
  it('a mixed payment by a saved, verified card is paid at once, in one payment by its own call (MIX-02~, CARD-09~, CARD-17~, GWY-12~)', async () => {
    const { shopper, paying, card, mix, shown, booked, deps } = await atTheCards(arrange, {
      price: 248_037,
      member: { ...SAVED, balance: 640.25 },
    })
    mix()
    const sum = shown()
    expect(asShown(sum)).toMatchObject({ total: 248_037, balance: 64_025, card: 184_012 })
    paying.payByCard()
    expect(await toPromise(paying.actor)).toMatchObject({ kind: 'paid', receipt: { paid: sum.total } })
    expect(await booked()).toEqual(asShown(sum))
    expect(await shopper.sent(PATHS.mixAuth)).toEqual([
      {
        locale: 'tr',
        paymentChannel: 'PAY_WITH_WALLET',
        memberEmail: shopper.member.email,
        userIdentification: expect.stringMatching(/^[0-9a-f]{64}$/) as string,
        browserFingerprint: expect.any(String) as string,
        gsmNumber: shopper.member.gsmNumber,
        paidPrice: 2480.37,
        conversationId: expect.stringMatching(/^[0-9a-f]{32}$/) as string,
        memberId: shopper.member.memberId,
        memberToken: deps.session.memberToken(),
        installment: 1,
        paymentCard: { cardToken: card.getSnapshot().context.selectedCard },
        memberBalanceAmount: 640.25,
      },
    ])
    for (const path of [PATHS.cardAuth, PATHS.threeDS]) expect(await shopper.sent(path)).toEqual([])
    expect((await shopper.memberNow())?.balance).toBe(0)
  })

  it('bonus points beside the balance are at most what it leaves, and the card may pay nothing (BON-03~, MIX-02~, GWY-12~)', async () => {
    const { paying, mix, useBonus, shown, booked, card } = await atTheCards(arrange, {
      price: 4000,
      member: { kycLevel: 2, balance: 25, cards: [{ cardNumber: WITH_POINTS[1] }] },
    })
    useBonus()
    const { bonus, card: byCard } = asShown(shown())
    expect([bonus > 1500, bonus + byCard]).toEqual([true, 4000])
    mix()
    expect(asShown(shown())).toEqual({ payments: 1, total: 4000, balance: 2500, bonus: 1500, card: 0 })
    paying.payByCard()
    expect(await toPromise(paying.actor)).toMatchObject({ kind: 'paid' })
    expect(await booked()).toEqual({ payments: 1, total: 4000, balance: 2500, bonus: 1500, card: 0 })
    expect(card.getSnapshot().status).toBe('done')
  })

  it.each([
    ['alone', { balance: 0, isUnticked: false, installment: 1, parts: { bonus: 500, card: 0 } }],
    ['beside the balance', { balance: 2, isUnticked: false, installment: 1, parts: { bonus: 300, card: 0 } }],
    ['that were chosen and left', { balance: 0, isUnticked: true, installment: 3, parts: { bonus: 0, card: 512 } }],
  ])(
    'whole points %s are booked as shown, and leave installments only where they do not pay (BON-02~, INST-04~, GWY-12~)',
    async (_, { balance, isUnticked, installment, parts }) => {
      const { paying, card, mix, useBonus, shown, booked } = await atTheCards(arrange, {
        price: 500,
        member: { kycLevel: 2, balance, cards: [{ cardNumber: WHOLE_POINTS }] },
      })
      card.send({ type: 'shopper.choseInstallment', installmentNumber: 3 })
      useBonus()
      if (balance > 0) mix()
      if (isUnticked) useBonus(false)
      const sum = asShown(shown())
      expect(sum).toMatchObject({ balance: balance * 100, ...parts })
      expect(submissionOf(card.getSnapshot().context).question.installment).toBe(installment)
      paying.payByCard()
      expect(await toPromise(paying.actor)).toMatchObject({ kind: 'paid' })
      expect(await booked()).toEqual(sum)
    },
  )

  it('a mixed payment that is refused for lack of balance says so, and nothing is booked (MIX-02~, CARD-11~, GWY-12~)', async () => {
    const { shopper, paying, mix, booked, deps } = await atTheCards(arrange, {
      price: 10_000,
      member: { ...SAVED, balance: 40 },
    })
    mix()
    await shopper.strike({ path: PATHS.mixAuth, phase: 'before', act: 'failure:10051:NOT_SUFFICIENT_FUNDS', nth: 1 })
    paying.payByCard()
    expect(await paying.hindrance()).toMatchObject({ key: 'errors.insufficientFunds' })
    expect(await booked()).toMatchObject({ payments: 0, balance: 0, card: 0 })
    expect(deps.submissions.current()).toBeUndefined()
  })
})

describe('a mixed payment', () => {
  const arrange = arrangingAtSandbox(sandbox, arrive)

  it('a mixed payment by a new card goes to its bank, and is booked in the same parts after it (MIX-02~, CARD-10~, BEST-08~)', async () => {
    const { paying, mix, shown, booked, shopper } = await atTheCards(arrange, {
      price: 10_001,
      member: { kycLevel: 2, balance: 33.34 },
      typed: TYPED,
    })
    mix()
    const sum = shown()
    paying.payByCard()
    await waitFor(paying.actor, (snapshot) => snapshot.hasTag('paymentRedirected'))
    expect(await booked()).toMatchObject({ payments: 0 })
    paying.attempt().send({ type: 'shopper.wentToBank' })
    await waitFor(paying.attempt(), (snapshot) => snapshot.matches({ redirecting: 'leaving' }))
    const [form] = posted
    if (!form || posted.length > 1) throw new Error('no shopper has gone to the bank, or one twice')
    await (await shopper.goToBank(form)).approve()
    expect(await booked()).toEqual(asShown(sum))
    expect(asShown(sum)).toMatchObject({ balance: 3334, card: 6667 })
    expect((await shopper.orderNow()).paymentStatus).toBe('SUCCESS')
    paying.actor.stop()
  })

  it('a mixed payment delivered twice is paid by the first, and the second finds no balance (PAY-06~, BEST-01~)', async () => {
    const { shopper, paying, mix, shown, booked, deps } = await atTheCards(arrange, {
      price: 10_000,
      member: { ...SAVED, balance: 40 },
    })
    mix()
    const sum = shown()
    await shopper.strike({ path: PATHS.mixAuth, phase: 'before', act: 'dup', nth: 1 })
    paying.payByCard()
    expect(await toPromise(paying.actor)).toMatchObject({ kind: 'paid', receipt: { paid: sum.total } })
    expect(await booked()).toEqual(asShown(sum))
    expect((await sandbox.client.orderOf(shopper.token)).attempts).toMatchObject([{}, { errorCode: '10661' }])
    expect(deps.submissions.current()).toBeUndefined()
  })
})

describe.each(bothProviders(sandbox, arrive))('amounts booked by %s', (_provider, arrange) => {
  const amounts = (cards: readonly string[]) =>
    fc.record({
      price: fc.integer({ min: 100, max: 300_000 }),
      share: fc.integer({ min: 1, max: 99 }),
      cardNumber: fc.constantFrom(...cards),
    })

  it.each([
    ['a card alone', { isMixed: false, isBonusUsed: false, isInParts: false }],
    ['a card in installments', { isMixed: false, isBonusUsed: false, isInParts: true }],
    ['a bonus and a card', { isMixed: false, isBonusUsed: true, isInParts: false }],
    ['a bonus and a card in installments', { isMixed: false, isBonusUsed: true, isInParts: true }],
    ['a balance and a card', { isMixed: true, isBonusUsed: false, isInParts: false }],
    ['a balance, a bonus and a card', { isMixed: true, isBonusUsed: true, isInParts: false }],
  ])(
    'the provider books %s as it was shown, part by part and to the minor unit (BEST-08~, PAY-09~, BON-03~, BON-04~, GWY-12~)',
    async (_, { isMixed, isBonusUsed, isInParts }) => {
      const cards = isInParts ? OF_LENDERS.slice(0, isBonusUsed ? 1 : 2) : WITH_POINTS
      const paid = fc.asyncProperty(amounts(cards), async ({ price, share, cardNumber }) => {
        const balance = Math.ceil((price * share) / 100)
        const member = { kycLevel: 2, balance: balance / 100, cards: [{ cardNumber }] } as const
        const { paying, card, mix, useBonus, shown, booked } = await atTheCards(arrange, { price, member })
        if (isInParts) card.send({ type: 'shopper.choseInstallment', installmentNumber: 3 })
        if (isMixed) mix()
        if (isBonusUsed) useBonus()
        const sum = shown()
        expect([sum.balanceUsed !== undefined, sum.bonusUsed !== undefined]).toEqual([isMixed, isBonusUsed])
        expect(submissionOf(card.getSnapshot().context).question.installment).toBe(isInParts ? 3 : 1)
        paying.payByCard()
        expect(await toPromise(paying.actor)).toMatchObject({ kind: 'paid', receipt: { paid: sum.total } })
        expect(await booked()).toEqual(asShown(sum))
      })
      await fc.assert(paid, { numRuns: 5 })
    },
  )
})
