import { expect } from 'vitest'
import type { Refusal } from '../../machines/entities/problem'
import type { shoppingCreditMachine } from '../../machines/payment/shopping-credit/machine'
import { REFUSED } from './support/card-payment-harness'
import { ALREADY_APPLIED, ANKA, CREDIT_BANKS, CREDIT_DRAFT, GOLD, LALE, OUT_OF_STOCK } from './fixtures/credits'
import { OTHER_PRICE } from './fixtures/funds'
import { MEMBER, ORDER, REFUSAL } from './fixtures/shopper'
import { begin, chosen, offered } from './support/shopping-credit-harness'
import type { Scenarios } from './support/scenario'
import { creditDraftAt, emptyCreditDraft } from '../../machines/payment/shopping-credit/draft'

type Machine = typeof shoppingCreditMachine

const EMAIL: Refusal = { ...GOLD, group: 'CREDIT_EMAIL_CONFIRMATION' }
const SUBMITTED = { method: 'shopping-credit', price: ORDER.price, sum: ORDER.price, bankPart: ORDER.price } as const

/** Submitting an application, and what is shown of the last one. */
export const creditApplicationScenarios: Scenarios<Machine> = {
  'no application starts without a bank, the agreement or a connection (CRED-04~, PAY-03~, BEST-05~)': async (
    machine,
  ) => {
    const harness = await offered(machine, { isAgreed: false })
    expect(harness.form()).toMatchObject({ missing: 'bank', isBankMissing: false, isAgreementMissing: false })
    harness.apply()
    expect(harness.form()).toMatchObject({ missing: 'bank', isBankMissing: true, isAgreementMissing: true })
    const refused = () => harness.snapshot().context.refused.map(({ field }) => field)
    expect(refused()).toEqual(['bank', 'agreement'])
    harness.choose()
    expect(refused()).toEqual(['agreement'])
    harness.apply()
    expect(harness.form()).toMatchObject({ missing: 'agreement', isBankMissing: false, isAgreementMissing: true })
    harness.send({ type: 'agreement.updated', isAgreed: true })
    harness.send({ type: 'network.changed', is: 'offline' })
    harness.apply()
    expect([harness.form()?.missing, harness.output()]).toEqual(['connection', undefined])
    harness.send({ type: 'network.changed', is: 'online' })
    harness.apply()
    expect(harness.output()?.kind).toBe('submitted')
  },

  'an application is sent once, to the chosen bank, for the shown price (CRED-03~, CRED-04~, CRED-09~, PAY-11~, PAY-12~)':
    async (machine) => {
      const harness = await chosen(machine)
      harness.choose(LALE.acquirerId)
      harness.apply()
      expect(harness.output()).toMatchObject({
        kind: 'submitted',
        drafts: { 'shopping-credit': { selectedAcquirer: LALE.acquirerId } },
        submission: {
          ...SUBMITTED,
          choice: LALE.acquirerId,
          gate: undefined,
          question: { member: MEMBER, price: ORDER.price, acquirerId: LALE.acquirerId, isOnlyForBankUsers: true },
        },
      })
      expect(harness.form()).toMatchObject({ kind: 'applying', isAgreed: true, selectedAcquirer: LALE.acquirerId })
    },

  'the problem of the last attempt is shown until the next press (CRED-03~, CRED-07~)': (machine) => {
    const again = { draft: CREDIT_DRAFT, problem: REFUSED, lastRefusal: { refusal: REFUSAL, wasSent: true } }
    const harness = begin(machine, again)
    expect(harness.form()).toMatchObject({ kind: 'choosing', problem: REFUSED, failure: undefined })
    expect([harness.banks.asked, harness.plans.asked]).toEqual([[], []])
    harness.apply()
    expect([harness.form()?.problem, harness.output()]).toMatchObject([undefined, { submission: { choice: 901 } }])
    const soldOut = { refusal: { ...REFUSAL, code: '150803' }, wasSent: true }
    const unagreed = begin(machine, { ...again, isAgreed: false, lastRefusal: soldOut })
    expect(unagreed.form()).toMatchObject({ problem: REFUSED, failure: 'outOfStock' })
    unagreed.apply()
    expect(unagreed.form()).toMatchObject({ isAgreementMissing: true, problem: undefined, failure: undefined })
    // The refusal of a sent application says nothing about eligibility.
    expect(begin(machine, { ...again, lastRefusal: { refusal: GOLD, wasSent: true } }).view().kind).toBe('choosing')
  },

  'a shopper who is not eligible sees the reason, and may start again where that can change (CRED-05~)': async (
    machine,
  ) => {
    const harness = begin(machine, {
      draft: CREDIT_DRAFT,
      problem: REFUSED,
      lastRefusal: { refusal: EMAIL, wasSent: false },
    })
    expect(harness.view()).toEqual({
      kind: 'ineligible',
      category: 'emailConfirmation',
      problem: REFUSED,
      canRetry: true,
    })
    harness.send({ type: 'shopper.retried' })
    // The banks are loaded again, because what was known of them may be outdated.
    expect(harness.banks.asked).toHaveLength(1)
    await harness.banks.answer({ kind: 'known', banks: CREDIT_BANKS })
    expect(harness.form()).toMatchObject({ kind: 'choosing', problem: undefined, selectedAcquirer: ANKA.acquirerId })
    const gold = begin(machine, { lastRefusal: { refusal: GOLD, wasSent: false } })
    gold.send({ type: 'shopper.retried' })
    expect([gold.view(), gold.banks.asked]).toMatchObject([{ kind: 'ineligible', category: 'gold' }, []])
  },

  'a shopper who has applied already, or whose goods are sold out, sees that reason (CRED-06~)': (machine) => {
    const tried = [
      [ALREADY_APPLIED, false, 'alreadyApplied'],
      [ALREADY_APPLIED, true, 'alreadyApplied'],
      [OUT_OF_STOCK, true, 'outOfStock'],
    ] as const
    for (const [refusal, wasSent, failure] of tried) {
      const harness = begin(machine, { draft: CREDIT_DRAFT, problem: REFUSED, lastRefusal: { refusal, wasSent } })
      expect(harness.form()).toMatchObject({ kind: 'choosing', failure, problem: REFUSED })
      harness.apply()
      expect(harness.form()?.failure).toBeUndefined()
    }
  },

  'a bank that was tried is chosen again, as long as it lends (CRED-09~, CRED-01~)': async (machine) => {
    const draft = { ...emptyCreditDraft(ORDER.price), selectedAcquirer: LALE.acquirerId }
    const harness = await offered(machine, { draft })
    expect(harness.form()).toMatchObject({ selectedAcquirer: LALE.acquirerId, missing: undefined })
    expect(harness.plans.asked).toEqual([{ acquirerId: LALE.acquirerId, price: ORDER.price }])
    for (const banks of [[ANKA], [ANKA, { ...LALE, isActive: false }]]) {
      const gone = begin(machine, { draft })
      await gone.banks.answer({ kind: 'known', banks })
      expect(gone.form()).toMatchObject({ selectedAcquirer: undefined, missing: 'bank' })
    }
  },

  'a new price that was accepted has the banks and plans read again, with nothing kept of the old one (BEST-08~, CRED-09~, PAY-12~)':
    async (machine) => {
      expect(creditDraftAt(ORDER.price, CREDIT_DRAFT)).toEqual(CREDIT_DRAFT)
      const harness = begin(machine, { draft: creditDraftAt(OTHER_PRICE, CREDIT_DRAFT) })
      expect(harness.banks.asked).toEqual([{ level: MEMBER.kycLevel, price: OTHER_PRICE }])
      await harness.banks.answer({ kind: 'known', banks: [ANKA] })
      expect(harness.form()).toMatchObject({ price: OTHER_PRICE, selectedAcquirer: undefined, isAgreed: true })
      expect(harness.planned()).toMatchObject({ plans: undefined, samplePlans: undefined })
      harness.choose()
      expect(harness.plans.asked.at(-1)).toEqual({ acquirerId: ANKA.acquirerId, price: OTHER_PRICE })
      harness.apply()
      expect(harness.output()).toMatchObject({ submission: { price: OTHER_PRICE, sum: OTHER_PRICE } })
    },

  'the credit form can be left in every state, with what it has read (CRED-09~)': async (machine) => {
    const unknown = begin(machine)
    await unknown.banks.fail()
    const learning = await chosen(machine)
    learning.send({ type: 'shopper.askedHow' })
    const turnedAway = begin(machine, { draft: CREDIT_DRAFT, lastRefusal: { refusal: GOLD, wasSent: false } })
    for (const harness of [begin(machine), unknown, turnedAway, learning]) {
      harness.send({ type: 'form.left' })
      expect(harness.output()).toMatchObject({ kind: 'left' })
    }
    expect(learning.output()?.drafts['shopping-credit'].selectedAcquirer).toBe(ANKA.acquirerId)
    // The next visit reads the banks again.
    expect(turnedAway.output()?.drafts['shopping-credit'].banks).toBeUndefined()
  },
}
