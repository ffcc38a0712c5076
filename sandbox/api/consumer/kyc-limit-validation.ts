import * as v from 'valibot'
import { isOverLimit } from '../../members/kyc-limits'
import { done, refused } from '../../http/answer'
import { memberEndpoint } from '../../http/endpoint'
import { pendingElsewhere } from '../../payments/kyc-bar'
import { claimMistake } from '../../http/member-claims'
import { amountField, currencyField, textField } from '../../http/payload'

/** Whether a payment would exceed the member's monthly KYC limit. The limits are in lira and do not apply to other currencies. */
export const kycLimitValidation = memberEndpoint({
  path: '/api/v1/consumer-funds/balance/kyc-limit-validation',
  schema: v.strictObject({ memberId: textField, amount: amountField, currencyCode: currencyField }),
  handle: ({ state }, call) => {
    const { input, order, member, now } = call
    const mistake = claimMistake(call)
    if (mistake) return mistake
    if (input.currencyCode !== order.currency) return refused('wrong-payload', 'currencyCode: not that of the order')
    const wanted = { minor: input.amount + pendingElsewhere(state, member, order), now }
    return done({
      isKycViolated: input.currencyCode === 'TRY' && isOverLimit(state.authorisations, member, wanted),
    })
  },
})
