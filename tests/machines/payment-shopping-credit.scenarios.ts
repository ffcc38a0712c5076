import { expect } from 'vitest'
import type { paymentMachine } from '../../machines/payment/machine'
import type { PaymentTerms } from '../../machines/entities/payment-terms'
import { METHODS } from '../../machines/payment/rules'
import type { prepare } from '../../machines/payment/attempt/ports'
import { ANKA, CREDIT_BANKS, CREDIT_HOST, GOLD } from './support/credits'
import { hold } from './support/held-port'
import { ALL_TERMS, CARD_TERMS, CREDIT_ONLY_TERMS, ENOUGH } from './support/funds'
import { begin } from './support/payment-story'
import { CARD_WITHOUT_CODE, FOREIGN_BUYER, ORDER, REFUSAL } from './support/shopper'
import type { Told } from './support/tell'

type Machine = typeof paymentMachine

async function open(machine: Machine, terms: PaymentTerms = ALL_TERMS, start: Parameters<typeof begin>[1] = {}) {
  const story = begin(machine, start)
  await story.ports.readTerms.answer(terms)
  return story
}

async function lending(machine: Machine, start?: Parameters<typeof begin>[1]) {
  const story = await open(machine, ALL_TERMS, start)
  story.choose('shopping-credit')
  return story
}

/** With an application on its way. */
async function applied(machine: Machine, start?: Parameters<typeof begin>[1]) {
  const story = await lending(machine, start)
  await story.applyForCredit()
  return story
}

/** Whichever other method is pressed, the credit stays. */
function staysWhatever(story: ReturnType<typeof begin>) {
  for (const method of METHODS) story.choose(method)
  expect(story.view().method).toBe('shopping-credit')
}

const breakDown = () => {
  throw new Error('broken on purpose')
}

export const paymentCreditTold: Told<Machine> = {
  'a credit is offered where the order allows it, to members alone (PAY-01~, CRED-01~, FRGN-02~)': async (machine) => {
    const methodsOf = async (terms: PaymentTerms, start = {}) => (await open(machine, terms, start)).view().methods
    expect(await methodsOf(ALL_TERMS)).toEqual(METHODS)
    expect(await methodsOf(CREDIT_ONLY_TERMS)).toEqual(['shopping-credit'])
    expect(await methodsOf(CARD_TERMS)).not.toContain('shopping-credit')
    expect(await methodsOf(ALL_TERMS, { buyer: FOREIGN_BUYER })).toEqual(['credit-card'])
    expect((await open(machine, CREDIT_ONLY_TERMS)).view().method).toBe('shopping-credit')
  },

  'as long as nothing was sent, every other method is a press away, and the credit from each (PAY-01~)': async (
    machine,
  ) => {
    const story = await open(machine)
    for (const method of METHODS.filter((one) => one !== 'shopping-credit')) {
      story.choose('shopping-credit')
      story.choose(method)
      expect(story.view().method).toBe(method)
      story.choose('shopping-credit')
      expect(story.view().method).toBe('shopping-credit')
    }
  },

  'what was found out and chosen about a credit is there when the shopper comes back to it (CRED-09~, PAY-05~)': async (
    machine,
  ) => {
    const story = await lending(machine)
    await story.ports.askCreditBanks.answer({ kind: 'known', banks: CREDIT_BANKS })
    story.lending().send({ type: 'shopper.choseBank', acquirerId: ANKA.acquirerId })
    story.send({ type: 'shopper.agreed', isAgreed: true })
    story.choose('balance')
    expect(story.balance().getSnapshot().context.isAgreed).toBe(true)
    story.choose('shopping-credit')
    expect(story.creditView()).toMatchObject({ kind: 'choosing', selectedAcquirer: ANKA.acquirerId, isAgreed: true })
    expect(story.ports.askCreditBanks.asked).toHaveLength(1)
  },

  'the level that was found out meanwhile, and how the connection is, are told to it (CRED-01~)': async (machine) => {
    const story = await lending(machine)
    await story.ports.askMemberLevel.answer({ kind: 'known', level: 1 })
    story.send({ type: 'network.told', is: 'offline' })
    expect(story.lending().getSnapshot().context).toMatchObject({ level: 1, network: 'offline' })
  },

  'while an application is on its way there is no other method, and it is a payment in progress (CRED-07~, PAY-10~)':
    async (machine) => {
      const story = await applied(machine)
      expect(story.tags()).toEqual(['agreed', 'paymentInFlight'])
      staysWhatever(story)
      story.waitLong()
      expect(story.tags()).toEqual(['agreed', 'paymentInFlight', 'paymentOverdue'])
      staysWhatever(story)
    },

  'on the way to the bank there is no other method, and it is told apart from the banks of cards (CRED-04~, PAY-10~)':
    async (machine) => {
      const story = await applied(machine)
      await story.ports.authorise.answer({ kind: 'redirected', bankHost: CREDIT_HOST, paymentId: '99' })
      expect([story.tags(), story.view().isLocked]).toEqual([['agreed', 'paymentRedirected', 'creditRedirected'], true])
      staysWhatever(story)
    },

  'a refused application leads back to the choice, and to every other method (CRED-06~)': async (machine) => {
    const story = await applied(machine)
    await story.ports.authorise.answer({ kind: 'refused', refusal: REFUSAL, typed: CARD_WITHOUT_CODE })
    expect(story.tags()).toEqual(['agreed'])
    expect(story.creditView().kind).toBe('choosing')
    await story.tellBalance(ENOUGH)
    story.choose('balance')
    expect(story.view().method).toBe('balance')
  },

  'one of which nobody can tell what became ends as unknown; so does one that breaks once it was sent (PAY-06~)':
    async (machine) => {
      const lost = await applied(machine)
      await lost.ports.authorise.answer({ kind: 'unknown' })
      const broken = await applied(machine, {
        attempt: (attempt) => attempt.provide({ guards: { isRefused: breakDown } }),
      })
      await broken.ports.authorise.answer({ kind: 'refused', refusal: REFUSAL, typed: CARD_WITHOUT_CODE })
      for (const { snapshot } of [lost, broken])
        expect(snapshot().output).toMatchObject({ kind: 'unknown', attempted: { choice: ANKA.acquirerId } })
    },

  'an order that may not be financed says why, until another method was looked at (CRED-05~)': async (machine) => {
    const preparation = hold<typeof prepare>()
    const story = await applied(machine, {
      attempt: (attempt) => attempt.provide({ actors: { prepare: preparation.logic } }),
    })
    await preparation.answer({ kind: 'refused', refusal: GOLD, typed: CARD_WITHOUT_CODE })
    expect(story.creditView()).toMatchObject({ kind: 'ineligible', category: 'gold', problem: { text: GOLD.message } })
    story.choose('balance')
    story.choose('shopping-credit')
    expect(story.creditView().kind).toBe('askingBanks')
  },

  'what it broke over is not kept: who looks at it again is asked about nothing that was (PAY-02~)': async (
    machine,
  ) => {
    const story = await lending(machine, {
      credit: (credit) => credit.provide({ guards: { canChooseBank: breakDown } }),
    })
    await story.ports.askCreditBanks.answer({ kind: 'known', banks: CREDIT_BANKS })
    story.lending().send({ type: 'shopper.choseBank', acquirerId: ANKA.acquirerId })
    expect(story.view().kind).toBe('methodCrashed')
    story.send({ type: 'shopper.retried' })
    await story.ports.readTerms.answer(ALL_TERMS)
    story.choose('shopping-credit')
    expect([story.creditView().kind, story.ports.askCreditBanks.asked.length]).toEqual(['askingBanks', 2])
  },

  'one that breaks before anything was sent says so, and can be shown again (PAY-02~)': async (machine) => {
    const story = await lending(machine, {
      credit: (credit) => credit.provide({ guards: { isFound: breakDown } }),
    })
    await story.ports.askCreditBanks.answer({ kind: 'known', banks: CREDIT_BANKS })
    expect(story.view().kind).toBe('methodCrashed')
    story.send({ type: 'shopper.retried' })
    await story.ports.readTerms.answer(ALL_TERMS)
    expect(story.view()).toMatchObject({ kind: 'open', price: ORDER.price })
  },
}
