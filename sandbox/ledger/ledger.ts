import type { Entry } from '../records/ledger'

export const MERCHANT = 'merchant'
export const PROVIDER = 'provider'
export const OUTSIDE = 'outside'

export const networkAccount = (association: string): string => `network:${association}`
/** The bank account from which shoppers' transfers come, by the bank that receives them. */
export const bankAccount = (bankId: number): string => `bank:${bankId}`
export const creditAccount = (acquirerId: number): string => `credit:${acquirerId}`
/** What a marketplace owes one of its sellers; the sales themselves are not booked here. */
export const sellerAccount = (subMerchantKey: string): string => `seller:${subMerchantKey}`
export const memberAccount = (memberId: string): string => `member:${memberId}`

/** Holds the balance part of a payment while a bank decides about the rest. */
export const reservedAccount = (memberId: string): string => `reserved:${memberId}`

export const pointsSource = (bankCode: number): string => `points:${bankCode}`

/** Money enters through these accounts, so only they may be negative. */
export function isSource(account: string): boolean {
  return account === OUTSIDE || /^(?:network|points|bank|credit|seller):/.test(account)
}

export function balanceOf(entries: readonly Entry[], account: string, currency: string): number {
  return entries
    .filter((entry) => entry.currency === currency)
    .flatMap((entry) => entry.lines)
    .reduce((sum, line) => (line.account === account ? sum + line.minor : sum), 0)
}
