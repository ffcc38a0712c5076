import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  TRANSFER_DAYS,
  accountOf,
  transferStatusOf,
  ibanInGroups,
  canNotifyTransfer,
  mergeTransfers,
  openTransferOf,
  transferDeadline,
  transferFaultsOf,
  transferLines,
  addOpenedBank,
} from '../../machines/payment/bank-transfer/rules'
import { bankDay } from '../../machines/entities/bank-day'
import { businessDaysAfter, isoDay } from '../../machines/entities/business-calendar'
import type { CalendarDay } from '../../machines/entities/instant'
import type { OrderPayment } from '../../machines/entities/order-payment'
import { firstFaultOf } from '../../machines/entities/refused-fields'
import { endOfBusinessDays } from '../../sandbox/payments/transfers/business-days'
import { ACCOUNTS, AKBANK, GARANTI, TRANSFER } from './fixtures/bank-accounts'
import { PAYMENT_STATUSES } from '../support/specification'

const DAY = 86_400_000

const day = (text: string): CalendarDay => {
  const [year = 0, month = 0, date = 0] = text.split('-').map(Number)
  return { year, month, day: date }
}
const noonOf = (on: CalendarDay) => Date.UTC(on.year, on.month - 1, on.day, 12)
const isWeekend = (on: CalendarDay) => [0, 6].includes(new Date(noonOf(on)).getUTCDay())

/** Any day from 2000 to 2199. */
const anyDay = fc
  .integer({ min: Date.UTC(2000, 0, 1) / DAY, max: Date.UTC(2199, 11, 31) / DAY })
  .map((days) => bankDay(days * DAY))
const anyCount = fc.integer({ min: 1, max: 40 })

describe('the last day of a transfer', () => {
  it.each([
    ['a Monday', '2025-11-17', '2025-11-20'],
    ['a Tuesday', '2025-11-18', '2025-11-21'],
    ['a Wednesday, past the weekend', '2025-11-19', '2025-11-24'],
    ['a Friday', '2025-11-21', '2025-11-26'],
    ['a Saturday', '2025-11-22', '2025-11-26'],
    ['a Sunday', '2025-11-23', '2025-11-26'],
    ['the end of a year', '2025-12-31', '2026-01-05'],
    ['the end of a February that has one day more', '2028-02-28', '2028-03-02'],
  ])('the last day of a transfer from %s is the third business day after it (BEST-07~)', (_, from, last) => {
    expect(transferDeadline(day(from), TRANSFER_DAYS)).toEqual(day(last))
  })

  it('the last day of a transfer is a weekday, with the given number of business days up to it (BEST-07~)', () => {
    fc.assert(
      fc.property(anyDay, anyCount, (from, count) => {
        const last = transferDeadline(from, count)
        expect(isWeekend(last)).toBe(false)
        const length = (noonOf(last) - noonOf(from)) / DAY
        const between = Array.from({ length }, (__, index) => bankDay(noonOf(from) + (index + 1) * DAY))
        expect(between.filter((on) => !isWeekend(on))).toHaveLength(count)
      }),
      { numRuns: 500 },
    )
  })

  it('a transfer’s last day comes no earlier with a later start, more days or a holiday (BEST-07~)', () => {
    fc.assert(
      fc.property(anyDay, anyCount, fc.nat(400), fc.array(fc.nat(60), { maxLength: 8 }), (from, count, later, off) => {
        const last = noonOf(transferDeadline(from, count))
        const laterDay = bankDay(noonOf(from) + later * DAY)
        expect(noonOf(transferDeadline(laterDay, count))).toBeGreaterThanOrEqual(last)
        expect(noonOf(transferDeadline(from, count + 1))).toBeGreaterThan(last)
        const holidays = off.map((days) => bankDay(noonOf(from) + days * DAY))
        const withHolidays = businessDaysAfter({ holidays: holidays.map(isoDay), halfDays: [] }, from, count)
        expect(noonOf(withHolidays)).toBeGreaterThanOrEqual(last)
        expect(holidays).not.toContainEqual(withHolidays)
      }),
      { numRuns: 500 },
    )
  })

  it('the last day of a transfer with no days is the day itself (BEST-07~)', () => {
    fc.assert(
      fc.property(anyDay, fc.integer({ max: 0 }), (from, count) => {
        expect(transferDeadline(from, count)).toEqual(from)
      }),
    )
  })

  it('a transfer’s last day is at most the provider’s own, and the same on a plain day (BEST-07~, SBX-01~)', () => {
    const instant = fc.integer({ min: Date.UTC(2025, 0, 1), max: Date.UTC(2027, 10, 30) })
    fc.assert(
      fc.property(instant, (at) => {
        const last = transferDeadline(bankDay(at), TRANSFER_DAYS)
        const providers = bankDay(endOfBusinessDays(at, TRANSFER_DAYS) - 1)
        expect(noonOf(last)).toBeLessThanOrEqual(noonOf(providers))
      }),
      { numRuns: 1000 },
    )
    const [onFriday, afterFive] = [Date.UTC(2025, 10, 21, 9), Date.UTC(2025, 10, 21, 15)]
    const providersDay = (at: number) => bankDay(endOfBusinessDays(at, TRANSFER_DAYS) - 1)
    expect(transferDeadline(bankDay(onFriday), TRANSFER_DAYS)).toEqual(providersDay(onFriday))
    expect(transferDeadline(bankDay(afterFive), TRANSFER_DAYS)).not.toEqual(providersDay(afterFive))
  })

  it.each([
    ['a second before midnight', Date.UTC(2025, 10, 21, 20, 59, 59), '2025-11-21'],
    ['midnight', Date.UTC(2025, 10, 21, 21), '2025-11-22'],
  ])('the last day of a transfer counts from the day in Istanbul: %s (BEST-07~)', (_, at, on) => {
    expect(bankDay(at)).toEqual(day(on))
  })
})

describe('the details of a transfer', () => {
  it('transfer details have all that a bank asks for, in its order, ready to be copied (BEST-07~, BANK-01~)', () => {
    expect(transferLines(TRANSFER, AKBANK)).toEqual([
      { name: 'bank', text: 'Akbank' },
      { name: 'recipient', text: 'Cüzdan Ödeme A.Ş.' },
      { name: 'iban', text: 'TR830004601234567890123456' },
      { name: 'amount', amount: TRANSFER.amount },
      { name: 'code', text: 'K7M429' },
      { name: 'deadline', day: day('2025-11-26') },
    ])
  })

  it('transfer details never lack amount and code, and have no line for unknown facts (BEST-07~, BANK-06~)', () => {
    const none = { ...AKBANK, bankName: undefined, recipient: undefined }
    const names = (...[transfer, account]: Parameters<typeof transferLines>) =>
      transferLines(transfer, account).map(({ name }) => name)
    expect(names(TRANSFER, none)).toEqual(['iban', 'amount', 'code', 'deadline'])
    expect(names({ ...TRANSFER, begunAt: undefined }, undefined)).toEqual(['amount', 'code'])
  })

  it('an IBAN is shown in groups of four, with every character kept (BANK-01~)', () => {
    expect(ibanInGroups(AKBANK.iban)).toBe('TR83 0004 6012 3456 7890 1234 56')
    fc.assert(
      fc.property(fc.stringMatching(/^[A-Z0-9]{0,34}$/), (iban) => {
        const groups = ibanInGroups(iban)
        expect(groups.replace(/ /g, '')).toBe(iban)
        expect(groups.split(' ').every((group, index, all) => group.length === 4 || index === all.length - 1)).toBe(
          true,
        )
        expect(groups).toBe(groups.trim())
      }),
    )
  })
})

describe('the bank of a transfer', () => {
  it('the bank of a transfer is one of the order’s, by the id as it came (BANK-01~)', () => {
    expect([accountOf(ACCOUNTS, 46), accountOf(ACCOUNTS, '62')]).toEqual([AKBANK, GARANTI])
    for (const bankId of [undefined, '46', 62, 10, '', 'constructor'])
      expect(accountOf(ACCOUNTS, bankId)).toBeUndefined()
  })

  it.each([
    [undefined, true, 'bank'],
    [undefined, false, 'bank'],
    [10, true, 'bank'],
    [46, false, 'agreement'],
    [46, true, undefined],
  ] as const)(
    'a transfer with the bank %s, agreed %s, lacks %s (BANK-02~, PAY-03~)',
    (selectedBankId, isAgreed, lacks) => {
      expect(firstFaultOf(transferFaultsOf({ accounts: ACCOUNTS, selectedBankId, isAgreed }))).toBe(lacks)
    },
  )

  it('opened banks are kept once each, in the order of the first time (BANK-07~)', () => {
    fc.assert(
      fc.property(fc.array(fc.constantFrom<string | number>(46, '46', 62, '64')), (clicks) => {
        const opened = clicks.reduce<readonly (string | number)[]>(addOpenedBank, [])
        expect(opened).toEqual([...new Set(clicks)])
      }),
    )
  })
})

describe('the status of a transfer', () => {
  const saying = (paymentStatus: string | undefined, paymentId: string | undefined): OrderPayment => ({
    paymentStatus,
    paymentId,
    submissionId: undefined,
    paid: undefined,
    callbackUrl: undefined,
    refusal: undefined,
  })

  it('a transfer is paid by SUCCESS, void by its own FAILURE or by another transfer, and else it waits (BANK-05~, BANK-06~)', () => {
    const told = [...PAYMENT_STATUSES, undefined, '', 'success'].flatMap((status) =>
      [undefined, 'ours', 'another'].map((id) => [status, id, transferStatusOf(saying(status, id), 'ours')] as const),
    )
    const having = (fate: string) => told.filter(([, , found]) => found === fate).map(([status, id]) => [status, id])
    expect(having('paid')).toEqual([undefined, 'ours', 'another'].map((id) => ['SUCCESS', id]))
    expect(having('lapsed').sort()).toEqual([
      ['FAILURE', 'ours'],
      ['INIT_BANK_TRANSFER', 'another'],
    ])
    expect(having('waiting')).toHaveLength(told.length - 5)
  })
})

describe('a transfer that an order waits for', () => {
  const { amount, begunAt, ...told } = TRANSFER
  const withoutCode = openTransferOf({ paymentId: '20000001' }, undefined, { amount, begunAt })

  it('a transfer that an order waits for is found with its details, or without a code (PAY-13~)', () => {
    expect(openTransferOf({ paymentId: '9' }, told, { amount, begunAt })).toEqual(TRANSFER)
    expect(withoutCode).toEqual({
      code: undefined,
      bankTransferPaymentId: '20000001',
      bankId: undefined,
      begunAt: undefined,
      amount,
    })
    expect(transferLines(withoutCode, undefined)).toEqual([{ name: 'amount', amount }])
    expect(transferLines({ ...withoutCode, amount: undefined }, undefined)).toEqual([])
  })

  it('a transfer that an order waits for is the order’s own, with what is known of it here (PAY-13~, BANK-06~)', () => {
    const next = { ...TRANSFER, code: 'C2D345', bankTransferPaymentId: '20000002' }
    const unnamed = openTransferOf({ paymentId: undefined }, undefined, { amount, begunAt })
    const elsewhere = { ...TRANSFER, begunAt: undefined }
    expect(mergeTransfers(undefined, elsewhere)).toBe(elsewhere)
    expect(mergeTransfers(TRANSFER, elsewhere)).toBe(TRANSFER)
    expect(mergeTransfers(TRANSFER, withoutCode)).toBe(TRANSFER)
    expect(mergeTransfers(TRANSFER, unnamed)).toBe(TRANSFER)
    expect(mergeTransfers(TRANSFER, next)).toBe(next)
    expect(mergeTransfers(withoutCode, TRANSFER)).toBe(TRANSFER)
    expect(mergeTransfers(withoutCode, withoutCode)).toBe(withoutCode)
    const noAmount = { ...TRANSFER, amount: undefined }
    expect(mergeTransfers(noAmount, noAmount)).toBe(noAmount)
    expect(mergeTransfers(noAmount, TRANSFER)).toEqual(TRANSFER)
  })

  it('a transfer that an order waits for can be notified only by a member who has its code (PAY-13~, BANK-05~)', () => {
    expect(canNotifyTransfer({ member: {}, transfer: TRANSFER })).toBe(true)
    expect(canNotifyTransfer({ member: undefined, transfer: TRANSFER })).toBe(false)
    expect(canNotifyTransfer({ member: {}, transfer: withoutCode })).toBe(false)
    expect(canNotifyTransfer({ member: {}, transfer: undefined })).toBe(false)
  })
})
