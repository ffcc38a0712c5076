import * as v from 'valibot'
import { creditBank } from '../../payments/credits/banks'
import { isLent } from '../../payments/credits/eligibility'
import { type PlanRow, planOf } from '../../payments/credits/plan'
import { toMajor } from '../../kernel/money'
import { done, failed } from '../../http/answer'
import { memberEndpoint } from '../../http/endpoint'
import { amountField, bankField } from '../../http/payload'
import { methodMistake } from '../payment/method-mistake'

/** The cost of a credit at one bank, for each term. The amount may differ from the order's, because example amounts are requested too. */
export const creditPaymentPlan = memberEndpoint({
  path: '/api/v1/pay-with-credit/installment/payment-plan',
  purpose: 'pay',
  schema: v.strictObject({ paidPrice: amountField, acquirerId: bankField }),
  handle: (_, { input, order }) => {
    const mistake = methodMistake(order, 'credit')
    if (mistake) return mistake
    if (!isLent(input.paidPrice)) return failed('200301')
    const bank = creditBank(input.acquirerId)
    return bank?.isActive ? done({ bankInstallmentList: planOf(bank, input.paidPrice).map(wireRow) }) : failed('200323')
  },
})

function wireRow({ months, monthlyMinor, totalMinor, rate, feeMinor }: PlanRow) {
  return {
    installmentNumber: months,
    installmentPrice: toMajor(monthlyMinor),
    totalPrice: toMajor(totalMinor),
    interestRate: rate / 100,
    allocationFee: toMajor(feeMinor),
  }
}
