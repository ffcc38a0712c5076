import * as v from 'valibot'
import { CREDIT_BANKS } from '../../payments/credits/banks'
import type { CreditBank } from '../../payments/credits/banks'
import { creditBar } from '../../payments/credits/eligibility'
import { logoOf } from '../../payments/credits/logo'
import { toMajor } from '../../kernel/money'
import { done, failed, refused } from '../../http/answer'
import { memberEndpoint } from '../../http/endpoint'
import { amountField, localeField } from '../../http/payload'

/** The banks that give credits, those that do not at the moment among them; or why none does for this order. */
export const creditBankList = memberEndpoint({
  gateway: 'member',
  method: 'POST',
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
