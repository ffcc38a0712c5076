import { expect } from 'vitest'
import type { paymentMachine } from '../../machines/payment/machine'
import type { PaymentTerms } from '../../machines/entities/payment-terms'
import { METHODS } from '../../machines/payment/rules'
import type { prepare } from '../../machines/payment/attempt/ports'
import { ANKA, CREDIT_BANKS, CREDIT_HOST, GOLD } from './fixtures/credits'
import { hold } from './support/held-port'
import { ALL_TERMS, CARD_TERMS, CREDIT_ONLY_TERMS, ENOUGH } from './fixtures/funds'
import { begin } from './support/payment-harness'
import { CARD_WITHOUT_CODE, FOREIGN_BUYER, ORDER, REFUSAL } from './fixtures/shopper'
import type { Scenarios } from './support/scenario'

type Machine = typeof paymentMachine

async function open(machine: Machine, terms: PaymentTerms = ALL_TERMS, start: Parameters<typeof begin>[1] = {}) {
  const harness = begin(machine, start)
  await harness.ports.readTerms.answer(terms)
  return harness
}

async function lending(machine: Machine, start?: Parameters<typeof begin>[1]) {
  const harness = await open(machine, ALL_TERMS, start)
  harness.choose('shopping-credit')
  return harness
}

async function applied(machine: Machine, start?: Parameters<typeof begin>[1]) {
  const harness = await lending(machine, start)
  await harness.applyForCredit()
  return harness
}

/** No other method can be chosen. */
function staysWhatever(harness: ReturnType<typeof begin>) {
  for (const method of METHODS) harness.choose(method)
  expect(harness.view().method).toBe('shopping-credit')
}

const breakDown = () => {
  throw new Error('broken on purpose')
}

export const paymentCreditScenarios: Scenarios<Machine> = {
  'a shopping credit is offered where the order allows it, to members alone (PAY-01~, CRED-01~, FRGN-02~)': async (
    machine,
  ) => {
    const methodsOf = async (terms: PaymentTerms, start = {}) => (await open(machine, terms, start)).view().methods
    expect(await methodsOf(ALL_TERMS)).toEqual(METHODS)
    expect(await methodsOf(CREDIT_ONLY_TERMS)).toEqual(['shopping-credit'])
    expect(await methodsOf(CARD_TERMS)).not.toContain('shopping-credit')
    expect(await methodsOf(ALL_TERMS, { buyer: FOREIGN_BUYER })).toEqual(['credit-card'])
    expect((await open(machine, CREDIT_ONLY_TERMS)).view().method).toBe('shopping-credit')
  },

  'every other method can be chosen until something was sent, and the credit from each (PAY-01~)': async (machine) => {
    const harness = await open(machine)
    for (const method of METHODS.filter((one) => one !== 'shopping-credit')) {
      harness.choose('shopping-credit')
      harness.choose(method)
      expect(harness.view().method).toBe(method)
      harness.choose('shopping-credit')
      expect(harness.view().method).toBe('shopping-credit')
    }
  },

  'the banks and the chosen bank of a credit are there when the shopper comes back to it (CRED-09~, PAY-05~)': async (
    machine,
  ) => {
    const harness = await lending(machine)
    await harness.ports.askCreditBanks.answer({ kind: 'known', banks: CREDIT_BANKS })
    harness.lending().send({ type: 'shopper.choseBank', acquirerId: ANKA.acquirerId })
    harness.send({ type: 'shopper.agreed', isAgreed: true })
    harness.choose('balance')
    expect(harness.balance().getSnapshot().context.isAgreed).toBe(true)
    harness.choose('shopping-credit')
    expect(harness.creditView()).toMatchObject({ kind: 'choosing', selectedAcquirer: ANKA.acquirerId, isAgreed: true })
    expect(harness.ports.askCreditBanks.asked).toHaveLength(1)
  },

  'the member’s level and the state of the connection reach the credit form (CRED-01~)': async (machine) => {
    const harness = await lending(machine)
    await harness.ports.askMemberLevel.answer({ kind: 'known', level: 1 })
    harness.send({ type: 'network.changed', is: 'offline' })
    expect(harness.lending().getSnapshot().context).toMatchObject({ level: 1, network: 'offline' })
  },

  'a member’s level that comes while an application is sent is known after its refusal (KYC-07~)': async (machine) => {
    const harness = await applied(machine)
    await harness.ports.askMemberLevel.answer({ kind: 'known', level: 1 })
    await harness.ports.authorise.answer({ kind: 'refused', refusal: REFUSAL, typed: CARD_WITHOUT_CODE })
    expect(harness.lending().getSnapshot().context.level).toBe(1)
  },

  'an application in flight locks the other methods, and counts as a payment in progress (CRED-07~, PAY-10~)': async (
    machine,
  ) => {
    const harness = await applied(machine)
    expect(harness.tags()).toEqual(['agreed', 'paymentInFlight'])
    staysWhatever(harness)
    harness.waitLong()
    expect(harness.tags()).toEqual(['agreed', 'paymentInFlight', 'paymentOverdue'])
    staysWhatever(harness)
  },

  'the redirect to the credit’s bank locks the other methods, and is distinct from a card’s (CRED-04~, PAY-10~)':
    async (machine) => {
      const harness = await applied(machine)
      await harness.ports.authorise.answer({ kind: 'redirected', bankHost: CREDIT_HOST, paymentId: '99' })
      expect([harness.tags(), harness.view().isLocked]).toEqual([
        ['agreed', 'paymentRedirected', 'creditRedirected'],
        true,
      ])
      staysWhatever(harness)
    },

  'a refused application leads back to the choice, and to every other method (CRED-06~)': async (machine) => {
    const harness = await applied(machine)
    await harness.ports.authorise.answer({ kind: 'refused', refusal: REFUSAL, typed: CARD_WITHOUT_CODE })
    expect(harness.tags()).toEqual(['agreed'])
    expect(harness.creditView().kind).toBe('choosing')
    await harness.tellBalance(ENOUGH)
    harness.choose('balance')
    expect(harness.view().method).toBe('balance')
  },

  'an application with an unclear answer ends as unknown; so does one that crashes after sending (PAY-06~)': async (
    machine,
  ) => {
    const lost = await applied(machine)
    await lost.ports.authorise.answer({ kind: 'unknown' })
    const broken = await applied(machine, {
      attempt: (attempt) => attempt.provide({ guards: { isRefused: breakDown } }),
    })
    await broken.ports.authorise.answer({ kind: 'refused', refusal: REFUSAL, typed: CARD_WITHOUT_CODE })
    for (const { snapshot } of [lost, broken])
      expect(snapshot().output).toMatchObject({ kind: 'unknown', attempted: { choice: ANKA.acquirerId } })
  },

  'an order that may not be financed says why, until another method was opened (CRED-05~)': async (machine) => {
    const preparation = hold<typeof prepare>()
    const harness = await applied(machine, {
      attempt: (attempt) => attempt.provide({ actors: { prepare: preparation.logic } }),
    })
    await preparation.answer({ kind: 'refused', refusal: GOLD, typed: CARD_WITHOUT_CODE })
    expect(harness.creditView()).toMatchObject({
      kind: 'ineligible',
      category: 'gold',
      problem: { text: GOLD.message },
    })
    harness.choose('balance')
    harness.choose('shopping-credit')
    expect(harness.creditView().kind).toBe('askingBanks')
  },

  'a credit form that crashed reads its banks again when it is reopened (PAY-02~)': async (machine) => {
    const harness = await lending(machine, {
      credit: (credit) => credit.provide({ guards: { canChooseBank: breakDown } }),
    })
    await harness.ports.askCreditBanks.answer({ kind: 'known', banks: CREDIT_BANKS })
    harness.lending().send({ type: 'shopper.choseBank', acquirerId: ANKA.acquirerId })
    expect(harness.view().kind).toBe('methodCrashed')
    harness.send({ type: 'shopper.retried' })
    await harness.ports.readTerms.answer(ALL_TERMS)
    harness.choose('shopping-credit')
    expect([harness.creditView().kind, harness.ports.askCreditBanks.asked.length]).toEqual(['askingBanks', 2])
  },

  'a credit form that crashes before anything was sent says so, and can be opened again (PAY-02~)': async (machine) => {
    const harness = await lending(machine, {
      credit: (credit) => credit.provide({ guards: { isKnown: breakDown } }),
    })
    await harness.ports.askCreditBanks.answer({ kind: 'known', banks: CREDIT_BANKS })
    expect(harness.view().kind).toBe('methodCrashed')
    harness.send({ type: 'shopper.retried' })
    await harness.ports.readTerms.answer(ALL_TERMS)
    expect(harness.view()).toMatchObject({ kind: 'open', price: ORDER.price })
  },
}
