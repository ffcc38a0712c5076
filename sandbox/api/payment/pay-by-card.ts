import { installmentOptions } from '../../cards/installments'
import { asksFor3D, has3DTrouble } from '../../cards/three-ds'
import { balanceOf, memberAccount } from '../../ledger/ledger'
import { flagsOf } from '../../orders/init-data'
import type { Attempt } from '../../records/attempt'
import { openBankSession } from '../../payments/bank-session'
import { kycBar } from '../../payments/kyc-bar'
import { approved, awaiting, freshPaymentId, refusedWith } from '../../payments/outcome'
import type { Plan } from '../../records/plan'
import { settle } from '../../payments/settle'
import { shortfall } from '../../payments/shortfall'
import { suspension } from '../../payments/suspension'
import type { Deps } from '../../kernel/deps'
import { type Answer, refused } from '../../http/answer'
import { type AttemptFacts, attemptFacts } from '../../payments/attempt-facts'
import { attemptAnswer } from './attempt-answer'
import { beginAttempt } from './begin-attempt'
import type { BuyerCall } from '../../http/endpoint'
import type { CardPayload } from './card-payload'
import { brokenRule, needFor3D } from './card-rules'
import { type ChosenCard, chosenCard } from './chosen-card'
import { identityMistake } from './identity'
import { methodMistake } from './method-mistake'
import { type Payer, payerOf } from './payer'
import { priceMistake } from './price-mistake'
import type { Decline } from '../../records/card'

/** Which card call it was: without 3-D Secure, with it, or mixed with the balance. */
export type Route = 'plain' | 'threeDS' | 'mixed'

type CardCall = BuyerCall<CardPayload & { readonly memberBalanceAmount?: number }>

interface Payment {
  readonly call: CardCall
  readonly facts: AttemptFacts
  readonly route: Route
  readonly payer: Payer
  readonly chosen: ChosenCard
  readonly plan: Plan
  readonly isOffered: boolean
}

/** Pays by card: validates the call, then books the payment or sends the shopper to the bank. */
export async function payByCard(deps: Deps, call: CardCall, route: Route): Promise<Answer> {
  const method = route === 'mixed' ? 'mixed' : 'card'
  const mistake = methodMistake(call.order, method) ?? (await identityMistake(call))
  if (mistake) return mistake
  const payer = payerOf(deps, call)
  const { order, input } = call
  const chosen = chosenCard(payer.member, input.paymentCard)
  if ('kind' in chosen) return chosen
  const { priceMinor, currency, enabledInstallments: enabled } = order
  const options = installmentOptions({ card: chosen.card, priceMinor, currency, enabled })
  const option = options.find(({ number }) => number === input.installment)
  const due = option?.totalMinor ?? priceMinor
  const mispriced = priceMistake(call, due, ' in this number of installments')
  if (mispriced) return mispriced
  const plan = planOf(call, payer, chosen)
  if (plan.balanceMinor >= input.paidPrice)
    return refused('wrong-amount', 'memberBalanceAmount leaves nothing to the card')
  const facts = attemptFacts(call, payer, method, chosen.card)
  const payment = { call, facts, route, payer, chosen, plan, isOffered: option !== undefined }
  return beginAttempt(deps, call, {
    facts,
    make: () => attemptOf(deps, payment),
    answer: (attempt) => attemptAnswer(deps, order, attempt),
  })
}

function planOf({ input }: CardCall, { member }: Payer, { saved }: ChosenCard): Plan {
  const { paidPrice, paymentCard, reward, memberBalanceAmount: balanceMinor = 0 } = input
  const pointsMinor = reward?.rewardAmount ?? 0
  const isKept = 'registerConsumerCard' in paymentCard && paymentCard.registerConsumerCard
  return {
    memberId: member?.memberId,
    cardMinor: paidPrice - balanceMinor - pointsMinor,
    balanceMinor,
    pointsMinor,
    cardToken: saved?.cardToken,
    toStore: isKept ? { expireMonth: paymentCard.expireMonth, expireYear: paymentCard.expireYear } : undefined,
  }
}

function attemptOf(deps: Deps, payment: Payment): Attempt {
  const { call, facts, route, payer, chosen, plan } = payment
  const { order, now } = call
  const { card } = chosen
  const need = needFor3D(card, flagsOf(order).force3Ds === true)
  const asksBank =
    route === 'threeDS' ||
    asksFor3D(card) ||
    (route === 'mixed' && (need !== undefined || chosen.saved?.threeDSVerified !== true))
  const declined = declineOf(deps, payment) ?? (asksBank ? threeDSDeclineOf(chosen) : (need ?? card.declined))
  if (declined) return { ...facts, paymentId: undefined, ...refusedWith(declined) }
  const paymentId = freshPaymentId(deps)
  if (asksBank) {
    const { gsmNumber } = payer
    openBankSession(deps, { kind: 'threeDS', order, paymentId, locale: call.locale, gsmNumber, plan, now })
    return { ...facts, paymentId, ...awaiting('INIT_THREEDS') }
  }
  const attempt = { ...facts, paymentId, ...approved(deps.random) }
  settle(deps, { order, attempt, plan, now, by3D: false })
  return attempt
}

const threeDSDeclineOf = ({ card }: ChosenCard): Decline | undefined =>
  has3DTrouble(card) ? { code: '10683' } : undefined

/** Checks the rules first, then whether the funds suffice. */
function declineOf(deps: Deps, { call, payer, chosen, plan, isOffered }: Payment): Decline | undefined {
  const { order, input, now } = call
  const { member } = payer
  const broken =
    suspension(member, plan) ??
    kycBar(deps, { order, member, plan, card: chosen.card, now }) ??
    brokenRule({ ...plan, chosen, installment: input.installment, isOffered, now })
  if (broken) return broken
  const balance = balanceOf(deps.state.entries, memberAccount(plan.memberId ?? ''), order.currency)
  if (plan.balanceMinor > balance) return { code: '10661' }
  // The balance's part is not taken or reserved yet, so the provider's own card must find both parts in the balance.
  return shortfall(deps, order, chosen.card, { ...plan, cardMinor: plan.cardMinor + plan.balanceMinor })
}
