import { describe, expect, it } from 'vitest'
import {
  type CardChoices,
  isMixPayment,
  mixFactsOf,
  mixBlockReasonIn,
  submissionOf,
} from '../../machines/payment/card/choices'
import { canMix, type MixBlockReason } from '../../machines/payment/card/deductions'
import { hasMixableCard, isUsableCard } from '../../machines/payment/card/rules'
import { NO_TERMS } from '../../machines/entities/payment-terms'
import { WORLD_CARD } from './fixtures/offers'
import { saved, TODAY } from './fixtures/wallet'
import { CHOICES } from './support/choices'

const PRICE = 10_000

const money = (minor: number, currency = 'TRY') => ({ minor, currency })

/** Balances relative to a price of 100.00. */
const BALANCES = {
  unknown: undefined,
  'nothing at all': money(0),
  'below nothing': money(-1),
  'a cent': money(1),
  'a part': money(6_402),
  'all but a cent': money(PRICE - 1),
  all: money(PRICE),
  'a cent more than all': money(PRICE + 1),
  'in another currency': money(6_402, 'EUR'),
} as const

/** The saved cards, and the chosen one. */
const WALLETS = ['nothing saved', 'a verified card', 'a card never verified', 'cards of which none is chosen'] as const

interface Situation {
  readonly mixPaymentEnabled: boolean
  readonly fundEnabled: boolean
  readonly balance: keyof typeof BALANCES
  readonly cardSource: CardChoices['cardSource']
  readonly wallet: (typeof WALLETS)[number]
  readonly isInInstallments: boolean
}

const yesOrNo = [false, true] as const
const balances = Object.keys(BALANCES) as (keyof typeof BALANCES)[]

const all: Situation[] = yesOrNo.flatMap((mixPaymentEnabled) =>
  yesOrNo.flatMap((fundEnabled) =>
    balances.flatMap((balance) =>
      (['savedCard', 'newCard', 'bkm'] as const).flatMap((cardSource) =>
        WALLETS.flatMap((wallet) =>
          yesOrNo.map((isInInstallments) => ({
            mixPaymentEnabled,
            fundEnabled,
            balance,
            cardSource,
            wallet,
            isInInstallments,
          })),
        ),
      ),
    ),
  ),
)

const VERIFIED = saved('verified')
const UNVERIFIED = saved('unverified', { isThreeDSVerified: false })

function walletIn({ wallet }: Situation): Pick<CardChoices, 'wallet' | 'selectedCard'> {
  if (wallet === 'nothing saved') return { wallet: { cards: [], today: TODAY }, selectedCard: undefined }
  const cards = { cards: [UNVERIFIED, VERIFIED], today: TODAY }
  if (wallet === 'a verified card') return { wallet: cards, selectedCard: 'verified' }
  return { wallet: cards, selectedCard: wallet === 'a card never verified' ? 'unverified' : undefined }
}

/** A form in this situation, whose shopper asks to use the balance. */
const choicesIn = (situation: Situation): CardChoices => ({
  ...CHOICES,
  ...walletIn(situation),
  price: money(PRICE),
  terms: {
    ...NO_TERMS,
    isFundEnabled: situation.fundEnabled,
    isMixEnabled: situation.mixPaymentEnabled,
    isBkmEnabled: true,
  },
  balance: BALANCES[situation.balance],
  cardSource: situation.cardSource,
  installments: { [WORLD_CARD.binNumber]: WORLD_CARD, '45435900': WORLD_CARD },
  selectedInstallment: situation.isInInstallments ? 3 : 1,
  isMixAsked: true,
})

/** The specification's conditions, each as what it forbids. Nothing else may prevent a mixed payment. */
const FORBIDDEN: readonly (readonly [because: string, isSo: (situation: Situation) => boolean])[] = [
  ['the order does not mix', ({ mixPaymentEnabled }) => !mixPaymentEnabled],
  ['the order takes no balance', ({ fundEnabled }) => !fundEnabled],
  ['the balance is not above nothing', ({ balance }) => ['nothing at all', 'below nothing'].includes(balance)],
  ['the balance is not below the price', ({ balance }) => ['all', 'a cent more than all'].includes(balance)],
  ['the balance is none of the order’s', ({ balance }) => ['unknown', 'in another currency'].includes(balance)],
  [
    'a new card is chosen although some are saved',
    ({ cardSource, wallet }) => cardSource === 'newCard' && wallet !== 'nothing saved',
  ],
  [
    'the chosen card was never verified',
    ({ cardSource, wallet }) => cardSource === 'savedCard' && wallet !== 'a verified card',
  ],
  ['the card is chosen elsewhere', ({ cardSource }) => cardSource === 'bkm'],
]

/** A form cannot be submitted with a saved card of which none is chosen. */
const submitted = all.filter((situation) => {
  const { cardSource, selectedCard } = choicesIn(situation)
  return cardSource !== 'savedCard' || selectedCard !== undefined
})

const isForbidden = (situation: Situation) => FORBIDDEN.some(([, isSo]) => isSo(situation))

describe('a mixed payment', () => {
  it('a mixed payment is possible where nothing in the table forbids it, over every combination (MIX-01)', () => {
    expect(all).toHaveLength(2 ** 3 * 9 * 3 * 4)
    for (const situation of all) {
      const choices = choicesIn(situation)
      expect([situation, canMix(mixFactsOf(choices))]).toEqual([situation, !isForbidden(situation)])
      expect([situation, isMixPayment(choices)]).toEqual([situation, !isForbidden(situation)])
    }
    // New card without saved cards, or a verified card; times three balances; times installments or not.
    expect(all.filter((situation) => !isForbidden(situation))).toHaveLength(2 * 3 * 2)
  })

  it.each(FORBIDDEN)('a mixed payment is impossible for this reason alone: %s (MIX-01~)', (because, isSo) => {
    const alone = all.filter(
      (situation) => isSo(situation) && FORBIDDEN.every(([other, is]) => other === because || !is(situation)),
    )
    expect(alone.length).toBeGreaterThan(0)
    for (const situation of alone) expect(canMix(mixFactsOf(choicesIn(situation)))).toBe(false)
  })

  it('a mixed payment is promised beside the wallets of which some card may be used with the balance (MIX-01~, BAL-03~)', () => {
    const expired = saved('expired', { expiry: { year: 2025, month: 10 } })
    const wallets = [[], [VERIFIED], [UNVERIFIED], [UNVERIFIED, VERIFIED], [expired], [UNVERIFIED, expired]]
    const found = wallets.map((cards) => {
      const wallet = { cards, today: TODAY }
      const situation = {
        mixPaymentEnabled: true,
        fundEnabled: true,
        balance: 'a part',
        isInInstallments: false,
      } as const
      const choices = { ...choicesIn({ ...situation, cardSource: 'newCard', wallet: 'nothing saved' }), wallet }
      const usable = cards.map(({ cardToken }) => cardToken).filter((cardToken) => isUsableCard(wallet, cardToken))
      const withSaved = usable.map((selectedCard) => ({ ...choices, cardSource: 'savedCard', selectedCard }) as const)
      expect(hasMixableCard(wallet)).toBe([choices, ...withSaved].some((each) => canMix(mixFactsOf(each))))
      return hasMixableCard(wallet)
    })
    expect(found).toEqual([true, true, false, true, false, false])
  })

  it('a mixed payment is made only where the shopper asked for it (MIX-01~, MIX-02~)', () => {
    for (const situation of submitted) {
      const choices = { ...choicesIn(situation), isMixAsked: false }
      expect(isMixPayment(choices)).toBe(false)
      const { call, balanceUsed } = submissionOf(choices).question
      expect([call === 'mix', balanceUsed]).toEqual([false, undefined])
    }
  })

  it('a mixed payment has its own call, in a single payment, with all of the balance (MIX-02~, CARD-09~)', () => {
    for (const situation of submitted) {
      const { call, installment, balanceUsed } = submissionOf(choicesIn(situation)).question
      const isMixed = !isForbidden(situation)
      expect([situation, call === 'mix']).toEqual([situation, isMixed])
      expect([situation, balanceUsed]).toEqual([situation, isMixed ? BALANCES[situation.balance] : undefined])
      if (isMixed) expect(installment).toBe(1)
    }
  })
})

describe('the reason against a mixed payment', () => {
  /** What order and balance must be like for the reason to be shown. */
  const isThere = ({ mixPaymentEnabled, fundEnabled, balance }: Situation) =>
    mixPaymentEnabled && fundEnabled && ['a cent', 'a part', 'all but a cent'].includes(balance)

  /** MIX-03: one row for each message; the first that applies is shown. */
  const MESSAGES: readonly (readonly [MixBlockReason, (situation: Situation) => boolean])[] = [
    ['newCard', ({ cardSource, wallet }) => cardSource === 'newCard' && wallet !== 'nothing saved'],
    ['selectedCard', ({ cardSource, wallet }) => cardSource === 'savedCard' && wallet !== 'a verified card'],
    ['installments', ({ cardSource, isInInstallments }) => cardSource !== 'bkm' && isInInstallments],
  ]

  const reasonIn = (situation: Situation) => mixBlockReasonIn({ ...choicesIn(situation), isMixAsked: false })

  it('the reason against a mixed payment is shown where order and balance allow it (MIX-03~)', () => {
    for (const situation of all) {
      const said = isThere(situation) ? MESSAGES.find(([, isSo]) => isSo(situation))?.[0] : undefined
      expect([situation, reasonIn(situation)]).toEqual([situation, said])
    }
  })

  it.each(MESSAGES)('the reason against a mixed payment is %s somewhere (MIX-03~)', (blockReason) => {
    const said = all.filter((situation) => reasonIn(situation) === blockReason)
    expect(said.length).toBeGreaterThan(0)
  })
})
