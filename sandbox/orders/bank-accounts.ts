import { logoOf } from './bank-logo'
import type { InitFields } from '../records/init-fields'
import type { Order } from '../records/order'

export const RECIPIENT = 'Cüzdan Ödeme ve Elektronik Para Hizmetleri A.Ş.'

const account = (bankId: number, bankName: string, iban: string) => ({
  bankId,
  bank: { bankName, iban, legalCompanyTitle: RECIPIENT, bankLogoUrl: logoOf(bankName) },
})

/** The banks that can receive a protected transfer. The account numbers are invented; only their check digits are valid. */
export const BANK_ACCOUNTS = [
  account(64, 'Türkiye İş Bankası', 'TR450006401234567890123456'),
  account(62, 'Garanti BBVA', 'TR600006201234567890123456'),
  account(46, 'Akbank', 'TR830004601234567890123456'),
]

type Account = NonNullable<InitFields['bankTransferAccounts']>[number]

export function accountOf({ init }: Order, bankId: number): Account | undefined {
  const accounts: readonly Account[] = init.bankTransferAccounts ?? BANK_ACCOUNTS
  return accounts.find((offered) => offered.bankId === bankId)
}
