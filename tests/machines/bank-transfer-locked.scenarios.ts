import { expect } from 'vitest'
import type { Refusal } from '../../machines/entities/problem'
import type { bankTransferMachine } from '../../machines/payment/bank-transfer/machine'
import { NOTICE_UNANSWERED } from '../../machines/payment/bank-transfer/rules'
import { transferBreakdown } from '../../machines/payment/bank-transfer/view'
import { AKBANK, GARANTI, TRANSFER, TRANSFER_WITHOUT_CODE, TRANSFER_TERMS } from './fixtures/bank-accounts'
import { withCode } from './support/bank-transfer-harness'
import { REFUSED } from './support/card-payment-harness'
import { OTHER_PRICE } from './fixtures/funds'
import { ORDER, RECEIPT, REFUSAL } from './fixtures/shopper'
import type { Scenarios } from './support/scenario'

/** End of a member who gave up the code: the form restarts with the same bank. */
const RESTARTED = {
  kind: 'restarted',
  problem: undefined,
  drafts: { 'bank-transfer': { selectedBankId: AKBANK.bankId, clickedBanks: [] } },
}

type Machine = typeof bankTransferMachine

const LAPSED = { text: 'Referans kodunun süresi doldu', key: 'errors.generic' } as const

const UNSAID: Refusal = { code: '1', group: undefined, message: undefined }

/** The problem shown after consecutive notices were refused. */
async function afterRefusals(machine: Machine, ...refusals: readonly Partial<Refusal>[]) {
  const harness = withCode(machine)
  for (const named of refusals) {
    harness.tell('tookDetails')
    await harness.notified.answer({ kind: 'refused', refusal: { ...UNSAID, ...named } })
  }
  return harness.view().problem
}

export const bankTransferLockedScenarios: Scenarios<Machine> = {
  'a transfer with a reference code locks all other methods, and explains that at each attempt (BANK-03~, PAY-10~, PAY-11~)':
    (machine) => {
      const harness = withCode(machine)
      const tryOtherMethod = () => {
        harness.tell('askedOtherMethod')
        expect(harness.view()).toMatchObject({ kind: 'explaining', transfer: TRANSFER })
        for (const type of ['shopper.paid', 'shopper.tookDetails', 'form.left'] as const) harness.send({ type })
        harness.choose(GARANTI.bankId)
        expect(harness.view()).toMatchObject({ kind: 'explaining', account: AKBANK })
        harness.tell('closed')
        expect(harness.view()).toMatchObject({ kind: 'reading', transfer: TRANSFER })
        for (const type of ['shopper.paid', 'form.left'] as const) harness.send({ type })
        harness.choose(GARANTI.bankId)
      }
      tryOtherMethod()
      tryOtherMethod()
      expect(harness.view()).toMatchObject({ kind: 'reading', account: AKBANK })
      expect([harness.output(), harness.notified.asked, harness.forgotten.asked]).toEqual([undefined, [], []])
      expect(harness.isLockedIn()).toBe(true)
    },

  'leaving asks for confirmation once: staying changes nothing, and leaving again needs no answer (BANK-04~)': async (
    machine,
  ) => {
    const harness = withCode(machine)
    harness.tell('askedToLeave')
    expect(harness.view()).toMatchObject({ kind: 'confirmingLeave', transfer: TRANSFER })
    for (const wish of ['askedToLeave', 'askedOtherMethod', 'tookDetails'] as const) harness.tell(wish)
    expect(harness.view().kind).toBe('confirmingLeave')
    harness.tell('closed')
    expect(harness.view()).toMatchObject({ kind: 'reading', transfer: TRANSFER })
    expect(harness.forgotten.asked).toEqual([])
    harness.tell('askedToLeave')
    expect(harness.view().kind).toBe('restarting')
    expect([harness.forgotten.asked.length, harness.isLockedIn()]).toEqual([1, true])
    await harness.forgotten.answer(undefined)
    expect(harness.output()).toEqual(RESTARTED)
  },

  'a shopper who leaves pays in another way, or gets a new code and is asked again (BANK-04~, PAY-13~)': async (
    machine,
  ) => {
    const harness = withCode(machine)
    harness.tell('askedOtherMethod')
    harness.tell('askedToLeave')
    expect(harness.view().kind).toBe('confirmingLeave')
    harness.tell('left')
    await harness.forgotten.answer(undefined)
    expect(harness.output()).toEqual(RESTARTED)
    const next = { ...TRANSFER, code: 'C2D345', bankTransferPaymentId: '20000002', bankId: GARANTI.bankId }
    const again = withCode(machine, { transfer: next })
    expect(again.view()).toMatchObject({ kind: 'reading', transfer: next, account: GARANTI })
    again.tell('askedToLeave')
    again.tell('closed')
    again.tell('askedOtherMethod')
    again.tell('askedToLeave')
    expect(again.view().kind).toBe('restarting')
  },

  'a code whose removal failed lets the shopper start again (BANK-04~)': async (machine) => {
    const harness = withCode(machine)
    harness.tell('askedToLeave')
    harness.tell('left')
    await harness.forgotten.fail()
    expect(harness.output()).toEqual(RESTARTED)
  },

  'a reloaded page comes back to the same code, without a question (BANK-06~, PAY-13~, PAY-12~)': async (machine) => {
    const begun = { ...TRANSFER, amount: OTHER_PRICE, bankId: GARANTI.bankId }
    const harness = withCode(machine, { transfer: begun })
    expect(harness.view()).toMatchObject({ kind: 'reading', transfer: begun, account: GARANTI, price: ORDER.price })
    expect(transferBreakdown(harness.snapshot())?.total).toEqual(OTHER_PRICE)
    const withoutAmount = withCode(machine, { transfer: { ...begun, amount: undefined } })
    expect(transferBreakdown(withoutAmount.snapshot())).toBeUndefined()
    expect(harness.isLockedIn()).toBe(true)
    harness.tell('tookDetails')
    await harness.notified.answer({ kind: 'notified', callbackUrl: undefined })
    expect(harness.output()).toMatchObject({ kind: 'notified', transfer: begun })
  },

  'a shopper who has the details notifies once, and goes where the order wants it (BANK-05~)': async (machine) => {
    const harness = withCode(machine)
    harness.tell('tookDetails')
    harness.send({ type: 'form.left' })
    for (const wish of ['tookDetails', 'askedOtherMethod', 'askedToLeave'] as const) harness.tell(wish)
    expect(harness.notified.asked).toEqual([{ transfer: TRANSFER }])
    expect(harness.view()).toMatchObject({ kind: 'notifying', transfer: TRANSFER, isSlow: false })
    expect(harness.snapshot().hasTag('paymentInFlight')).toBe(true)
    await harness.notified.answer({ kind: 'notified', callbackUrl: RECEIPT.callbackUrl })
    expect(harness.output()).toEqual({
      kind: 'notified',
      transfer: TRANSFER,
      callbackUrl: TRANSFER_TERMS.redirectUrl,
    })
  },

  'the provider’s answer gives the URL where the order names none (BANK-05~)': async (machine) => {
    const harness = withCode(machine, { redirectUrl: undefined })
    harness.tell('tookDetails')
    await harness.notified.answer({ kind: 'notified', callbackUrl: RECEIPT.callbackUrl })
    expect(harness.output()).toMatchObject({ kind: 'notified', callbackUrl: RECEIPT.callbackUrl })
  },

  'the code stays shown however long the notification takes, and with any answer (BANK-05~, PAY-05~)': async (
    machine,
  ) => {
    const harness = withCode(machine)
    harness.tell('tookDetails')
    harness.clock.increment(60_000)
    expect(harness.view()).toMatchObject({ kind: 'notifying', isSlow: true, transfer: TRANSFER })
    await harness.notified.answer({ kind: 'unknown' })
    expect(harness.view()).toMatchObject({ kind: 'reading', transfer: TRANSFER, problem: NOTICE_UNANSWERED })
    harness.tell('tookDetails')
    expect(harness.view().problem).toBeUndefined()
    await harness.notified.answer({ kind: 'refused', refusal: REFUSAL })
    expect(harness.view()).toMatchObject({ kind: 'reading', transfer: TRANSFER, problem: { text: REFUSED.text } })
    harness.tell('tookDetails')
    await harness.notified.fail()
    expect(harness.view()).toMatchObject({ kind: 'reading', transfer: TRANSFER, problem: NOTICE_UNANSWERED })
    expect(harness.notified.asked).toHaveLength(3)
  },

  'a notification refused without a message was not done, unless the provider leaves that open (BANK-05~, GWY-02~)':
    async (machine) => {
      expect(await afterRefusals(machine, {})).toEqual({ text: undefined, key: 'errors.transferUndone' })
      for (const open of [
        { group: 'REQUEST_TIMEOUT' },
        ...['10219', '10228', '5124', '5125'].map((code) => ({ code })),
      ])
        expect(await afterRefusals(machine, open), JSON.stringify(open)).toEqual(NOTICE_UNANSWERED)
    },

  'a refusal does not say of an earlier notification that it was not done (BANK-05~, GWY-02~)': async (machine) => {
    for (const open of [{ group: 'REQUEST_TIMEOUT' }, { code: '10203' }])
      expect(await afterRefusals(machine, open, {})).toEqual(NOTICE_UNANSWERED)
    const harness = withCode(machine)
    harness.tell('tookDetails')
    await harness.notified.fail()
    const reloaded = withCode(machine, { transfer: { ...TRANSFER, mayBeNotified: true } })
    for (const page of [harness, reloaded]) {
      page.tell('tookDetails')
      await page.notified.answer({ kind: 'refused', refusal: UNSAID })
      expect(page.view().problem).toEqual(NOTICE_UNANSWERED)
    }
  },

  'a refused notification says how long to wait, and that the order may be paid (BANK-05~, PAY-14~)': async (
    machine,
  ) => {
    const wait = { text: undefined, key: 'errors.wait', seconds: 5 }
    expect(await afterRefusals(machine, { waitSeconds: 5 })).toEqual(wait)
    for (const paid of [{ code: '10203' }, { group: 'APPROVED_COMPLETED' }])
      expect(await afterRefusals(machine, paid)).toEqual({ text: undefined, key: 'declines.alreadyApproved' })
  },

  'no notification is sent without a connection, and the code stays shown (BANK-05~, BEST-05~)': async (machine) => {
    const harness = withCode(machine)
    harness.send({ type: 'network.changed', is: 'offline' })
    harness.tell('tookDetails')
    expect(harness.view()).toMatchObject({ kind: 'reading', missing: 'connection', transfer: TRANSFER })
    expect(harness.notified.asked).toEqual([])
  },

  'a code that this buyer may not see is not shown, and the transfer can be left (PAY-13~)': async (machine) => {
    for (const start of [{ transfer: TRANSFER_WITHOUT_CODE }, { member: undefined }]) {
      const harness = withCode(machine, start)
      harness.tell('tookDetails')
      expect([harness.view().kind, harness.view().canNotifyTransfer, harness.notified.asked]).toEqual([
        'reading',
        false,
        [],
      ])
      harness.tell('askedToLeave')
      harness.tell('left')
      await harness.forgotten.answer(undefined)
      expect(harness.output()).toMatchObject({ kind: 'restarted', problem: undefined })
    }
  },

  'an expired code is taken from the screen, with the reason (BANK-05~)': async (machine) => {
    const harness = withCode(machine)
    harness.tell('tookDetails')
    await harness.notified.answer({ kind: 'lapsed', problem: LAPSED })
    expect(harness.forgotten.asked).toHaveLength(1)
    await harness.forgotten.answer(undefined)
    expect(harness.output()).toEqual({ ...RESTARTED, problem: LAPSED })
  },

  'a shopper who leaves takes no earlier error along (BANK-04~)': async (machine) => {
    const harness = withCode(machine)
    harness.tell('tookDetails')
    await harness.notified.answer({ kind: 'refused', refusal: REFUSAL })
    harness.tell('askedToLeave')
    harness.tell('closed')
    expect(harness.view().problem).toEqual({ ...REFUSED, key: 'errors.transferUndone' })
    harness.tell('askedToLeave')
    await harness.forgotten.answer(undefined)
    expect(harness.output()).toEqual(RESTARTED)
    const first = withCode(machine)
    first.tell('tookDetails')
    await first.notified.answer({ kind: 'refused', refusal: REFUSAL })
    first.tell('askedToLeave')
    first.tell('left')
    await first.forgotten.answer(undefined)
    expect(first.output()).toEqual(RESTARTED)
  },

  'a notification to an order that turns out to be paid ends as paid (BANK-05~, PAY-06~)': async (machine) => {
    const harness = withCode(machine)
    harness.tell('tookDetails')
    await harness.notified.answer({ kind: 'paid', receipt: RECEIPT })
    expect(harness.output()).toEqual({ kind: 'paid', receipt: RECEIPT })
  },
}
