import { describe, expect, it } from 'vitest'
import type { BonusAnswer, CardQuestion, CardSubmission, InstallmentsAnswer } from '../../machines/payment/card/ports'
import type { CardTexts } from '../../machines/entities/card'
import { portsOver, sendingIn } from '../support/port-answer'
import { openPaymentLogic } from '../../src/services/payment/open-payment'
import { createSubmissions } from '../../src/services/reconciliation/submission'
import { EMPTY_SESSION_STORE } from '../support/empty-session-store'
import { withSandbox } from '../support/with-sandbox'
import { formOf } from '../support/bank-form'
import type { Arrange, Wanted } from './support/arrange'
import { bothProviders } from './support/both-providers'
import { arrivesAtBank } from './support/at-bank'
import { PATHS } from './support/paths'
import { payingDepsOf } from './support/paying'
import { withShoppers } from './support/shoppers'
import { valueOf } from '../support/value-of'

const sandbox = withSandbox()
const arrive = withShoppers(sandbox)

const CARD_CALLS = '/payment/iyzipos/checkoutform'
const lira = (minor: number) => ({ minor, currency: 'TRY' })

/** A logged-in shopper with a filled card form, and the ports of the payment's machine. */
async function atTheForm(arrange: Arrange, typed: Partial<CardTexts> = {}, wanted?: Wanted) {
  const shopper = await arrange(wanted)
  const { member } = await shopper.logIn()
  const { payments } = shopper.app
  const submissions = createSubmissions(EMPTY_SESSION_STORE, { now: () => 0 })
  const deps = payingDepsOf(shopper.app, typed, { submissions })
  const ask = portsOver(deps)
  await ask('openWallet', { buyer: member })
  const { price } = valueOf(await payments.detail()).order
  const question: CardQuestion = {
    buyer: member,
    call: 'auth',
    price,
    installment: 1,
    card: { kind: 'new', isStored: false },
    typed: deps.vault.facts(),
    bonusUsed: undefined,
    balanceUsed: undefined,
    isFromBalance: false,
  }
  const pressed = { price, sum: price, bankPart: price, gate: undefined, choice: 'newCard' } as const
  const { send } = sendingIn(
    openPaymentLogic(
      deps,
      () => undefined,
      () => undefined,
    ),
  )
  const pay = (changed: Partial<CardQuestion>) => {
    const submission: CardSubmission = { ...pressed, method: 'credit-card', question: { ...question, ...changed } }
    return send(submission)
  }
  return { shopper, member, price, ask, pay, submissions }
}

describe.each(bothProviders(sandbox, arrive))('the installments of a card at %s', (_provider, arrange) => {
  it.each([
    ['4543590000000006', 64, 'İş Bankası', false, [1, 2, 3, 6, 9]],
    ['5528790000000008', 12, 'Halk Bankası', false, [1, 2, 3, 6, 9]],
    ['4603450000000000', 134, 'Denizbank', false, [1, 2, 3, 6, 9]],
    ['5170410000000004', 62, 'Garanti Bankası', true, [1]],
    ['5400010000000004', undefined, undefined, false, [1]],
  ])(
    'the installments of the card %s are found by BIN alone, with bank, 3-D Secure and counts (INST-01~, GWY-12~)',
    async (number, bankCode, bankName, isForced, months) => {
      const { ask, price, shopper } = await atTheForm(arrange)
      const answer = (await ask('askInstallments', { bin: number.slice(0, 8), price })) as InstallmentsAnswer
      if (answer.kind !== 'known') throw new Error('the installments are unknown')
      const { installments } = answer
      expect(installments).toMatchObject({ bankCode, bankName, isThreeDSForced: isForced })
      expect(installments.installmentPrices.map(({ installmentNumber }) => installmentNumber)).toEqual(months)
      expect(installments.installmentPrices[0]?.totalPrice).toEqual(price)
      expect(await shopper.sent(PATHS.installments)).toEqual([
        { binNumber: number.slice(0, 8), price: 2480, currency: 'TRY', locale: 'tr' },
      ])
    },
  )

  it('the installments of a card are unknown without an answer, and the card can pay at once (INST-06~, GWY-12~)', async () => {
    const { ask, price, pay, shopper } = await atTheForm(arrange)
    await shopper.strike({ path: PATHS.installments, phase: 'before', act: 'failure:5115', nth: 1 })
    expect(await ask('askInstallments', { bin: '54003600', price })).toEqual({ kind: 'unknown' })
    await shopper.strike({ path: PATHS.installments, phase: 'before', act: 'status:500' })
    await expect(ask('askInstallments', { bin: '54003601', price })).rejects.toMatchObject({ fault: 'server' })
    expect(await pay({})).toMatchObject({ kind: 'paid', receipt: { paid: price } })
  })
})

/** A card without points: one provider refuses the request, another answers 0. */
const foundIn = (answer: BonusAnswer) => (answer.kind === 'found' ? answer.bonus.amount.minor : 0)

describe.each(bothProviders(sandbox, arrive))('the bonus points of a card at %s', (_provider, arrange) => {
  it.each([
    ['5451030000000000', 'Yapı Kredi Bankası'],
    ['5549607159333771', 'Denizbank'],
  ])(
    'the bonus points of the card %s are found, and pay a part (BON-01~, CARD-17~, GWY-12~)',
    async (cardNumber, cardBank) => {
      const { ask, price, pay, shopper } = await atTheForm(arrange, { cardNumber })
      const card = { kind: 'new', isStored: false } as const
      const answer = (await ask('askBonus', { price, card })) as BonusAnswer
      expect(answer).toMatchObject({ kind: 'found', bonus: { amount: { currency: 'TRY' }, cardBank } })
      const minor = foundIn(answer)
      expect(minor).toBeGreaterThan(0)
      expect(await pay({ bonusUsed: lira(minor) })).toMatchObject({ kind: 'paid' })
      expect(await shopper.sent(PATHS.cardAuth)).toMatchObject([
        { paidPrice: 2480, reward: { rewardAmount: minor / 100, rewardUsage: 1 } },
      ])
      expect(await shopper.parts()).toMatchObject({ payments: 1, total: price.minor, bonus: minor })
    },
  )

  it.each([
    ['a debit card', '5890040000000016'],
    ['a card from abroad', '5400010000000004'],
  ])('the bonus points of %s are none (BON-05~, GWY-12~)', async (_, cardNumber) => {
    const { ask, price } = await atTheForm(arrange, { cardNumber })
    const answer = (await ask('askBonus', { price, card: { kind: 'new', isStored: false } })) as BonusAnswer
    expect(foundIn(answer)).toBe(0)
  })
})

describe.each(bothProviders(sandbox, arrive))('the chosen card call at %s', (_provider, arrange) => {
  it('an auth call pays at once, without 3-D Secure (CARD-09~, GWY-12~)', async () => {
    const { pay, price, shopper } = await atTheForm(arrange)
    expect(await pay({ call: 'auth' })).toMatchObject({ kind: 'paid', receipt: { paid: price } })
    expect(await shopper.sent(PATHS.threeDS)).toEqual([])
    expect(await shopper.sent(PATHS.cardAuth)).toHaveLength(1)
  })

  it.each([
    ['threeDS', '/initialize3ds/ecom'],
    ['bkm', '/initializebkm/ecom'],
  ] as const)(
    'the call %s leads to a bank that accepts its form, and books nothing (CARD-09~, CARD-10~, GWY-12~)',
    async (call, path) => {
      const { shopper } = await atTheForm(arrange, {}, { init: { bkmEnabled: true } })
      const answered = valueOf(await shopper.app.payments.payByCard[call](await shopper.payment()))
      if (answered.kind !== 'redirected') throw new Error('the bank did not want to see the shopper')
      await shopper.goToBank(formOf(answered.page.html))
      expect(await shopper.sent(CARD_CALLS + path)).toHaveLength(1)
      expect(await shopper.booked()).toEqual([])
    },
  )
})

describe('the call that is chosen', () => {
  it('a mixed payment by a new card leads to a bank that accepts its form (CARD-09~, CARD-17~)', async () => {
    const { app, payment, member } = await arrive({
      member: { balance: 100, kycLevel: 2 },
      order: { flags: { fundEnabled: true, mixPaymentEnabled: true } },
    })
    const paying = await payment()
    const { memberToken = '' } = paying
    const mix = { ...paying, memberId: member.memberId, memberToken, balanceUsed: lira(10_000) }
    const answered = valueOf(await app.payments.payByCard.mix(mix))
    if (answered.kind !== 'redirected') throw new Error('the bank did not want to see the shopper')
    await arrivesAtBank(answered.page.html)
  })
})

describe.each(bothProviders(sandbox, arrive))('the consent to store a card at %s', (_provider, arrange) => {
  it('a new card is in the wallet after a payment with the consent to store it, and not without (CARD-15~, GWY-12~)', async () => {
    const { pay, member, shopper } = await atTheForm(arrange)
    const wallet = async () => valueOf(await shopper.app.members.openWallet(member.memberId)).cards
    expect(await wallet()).toEqual([])
    expect(await pay({ card: { kind: 'new', isStored: true } })).toMatchObject({ kind: 'paid' })
    expect(await wallet()).toMatchObject([{ bin: '54003600', lastFour: '0003', expiry: { month: 12, year: 2030 } }])
    const other = await atTheForm(arrange)
    await other.pay({ card: { kind: 'new', isStored: false } })
    expect(valueOf(await other.shopper.app.members.openWallet(other.member.memberId)).cards).toEqual([])
  })
})
