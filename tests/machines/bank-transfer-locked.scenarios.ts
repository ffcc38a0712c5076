import { expect } from 'vitest'
import type { bankTransferMachine } from '../../machines/payment/bank-transfer/machine'
import { UNTOLD } from '../../machines/payment/bank-transfer/rules'
import { transferBreakdown } from '../../machines/payment/bank-transfer/view'
import { AKBANK, GARANTI, TRANSFER, UNTOLD_TRANSFER, TRANSFER_TERMS } from './support/bank-accounts'
import { withCode } from './support/bank-transfer-story'
import { REFUSED } from './support/card-payment-story'
import { OTHER_PRICE } from './support/funds'
import { ORDER, RECEIPT, REFUSAL } from './support/shopper'
import type { Told } from './support/tell'

/** Whoever has given up a code begins anew, at the bank that it was of. */
const RESTARTED = {
  ...{ kind: 'restarted', problem: undefined },
  drafts: { 'bank-transfer': { selectedBankId: AKBANK.bankId, clickedBanks: [] } },
}

type Machine = typeof bankTransferMachine

const LAPSED = { text: 'Referans kodunun süresi doldu', key: 'errors.generic' } as const

/** What can be done once there is a code. */
export const bankTransferLockedTold: Told<Machine> = {
  'with a code nothing else can be paid with, which is explained as often as it is asked (BANK-03~, PAY-10~, PAY-11~)':
    (machine) => {
      const story = withCode(machine)
      const tryAnotherWay = () => {
        story.tell('askedAnotherWay')
        expect(story.view()).toMatchObject({ kind: 'explaining', transfer: TRANSFER })
        for (const type of ['shopper.paid', 'shopper.tookDetails', 'form.left'] as const) story.send({ type })
        story.choose(GARANTI.bankId)
        expect(story.view()).toMatchObject({ kind: 'explaining', account: AKBANK })
        story.tell('closed')
        expect(story.view()).toMatchObject({ kind: 'reading', transfer: TRANSFER })
        for (const type of ['shopper.paid', 'form.left'] as const) story.send({ type })
        story.choose(GARANTI.bankId)
      }
      tryAnotherWay()
      tryAnotherWay()
      expect(story.view()).toMatchObject({ kind: 'reading', account: AKBANK })
      expect([story.output(), story.notified.asked, story.forgotten.asked]).toEqual([undefined, [], []])
      expect(story.isLockedIn()).toBe(true)
    },

  'leaving is asked about once: who stays has changed nothing, and who wants to leave again leaves (BANK-04~)': async (
    machine,
  ) => {
    const story = withCode(machine)
    story.tell('askedToLeave')
    expect(story.view()).toMatchObject({ kind: 'confirmingLeave', transfer: TRANSFER })
    for (const wish of ['askedToLeave', 'askedAnotherWay', 'tookDetails'] as const) story.tell(wish)
    expect(story.view().kind).toBe('confirmingLeave')
    story.tell('stayed')
    expect(story.view()).toMatchObject({ kind: 'reading', transfer: TRANSFER })
    expect(story.forgotten.asked).toEqual([])
    story.tell('askedToLeave')
    expect(story.view().kind).toBe('restarting')
    expect([story.forgotten.asked.length, story.isLockedIn()]).toEqual([1, true])
    await story.forgotten.answer(undefined)
    expect(story.output()).toEqual(RESTARTED)
  },

  'who leaves pays in another way, or has a new code made, which is asked about as well (BANK-04~, PAY-13~)': async (
    machine,
  ) => {
    const story = withCode(machine)
    story.tell('askedAnotherWay')
    story.tell('askedToLeave')
    expect(story.view().kind).toBe('confirmingLeave')
    story.tell('left')
    await story.forgotten.answer(undefined)
    expect(story.output()).toEqual(RESTARTED)
    const next = { ...TRANSFER, code: 'C2D345', bankTransferPaymentId: '20000002', bankId: GARANTI.bankId }
    const again = withCode(machine, { begun: next })
    expect(again.view()).toMatchObject({ kind: 'reading', transfer: next, account: GARANTI })
    again.tell('askedToLeave')
    again.tell('stayed')
    again.tell('askedAnotherWay')
    again.tell('askedToLeave')
    expect(again.view().kind).toBe('restarting')
  },

  'what could not be forgotten keeps nobody from beginning anew (BANK-04~)': async (machine) => {
    const story = withCode(machine)
    story.tell('askedToLeave')
    story.tell('left')
    await story.forgotten.fail()
    expect(story.output()).toEqual(RESTARTED)
  },

  'a page that is loaded anew comes back to the same code, without a question (BANK-06~, PAY-13~, PAY-12~)': async (
    machine,
  ) => {
    const begun = { ...TRANSFER, amount: OTHER_PRICE, bankId: GARANTI.bankId }
    const story = withCode(machine, { begun })
    expect(story.view()).toMatchObject({ kind: 'reading', transfer: begun, account: GARANTI, price: ORDER.price })
    expect(transferBreakdown(story.snapshot())?.total).toEqual(OTHER_PRICE)
    const untold = withCode(machine, { begun: { ...begun, amount: undefined } })
    expect(transferBreakdown(untold.snapshot())).toBeUndefined()
    expect(story.isLockedIn()).toBe(true)
    story.tell('tookDetails')
    await story.notified.answer({ kind: 'notified', callbackUrl: undefined })
    expect(story.output()).toMatchObject({ kind: 'notified', transfer: begun })
  },

  'who has the details says so once, and goes where the order wants it (BANK-05~)': async (machine) => {
    const story = withCode(machine)
    story.tell('tookDetails')
    story.send({ type: 'form.left' })
    for (const wish of ['tookDetails', 'askedAnotherWay', 'askedToLeave'] as const) story.tell(wish)
    expect(story.notified.asked).toEqual([{ transfer: TRANSFER }])
    expect(story.view()).toMatchObject({ kind: 'notifying', transfer: TRANSFER, isSlow: false })
    expect(story.snapshot().hasTag('paymentInFlight')).toBe(true)
    await story.notified.answer({ kind: 'notified', callbackUrl: RECEIPT.callbackUrl })
    expect(story.output()).toEqual({
      kind: 'notified',
      transfer: TRANSFER,
      callbackUrl: TRANSFER_TERMS.redirectUrl,
    })
  },

  'where the order names no address, the provider’s answer does (BANK-05~)': async (machine) => {
    const story = withCode(machine, { redirectUrl: undefined })
    story.tell('tookDetails')
    await story.notified.answer({ kind: 'notified', callbackUrl: RECEIPT.callbackUrl })
    expect(story.output()).toMatchObject({ kind: 'notified', callbackUrl: RECEIPT.callbackUrl })
  },

  'the code stays on show however long nobody answers, and whatever the answer is (BANK-05~, PAY-05~)': async (
    machine,
  ) => {
    const story = withCode(machine)
    story.tell('tookDetails')
    story.clock.increment(60_000)
    expect(story.view()).toMatchObject({ kind: 'notifying', isSlow: true, transfer: TRANSFER })
    await story.notified.answer({ kind: 'unknown' })
    expect(story.view()).toMatchObject({ kind: 'reading', transfer: TRANSFER, problem: UNTOLD })
    story.tell('tookDetails')
    expect(story.view().problem).toBeUndefined()
    await story.notified.answer({ kind: 'refused', refusal: REFUSAL })
    expect(story.view()).toMatchObject({
      kind: 'reading',
      transfer: TRANSFER,
      problem: { ...REFUSED, key: UNTOLD.key },
    })
    story.tell('tookDetails')
    await story.notified.fail()
    expect(story.view()).toMatchObject({ kind: 'reading', transfer: TRANSFER, problem: UNTOLD })
    expect(story.notified.asked).toHaveLength(3)
  },

  'nothing is told without a connection, and the code is there all the same (BANK-05~, BEST-05~)': async (machine) => {
    const story = withCode(machine)
    story.send({ type: 'network.told', is: 'offline' })
    story.tell('tookDetails')
    expect(story.view()).toMatchObject({ kind: 'reading', missing: 'connection', transfer: TRANSFER })
    expect(story.notified.asked).toEqual([])
  },

  'of a code that is not told here, or that is no member’s to tell of, nothing is told, and it can be left (PAY-13~)':
    async (machine) => {
      for (const start of [{ begun: UNTOLD_TRANSFER }, { member: undefined }]) {
        const story = withCode(machine, start)
        story.tell('tookDetails')
        expect([story.view().kind, story.view().isTellable, story.notified.asked]).toEqual(['reading', false, []])
        story.tell('askedToLeave')
        story.tell('left')
        await story.forgotten.answer(undefined)
        expect(story.output()).toMatchObject({ kind: 'restarted', problem: undefined })
      }
    },

  'a code that is worth nothing any more is taken from the screen, and why is said (BANK-05~)': async (machine) => {
    const story = withCode(machine)
    story.tell('tookDetails')
    await story.notified.answer({ kind: 'lapsed', problem: LAPSED })
    expect(story.forgotten.asked).toHaveLength(1)
    await story.forgotten.answer(undefined)
    expect(story.output()).toEqual({ ...RESTARTED, problem: LAPSED })
  },

  'who leaves takes no old reproach along (BANK-04~)': async (machine) => {
    const story = withCode(machine)
    story.tell('tookDetails')
    await story.notified.answer({ kind: 'refused', refusal: REFUSAL })
    story.tell('askedToLeave')
    story.tell('stayed')
    expect(story.view().problem).toEqual({ ...REFUSED, key: UNTOLD.key })
    story.tell('askedToLeave')
    await story.forgotten.answer(undefined)
    expect(story.output()).toEqual(RESTARTED)
  },

  'an order that turns out to be paid is paid (BANK-05~, PAY-06~)': async (machine) => {
    const story = withCode(machine)
    story.tell('tookDetails')
    await story.notified.answer({ kind: 'paid', receipt: RECEIPT })
    expect(story.output()).toEqual({ kind: 'paid', receipt: RECEIPT })
  },
}
