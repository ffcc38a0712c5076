import * as v from 'valibot'
import { type Answer, done, failed, refused } from '../../http/answer'
import { type MemberCall, memberEndpoint } from '../../http/endpoint'
import { claimMistake, emailMistake } from '../../http/member-claims'
import { bankField, conversationIdField, emailField, mobileField, textField } from '../../http/payload'
import type { Deps } from '../../kernel/deps'
import type { Origins } from '../../kernel/origins'
import { uuid } from '../../kernel/random'
import { type BankForm, postingDocument } from '../../page/posting-document'
import { type AttemptFacts, attemptFacts } from '../../payments/attempt-facts'
import { hasApplied, SCREEN_SECONDS } from '../../payments/credits/application'
import { creditBank, lends } from '../../payments/credits/banks'
import { knownAttempt } from '../../payments/known-attempt'
import { awaiting, freshPaymentId } from '../../payments/outcome'
import type { Attempt } from '../../records/attempt'
import type { CreditApplication } from '../../records/credit-application'
import type { Language } from '../../records/language'
import { beginAttempt } from '../payment/begin-attempt'
import { methodMistake } from '../payment/method-mistake'
import { sourceMistake } from './source-mistake'

function creditForm({ bank }: Origins, { key }: CreditApplication, lang: Language): BankForm {
  return {
    id: 'credit-application-form',
    action: `${bank}/credit`,
    fields: { applicationKey: key, lang },
  }
}

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

/** Sends the shopper to the chosen bank, which decides on its own page. */
export const creditApplication = memberEndpoint({
  path: '/api/v2/pay-with-credit/application',
  money: true,
  schema: payload,
  handle: (deps, call) => {
    const mistake =
      methodMistake(call.order, 'credit') ??
      claimMistake(call) ??
      emailMistake('memberEmail', call.input.memberEmail, call.member) ??
      sourceMistake(call)
    if (mistake) return mistake
    const facts = factsOf(call)
    return beginAttempt(deps, call, {
      comesLater: true,
      facts,
      bar: () => barTo(deps, call),
      make: () => applied(deps, call, facts),
      answer: (attempt) => applicationAnswer(deps, call, attempt),
    })
  },
})

/** The call names no amount: a repeat is for that of its attempt, even where the price has changed. */
function factsOf({ now, idempotencyKey, input, order, member }: Call): AttemptFacts {
  const paidPrice = knownAttempt(order, input.conversationId, idempotencyKey)?.paidMinor ?? order.priceMinor
  return attemptFacts({ now, idempotencyKey, input: { ...input, paidPrice } }, member, 'credit')
}

function barTo({ state }: Deps, { input, order }: Call): string | undefined {
  const offer = state.creditOffers.get(input.creditToken)
  const isOwn = offer?.token === order.token && offer.memberId === input.memberId && offer.minor === order.priceMinor
  const bank = creditBank(input.acquirerId)
  if (hasApplied(order)) return '200321'
  if (!isOwn) return '200322'
  if (!bank || !lends(bank, order.priceMinor)) return '200323'
  return order.credit.outOfStock ? '150803' : undefined
}

function applied(deps: Deps, { input, order, member, now }: Call, facts: AttemptFacts): Attempt {
  const { state, random } = deps
  const application: CreditApplication = {
    paymentId: freshPaymentId(deps),
    key: uuid(random),
    token: order.token,
    memberId: member.memberId,
    acquirerId: input.acquirerId,
    endsAt: now + SCREEN_SECONDS * 1000,
    term: undefined,
  }
  state.creditApplications.set(application.paymentId, application)
  return { ...facts, paymentId: application.paymentId, ...awaiting('INIT_CREDIT') }
}

function applicationAnswer(deps: Deps, { locale, input }: Call, attempt: Attempt): Answer {
  const application = deps.state.creditApplications.get(attempt.paymentId ?? '')
  const bank = application && creditBank(application.acquirerId)
  if (!bank || application.acquirerId !== input.acquirerId)
    return refused('wrong-payload', 'conversationId is that of another payment')
  if (attempt.errorCode !== undefined) return failed(attempt.errorCode)
  const form = creditForm(deps.origins, application, locale)
  return done({ formData: postingDocument(locale, bank.bankName, form), paymentId: application.paymentId })
}
