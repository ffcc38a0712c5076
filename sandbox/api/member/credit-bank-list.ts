import * as v from 'valibot'
import { done, failed, refused } from '../../http/answer'
import { memberEndpoint } from '../../http/endpoint'
import { amountField, localeField } from '../../http/payload'
import { toMajor } from '../../kernel/money'
import { logoOf } from '../../orders/bank-logo'
import { CREDIT_BANKS, type CreditBank } from '../../payments/credits/banks'
import { creditBar } from '../../payments/credits/eligibility'
import { methodMistake } from '../payment/method-mistake'

/** The credit banks, including inactive ones; or why no bank finances this order. */
export const creditBankList = memberEndpoint({
  path: '/api/v2/pay-with-credit/bank-list',
  purpose: 'pay',
  schema: v.strictObject({ memberKycLevel: v.picklist([0, 1, 2]), paidPrice: amountField, locale: localeField }),
  handle: (_, { input, order, member, now }) => {
    const mistake = methodMistake(order, 'credit')
    if (mistake) return mistake
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
    bankLogoUrl: logoOf(bankName),
    basketMinAmount: toMajor(minMinor),
    basketMaxAmount: toMajor(maxMinor),
    bankInfoList: [...rates].map(([installmentNumber, rate]) => ({ installmentNumber, interestRate: rate / 100 })),
  }
}
