import * as v from 'valibot'
import { SCREEN_SECONDS, hasApplied } from '../../credits/application'
import type { CreditApplication } from '../../credits/application'
import { creditBank, lends } from '../../credits/banks'
import type { CreditBank } from '../../credits/banks'
import { creditForm } from '../../credits/form'
import type { Member } from '../../members/member'
import { beginAttempt } from '../../orders/begin-attempt'
import { knownAttempt } from '../../orders/known-attempt'
import { paidAttempt } from '../../orders/order'
import { digits, uuid } from '../../random'
import type { World } from '../../world'
import { done, failed } from '../answer'
import type { Answer } from '../answer'
import { memberEndpoint } from '../endpoint'
import type { MemberCall } from '../endpoint'
import { askingMember } from '../member-mistake'
import { bankField, conversationIdField, emailField, mobileField, textField } from '../payload'

const payload = v.strictObject({
  creditToken: textField,
  memberGsmNumber: mobileField,
  memberEmail: emailField,
  memberId: textField,
  paymentSourceName: textField,
  acquirerId: bankField,
  conversationId: conversationIdField,
})

type Call = MemberCall<v.InferOutput<typeof payload>>

/** Takes the shopper to the bank that was chosen, which decides on a screen of its own. */
export const creditApplication = memberEndpoint({
  gateway: 'member',
  method: 'POST',
  path: '/api/v2/pay-with-credit/application',
  money: true,
  schema: payload,
  handle: (world, call) => {
    const { input, order, idempotencyKey } = call
    const asked = askingMember(world, call)
    if ('kind' in asked) return asked
    const known = knownAttempt(order, input.conversationId, idempotencyKey)
    const repeated = world.state.creditApplications.get(known?.paymentId ?? '')
    const bank = creditBank(repeated?.acquirerId ?? input.acquirerId)
    const bar = repeated ? known?.errorCode : barTo(world, call, bank)
    if (bar !== undefined || !bank) return failed(bar ?? '200323')
    return told(world, call, bank, repeated ?? apply(world, call, asked.member))
  },
})

function barTo({ state }: World, { input, order }: Call, bank: CreditBank | undefined): string | undefined {
  const offer = state.creditOffers.get(input.creditToken)
  const isOwn = offer?.token === order.token && offer.memberId === input.memberId && offer.minor === order.priceMinor
  if (paidAttempt(order)) return '10203'
  if (hasApplied(order)) return '200321'
  if (!isOwn) return '200322'
  if (!bank || !lends(bank, order.priceMinor)) return '200323'
  return order.credit.outOfStock ? '150803' : undefined
}

function apply({ state, random }: World, call: Call, member: Member): CreditApplication {
  const { order, input, idempotencyKey, now } = call
  const application: CreditApplication = {
    paymentId: `2${digits(random, 7)}`,
    key: uuid(random),
    token: order.token,
    memberId: member.memberId,
    acquirerId: input.acquirerId,
    endsAt: now + SCREEN_SECONDS * 1000,
    term: undefined,
  }
  state.creditApplications.set(application.paymentId, application)
  beginAttempt(order, member, {
    submissionId: input.conversationId,
    idempotencyKey,
    method: 'credit',
    at: now,
    paymentId: application.paymentId,
    paymentStatus: 'INIT_CREDIT',
    authCode: undefined,
  })
  return application
}

async function told(
  { origins }: World,
  { locale }: Call,
  bank: CreditBank,
  application: CreditApplication,
): Promise<Answer> {
  const formData = await creditForm(origins, bank, application, locale)
  return done({ formData, paymentId: application.paymentId })
}
