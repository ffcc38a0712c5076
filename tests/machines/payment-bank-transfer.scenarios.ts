import { expect } from 'vitest'
import type { paymentMachine } from '../../machines/payment/machine'
import type { PaymentTerms } from '../../machines/entities/payment-terms'
import { METHODS } from '../../machines/payment/rules'
import { AKBANK, TRANSFER, TRANSFER_RECEIPT, UNTOLD_TRANSFER } from './support/bank-accounts'
import { ALL_TERMS, CARD_TERMS, ENOUGH, NOTHING_TERMS, OPEN_TRANSFER_TERMS, TRANSFER_ONLY_TERMS } from './support/funds'
import { begin } from './support/payment-story'
import { settled } from './support/settled'
import { FOREIGN_BUYER, RECEIPT, REFUSAL } from './support/shopper'
import type { Told } from './support/tell'

type Machine = typeof paymentMachine

const breakDown = () => {
  throw new Error('broken on purpose')
}

async function open(machine: Machine, terms: PaymentTerms = ALL_TERMS, start: Parameters<typeof begin>[1] = {}) {
  const story = begin(machine, start)
  await story.ports.readTerms.answer(terms)
  return story
}

/** A transfer that was begun here and has its code. */
async function locked(machine: Machine) {
  const story = await open(machine)
  story.choose('bank-transfer')
  story.transfer()
  await settled()
  await story.ports.authorise.answer({ kind: 'issued', transfer: TRANSFER })
  return story
}

/** Every other way that there is, and what it says of itself. */
function triesEverything(story: ReturnType<typeof begin>) {
  return METHODS.filter((method) => method !== 'bank-transfer').map((method) => {
    story.choose(method)
    const tried = [story.view().method, story.transferView().kind, story.tags()]
    story.transferring().send({ type: 'shopper.closed' })
    return tried
  })
}

export const paymentTransferTold: Told<Machine> = {
  'a transfer is offered where the order names accounts, to members alone (PAY-01~, FRGN-02~)': async (machine) => {
    const methodsOf = async (terms: PaymentTerms, start = {}) => (await open(machine, terms, start)).view().methods
    expect(await methodsOf(ALL_TERMS)).toContain('bank-transfer')
    expect(await methodsOf(TRANSFER_ONLY_TERMS)).toEqual(['bank-transfer'])
    expect(await methodsOf(CARD_TERMS)).toEqual(['credit-card'])
    expect(await methodsOf(NOTHING_TERMS)).toEqual([])
    expect(await methodsOf(ALL_TERMS, { buyer: FOREIGN_BUYER })).toEqual(['credit-card'])
    expect((await open(machine, TRANSFER_ONLY_TERMS)).view().method).toBe('bank-transfer')
  },

  'before its code, every other method is a press away, and what was agreed goes along (BANK-03~)': async (machine) => {
    const story = await open(machine)
    story.choose('bank-transfer')
    story.transferring().send({ type: 'shopper.choseBank', bankId: AKBANK.bankId })
    story.send({ type: 'shopper.agreed', isAgreed: true })
    story.choose('balance')
    expect(story.view().method).toBe('balance')
    expect(story.balance().getSnapshot().context.isAgreed).toBe(true)
    story.choose('bank-transfer')
    expect(story.transferView()).toMatchObject({ kind: 'choosing', isAgreed: true, transfer: undefined })
  },

  'with its code, whichever other method is asked for is answered by why there is none (BANK-03~)': async (machine) => {
    const story = await locked(machine)
    expect([story.view().isLockedIn, story.tags()]).toEqual([true, ['agreed', 'lockedIn']])
    for (const tried of triesEverything(story))
      expect(tried).toEqual(['bank-transfer', 'explaining', ['agreed', 'lockedIn']])
    story.send({ type: 'address.asked' })
    expect(story.transferView().kind).toBe('explaining')
    expect(story.ports.authorise.asked).toHaveLength(1)
  },

  'one that was begun before the page was loaded is found again, whatever the order allows by now (BANK-06~)': async (
    machine,
  ) => {
    const story = await open(machine, OPEN_TRANSFER_TERMS)
    expect(story.transferView()).toMatchObject({ kind: 'reading', transfer: TRANSFER, account: AKBANK })
    expect(story.tags()).toEqual(['lockedIn'])
    const withdrawn = await open(machine, { ...OPEN_TRANSFER_TERMS, transferAccounts: [] })
    expect(withdrawn.transferView()).toMatchObject({ kind: 'reading', transfer: TRANSFER, account: undefined })
  },

  'one that an order waits for is found by whoever opens it: without its code where that is not told, and by a buyer from abroad (PAY-13~, FRGN-02~)':
    async (machine) => {
      const untold = await open(machine, { ...OPEN_TRANSFER_TERMS, openTransfer: UNTOLD_TRANSFER })
      expect(untold.transferView()).toMatchObject({ kind: 'reading', transfer: UNTOLD_TRANSFER, isTellable: false })
      const abroad = await open(machine, OPEN_TRANSFER_TERMS, { buyer: FOREIGN_BUYER })
      expect(abroad.transferView()).toMatchObject({ kind: 'reading', transfer: TRANSFER, isTellable: false })
      for (const story of [untold, abroad]) {
        expect(story.tags()).toEqual(['lockedIn'])
        story.transferring().send({ type: 'shopper.tookDetails' })
        expect(story.ports.notifyTransfer.asked).toEqual([])
        story.transferring().send({ type: 'shopper.askedToLeave' })
        story.transferring().send({ type: 'shopper.left' })
        await settled()
        expect(story.tags()).not.toContain('lockedIn')
        story.choose('credit-card')
        expect(story.view().method).toBe('credit-card')
      }
    },

  'given up, it is not found again, and everything else is there (BANK-04~)': async (machine) => {
    for (const story of [await locked(machine), await open(machine, OPEN_TRANSFER_TERMS)]) {
      story.transferring().send({ type: 'shopper.askedToLeave' })
      story.transferring().send({ type: 'shopper.left' })
      await settled()
      expect([story.view().isLockedIn, story.tags().includes('lockedIn')]).toEqual([false, false])
      story.choose('credit-card')
      expect(story.view().method).toBe('credit-card')
      story.choose('bank-transfer')
      expect(story.transferView()).toMatchObject({ kind: 'choosing', transfer: undefined })
    }
  },

  'told of, it ends with all that the shopper takes along (BANK-05~)': async (machine) => {
    const story = await locked(machine)
    story.send({ type: 'network.told', is: 'offline' })
    story.transferring().send({ type: 'shopper.tookDetails' })
    expect(story.ports.notifyTransfer.asked).toEqual([])
    story.send({ type: 'network.told', is: 'online' })
    story.transferring().send({ type: 'shopper.tookDetails' })
    expect(story.tags()).toEqual(['agreed', 'paymentInFlight'])
    await story.ports.notifyTransfer.answer({ kind: 'refused', refusal: REFUSAL })
    expect(story.tags()).toEqual(['agreed', 'lockedIn'])
    story.transferring().send({ type: 'shopper.tookDetails' })
    await story.ports.notifyTransfer.answer({ kind: 'notified', callbackUrl: RECEIPT.callbackUrl })
    expect(story.snapshot().output).toEqual({
      kind: 'notified',
      receipt: { ...TRANSFER_RECEIPT, callbackUrl: ALL_TERMS.transferRedirectUrl },
    })
  },

  'one whose money has come already is paid (BANK-05~)': async (machine) => {
    const story = await locked(machine)
    story.transferring().send({ type: 'shopper.tookDetails' })
    await story.ports.notifyTransfer.answer({ kind: 'paid', receipt: RECEIPT })
    expect(story.snapshot().output).toEqual({ kind: 'paid', receipt: RECEIPT })
  },

  'while its code is on its way nothing else can be chosen; a lost answer is looked for (BANK-02~, BEST-01~)': async (
    machine,
  ) => {
    const story = await open(machine)
    await story.tellBalance(ENOUGH)
    story.choose('bank-transfer')
    story.transfer()
    await settled()
    expect(story.tags()).toEqual(['agreed', 'paymentInFlight'])
    story.choose('credit-card')
    expect(story.view().method).toBe('bank-transfer')
    story.waitLong()
    expect(story.tags()).toEqual(['agreed', 'paymentInFlight', 'paymentOverdue'])
    await story.ports.authorise.fail()
    expect(story.snapshot()).toMatchObject({ value: 'unknown', output: { attempted: { choice: AKBANK.bankId } } })
  },

  'the connection is told to it; one that breaks while its code is on its way is unknown (BEST-05~, PAY-06~)': async (
    machine,
  ) => {
    const story = await open(machine, TRANSFER_ONLY_TERMS, {
      attempt: (same) => same.provide({ guards: { isIssued: breakDown } }),
    })
    story.send({ type: 'network.told', is: 'offline' })
    expect(story.transferView().missing).toBe('connection')
    story.send({ type: 'network.told', is: 'online' })
    story.transfer()
    await settled()
    await story.ports.authorise.answer({ kind: 'issued', transfer: TRANSFER })
    expect(story.snapshot().output).toMatchObject({ kind: 'unknown' })
  },

  'a form that breaks before a code was asked for can be shown again (PAY-02~)': async (machine) => {
    const story = await open(machine, TRANSFER_ONLY_TERMS, {
      transfer: (same) => same.provide({ guards: { isOffered: breakDown } }),
    })
    story.transferring().send({ type: 'shopper.choseBank', bankId: AKBANK.bankId })
    expect(story.view().kind).toBe('methodCrashed')
  },

  'one that breaks with its code on show can be opened again, with the same code (BANK-06~)': async (machine) => {
    let isBroken = true
    const story = await open(machine, OPEN_TRANSFER_TERMS, {
      transfer: (same) =>
        same.provide({
          guards: {
            canTell: () => {
              if (isBroken) throw new Error('broken on purpose')
              return true
            },
          },
        }),
    })
    story.transferring().send({ type: 'shopper.tookDetails' })
    await settled()
    expect(story.view().kind).toBe('methodCrashed')
    isBroken = false
    story.send({ type: 'shopper.retried' })
    await story.ports.readTerms.answer(OPEN_TRANSFER_TERMS)
    expect(story.transferView()).toMatchObject({ kind: 'reading', transfer: TRANSFER })
  },
}
