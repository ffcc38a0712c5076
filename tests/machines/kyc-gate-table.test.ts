import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { KycLevel } from '../../machines/entities/member'
import { balancePaymentMachine } from '../../machines/payment/balance/machine'
import type { BalanceSubmission } from '../../machines/payment/balance/ports'
import { cardPaymentMachine } from '../../machines/payment/card/machine'
import { kycGateMachine } from '../../machines/payment/kyc-gate/machine'
import type { GatedSource, KycGateInput } from '../../machines/payment/kyc-gate/ports'
import { paymentAttemptMachine } from '../../machines/payment/attempt/machine'
import { begin as beginBalance } from './support/balance-payment-harness'
import { begin as beginCard } from './support/card-payment-harness'
import { ALL_TERMS, A_PART, ENOUGH } from './fixtures/funds'
import { beginGate, known } from './support/kyc-gate-harness'
import { begin as beginAttempt } from './support/payment-attempt-harness'
import { CARD, FOREIGN_BUYER, ORDER, REFUSAL } from './fixtures/shopper'
import { saved, walletOf } from './fixtures/wallet'
import { GATE, IDENTITY } from './fixtures/identity'

const LEVELS: readonly KycLevel[] = [0, 1, 2]
const SOURCES: readonly GatedSource[] = ['card', 'providerCard', 'mixed', 'balance']
const EITHER = [true, false]

interface Row {
  /** The level; if unknown, the one that the provider then answers. */
  readonly level: KycLevel
  readonly isKnown: boolean
  readonly isMerchantTrusted: boolean
  readonly source: GatedSource
  readonly isLimitViolated: boolean
  /** The level by the time the limit was found to be exceeded. */
  readonly fresh: KycLevel
}

const TABLE: readonly Row[] = LEVELS.flatMap((level) =>
  EITHER.flatMap((isKnown) =>
    EITHER.flatMap((isMerchantTrusted) =>
      SOURCES.flatMap((source) =>
        EITHER.flatMap((isLimitViolated) =>
          LEVELS.map((fresh) => ({ level, isKnown, isMerchantTrusted, source, isLimitViolated, fresh })),
        ),
      ),
    ),
  ),
)

type CardHarness = ReturnType<typeof beginCard>

type Verdict = 'pays' | 'proves'

interface Ruling {
  readonly verdict: Verdict
  /** The requests to the provider, in order, once the level is known. */
  readonly asked: readonly ('limit' | 'level and cards')[]
}

/** The specification's rules, row by row, written without looking at the implementation. */
function ruling({ level, isMerchantTrusted, source, isLimitViolated, fresh }: Row): Ruling {
  if (level === 2) return { verdict: 'pays', asked: [] }
  const usesBalance = source === 'mixed' || source === 'providerCard' || source === 'balance'
  if (level === 0 && !isMerchantTrusted && usesBalance) return { verdict: 'proves', asked: [] }
  if (!isLimitViolated) return { verdict: 'pays', asked: ['limit'] }
  return { verdict: fresh === 2 ? 'pays' : 'proves', asked: ['limit', 'level and cards'] }
}

/** What the page knew of the level before the gate, if not what the row says. */
type Held = Pick<KycGateInput, 'level' | 'mayHaveRisen'>

/** Runs the gate: its verdict, and the requests that it made. */
async function passed(row: Row, held?: Held): Promise<Ruling> {
  const { level, isKnown, isMerchantTrusted, source, isLimitViolated, fresh } = row
  const harness = beginGate(kycGateMachine, {
    ...(held ?? { level: isKnown ? level : undefined }),
    source,
    terms: { isMerchantTrusted },
  })
  const asked: Ruling['asked'][number][] = []
  if (held || !isKnown) await harness.level.answer(known(level))
  if (harness.limit.asked.length > 0) {
    asked.push('limit')
    expect(harness.limit.asked).toEqual([{ memberId: GATE.memberId, amount: GATE.amount }])
    await harness.limit.answer({ kind: isLimitViolated ? 'violated' : 'within' })
  }
  if (harness.level.asked.some(({ areCardsAsked }) => areCardsAsked)) {
    asked.push('level and cards')
    await harness.level.answer(known(fresh))
  }
  const isOver = harness.snapshot().status === 'done'
  // The gate is either over or shows a modal.
  expect([harness.output()?.kind, harness.isModal()]).toEqual(isOver ? ['open', false] : [undefined, true])
  return { verdict: isOver ? 'pays' : 'proves', asked }
}

const told = ({ level, isKnown, isMerchantTrusted, source, isLimitViolated, fresh }: Row) => {
  const merchant = isMerchantTrusted ? 'a trusted merchant' : 'a merchant without the stamp'
  const limit = isLimitViolated
    ? `beyond the limit, then level ${fresh}`
    : `within the limit, though level ${fresh} by then`
  return `level ${level}${isKnown ? '' : ' that was not known'}, ${merchant}, ${source}, ${limit}`
}

const rows = (isOf: (row: Row) => boolean) => TABLE.filter(isOf).map((row) => [told(row), row] as const)

/** The `source` that the gate receives for each kind of payment. */
async function askedOfPayments(): Promise<readonly (GatedSource | undefined)[]> {
  const cards = [saved('saved'), saved('own', { isProviderCard: true }), saved('odd', { isGatedAsProviderCard: true })]
  const ways = [
    (harness: CardHarness) => {
      harness.askSavedCards()
    },
    (harness: CardHarness) => {
      harness.askNewCard()
    },
    (harness: CardHarness) => {
      harness.askSavedCards()
      harness.chooseCard('own')
    },
    (harness: CardHarness) => {
      harness.askSavedCards()
      harness.chooseCard('odd')
    },
    (harness: CardHarness) => {
      harness.askSavedCards()
      harness.send({ type: 'wallet.updated', balance: A_PART, level: 1 })
      harness.send({ type: 'shopper.choseMix', isMixAsked: true })
    },
  ]
  const asked = ways.map(async (choose) => {
    const harness = beginCard(cardPaymentMachine, { isAgreed: true, terms: ALL_TERMS, balance: ENOUGH })
    await harness.wallet.answer(walletOf({ cards, typed: CARD }))
    choose(harness)
    harness.pay()
    return harness.submitted()
  })
  const fromBalance = beginBalance(balancePaymentMachine)
  fromBalance.pay()
  const { submission } = fromBalance.output() as { submission: BalanceSubmission }
  return [...(await Promise.all(asked)), submission].map((submitted) => {
    const attempt = submitted && beginAttempt(paymentAttemptMachine, { submission: submitted, isCheckHeld: true })
    expect([attempt?.check.asked, attempt?.payment.asked]).toEqual([[], []])
    return attempt?.gate.asked[0]?.source
  })
}

describe('decisions of the KYC gate', () => {
  it('the KYC gate asks before a member’s every payment, and stops where the answer is unknown (KYC-07~)', async () => {
    expect(TABLE).toHaveLength(3 * 2 * 2 * 4 * 2 * 3)
    expect(new Set(TABLE.map((row) => JSON.stringify(ruling(row)))).size).toBe(5)
    for (const row of TABLE) expect(await passed(row), told(row)).toEqual(ruling(row))

    expect(await askedOfPayments()).toEqual(['card', 'card', 'providerCard', 'providerCard', 'mixed', 'balance'])
    const abroad = beginCard(cardPaymentMachine, { isAgreed: true, buyer: FOREIGN_BUYER })
    await abroad.wallet.answer(walletOf({ typed: CARD }))
    abroad.pay()
    expect(abroad.submitted()).toMatchObject({ price: ORDER.price, gate: undefined })

    const [refused, broken] = [beginGate(kycGateMachine), beginGate(kycGateMachine)]
    await refused.limit.answer({ kind: 'refused', refusal: REFUSAL })
    await broken.limit.fail()
    for (const gate of [refused, broken]) expect(gate.output()).toMatchObject({ kind: 'stopped' })
  })

  it('a level 0 that may have risen is judged by the present level where it would not do (KYC-01~, KYC-03~)', async () => {
    const held = { level: 0, mayHaveRisen: true } as const
    for (const row of TABLE.filter(({ isMerchantTrusted, source }) => !isMerchantTrusted && source !== 'card'))
      expect(await passed(row, held), told(row)).toEqual(ruling(row))
  })

  it.each(rows(({ level }) => level === 2))('%s: pays without any KYC call (KYC-03~)', async (_, row) => {
    expect(await passed(row)).toEqual({ verdict: 'pays', asked: [] })
  })

  it.each(rows(({ level }) => level === 1))('%s (KYC-02~, KYC-07~)', async (_, row) => {
    expect(await passed(row)).toEqual(ruling(row))
  })

  it.each(rows(({ level }) => level === 0))('%s (KYC-01~, KYC-02~, KYC-07~)', async (_, row) => {
    expect(await passed(row)).toEqual(ruling(row))
  })
})

type Harness = ReturnType<typeof beginGate>

/** The pending request; there is at most one. */
function waitingIn(harness: Harness) {
  const { children } = harness.snapshot()
  return (['askLimit', 'askLevel', 'proveIdentity', 'sendAppLink'] as const).find((id) => children[id])
}

type Word = 'yes' | 'no' | 'refused' | 'broken'

/** Answers the pending request. Without one, performs every gesture with which a shopper can continue. */
async function goOn(harness: Harness, word: Word, level: KycLevel) {
  const asked = waitingIn(harness)
  if (asked === undefined) {
    harness.give(IDENTITY)
    harness.saysVerified()
    harness.askForLink()
    return undefined
  }
  const { limit, level: levels, proof, link } = harness
  const port = { askLimit: limit, askLevel: levels, proveIdentity: proof, sendAppLink: link }[asked]
  const refused = { kind: 'refused', refusal: REFUSAL } as const
  if (word === 'broken') await port.fail()
  else if (asked === 'askLimit') {
    await limit.answer(word === 'refused' ? refused : { kind: word === 'yes' ? 'within' : 'violated' })
  } else if (asked === 'askLevel') await levels.answer(word === 'refused' ? refused : known(level))
  else if (asked === 'proveIdentity') await proof.answer(word === 'refused' ? refused : { kind: 'proven', level })
  else await link.answer(word === 'refused' ? refused : { kind: 'sent' })
  return { asked, word }
}

describe('answers to the KYC gate', () => {
  it('the KYC gate lets a payment through only at level 2 or within the limit (KYC-06~)', async () => {
    const ends = new Set<string | undefined>()
    const words = fc.constantFrom<Word>('yes', 'yes', 'no', 'no', 'refused', 'broken')
    const start = fc.record({
      level: fc.constantFrom(undefined, 0, 1),
      source: fc.constantFrom(...SOURCES),
      terms: fc.record({ isMerchantTrusted: fc.boolean(), isIdentityFormShown: fc.boolean() }),
    })
    const answers = fc.array(fc.tuple(words, fc.constantFrom(...LEVELS)), { minLength: 1, maxLength: 14 })
    await fc.assert(
      fc.asyncProperty(start, answers, async (changed, given) => {
        const harness = beginGate(kycGateMachine, changed)
        let last: Awaited<ReturnType<typeof goOn>>
        for (const [word, level] of given) {
          if (harness.snapshot().status === 'done') break
          last = (await goOn(harness, word, level)) ?? last
        }
        const output = harness.output()
        ends.add(output?.kind)
        if (output?.kind === 'open') {
          expect(output.level === 2 || (last?.asked === 'askLimit' && last.word === 'yes')).toBe(true)
        }
        if (output?.kind === 'stopped') expect(['refused', 'broken']).toContain(last?.word)
      }),
      { numRuns: 500 },
    )
    expect([...ends].sort()).toEqual(['open', 'stopped', undefined])
  })
})
