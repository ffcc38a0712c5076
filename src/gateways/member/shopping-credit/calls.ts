import type { InferInput } from 'valibot'
import type { KycLevel } from '../../../../machines/entities/member'
import { type Money, toMajor } from '../../../../machines/entities/money'
import { type MoneyBody, type Submitted, call, moneyCall } from '../../described-call'
import { channelOf } from '../../provider'
import type * as requests from '../../requests/member'
import { creditBanksSchema, creditPageSchema, creditPlansSchema, creditValidationSchema } from './answers'

/** Lists the banks that lend for this price (CRED-01). */
export const creditBanks = call({
  path: '/api/v2/pay-with-credit/bank-list',
  kind: 'read',
  by: 'member',
  body: (
    { language },
    { kycLevel, price }: { readonly kycLevel: KycLevel; readonly price: Money },
  ): InferInput<typeof requests.creditBanks> => ({
    memberKycLevel: kycLevel,
    paidPrice: toMajor(price),
    locale: language,
  }),
  answer: (_, { price }) => creditBanksSchema(price),
})

/** Whether this order may be financed (CRED-03). */
export const validateCredit = call({
  path: '/api/v1/pay-with-credit/validation',
  kind: 'read',
  by: 'member',
  body: (
    { token, provider },
    order: { readonly memberId: string; readonly price: Money; readonly paymentSourceName: string },
  ): InferInput<typeof requests.validateCredit> => ({
    checkoutFormToken: token,
    paymentChannel: channelOf(provider.product.slug),
    memberId: order.memberId,
    paidPrice: toMajor(order.price),
    paymentSourceName: order.paymentSourceName,
  }),
  answer: () => creditValidationSchema,
})

export interface CreditApplication extends Submitted {
  readonly creditToken: string
  readonly acquirerId: string | number
  readonly memberId: string
  readonly memberEmail: string
  readonly memberGsmNumber: string
  readonly paymentSourceName: string
}

/** Applies for the credit at the chosen bank, on whose page the application continues (CRED-04). */
export const applyForCredit = moneyCall({
  path: '/api/v2/pay-with-credit/application',
  by: 'member',
  body: (_, application: CreditApplication): MoneyBody<typeof requests.applyForCredit> => ({
    creditToken: application.creditToken,
    memberGsmNumber: application.memberGsmNumber,
    memberEmail: application.memberEmail,
    memberId: application.memberId,
    paymentSourceName: application.paymentSourceName,
    acquirerId: application.acquirerId,
  }),
  answer: () => creditPageSchema,
})

/** A bank's repayment plans for this price (CRED-02). */
export const creditPlans = call({
  path: '/api/v1/pay-with-credit/installment/payment-plan',
  kind: 'read',
  by: 'member',
  body: (
    _,
    { price, acquirerId }: { readonly price: Money; readonly acquirerId: string | number },
  ): InferInput<typeof requests.creditPlans> => ({ paidPrice: toMajor(price), acquirerId }),
  answer: (_, { price }) => creditPlansSchema(price),
})
