import { expect } from 'vitest'
import { GENERIC_PROBLEM } from '../../machines/entities/problem'
import type { shoppingCreditMachine } from '../../machines/payment/shopping-credit/machine'
import { SAMPLE_AMOUNT } from '../../machines/payment/shopping-credit/rules'
import { REFUSED } from './support/card-payment-harness'
import { ANKA, CREDIT_BANKS, CREDIT_DRAFT, GOLD, KIYI, LALE, MELTEM, PLANS, SAMPLE_PLANS } from './fixtures/credits'
import { MEMBER, ORDER, TIMED_OUT } from './fixtures/shopper'
import { begin, chosen, offered } from './support/shopping-credit-harness'
import type { Scenarios } from './support/scenario'
import { emptyCreditDraft } from '../../machines/payment/shopping-credit/draft'

type Machine = typeof shoppingCreditMachine

const draftOf = (minor: number, currency = 'TRY') => emptyCreditDraft({ minor, currency })

/** What is loaded before an application: the banks, the reason if there are none, and the cost of a credit. */
export const creditOfferScenarios: Scenarios<Machine> = {
  'an order below 500 or above 100,000 TL, or in another currency, reads no banks (CRED-01~, CRED-05~)': (machine) => {
    for (const draft of [draftOf(49_999), draftOf(10_000_001), draftOf(248_050, 'EUR')]) {
      const harness = begin(machine, { draft, problem: REFUSED })
      expect(harness.view()).toEqual({
        kind: 'ineligible',
        category: 'amountLimits',
        problem: undefined,
        canRetry: false,
      })
      harness.send({ type: 'shopper.retried' })
      expect([harness.view().kind, harness.banks.asked]).toEqual(['ineligible', []])
    }
  },

  'an order of 500 or of 100,000 TL reads the banks, with the newest level of the member (CRED-01~)': (machine) => {
    const smallest = begin(machine, { draft: draftOf(50_000) })
    expect(smallest.view()).toEqual({ kind: 'askingBanks' })
    expect(smallest.banks.asked).toEqual([{ level: MEMBER.kycLevel, price: { minor: 50_000, currency: 'TRY' } }])
    const largest = begin(machine, { draft: draftOf(10_000_000), level: 2 })
    expect(largest.banks.asked).toEqual([{ level: 2, price: { minor: 10_000_000, currency: 'TRY' } }])
  },

  'lending banks come first; any other is listed with its reason and can’t be chosen (CRED-01~)': async (machine) => {
    const harness = await offered(machine)
    expect(harness.tiles()).toEqual([
      { bank: ANKA, blockReason: undefined, isSelected: false },
      { bank: LALE, blockReason: undefined, isSelected: false },
      { bank: KIYI, blockReason: 'belowMinimum', isSelected: false },
      { bank: MELTEM, blockReason: 'inactive', isSelected: false },
    ])
    for (const { acquirerId } of [MELTEM, KIYI]) harness.choose(acquirerId)
    harness.choose('901')
    expect(harness.form()).toMatchObject({ selectedAcquirer: undefined, missing: 'bank' })
    harness.choose(LALE.acquirerId)
    expect(harness.form()).toMatchObject({ selectedAcquirer: LALE.acquirerId, missing: undefined })
    expect(harness.tiles()[1]).toEqual({ bank: LALE, blockReason: undefined, isSelected: true })
    expect(harness.breakdown()).toMatchObject({ price: ORDER.price, total: ORDER.price, cardPart: ORDER.price })
  },

  'a member without a lending bank sees why, and may retry after a correction (CRED-05~)': async (machine) => {
    const harness = begin(machine, { level: 0 })
    await harness.banks.answer({ kind: 'ineligible', category: 'kyc', refusal: GOLD })
    expect(harness.view()).toMatchObject({ kind: 'ineligible', category: 'kyc', problem: { text: GOLD.message } })
    expect(harness.view()).toMatchObject({ canRetry: true })
    harness.send({ type: 'wallet.updated', balance: undefined, level: 1 })
    harness.send({ type: 'shopper.retried' })
    expect(harness.view().kind).toBe('askingBanks')
    await harness.banks.answer({ kind: 'ineligible', category: 'gold', refusal: GOLD })
    expect(harness.view()).toMatchObject({ kind: 'ineligible', category: 'gold', canRetry: false })
    harness.send({ type: 'shopper.retried' })
    expect(harness.banks.asked.map(({ level }) => level)).toEqual([0, 1])
  },

  'banks that fail to load are read again (CRED-07~)': async (machine) => {
    const harness = begin(machine)
    await harness.banks.fail()
    expect(harness.view()).toEqual({ kind: 'banksUnknown', problem: GENERIC_PROBLEM })
    harness.send({ type: 'shopper.retried' })
    await harness.banks.answer({ kind: 'refused', refusal: TIMED_OUT })
    expect(harness.view()).toEqual({ kind: 'banksUnknown', problem: REFUSED })
    harness.send({ type: 'shopper.retried' })
    expect(harness.view().kind).toBe('askingBanks')
    await harness.banks.answer({ kind: 'known', banks: CREDIT_BANKS })
    expect(harness.form()).toMatchObject({ kind: 'choosing', problem: undefined })
    expect(harness.banks.asked).toHaveLength(3)
  },

  'a sample plan of 1,000 TL is shown while no bank is chosen (CRED-08~)': async (machine) => {
    const harness = await offered(machine)
    expect(harness.plans.asked).toEqual([{ acquirerId: ANKA.acquirerId, price: SAMPLE_AMOUNT }])
    expect(harness.planned()).toEqual({
      standing: 'none',
      plans: undefined,
      samplePlans: undefined,
      sampleBank: undefined,
    })
    await harness.plans.answer({ kind: 'known', plans: SAMPLE_PLANS })
    expect(harness.planned()).toMatchObject({ standing: 'none', samplePlans: SAMPLE_PLANS, sampleBank: ANKA })
    harness.choose()
    expect(harness.planned()).toMatchObject({ standing: 'asking', samplePlans: SAMPLE_PLANS })
    await harness.plans.answer({ kind: 'known', plans: PLANS })
    expect(harness.planned()).toEqual({
      standing: 'known',
      plans: PLANS,
      samplePlans: undefined,
      sampleBank: undefined,
    })
  },

  'a sample that fails to load, or that no bank would lend, is left out (CRED-08~)': async (machine) => {
    const broken = await offered(machine)
    await broken.plans.fail()
    expect(broken.planned()).toMatchObject({ standing: 'none', samplePlans: undefined })
    const unknown = await offered(machine)
    await unknown.plans.answer({ kind: 'unknown' })
    expect(unknown.planned()).toMatchObject({ standing: 'none', samplePlans: undefined })
    expect([broken, unknown].map(({ plans }) => plans.asked.length)).toEqual([1, 1])
    const none = begin(machine)
    await none.banks.answer({ kind: 'known', banks: [MELTEM, KIYI] })
    expect([none.plans.asked, none.form()?.missing]).toEqual([[], 'bank'])
  },

  'each bank’s plan is read once, and an answer for another bank is ignored (CRED-02~, CRED-09~)': async (machine) => {
    const harness = await offered(machine)
    const ofNobody = harness.plans.hold()
    harness.choose(ANKA.acquirerId)
    const ofAnka = harness.plans.hold()
    harness.choose(ANKA.acquirerId)
    harness.choose(LALE.acquirerId)
    await ofNobody.answer({ kind: 'known', plans: SAMPLE_PLANS })
    await ofAnka.answer({ kind: 'known', plans: SAMPLE_PLANS })
    expect(harness.planned()).toMatchObject({ standing: 'asking', plans: undefined, samplePlans: undefined })
    await harness.plans.answer({ kind: 'known', plans: PLANS })
    expect(harness.planned()).toMatchObject({ standing: 'known', plans: PLANS })
    harness.choose(ANKA.acquirerId)
    await harness.plans.answer({ kind: 'known', plans: SAMPLE_PLANS })
    harness.choose(LALE.acquirerId)
    harness.choose(LALE.acquirerId)
    expect(harness.planned()).toMatchObject({ standing: 'known', plans: PLANS })
    harness.choose(ANKA.acquirerId)
    expect(harness.planned()).toMatchObject({ standing: 'known', plans: SAMPLE_PLANS })
    expect(harness.plans.asked).toEqual([
      { acquirerId: ANKA.acquirerId, price: SAMPLE_AMOUNT },
      ...[ANKA, LALE, ANKA].map(({ acquirerId }) => ({ acquirerId, price: ORDER.price })),
    ])
  },

  'a plan that failed is read again, and leaves application and other banks open (CRED-02~, CRED-07~)': async (
    machine,
  ) => {
    const harness = await chosen(machine)
    await harness.plans.answer({ kind: 'unknown' })
    expect([harness.planned().standing, harness.form()?.missing]).toEqual(['unknown', undefined])
    harness.send({ type: 'shopper.askedPlans' })
    expect(harness.planned().standing).toBe('asking')
    await harness.plans.fail()
    expect(harness.planned().standing).toBe('unknown')
    harness.choose(LALE.acquirerId)
    expect(harness.planned().standing).toBe('asking')
    expect(harness.plans.asked.at(-1)).toEqual({ acquirerId: LALE.acquirerId, price: ORDER.price })
  },

  'banks and plans read before a change of method are not read again (CRED-09~)': async (machine) => {
    const harness = begin(machine, { draft: CREDIT_DRAFT })
    expect(harness.form()).toMatchObject({ kind: 'choosing', selectedAcquirer: ANKA.acquirerId, missing: undefined })
    expect(harness.planned()).toMatchObject({ standing: 'known', plans: PLANS })
    expect([harness.banks.asked, harness.plans.asked]).toEqual([[], []])
    harness.send({ type: 'form.left' })
    expect(harness.output()).toEqual({ kind: 'left', drafts: { 'shopping-credit': CREDIT_DRAFT } })
    const bankless = begin(machine, { draft: { ...CREDIT_DRAFT, selectedAcquirer: undefined } })
    expect([bankless.planned().samplePlans, bankless.plans.asked]).toEqual([SAMPLE_PLANS, []])
  },

  'the explanation of how to apply opens over the form, which sends nothing meanwhile (CRED-02~, MDL-09~)': async (
    machine,
  ) => {
    const harness = await chosen(machine)
    harness.send({ type: 'shopper.askedHow' })
    harness.apply()
    harness.choose(LALE.acquirerId)
    expect(harness.form()).toMatchObject({ kind: 'explaining', selectedAcquirer: ANKA.acquirerId })
    expect(harness.output()).toBeUndefined()
    harness.send({ type: 'shopper.closed' })
    harness.choose(LALE.acquirerId)
    expect(harness.form()).toMatchObject({ kind: 'choosing', selectedAcquirer: LALE.acquirerId })
  },
}
