import type { Asked } from './asked.ts'
import { type Answer, failure, type Failure, success } from './envelope.ts'
import { amountOf, type Fields, fieldsAt, minorOf, textAt, valueAt } from './fields.ts'
import { bonusOf, cardGiven, totalOf } from './installments.ts'
import { keepCard, markLastPaid, memberOfId } from './members.ts'
import { isPaid, pay } from './orders.ts'
import { refuse } from './refusals.ts'
import { isDebit, isProviderCard, passesLuhn, type TestCard } from './test-cards.ts'
import { bankPage } from './three-ds.ts'
import type { Deps } from './deps.ts'
import type { Member, Attempt, Method, Order } from './records.ts'

const payerOf = ({ body, member }: Asked, deps: Deps): Member | undefined =>
  member ?? memberOfId(deps, textAt(body, 'memberId'))

const faultOfNewCard = (card: Fields, now: number): Failure | undefined => {
  const number = textAt(card, 'cardNumber') ?? ''
  const month = Number(textAt(card, 'expireMonth'))
  const year = Number(textAt(card, 'expireYear'))
  const today = new Date(now)
  if (!textAt(card, 'cardHolderName')?.trim()) return failure('16')
  if (!passesLuhn(number)) return failure('12')
  if (!/^(0?[1-9]|1[0-2])$/.test(textAt(card, 'expireMonth') ?? '')) return failure('13')
  if (!/^\d{4}$/.test(textAt(card, 'expireYear') ?? '')) return failure('14')
  if (year * 12 + month - 1 < today.getUTCFullYear() * 12 + today.getUTCMonth()) return failure('17')
  if (!(/^3[47]/.test(number) ? /^\d{4}$/ : /^\d{3}$/).test(textAt(card, 'cvc') ?? '')) return failure('15')
  return undefined
}

const fail = (order: Order, attempt: Attempt, refused: Failure): Failure => {
  order.attempt = { ...attempt, errorCode: refused.errorCode, errorGroup: refused.errorGroup }
  order.paymentStatus = 'FAILURE'
  const { submissionId } = attempt
  return submissionId === undefined ? refused : { ...refused, payload: { conversationId: submissionId } }
}

const paidAnswer = (order: Order, attempt: Attempt): Answer =>
  success({
    ...(attempt.submissionId === undefined ? {} : { conversationId: attempt.submissionId }),
    token: order.token,
    callbackUrl: order.callbackUrl,
    paymentId: attempt.paymentId,
    paymentStatus: 'SUCCESS',
    price: amountOf(order.price),
    paidPrice: amountOf(attempt.paid),
    currency: order.currency,
    installment: attempt.installment,
    phase: 'AUTH',
    ...attempt.card,
  })

interface Parts {
  readonly total: number
  readonly fromBalance: number
  readonly fromBonus: number
}

/** The shares of the card, the balance and the bonus, or why they don't add up to the price. */
const partsOf = (asked: Asked, method: Method, card: TestCard, payer: Member | undefined): Parts | Failure => {
  const { body, order } = asked
  const installment = Number(textAt(body, 'installment') ?? 1)
  const fromBonus = minorOf(valueAt(body, 'reward.rewardAmount')) ?? 0
  const fromBalance = method === 'mixed' ? (minorOf(body['memberBalanceAmount']) ?? 0) : 0
  if (isDebit(card) && installment > 1) return failure('10218')
  const total = totalOf(card, order.price, installment)
  const paidPrice = minorOf(body['paidPrice'])
  if (total === undefined) return failure('10222', { errorGroup: 'NOT_PERMITTED_TO_INSTALLMENT' })
  const sums = [total, total - fromBalance, total - fromBonus, total - fromBalance - fromBonus]
  if (paidPrice === undefined || !sums.includes(paidPrice)) return failure('10232')
  if (fromBonus > bonusOf(card, order)) return failure('10234')
  if (fromBalance + fromBonus > total) return failure('10232')
  const needed = isProviderCard(card) ? total - fromBonus : fromBalance
  if (needed > (payer?.balance ?? 0)) return failure('10051')
  return { total, fromBalance, fromBonus }
}

const isFailure = (value: Parts | Failure): value is Failure => 'kind' in value

const mustBeThreeDs = (order: Order, card: TestCard) => order.wanted.force3Ds === true || isDebit(card)

const attemptOf = (asked: Asked, deps: Deps, method: Method, card: TestCard, parts: Parts): Attempt => {
  const payer = payerOf(asked, deps)
  const paymentCard = fieldsAt(asked.body, 'paymentCard')
  const number = textAt(paymentCard, 'cardNumber')
  return {
    method,
    submissionId: textAt(asked.body, 'conversationId'),
    paymentId: deps.digits(8),
    paid: parts.total,
    fromBalance: parts.fromBalance,
    fromBonus: parts.fromBonus,
    installment: Number(textAt(asked.body, 'installment') ?? 1),
    memberId: payer?.memberId,
    card: {
      cardType: card.cardType,
      cardAssociation: card.cardAssociation,
      ...(card.cardFamily === undefined ? {} : { cardFamily: card.cardFamily }),
      binNumber: card.number.slice(0, 8),
      lastFourDigits: card.number.slice(-4),
    },
    settle: () => {
      if (payer === undefined) return
      markLastPaid(payer, textAt(paymentCard, 'cardToken'))
      payer.balance -= isProviderCard(card) ? parts.total - parts.fromBonus : parts.fromBalance
      if (number === undefined || paymentCard['registerConsumerCard'] !== true) return
      const expireMonth = textAt(paymentCard, 'expireMonth') ?? '12'
      const expireYear = textAt(paymentCard, 'expireYear') ?? '2030'
      keepCard(deps, payer, { number, expireMonth, expireYear, threeDSVerified: method === 'three-ds' })
    },
  }
}

const cardPayment =
  (method: 'card' | 'three-ds' | 'bkm' | 'mixed') =>
  (asked: Asked, deps: Deps): Answer => {
    const { body, order } = asked
    if (isPaid(order)) return failure('5125')
    const payer = payerOf(asked, deps)
    const paymentCard = fieldsAt(body, 'paymentCard')
    const saved = paymentCard['cardToken'] !== undefined
    const fault = saved || method === 'bkm' ? undefined : faultOfNewCard(paymentCard, deps.now())
    if (fault !== undefined) return fault
    if (saved && textAt(body, 'memberToken') !== payer?.memberToken) {
      return refuse(deps, asked, 'memberToken is not the one given with the cards', '1001')
    }
    const card = cardGiven(paymentCard, payer)
    if (card === undefined && method !== 'bkm') return failure('3005', { errorMessage: 'cardToken bulunamadı' })
    const paying = card ?? { number: '', cardType: 'CREDIT_CARD', cardAssociation: 'VISA' }
    const parts = partsOf(asked, method, paying, payer)
    if (isFailure(parts)) return parts
    const attempt = attemptOf(asked, deps, method, paying, parts)
    if (paying.threeDsFails === true && method === 'three-ds') return fail(order, attempt, failure('10230'))
    if (method === 'card' && order.wanted.force3Ds === true) return fail(order, attempt, failure('5010'))
    if (method === 'card' && isDebit(paying)) return fail(order, attempt, failure('10217'))
    const byBank = method === 'three-ds' || method === 'bkm' || mustBeThreeDs(order, paying) || deps.dynamicThreeDs
    if (byBank) return toBank(order, { ...attempt, atBank: paying }, deps)
    const { declinedBy, declinedGroup } = paying
    if (declinedBy !== undefined) {
      const group = declinedGroup === undefined ? {} : { errorGroup: declinedGroup }
      return fail(order, attempt, failure(declinedBy, group))
    }
    pay(deps, order, attempt)
    return paidAnswer(order, attempt)
  }

const toBank = (order: Order, attempt: Attempt, deps: Deps): Answer => {
  order.attempt = attempt
  order.paymentStatus = attempt.method === 'bkm' ? 'BKM_POS_SELECTED' : 'INIT_THREEDS'
  return success({
    ...(attempt.submissionId === undefined ? {} : { conversationId: attempt.submissionId }),
    token: order.token,
    paymentId: attempt.paymentId,
    threeDSHtmlContent: bankPage(order, deps),
  })
}

export const cardAuth = cardPayment('card')
export const threeDsInitialize = cardPayment('three-ds')
export const bkmInitialize = cardPayment('bkm')
export const mixAuth = cardPayment('mixed')

export const fundAuth = (asked: Asked, deps: Deps): Answer => {
  const { body, order } = asked
  if (isPaid(order)) return failure('5125')
  const payer = payerOf(asked, deps)
  if (payer === undefined) return failure('1001')
  const authentication = textAt(body, 'authenticationToken') ?? ''
  const known = authentication === payer.memberToken || deps.logins.has(authentication)
  // A shopper whose card list never arrived has no member token to send.
  if (authentication !== '' && !known) return refuse(deps, asked, 'authenticationToken is unknown', '1001')
  if (minorOf(body['paidPrice']) !== order.price) return failure('10232')
  const attempt: Attempt = {
    method: 'balance',
    submissionId: textAt(body, 'conversationId'),
    paymentId: deps.digits(8),
    paid: order.price,
    fromBalance: order.price,
    fromBonus: 0,
    installment: 1,
    memberId: payer.memberId,
    card: {},
    settle: () => {
      payer.balance -= order.price
    },
  }
  if (payer.balance < order.price) return fail(order, attempt, failure('10051'))
  pay(deps, order, attempt)
  return paidAnswer(order, attempt)
}
