import * as v from 'valibot'
import { done, failed, refused } from '../../http/answer'
import { memberEndpoint } from '../../http/endpoint'
import { amountField, localeField } from '../../http/payload'
import { toMajor } from '../../kernel/money'
import { CREDIT_BANKS, type CreditBank } from '../../payments/credits/banks'
import { creditBar } from '../../payments/credits/eligibility'

function logoOf({ bankName }: CreditBank): string {
  const letters = bankName
    .split(' ')
    .map((word) => word.charAt(0))
    .join('')
  const drawing = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 40 40"><rect width="40" height="40" rx="10" fill="#14286B"/><text x="20" y="25.5" font-family="sans-serif" font-size="15" font-weight="600" text-anchor="middle" fill="#fff">${letters}</text></svg>`
  return `data:image/svg+xml,${encodeURIComponent(drawing)}`
}

/** The credit banks, including inactive ones; or why no bank finances this order. */
export const creditBankList = memberEndpoint({
  path: '/api/v2/pay-with-credit/bank-list',
  purpose: 'pay',
  schema: v.strictObject({ memberKycLevel: v.picklist([0, 1, 2]), paidPrice: amountField, locale: localeField }),
  handle: (_, { input, order, member, now }) => {
    if (input.paidPrice !== order.priceMinor) return refused('wrong-amount', 'paidPrice is not the price of the order')
    const bar = creditBar(order, member, now)
    return bar === undefined ? done({ items: CREDIT_BANKS.map(listed) }) : failed(bar)
  },
})

function listed(bank: CreditBank) {
  const { acquirerId, bankId, bankName, onlyBankUser, isActive, minMinor, maxMinor, rates } = bank
  return {
    acquirerId,
    bankName,
    onlyBankUser,
    isActive,
    bankId,
    bankLogoUrl: logoOf(bank),
    basketMinAmount: toMajor(minMinor),
    basketMaxAmount: toMajor(maxMinor),
    bankInfoList: [...rates].map(([installmentNumber, rate]) => ({ installmentNumber, interestRate: rate / 100 })),
  }
}
