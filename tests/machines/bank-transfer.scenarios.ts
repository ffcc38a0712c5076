import { expect } from 'vitest'
import type { bankTransferMachine } from '../../machines/payment/bank-transfer/machine'
import { bankTransferLockedScenarios } from './bank-transfer-locked.scenarios'
import { ACCOUNTS, AKBANK, GARANTI, TRANSFER } from './fixtures/bank-accounts'
import { onDay } from './fixtures/protected-order'
import { begin, withCode } from './support/bank-transfer-harness'
import { REFUSED } from './support/card-payment-harness'
import { MEMBER, ORDER } from './fixtures/shopper'
import type { Scenarios } from './support/scenario'

type Machine = typeof bankTransferMachine

const SUBMITTED = { method: 'bank-transfer', price: ORDER.price, sum: ORDER.price, bankPart: ORDER.price } as const

export const bankTransferScenarios: Scenarios<Machine> = {
  'a bank is chosen among the order’s, and each opened one is recorded once (BANK-01~, BANK-07~)': (machine) => {
    const harness = begin(machine)
    expect(harness.view()).toMatchObject({
      kind: 'choosing',
      accounts: ACCOUNTS,
      account: undefined,
      missing: 'bank',
    })
    for (const bankId of [GARANTI.bankId, AKBANK.bankId, GARANTI.bankId]) harness.choose(bankId)
    expect(harness.view()).toMatchObject({ account: GARANTI, missing: undefined })
    harness.choose(10)
    expect(harness.view().account).toEqual(GARANTI)
  },

  'a code is requested with the chosen bank, once, and with the banks that were opened (BANK-01~, BANK-02~, BANK-07~, PAY-04~, PAY-11~, PAY-12~)':
    (machine) => {
      const harness = begin(machine, { isBuyerProtected: true })
      const clickedBanks = [GARANTI.bankId, AKBANK.bankId]
      for (const bankId of clickedBanks) harness.choose(bankId)
      expect(harness.isLockedIn()).toBe(false)
      harness.pay()
      expect(harness.output()).toEqual({
        kind: 'submitted',
        drafts: { 'bank-transfer': { selectedBankId: AKBANK.bankId, clickedBanks } },
        submission: {
          ...SUBMITTED,
          choice: AKBANK.bankId,
          gate: undefined,
          question: { member: MEMBER, price: ORDER.price, bankId: AKBANK.bankId, isBuyerProtected: true, clickedBanks },
        },
      })
      expect(harness.view()).toMatchObject({ kind: 'starting', isAgreed: true, account: AKBANK, transfer: undefined })
    },

  'no code is requested without a bank, without the agreement, or without a connection (BANK-02~, PAY-03~, BEST-05~)': (
    machine,
  ) => {
    const harness = begin(machine, { isAgreed: false, problem: REFUSED })
    expect(harness.view()).toMatchObject({ isBankMissing: false, isAgreementMissing: false, problem: REFUSED })
    harness.pay()
    expect(harness.view()).toMatchObject({ missing: 'bank', isBankMissing: true, isAgreementMissing: true })
    expect(harness.view().problem).toBeUndefined()
    const refused = () => harness.snapshot().context.refused.map(({ field }) => field)
    expect(refused()).toEqual(['bank', 'agreement'])
    harness.choose()
    expect(refused()).toEqual(['agreement'])
    harness.pay()
    expect(harness.view()).toMatchObject({ missing: 'agreement', isBankMissing: false, isAgreementMissing: true })
    harness.send({ type: 'agreement.updated', isAgreed: true })
    harness.send({ type: 'network.changed', is: 'offline' })
    harness.pay()
    expect([harness.view().missing, harness.view().kind, harness.output()]).toEqual([
      'connection',
      'choosing',
      undefined,
    ])
    harness.send({ type: 'network.changed', is: 'online' })
    harness.pay()
    expect(harness.output()?.kind).toBe('submitted')
  },

  'a bank chosen before a change of method is still chosen, while the order has it (BANK-01~, BANK-02~)': (machine) => {
    const before = begin(machine)
    before.choose(GARANTI.bankId)
    before.send({ type: 'form.left' })
    const draft = { selectedBankId: GARANTI.bankId, clickedBanks: [GARANTI.bankId] }
    expect(before.output()).toEqual({ kind: 'left', drafts: { 'bank-transfer': draft } })
    const harness = begin(machine, { draft, problem: REFUSED })
    expect(harness.view()).toMatchObject({ kind: 'choosing', account: GARANTI, problem: REFUSED, missing: undefined })
    harness.pay()
    expect([harness.view().problem, harness.output()]).toMatchObject([undefined, { submission: { choice: '62' } }])
    const gone = begin(machine, { draft, accounts: [AKBANK] })
    gone.pay()
    expect([gone.view().missing, gone.output()]).toEqual(['bank', undefined])
  },

  'the last day of a transfer counts from the code or from today, or is unknown (BEST-07~)': (machine) => {
    expect(begin(machine).view().endsOn).toEqual(onDay('2025-11-26'))
    const begun = { ...TRANSFER, begunAt: Date.UTC(2025, 10, 18, 9) }
    expect(withCode(machine, { transfer: begun }).view().endsOn).toEqual(onDay('2025-11-21'))
    expect(withCode(machine, { transfer: { ...begun, begunAt: undefined } }).view().endsOn).toBeUndefined()
  },

  'a transfer’s payment order is dated by its calendar, and has no date before its code (AGR-02~)': (machine) => {
    const receivedOn = (istanbul: string, start: Parameters<typeof withCode>[1] = {}) =>
      withCode(machine, { transfer: { ...TRANSFER, begunAt: Date.parse(`${istanbul}+03:00`) }, ...start }).view()
        .receivedOn
    expect(begin(machine).view().receivedOn).toBeUndefined()
    // A half day before a holiday and a weekend.
    expect(receivedOn('2026-05-26T13:00:00')).toEqual(onDay('2026-05-26'))
    expect(receivedOn('2026-05-26T13:00:01')).toEqual(onDay('2026-06-01'))
    const calendar = { holidays: ['2026-05-27'], halfDays: [] }
    expect(receivedOn('2026-05-26T17:00:00', { calendar })).toEqual(onDay('2026-05-26'))
    expect(receivedOn('2026-05-26T17:00:01', { calendar })).toEqual(onDay('2026-05-28'))
  },

  ...bankTransferLockedScenarios,
}
