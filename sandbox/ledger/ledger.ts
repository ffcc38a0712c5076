import type { Entry } from '../records/ledger'

export const MERCHANT = 'merchant'
export const PROVIDER = 'provider'
/** Where balances come from before anything is paid with them. */
export const OUTSIDE = 'outside'

export const networkAccount = (association: string): string => `network:${association}`
/** A bank account that shoppers' transfers come from, by the bank they are sent to. */
export const bankAccount = (bankId: number): string => `bank:${bankId}`
export const creditAccount = (acquirerId: number): string => `credit:${acquirerId}`
/** What a marketplace owes one of its sellers; the sales themselves are made elsewhere. */
export const sellerAccount = (subMerchantKey: string): string => `seller:${subMerchantKey}`
export const memberAccount = (memberId: string): string => `member:${memberId}`

/** Where a part of a balance waits while a bank is asked about the rest of a payment. */
export const reservedAccount = (memberId: string): string => `reserved:${memberId}`

/** Where a bank pays for the points of its cards. */
export const pointsSource = (bankCode: number): string => `points:${bankCode}`

/** Money enters through these, so they alone may stand below zero. */
export function isSource(account: string): boolean {
  return account === OUTSIDE || /^(?:network|points|bank|credit|seller):/.test(account)
}

export function balanceOf(entries: readonly Entry[], account: string, currency: string): number {
  return entries
    .filter((entry) => entry.currency === currency)
    .flatMap((entry) => entry.lines)
    .reduce((sum, line) => (line.account === account ? sum + line.minor : sum), 0)
}
