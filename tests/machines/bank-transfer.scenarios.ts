import { expect } from 'vitest'
import type { bankTransferMachine } from '../../machines/bank-transfer/machine'
import { GENERIC_PROBLEM } from '../../machines/entities/problem'
import { UNDER_WAY } from '../../machines/order-check/rules'
import { bankTransferLockedTold } from './bank-transfer-locked.scenarios'
import { ACCOUNTS, AKBANK, GARANTI, TRANSFER } from './support/bank-accounts'
import { begin } from './support/bank-transfer-story'
import { REFUSED } from './support/card-payment-story'
import { OTHER_PRICE } from './support/funds'
import { MEMBER, ORDER, REFUSAL } from './support/shopper'
import type { Told } from './support/tell'

type Machine = typeof bankTransferMachine

export const bankTransferTold: Told<Machine> = {
  'a bank is chosen among those of the order, and which ones were opened is known, each of them once (BANK-01~, BANK-07~)':
    (machine) => {
      const story = begin(machine)
      expect(story.view()).toMatchObject({ kind: 'choosing', accounts: ACCOUNTS, account: undefined, missing: 'bank' })
      for (const bankId of [GARANTI.bankId, AKBANK.bankId, GARANTI.bankId]) story.choose(bankId)
      expect(story.view()).toMatchObject({ account: GARANTI, missing: undefined })
      story.choose(10)
      expect(story.view().account).toEqual(GARANTI)
      expect(story.snapshot().context).toMatchObject({
        selectedBankId: GARANTI.bankId,
        clickedBanks: [GARANTI.bankId, AKBANK.bankId],
      })
    },

  'which banks were opened is told when a code is asked for, and of a page that comes back to its code nothing (BANK-07~)':
    async (machine) => {
      const story = begin(machine, { isCheckHeld: true })
      for (const bankId of [GARANTI.bankId, AKBANK.bankId, GARANTI.bankId]) story.choose(bankId)
      story.pay()
      await story.check.answer({ kind: 'changed', price: OTHER_PRICE })
      story.send({ type: 'shopper.acceptedPrice' })
      story.pay()
      expect(story.banksTold).toEqual([])
      await story.check.answer({ kind: 'ready' })
      expect(story.banksTold).toEqual([[GARANTI.bankId, AKBANK.bankId]])
      await story.started.answer({ kind: 'started', transfer: TRANSFER })
      expect(story.banksTold).toHaveLength(1)
      const resumed = begin(machine, { resumed: TRANSFER })
      resumed.tell('tookDetails')
      expect([resumed.notified.asked.length, resumed.banksTold]).toEqual([1, []])
    },

  'no code is asked for without a bank, before the agreement was accepted, nor without a connection (BANK-02~, PAY-03~, BEST-05~)':
    (machine) => {
      const story = begin(machine, { isAgreed: false })
      expect(story.view()).toMatchObject({ isBankMissing: false, isAgreementMissing: false })
      story.pay()
      expect(story.view()).toMatchObject({ missing: 'bank', isBankMissing: true, isAgreementMissing: true })
      story.choose()
      story.pay()
      expect(story.view()).toMatchObject({ missing: 'agreement', isBankMissing: false, isAgreementMissing: true })
      story.send({ type: 'shopper.agreed', isAgreed: true })
      story.send({ type: 'network.told', is: 'offline' })
      story.pay()
      expect([story.view().missing, story.view().kind, story.started.asked]).toEqual(['connection', 'choosing', []])
      story.send({ type: 'network.told', is: 'online' })
      story.pay()
      expect(story.started.asked).toHaveLength(1)
    },

  'a code is made for the bank that was chosen, once, and is shown with what the bank asks for (BANK-01~, BANK-02~, PAY-04~)':
    async (machine) => {
      const story = begin(machine)
      expect(story.isStarted()).toBe(false)
      story.choose()
      story.pay()
      story.pay()
      story.choose(GARANTI.bankId)
      story.send({ type: 'shopper.agreed', isAgreed: false })
      expect(story.started.asked).toEqual([
        { member: MEMBER, price: ORDER.price, bankId: AKBANK.bankId, isBuyerProtected: false },
      ])
      expect(story.view()).toMatchObject({ kind: 'starting', isAgreed: true, transfer: undefined })
      expect([story.isStarted(), story.snapshot().hasTag('lockedIn')]).toEqual([true, false])
      await story.started.answer({ kind: 'started', transfer: TRANSFER })
      expect(story.view()).toMatchObject({ kind: 'reading', account: AKBANK, transfer: TRANSFER, problem: undefined })
      expect([story.isStarted(), story.snapshot().hasTag('lockedIn')]).toEqual([true, true])
    },

  'the order is asked before a code is, and what stands in the way is told (BEST-08~, BEST-01~)': async (machine) => {
    const story = begin(machine, { isCheckHeld: true })
    story.choose()
    story.pay()
    story.pay()
    expect([story.check.asked, story.isStarted()]).toEqual([[{ price: ORDER.price }], false])
    await story.check.answer({ kind: 'refused', problem: UNDER_WAY })
    expect(story.view()).toMatchObject({ kind: 'choosing', problem: UNDER_WAY })
    story.pay()
    expect(story.view()).toMatchObject({ problem: undefined })
    await story.check.fail()
    expect(story.view()).toMatchObject({ kind: 'choosing', problem: GENERIC_PROBLEM })
    expect(story.started.asked).toEqual([])
    story.pay()
    await story.check.answer({ kind: 'settled' })
    expect([story.snapshot().output, story.started.asked]).toEqual([{ kind: 'unknown' }, []])
  },

  'another price is transferred only once it was accepted (BEST-08~)': async (machine) => {
    const story = begin(machine, { isCheckHeld: true })
    story.choose()
    story.pay()
    await story.check.answer({ kind: 'changed', price: OTHER_PRICE })
    expect(story.view()).toMatchObject({ kind: 'accepting', price: ORDER.price, newPrice: OTHER_PRICE })
    story.pay()
    expect(story.check.asked).toHaveLength(1)
    story.send({ type: 'shopper.acceptedPrice' })
    expect(story.view()).toMatchObject({ kind: 'choosing', price: OTHER_PRICE, newPrice: undefined })
    story.pay()
    await story.check.answer({ kind: 'ready' })
    expect(story.started.asked).toMatchObject([{ price: OTHER_PRICE }])
  },

  'a code that is refused says why and can be asked for again (BANK-02~)': async (machine) => {
    const story = begin(machine)
    story.choose()
    story.pay()
    await story.started.answer({ kind: 'refused', refusal: REFUSAL })
    expect(story.view()).toMatchObject({ kind: 'choosing', problem: REFUSED, account: AKBANK })
    expect(story.isStarted()).toBe(false)
    story.pay()
    expect(story.started.asked).toHaveLength(2)
  },

  'a code whose answer is lost is never asked for a second time (PAY-06~, BEST-01~)': async (machine) => {
    const lost = begin(machine)
    lost.choose()
    lost.pay()
    await lost.started.answer({ kind: 'unknown' })
    const broken = begin(machine)
    broken.choose()
    broken.pay()
    await broken.started.fail()
    expect([lost, broken].map((story) => story.snapshot().output)).toEqual([{ kind: 'unknown' }, { kind: 'unknown' }])
  },

  'while a code is waited for, only what is said changes (PAY-05~)': (machine) => {
    const story = begin(machine)
    story.choose()
    story.pay()
    story.clock.increment(8_000)
    expect([story.view().isSlow, story.snapshot().hasTag('paymentOverdue')]).toEqual([true, false])
    story.clock.increment(22_000)
    expect([story.view().isSlow, story.snapshot().hasTag('paymentOverdue')]).toEqual([true, true])
    expect(story.started.asked).toHaveLength(1)
  },

  ...bankTransferLockedTold,
}
