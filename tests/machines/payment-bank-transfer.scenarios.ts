import { expect } from 'vitest'
import type { paymentMachine } from '../../machines/payment/machine'
import { ownProblem } from '../../machines/entities/problem'
import type { PaymentTerms } from '../../machines/entities/payment-terms'
import { METHODS } from '../../machines/payment/rules'
import { AKBANK, TRANSFER, TRANSFER_RECEIPT, TRANSFER_WITHOUT_CODE } from './fixtures/bank-accounts'
import {
  ALL_TERMS,
  CARD_TERMS,
  ENOUGH,
  NOTHING_TERMS,
  OPEN_TRANSFER_TERMS,
  TRANSFER_ONLY_TERMS,
} from './fixtures/funds'
import { begin } from './support/payment-harness'
import { settled } from './support/settled'
import { CARD_WITHOUT_CODE, FOREIGN_BUYER, NOT_CHARGED, RECEIPT, REFUSAL } from './fixtures/shopper'
import type { Scenarios } from './support/scenario'

type Machine = typeof paymentMachine

const breakDown = () => {
  throw new Error('broken on purpose')
}

async function open(machine: Machine, terms: PaymentTerms = ALL_TERMS, start: Parameters<typeof begin>[1] = {}) {
  const harness = begin(machine, start)
  await harness.ports.readTerms.answer(terms)
  return harness
}

/** A transfer that was begun here and has its code. */
async function locked(machine: Machine) {
  const harness = await open(machine)
  harness.choose('bank-transfer')
  harness.transfer()
  await settled()
  await harness.ports.authorise.answer({ kind: 'issued', transfer: TRANSFER })
  return harness
}

/** Chooses every other method, and returns what each attempt shows. */
function triesEverything(harness: ReturnType<typeof begin>) {
  return METHODS.filter((method) => method !== 'bank-transfer').map((method) => {
    harness.choose(method)
    const tried = [harness.view().method, harness.transferView().kind, harness.tags()]
    harness.transferring().send({ type: 'shopper.closed' })
    return tried
  })
}

export const paymentTransferScenarios: Scenarios<Machine> = {
  'a transfer is offered where the order names accounts, to members alone (PAY-01~, FRGN-02~)': async (machine) => {
    const methodsOf = async (terms: PaymentTerms, start = {}) => (await open(machine, terms, start)).view().methods
    expect(await methodsOf(ALL_TERMS)).toContain('bank-transfer')
    expect(await methodsOf(TRANSFER_ONLY_TERMS)).toEqual(['bank-transfer'])
    expect(await methodsOf(CARD_TERMS)).toEqual(['credit-card'])
    expect(await methodsOf(NOTHING_TERMS)).toEqual([])
    expect(await methodsOf(ALL_TERMS, { buyer: FOREIGN_BUYER })).toEqual(['credit-card'])
    expect((await open(machine, TRANSFER_ONLY_TERMS)).view().method).toBe('bank-transfer')
  },

  'every other method can be chosen before the transfer has its code (BANK-03~)': async (machine) => {
    const harness = await open(machine)
    harness.choose('bank-transfer')
    harness.transferring().send({ type: 'shopper.choseBank', bankId: AKBANK.bankId })
    harness.send({ type: 'shopper.agreed', isAgreed: true })
    harness.choose('balance')
    expect(harness.view().method).toBe('balance')
    expect(harness.balance().getSnapshot().context.isAgreed).toBe(true)
    harness.choose('bank-transfer')
    expect(harness.transferView()).toMatchObject({ kind: 'choosing', isAgreed: true, transfer: undefined })
  },

  'every other method is refused with the reason while the transfer has its code (BANK-03~)': async (machine) => {
    const harness = await locked(machine)
    expect([harness.view().isLockedIn, harness.tags()]).toEqual([true, ['agreed', 'lockedIn']])
    for (const tried of triesEverything(harness))
      expect(tried).toEqual(['bank-transfer', 'explaining', ['agreed', 'lockedIn']])
    harness.send({ type: 'address.asked' })
    expect(harness.transferView().kind).toBe('explaining')
    expect(harness.ports.authorise.asked).toHaveLength(1)
  },

  'a charge that may still come is warned of beside each method and a code, any other problem with its method alone (PAY-14~)':
    async (machine) => {
      for (const [problem, isKept] of [
        [NOT_CHARGED, false],
        [ownProblem('errors.bankSession'), true],
      ] as const) {
        const kept = isKept ? problem : undefined
        const harness = await open(machine, ALL_TERMS, { problem })
        harness.choose('balance')
        expect(harness.balanceView().problem).toEqual(kept)
        const locked = await open(machine, OPEN_TRANSFER_TERMS, { problem })
        expect(locked.transferView()).toMatchObject({ kind: 'reading', problem: kept })
        locked.transferring().send({ type: 'shopper.askedToLeave' })
        locked.transferring().send({ type: 'shopper.left' })
        await settled()
        expect(locked.transferView()).toMatchObject({ kind: 'choosing', problem: kept })
        const press = async () => {
          locked.transfer()
          await settled()
        }
        await press()
        await locked.ports.authorise.answer({ kind: 'refused', refusal: REFUSAL, typed: CARD_WITHOUT_CODE })
        expect(locked.transferView().problem?.text).toBe(REFUSAL.message)
        locked.choose('balance')
        expect(locked.balanceView().problem).toEqual(kept)
        locked.choose('bank-transfer')
        await press()
        await locked.ports.authorise.answer({ kind: 'issued', transfer: TRANSFER })
        expect(locked.transferView()).toMatchObject({ kind: 'reading', problem: kept })
      }
    },

  'a transfer begun before a reload is found again in every order (BANK-06~)': async (machine) => {
    const harness = await open(machine, OPEN_TRANSFER_TERMS)
    expect(harness.transferView()).toMatchObject({ kind: 'reading', transfer: TRANSFER, account: AKBANK })
    expect(harness.tags()).toEqual(['lockedIn'])
    const withdrawn = await open(machine, { ...OPEN_TRANSFER_TERMS, transferAccounts: [] })
    expect(withdrawn.transferView()).toMatchObject({ kind: 'reading', transfer: TRANSFER, account: undefined })
  },

  'a transfer that an order waits for is found by every buyer, foreign phones included (PAY-13~, FRGN-02~)': async (
    machine,
  ) => {
    const withoutCode = await open(machine, { ...OPEN_TRANSFER_TERMS, openTransfer: TRANSFER_WITHOUT_CODE })
    expect(withoutCode.transferView()).toMatchObject({
      kind: 'reading',
      transfer: TRANSFER_WITHOUT_CODE,
      canNotifyTransfer: false,
    })
    const abroad = await open(machine, OPEN_TRANSFER_TERMS, { buyer: FOREIGN_BUYER })
    expect(abroad.transferView()).toMatchObject({ kind: 'reading', transfer: TRANSFER, canNotifyTransfer: false })
    for (const harness of [withoutCode, abroad]) {
      expect(harness.tags()).toEqual(['lockedIn'])
      harness.transferring().send({ type: 'shopper.tookDetails' })
      expect(harness.ports.notifyTransfer.asked).toEqual([])
      harness.transferring().send({ type: 'shopper.askedToLeave' })
      harness.transferring().send({ type: 'shopper.left' })
      await settled()
      expect(harness.tags()).not.toContain('lockedIn')
      harness.choose('credit-card')
      expect(harness.view().method).toBe('credit-card')
    }
  },

  'a transfer that was left is not found again, and every other method is there (BANK-04~)': async (machine) => {
    for (const harness of [await locked(machine), await open(machine, OPEN_TRANSFER_TERMS)]) {
      harness.transferring().send({ type: 'shopper.askedToLeave' })
      harness.transferring().send({ type: 'shopper.left' })
      await settled()
      expect([harness.view().isLockedIn, harness.tags().includes('lockedIn')]).toEqual([false, false])
      harness.choose('credit-card')
      expect(harness.view().method).toBe('credit-card')
      harness.choose('bank-transfer')
      expect(harness.transferView()).toMatchObject({ kind: 'choosing', transfer: undefined })
    }
  },

  'a notified transfer ends with its receipt and the URL to return to (BANK-05~)': async (machine) => {
    const harness = await locked(machine)
    harness.send({ type: 'network.changed', is: 'offline' })
    harness.transferring().send({ type: 'shopper.tookDetails' })
    expect(harness.ports.notifyTransfer.asked).toEqual([])
    harness.send({ type: 'network.changed', is: 'online' })
    harness.transferring().send({ type: 'shopper.tookDetails' })
    expect(harness.tags()).toEqual(['agreed', 'paymentInFlight'])
    await harness.ports.notifyTransfer.answer({ kind: 'refused', refusal: REFUSAL })
    expect(harness.tags()).toEqual(['agreed', 'lockedIn'])
    harness.transferring().send({ type: 'shopper.tookDetails' })
    await harness.ports.notifyTransfer.answer({ kind: 'notified', callbackUrl: RECEIPT.callbackUrl })
    expect(harness.snapshot().output).toEqual({
      kind: 'notified',
      receipt: { ...TRANSFER_RECEIPT, callbackUrl: ALL_TERMS.transferRedirectUrl },
    })
  },

  'a transfer whose money has come already ends as paid (BANK-05~)': async (machine) => {
    const harness = await locked(machine)
    harness.transferring().send({ type: 'shopper.tookDetails' })
    await harness.ports.notifyTransfer.answer({ kind: 'paid', receipt: RECEIPT })
    expect(harness.snapshot().output).toEqual({ kind: 'paid', receipt: RECEIPT })
  },

  'a transfer whose code has lapsed begins again, and the form says why (BANK-05~)': async (machine) => {
    const harness = await locked(machine)
    harness.transferring().send({ type: 'shopper.tookDetails' })
    await harness.ports.notifyTransfer.answer({ kind: 'lapsed', problem: NOT_CHARGED })
    expect(harness.transferView()).toMatchObject({ kind: 'choosing', problem: NOT_CHARGED })
  },

  'other methods are locked while the code is requested; a lost answer ends as unknown (BANK-02~, BEST-01~)': async (
    machine,
  ) => {
    const harness = await open(machine)
    await harness.tellBalance(ENOUGH)
    harness.choose('bank-transfer')
    harness.transfer()
    await settled()
    expect(harness.tags()).toEqual(['agreed', 'paymentInFlight'])
    harness.choose('credit-card')
    expect(harness.view().method).toBe('bank-transfer')
    harness.waitLong()
    expect(harness.tags()).toEqual(['agreed', 'paymentInFlight', 'paymentOverdue'])
    await harness.ports.authorise.fail()
    expect(harness.snapshot()).toMatchObject({ value: 'unknown', output: { attempted: { choice: AKBANK.bankId } } })
  },

  'a transfer learns of the connection; one that crashes at its code is unknown (BEST-05~, PAY-06~)': async (
    machine,
  ) => {
    const harness = await open(machine, TRANSFER_ONLY_TERMS, {
      attempt: (same) => same.provide({ guards: { isTransferIssued: breakDown } }),
    })
    harness.send({ type: 'network.changed', is: 'offline' })
    expect(harness.transferView().missing).toBe('connection')
    harness.send({ type: 'network.changed', is: 'online' })
    harness.transfer()
    await settled()
    await harness.ports.authorise.answer({ kind: 'issued', transfer: TRANSFER })
    expect(harness.snapshot().output).toMatchObject({ kind: 'unknown' })
  },

  'a transfer form that crashes before a code was requested can be opened again (PAY-02~)': async (machine) => {
    const harness = await open(machine, TRANSFER_ONLY_TERMS, {
      transfer: (same) => same.provide({ guards: { isOffered: breakDown } }),
    })
    harness.transferring().send({ type: 'shopper.choseBank', bankId: AKBANK.bankId })
    expect(harness.view()).toMatchObject({ kind: 'methodCrashed', canRetry: true })
    harness.send({ type: 'shopper.retried' })
    await harness.ports.readTerms.answer(TRANSFER_ONLY_TERMS)
    expect(harness.transferView()).toMatchObject({ kind: 'choosing', transfer: undefined })
  },

  'a transfer form that crashes with its code shown can be opened again, with the same code (BANK-06~)': async (
    machine,
  ) => {
    let isBroken = true
    const harness = await open(machine, OPEN_TRANSFER_TERMS, {
      transfer: (same) =>
        same.provide({
          guards: {
            canNotify: () => {
              if (isBroken) throw new Error('broken on purpose')
              return true
            },
          },
        }),
    })
    harness.transferring().send({ type: 'shopper.tookDetails' })
    await settled()
    expect(harness.view().kind).toBe('methodCrashed')
    isBroken = false
    harness.send({ type: 'shopper.retried' })
    await harness.ports.readTerms.answer(OPEN_TRANSFER_TERMS)
    expect(harness.transferView()).toMatchObject({ kind: 'reading', transfer: TRANSFER })
  },
}
