import type { BankAccount, BegunTransfer, UntoldTransfer } from '../../../machines/entities/bank-transfer'
import { TURKISH_CALENDAR } from '../../../machines/entities/turkish-calendar'
import type { TransferReceipt } from '../../../machines/entities/receipt'
import { ORDER } from './shopper'

const account = (bankId: BankAccount['bankId'], bankName: string, iban: string): BankAccount => ({
  ...{ bankId, bankName, iban },
  recipient: 'Cüzdan Ödeme A.Ş.',
  bankLogoUrl: undefined,
})

/** The banks of these stories; the provider writes one of their ids as a word. */
export const AKBANK = account(46, 'Akbank', 'TR830004601234567890123456')
export const GARANTI = account('62', 'Garanti BBVA', 'TR600006201234567890123456')
export const ACCOUNTS: readonly BankAccount[] = [AKBANK, GARANTI]

/** One that was begun on a Friday at noon. */
export const TRANSFER: BegunTransfer = {
  code: 'K7M429',
  bankTransferPaymentId: '20000001',
  bankId: AKBANK.bankId,
  amount: ORDER.price,
  begunAt: Date.UTC(2025, 10, 21, 9),
}

/** The same where the provider does not tell its code. */
export const UNTOLD_TRANSFER: UntoldTransfer = {
  ...{ code: undefined, bankId: undefined, begunAt: undefined },
  ...{ bankTransferPaymentId: TRANSFER.bankTransferPaymentId, amount: TRANSFER.amount },
}

/** What an order says of transfers. */
export const TRANSFER_TERMS = {
  accounts: ACCOUNTS,
  isBuyerProtected: false,
  bankDay: { year: 2025, month: 11, day: 21 },
  calendar: TURKISH_CALENDAR,
  redirectUrl: 'https://www.shop.example/after-transfer',
} as const

/** What is taken along to the end of the journey. */
export const TRANSFER_RECEIPT: TransferReceipt = {
  ...{ paymentId: TRANSFER.bankTransferPaymentId, paid: TRANSFER.amount },
  ...{ callbackUrl: TRANSFER_TERMS.redirectUrl, transfer: TRANSFER, account: AKBANK },
}
