import { expect } from 'vitest'
import type { Refusal } from '../../machines/entities/problem'
import { creditDraftAt, emptyCreditDraft } from '../../machines/payment/shopping-credit/setup'
import type { shoppingCreditMachine } from '../../machines/payment/shopping-credit/machine'
import { REFUSED } from './support/card-payment-story'
import { ALREADY_APPLIED, ANKA, CREDIT_BANKS, CREDIT_DRAFT, GOLD, LALE, OUT_OF_STOCK } from './support/credits'
import { OTHER_PRICE } from './support/funds'
import { MEMBER, ORDER, REFUSAL } from './support/shopper'
import { begin, chosen, offered } from './support/shopping-credit-story'
import type { Told } from './support/tell'

type Machine = typeof shoppingCreditMachine

const EMAIL: Refusal = { ...GOLD, group: 'CREDIT_EMAIL_CONFIRMATION' }
const SUBMITTED = { method: 'shopping-credit', price: ORDER.price, sum: ORDER.price, bankPart: ORDER.price } as const

/** The press, and what is said of the last one. */
export const creditApplicationTold: Told<Machine> = {
  'nobody applies without a bank, before the agreement was accepted, or without a connection (CRED-04~, PAY-03~, BEST-05~)':
    async (machine) => {
      const story = await offered(machine, { isAgreed: false })
      expect(story.form()).toMatchObject({ missing: 'bank', isBankMissing: false, isAgreementMissing: false })
      story.apply()
      expect(story.form()).toMatchObject({ missing: 'bank', isBankMissing: true, isAgreementMissing: true })
      story.choose()
      story.apply()
      expect(story.form()).toMatchObject({ missing: 'agreement', isBankMissing: false, isAgreementMissing: true })
      story.send({ type: 'agreement.told', isAgreed: true })
      story.send({ type: 'network.told', is: 'offline' })
      story.apply()
      expect([story.form()?.missing, story.output()]).toEqual(['connection', undefined])
      story.send({ type: 'network.told', is: 'online' })
      story.apply()
      expect(story.output()?.kind).toBe('submitted')
    },

  'one applies once, to the bank that was chosen, for the price that was shown (CRED-03~, CRED-04~, CRED-09~, PAY-11~, PAY-12~)':
    async (machine) => {
      const story = await chosen(machine)
      story.choose(LALE.acquirerId)
      story.apply()
      expect(story.output()).toMatchObject({
        ...{ kind: 'submitted', drafts: { 'shopping-credit': { selectedAcquirer: LALE.acquirerId } } },
        submission: {
          ...{ ...SUBMITTED, choice: LALE.acquirerId, gate: undefined },
          question: { member: MEMBER, price: ORDER.price, acquirerId: LALE.acquirerId, isOnlyForBankUsers: true },
        },
      })
      expect(story.form()).toMatchObject({ kind: 'applying', isAgreed: true, selectedAcquirer: LALE.acquirerId })
    },

  'what the last try ended with stands there until the next press (CRED-03~, CRED-07~)': (machine) => {
    const again = { draft: CREDIT_DRAFT, problem: REFUSED, refused: { refusal: REFUSAL, wasSent: true } }
    const story = begin(machine, again)
    expect(story.form()).toMatchObject({ kind: 'choosing', problem: REFUSED, failure: undefined })
    expect([story.banks.asked, story.plans.asked]).toEqual([[], []])
    story.apply()
    expect([story.form()?.problem, story.output()]).toMatchObject([undefined, { submission: { choice: 901 } }])
    // Whatever was said of an application that was sent says nothing about who may have one.
    expect(begin(machine, { ...again, refused: { refusal: GOLD, wasSent: true } }).view().kind).toBe('choosing')
  },

  'who turns out not to be eligible is told so, and of whom it is no more true may begin anew (CRED-05~)': async (
    machine,
  ) => {
    const story = begin(machine, { draft: CREDIT_DRAFT, problem: REFUSED, refused: { refusal: EMAIL, wasSent: false } })
    expect(story.view()).toEqual({
      ...{ kind: 'ineligible', category: 'emailConfirmation', problem: REFUSED, canRetry: true },
    })
    story.send({ type: 'shopper.retried' })
    // What was known of the banks may be true no more.
    expect(story.banks.asked).toHaveLength(1)
    await story.banks.answer({ kind: 'known', banks: CREDIT_BANKS })
    expect(story.form()).toMatchObject({ kind: 'choosing', problem: undefined, selectedAcquirer: ANKA.acquirerId })
    const gold = begin(machine, { refused: { refusal: GOLD, wasSent: false } })
    gold.send({ type: 'shopper.retried' })
    expect([gold.view(), gold.banks.asked]).toMatchObject([{ kind: 'ineligible', category: 'gold' }, []])
  },

  'somebody who has applied already, or whose goods are out of stock, is told so until the next press (CRED-06~)': (
    machine,
  ) => {
    const tried = [
      [ALREADY_APPLIED, false, 'alreadyApplied'],
      [ALREADY_APPLIED, true, 'alreadyApplied'],
      [OUT_OF_STOCK, true, 'outOfStock'],
    ] as const
    for (const [refusal, wasSent, failure] of tried) {
      const story = begin(machine, { draft: CREDIT_DRAFT, problem: REFUSED, refused: { refusal, wasSent } })
      expect(story.form()).toMatchObject({ kind: 'choosing', failure, problem: REFUSED })
      story.apply()
      expect(story.form()?.failure).toBeUndefined()
    }
  },

  'a bank that was tried is found chosen, as long as it lends (CRED-09~, CRED-01~)': async (machine) => {
    const draft = { ...emptyCreditDraft(ORDER.price), selectedAcquirer: LALE.acquirerId }
    const story = await offered(machine, { draft })
    expect(story.form()).toMatchObject({ selectedAcquirer: LALE.acquirerId, missing: undefined })
    expect(story.plans.asked).toEqual([{ acquirerId: LALE.acquirerId, price: ORDER.price }])
    for (const banks of [[ANKA], [ANKA, { ...LALE, isActive: false }]]) {
      const gone = begin(machine, { draft })
      await gone.banks.answer({ kind: 'known', banks })
      expect(gone.form()).toMatchObject({ selectedAcquirer: undefined, missing: 'bank' })
    }
  },

  'another price that was accepted is asked about anew, with nothing kept of the former one (BEST-08~, CRED-09~, PAY-12~)':
    async (machine) => {
      expect(creditDraftAt(ORDER.price, CREDIT_DRAFT)).toEqual(CREDIT_DRAFT)
      const story = begin(machine, { draft: creditDraftAt(OTHER_PRICE, CREDIT_DRAFT) })
      expect(story.banks.asked).toEqual([{ level: MEMBER.kycLevel, price: OTHER_PRICE }])
      await story.banks.answer({ kind: 'known', banks: [ANKA] })
      expect(story.form()).toMatchObject({ price: OTHER_PRICE, selectedAcquirer: undefined, isAgreed: true })
      expect(story.planned()).toMatchObject({ plans: undefined, samplePlans: undefined })
      story.choose()
      expect(story.plans.asked.at(-1)).toEqual({ acquirerId: ANKA.acquirerId, price: OTHER_PRICE })
      story.apply()
      expect(story.output()).toMatchObject({ submission: { price: OTHER_PRICE, sum: OTHER_PRICE } })
    },

  'the credit is left wherever it stands, with what was found out (CRED-09~)': async (machine) => {
    const unknown = begin(machine)
    await unknown.banks.fail()
    const learning = await chosen(machine)
    learning.send({ type: 'shopper.askedHow' })
    const turnedAway = begin(machine, { refused: { refusal: GOLD, wasSent: false } })
    for (const story of [begin(machine), unknown, turnedAway, learning]) {
      story.send({ type: 'form.left' })
      expect(story.output()).toMatchObject({ kind: 'left' })
    }
    expect(learning.output()?.drafts['shopping-credit'].selectedAcquirer).toBe(ANKA.acquirerId)
  },
}
