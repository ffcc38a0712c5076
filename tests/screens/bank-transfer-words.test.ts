import { describe, expect, it } from 'vitest'
import { transferLines } from '../../machines/payment/bank-transfer/rules'
import { bankInitials } from '../../src/components/bank-tile/bank-tile'
import { transferText } from '../../src/screens/pay/methods/bank-transfer/transfer-file'
import { keptDay, longDay } from '../../src/words/long-day'
import { AKBANK, TRANSFER } from '../machines/fixtures/bank-accounts'

describe('the last day of a bank transfer', () => {
  it('a day is written in each language’s format, with number and month on one line (BEST-07~)', () => {
    expect(longDay({ year: 2026, month: 11, day: 26 }, 'tr')).toBe('26\u00a0Kasım Perşembe')
    expect(longDay({ year: 2026, month: 11, day: 26 }, 'en')).toBe('Thursday 26\u00a0November')
    expect(longDay({ year: 2028, month: 2, day: 29 }, 'tr')).toBe('29\u00a0Şubat Salı')
    expect(keptDay({ year: 2026, month: 11, day: 26 }, 'tr')).toBe('26\u00a0Kasım 2026 Perşembe')
    expect(keptDay({ year: 2026, month: 11, day: 26 }, 'en')).toBe('Thursday 26\u00a0November 2026')
  })
})

describe('a bank without a logo', () => {
  it('a bank without a logo is shown by the initials of its own name, not of country or trade (BANK-01~)', () => {
    const initials = [
      'Türkiye İş Bankası',
      'Garanti BBVA',
      'Akbank',
      'T.C. Ziraat Bankası A.Ş.',
      'Türkiye Bankası',
      '𐐀𐐁𐐂 Bank',
    ].map(bankInitials)
    expect(initials).toEqual(['İŞ', 'GB', 'AK', 'Zİ', 'TB', '𐐀𐐁'])
  })
})

describe('the text file of a bank transfer', () => {
  it('the text file of a bank transfer has a line for each field that a bank needs, formatted (BEST-07~)', () => {
    const words = { language: 'tr', say: (key: string) => key } as unknown as Parameters<typeof transferText>[1]
    const inEnglish = transferText(transferLines(TRANSFER, AKBANK), { ...words, language: 'en' })
    expect(inEnglish).toContain('transfer.lastDay: Wednesday 26 November 2025')
    const text = transferText(transferLines(TRANSFER, AKBANK), words)
    expect(text.endsWith('\r\n')).toBe(true)
    const lines = text.trim().split('\r\n')
    expect(lines.map((line) => line.split(': ')[0])).toEqual([
      'transfer.bank',
      'transfer.recipient',
      'transfer.iban',
      'transfer.amount',
      'transfer.code',
      'transfer.lastDay',
    ])
    expect(lines).toContain('transfer.iban: TR83 0004 6012 3456 7890 1234 56')
    expect(lines).toContain('transfer.amount: ₺2.480,50')
    expect(lines).toContain(`transfer.code: ${TRANSFER.code}`)
    expect(lines).toContain('transfer.lastDay: 26 Kasım 2025 Çarşamba')
  })
})
