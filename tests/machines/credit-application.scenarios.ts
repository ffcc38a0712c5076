import { expect } from 'vitest'
import { GENERIC_PROBLEM } from '../../machines/entities/problem'
import { UNDER_WAY } from '../../machines/order-check/rules'
import { creditDraftOf, emptyCreditDraft } from '../../machines/shopping-credit/draft'
import type { shoppingCreditMachine } from '../../machines/shopping-credit/machine'
import { REFUSED } from './support/card-payment-story'
import { ALREADY_APPLIED, ANKA, CREDIT_DRAFT, CREDIT_HOST, GOLD, LALE, OUT_OF_STOCK } from './support/credits'
import { OTHER_PRICE } from './support/funds'
import { MEMBER, ORDER, REFUSAL } from './support/shopper'
import { applied, begin, chosen, offered } from './support/shopping-credit-story'
import type { Told } from './support/tell'

type Machine = typeof shoppingCreditMachine

const REDIRECTED = { kind: 'redirected', bankHost: CREDIT_HOST, paymentId: '99' } as const

/** An application that lies with its bank. */
async function redirected(machine: Machine) {
  const story = await applied(machine)
  await story.application.answer(REDIRECTED)
  return story
}

/** From the press to the bank. */
export const creditApplicationTold: Told<Machine> = {
  'nobody applies without a bank, before the agreement was accepted, or without a connection (CRED-04~, PAY-03~, BEST-05~)':
    async (machine) => {
      const story = await offered(machine, { isAgreed: false, isCheckHeld: true })
      expect(story.form()).toMatchObject({ missing: 'bank', isBankMissing: false, isAgreementMissing: false })
      story.apply()
      expect(story.form()).toMatchObject({ missing: 'bank', isBankMissing: true, isAgreementMissing: true })
      story.choose()
      story.apply()
      expect(story.form()).toMatchObject({ missing: 'agreement', isBankMissing: false, isAgreementMissing: true })
      story.send({ type: 'shopper.agreed', isAgreed: true })
      story.send({ type: 'network.told', is: 'offline' })
      story.apply()
      expect([story.form()?.missing, story.check.asked]).toEqual(['connection', []])
      story.send({ type: 'network.told', is: 'online' })
      story.apply()
      expect(story.check.asked).toEqual([{ price: ORDER.price }])
    },

  'the order is asked first, then whether it may be financed, and only then one applies, once (CRED-03~, CRED-04~, BEST-08~)':
    async (machine) => {
      const story = await chosen(machine, { isCheckHeld: true })
      story.apply()
      story.apply()
      expect([story.check.asked.length, story.validation.asked, story.isInFlight()]).toEqual([1, [], false])
      await story.check.answer({ kind: 'ready' })
      story.apply()
      expect(story.validation.asked).toEqual([{ member: MEMBER, price: ORDER.price }])
      expect([story.application.asked, story.isInFlight()]).toEqual([[], false])
      await story.validate()
      story.apply()
      story.choose(LALE.acquirerId)
      expect(story.application.asked).toEqual([{ member: MEMBER, price: ORDER.price, acquirerId: ANKA.acquirerId }])
      expect([story.form()?.kind, story.isInFlight()]).toEqual(['applying', true])
    },

  'a validation that nobody could make, or that was refused, sends nothing and can be tried again (CRED-03~, CRED-07~)':
    async (machine) => {
      const story = await chosen(machine)
      story.apply()
      await story.validation.fail()
      expect(story.form()).toMatchObject({ kind: 'choosing', problem: GENERIC_PROBLEM })
      story.apply()
      expect(story.form()?.problem).toBeUndefined()
      await story.validation.answer({ kind: 'refused', refusal: REFUSAL })
      expect(story.form()).toMatchObject({ kind: 'choosing', problem: REFUSED, failure: undefined })
      story.apply()
      expect([story.validation.asked.length, story.application.asked]).toEqual([3, []])
    },

  'who turns out not to be eligible is told so, and of whom it is no more true may begin anew (CRED-05~)': async (
    machine,
  ) => {
    const story = await chosen(machine)
    story.apply()
    await story.validation.answer({ kind: 'ineligible', category: 'emailConfirmation', refusal: GOLD })
    expect(story.view()).toMatchObject({ kind: 'ineligible', category: 'emailConfirmation', canRetry: true })
    expect(story.application.asked).toEqual([])
    story.send({ type: 'shopper.retried' })
    expect(story.banks.asked).toHaveLength(2)
  },

  'somebody who has applied already is told so, before an application or after it (CRED-06~)': async (machine) => {
    const before = await chosen(machine)
    before.apply()
    await before.validation.answer({ kind: 'refused', refusal: ALREADY_APPLIED })
    const after = await applied(machine)
    await after.application.answer({ kind: 'refused', refusal: ALREADY_APPLIED })
    for (const story of [before, after]) {
      expect(story.form()).toMatchObject({
        ...{ kind: 'choosing', failure: 'alreadyApplied', problem: { text: ALREADY_APPLIED.message } },
      })
    }
    after.apply()
    expect([after.form()?.failure, after.validation.asked.length]).toEqual([undefined, 2])
  },

  'goods that are out of stock are told of; whoever tries again is not validated a second time (CRED-03~, CRED-06~)':
    async (machine) => {
      const story = await applied(machine)
      await story.application.answer({ kind: 'refused', refusal: OUT_OF_STOCK })
      expect(story.form()).toMatchObject({ failure: 'outOfStock', problem: { text: OUT_OF_STOCK.message } })
      story.choose(LALE.acquirerId)
      story.apply()
      expect([story.validation.asked.length, story.application.asked.map(({ acquirerId }) => acquirerId)]).toEqual([
        1,
        [ANKA.acquirerId, LALE.acquirerId],
      ])
    },

  'a refusal that may be of the validation has it made anew (CRED-03~)': async (machine) => {
    const story = begin(machine, { draft: CREDIT_DRAFT })
    story.apply()
    await story.application.answer({ kind: 'refused', refusal: REFUSAL })
    expect(story.form()).toMatchObject({ kind: 'choosing', problem: REFUSED, failure: undefined })
    story.apply()
    expect(story.validation.asked).toHaveLength(1)
    await story.validate()
    expect(story.application.asked).toHaveLength(2)
  },

  'what can’t be found out of the order is told, and one that was paid is looked for (BEST-01~, BEST-08~)': async (
    machine,
  ) => {
    const story = await chosen(machine, { isCheckHeld: true })
    story.apply()
    await story.check.answer({ kind: 'refused', problem: UNDER_WAY })
    expect(story.form()).toMatchObject({ kind: 'choosing', problem: UNDER_WAY })
    story.apply()
    await story.check.fail()
    expect(story.form()).toMatchObject({ kind: 'choosing', problem: GENERIC_PROBLEM })
    story.apply()
    await story.check.answer({ kind: 'settled' })
    expect([story.snapshot().output, story.validation.asked]).toEqual([{ kind: 'unknown' }, []])
  },

  'another price has to be accepted, and is asked about anew with nothing kept of the former one (BEST-08~, CRED-09~)':
    async (machine) => {
      const story = begin(machine, { draft: CREDIT_DRAFT, isCheckHeld: true })
      story.apply()
      await story.check.answer({ kind: 'changed', price: OTHER_PRICE })
      story.apply()
      story.send({ type: 'shopper.askedHow' })
      expect([story.form()?.kind, story.check.asked.length]).toEqual(['accepting', 1])
      story.send({ type: 'shopper.acceptedPrice' })
      expect(story.banks.asked).toEqual([{ level: MEMBER.kycLevel, price: OTHER_PRICE }])
      await story.banks.answer({ kind: 'known', banks: [ANKA] })
      expect(story.form()).toMatchObject({ price: OTHER_PRICE, selectedAcquirer: undefined, isAgreed: true })
      expect(story.planned()).toMatchObject({ plans: undefined, samplePlans: undefined })
      story.choose()
      expect(story.plans.asked.at(-1)).toEqual({ acquirerId: ANKA.acquirerId, price: OTHER_PRICE })
      story.apply()
      await story.check.answer({ kind: 'ready' })
      expect(story.validation.asked).toEqual([{ member: MEMBER, price: OTHER_PRICE }])
    },

  'a price that no bank lends is accepted and leads to why (BEST-08~, CRED-05~)': async (machine) => {
    const story = begin(machine, { draft: CREDIT_DRAFT, isCheckHeld: true })
    story.apply()
    await story.check.answer({ kind: 'changed', price: { minor: 49_900, currency: 'TRY' } })
    story.send({ type: 'shopper.acceptedPrice' })
    expect(story.view()).toMatchObject({ kind: 'ineligible', category: 'amountLimits' })
    expect(story.banks.asked).toEqual([])
  },

  'while the application is waited for only what is said changes (PAY-04~, PAY-05~)': async (machine) => {
    const story = await applied(machine)
    story.clock.increment(8_000)
    story.send({ type: 'shopper.agreed', isAgreed: false })
    expect(story.form()).toMatchObject({ kind: 'applying', isSlow: true, isAgreed: true })
    expect(story.snapshot().hasTag('paymentOverdue')).toBe(false)
    story.clock.increment(22_000)
    expect(story.snapshot().hasTag('paymentOverdue')).toBe(true)
    expect(story.application.asked).toHaveLength(1)
  },

  'an answer to it that is no word of the provider is unknown, never refused (PAY-06~)': async (machine) => {
    const lost = await applied(machine)
    await lost.application.answer({ kind: 'unknown' })
    const broken = await applied(machine)
    await broken.application.fail()
    expect([lost, broken].map((story) => story.snapshot().output)).toEqual([{ kind: 'unknown' }, { kind: 'unknown' }])
  },

  'it goes to the bank after two seconds, or as soon as the shopper says so, and once (CRED-04~)': async (machine) => {
    const story = await redirected(machine)
    expect(story.redirect()).toMatchObject({ bankName: ANKA.bankName, bankHost: CREDIT_HOST, isLeaving: false })
    expect([story.snapshot().hasTag('paymentRedirected'), story.isInFlight()]).toEqual([true, false])
    story.clock.increment(1_999)
    expect(story.bank.asked).toHaveLength(0)
    story.clock.increment(1)
    story.send({ type: 'shopper.wentToBank' })
    expect([story.bank.asked.length, story.redirect().isLeaving]).toEqual([1, true])
    const hurried = await redirected(machine)
    hurried.send({ type: 'shopper.wentToBank' })
    hurried.clock.increment(2_000)
    expect(hurried.bank.asked).toHaveLength(1)
  },

  'a bank that nobody could be sent to, or whose page does not come, leaves it to the order to say how it is (CRED-04~, PAY-06~)':
    async (machine) => {
      const forbidden = await redirected(machine)
      forbidden.send({ type: 'shopper.wentToBank' })
      await forbidden.bank.fail()
      const endless = await redirected(machine)
      endless.send({ type: 'shopper.wentToBank' })
      await endless.bank.answer(undefined)
      expect(endless.snapshot().status).toBe('active')
      endless.clock.increment(30_000)
      for (const story of [forbidden, endless]) expect(story.snapshot().output).toEqual({ kind: 'unknown' })
    },

  'what is kept for it is there after the application; the payment goes with another bank, and all with another price (CRED-09~)':
    async (machine) => {
      const sent = creditDraftOf((await redirected(machine)).snapshot().context)
      expect(sent).toMatchObject({
        selectedAcquirer: ANKA.acquirerId,
        validation: { creditId: '55' },
        paymentId: '99',
        price: ORDER.price,
      })
      const story = begin(machine, { draft: sent, isCheckHeld: true })
      story.choose(LALE.acquirerId)
      expect(creditDraftOf(story.snapshot().context)).toMatchObject({
        selectedAcquirer: LALE.acquirerId,
        validation: { creditId: '55' },
        paymentId: undefined,
        plans: sent.plans,
      })
      // The validation that is kept is not asked for again.
      story.apply()
      await story.check.answer({ kind: 'ready' })
      expect([story.validation.asked.length, story.application.asked.length]).toEqual([0, 1])
      await story.application.answer({ kind: 'refused', refusal: { ...REFUSAL, code: '150803' } })
      story.apply()
      await story.check.answer({ kind: 'changed', price: OTHER_PRICE })
      story.send({ type: 'shopper.acceptedPrice' })
      expect(creditDraftOf(story.snapshot().context)).toEqual(emptyCreditDraft(OTHER_PRICE))
    },

  'an application that lies with its bank is counted once, by what is lent and by whom, and names nobody (CRED-09~)':
    async (machine) => {
      const refused = await applied(machine)
      await refused.application.answer({ kind: 'refused', refusal: OUT_OF_STOCK })
      const lost = await applied(machine)
      await lost.application.answer({ kind: 'unknown' })
      expect([refused.counted, lost.counted]).toEqual([[], []])
      const story = await redirected(machine)
      story.send({ type: 'shopper.wentToBank' })
      expect(story.counted).toEqual([
        { paidPrice: ORDER.price, acquirerId: ANKA.acquirerId, isOnlyForBankUsers: ANKA.isOnlyForBankUsers },
      ])
    },
}
