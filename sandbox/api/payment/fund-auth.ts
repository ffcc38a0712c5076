import * as v from 'valibot'
import { balanceOf, memberAccount } from '../../ledger/ledger'
import type { Attempt } from '../../records/attempt'
import { kycBar } from '../../payments/kyc-bar'
import { approved, freshPaymentId, refusedWith } from '../../payments/outcome'
import { settle } from '../../payments/settle'
import { suspension } from '../../payments/suspension'
import type { Deps } from '../../kernel/deps'
import { type AttemptFacts, attemptFacts } from '../../payments/attempt-facts'
import { attemptAnswer } from './attempt-answer'
import { beginAttempt } from './begin-attempt'
import { type MemberCall, memberEndpoint } from '../../http/endpoint'
import { claimMistake } from '../../http/member-claims'
import { mobileField, textField } from '../../http/payload'
import { shopperFields } from './card-payload'
import { identityMistake } from './identity'
import { methodMistake } from './method-mistake'
import { priceMistake } from './price-mistake'

const balancePayload = v.strictObject({
  ...shopperFields,
  memberId: textField,
  memberGsmNumber: mobileField,
  /** The token of the card list, under its name in this call. If that list failed to load, the login alone identifies the member. */
  authenticationToken: v.optional(textField),
})

type BalanceCall = MemberCall<v.InferOutput<typeof balancePayload>>

export const fundAuth = memberEndpoint({
  path: '/payment/fund/auth',
  money: true,
  schema: balancePayload,
  handle: async (deps, call) => {
    const { order, input } = call
    const { authenticationToken, ...claims } = input
    const mistake =
      methodMistake(order, 'balance') ??
      (await identityMistake({ ...call, input: { ...claims, memberToken: authenticationToken } })) ??
      claimMistake(call) ??
      priceMistake(call, order.priceMinor)
    if (mistake) return mistake
    const facts = attemptFacts(call, call.member, 'balance')
    return beginAttempt(deps, call, {
      facts,
      make: () => attemptOf(deps, call, facts),
      answer: (attempt) => attemptAnswer(deps, order, attempt),
    })
  },
})

function attemptOf(deps: Deps, { order, input, member, now }: BalanceCall, facts: AttemptFacts): Attempt {
  const { memberId } = member
  const balance = balanceOf(deps.state.entries, memberAccount(memberId), order.currency)
  const parts = { cardMinor: 0, balanceMinor: input.paidPrice, pointsMinor: 0 }
  const plan = { memberId, ...parts, cardToken: undefined, toStore: undefined }
  const barred = suspension(member, plan) ?? kycBar(deps, { order, member, plan, now })
  const declined = barred ?? (balance < input.paidPrice ? { code: '10051' } : undefined)
  if (declined) return { ...facts, paymentId: undefined, ...refusedWith(declined) }
  const attempt = { ...facts, paymentId: freshPaymentId(deps), ...approved(deps.random) }
  settle(deps, { order, attempt, plan, now, by3D: false })
  return attempt
}
