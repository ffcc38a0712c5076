import type { Asked } from './asked.ts'
import { type Answer, failure, success } from './envelope.ts'
import { amountOf, minorOf, textAt } from './fields.ts'
import { isPaid, pay } from './orders.ts'
import { returnAddress } from './three-ds.ts'
import type { Deps } from './deps.ts'
import type { Order } from './records.ts'

export type CreditDecision = 'approved' | 'pending' | 'refused'

const BANKS = [
  { acquirerId: '9001', bankId: '9001', bankName: 'Örnek Bank', onlyBankUser: false, isActive: true, rate: 4.29 },
  { acquirerId: '9002', bankId: '9002', bankName: 'Deneme Bankası', onlyBankUser: true, isActive: true, rate: 3.99 },
  { acquirerId: '9003', bankId: '9003', bankName: 'Kapalı Banka', onlyBankUser: false, isActive: false, rate: 5 },
]

const TERMS = [3, 6, 12]

const LOWEST = 50_000
const HIGHEST = 10_000_000

const refusalOf = ({ price, wanted }: Order) => {
  const category = wanted.creditRefusal ?? (price < LOWEST || price > HIGHEST ? 'AMOUNT_LIMITS' : undefined)
  return category === undefined ? undefined : failure('11', { errorGroup: `CREDIT_${category}` })
}

export const creditBanks = ({ order }: Asked): Answer =>
  refusalOf(order) ??
  success({
    items: BANKS.map(({ rate, ...bank }) => ({
      ...bank,
      bankLogoUrl: `https://static.provider.example/banks/${bank.bankId}.png`,
      basketMinAmount: amountOf(LOWEST),
      basketMaxAmount: amountOf(HIGHEST),
      bankInfoList: TERMS.map((installmentNumber) => ({ installmentNumber, interestRate: rate })),
    })),
  })

export const creditPlan = ({ body }: Asked): Answer => {
  const bank = BANKS.find(({ acquirerId }) => acquirerId === textAt(body, 'acquirerId'))
  const price = minorOf(body['paidPrice'])
  if (bank === undefined || price === undefined) return failure('11')
  return success({
    bankInstallmentList: TERMS.map((installmentNumber) => {
      const total = Math.round(price * (1 + (bank.rate / 100) * installmentNumber * 0.6))
      return {
        installmentNumber,
        installmentPrice: Math.round(total / installmentNumber) / 100,
        totalPrice: amountOf(total),
        interestRate: bank.rate,
      }
    }),
  })
}

export const creditValidation = ({ body, order }: Asked, deps: Deps): Answer => {
  const refused = refusalOf(order)
  if (refused !== undefined) return refused
  if (isPaid(order)) return failure('5125')
  if (minorOf(body['paidPrice']) !== order.price) return failure('10232')
  order.creditToken = deps.uuid()
  return success({ creditToken: order.creditToken, creditId: deps.digits(8) })
}

export const creditApplication = ({ body, order }: Asked, deps: Deps): Answer => {
  if (isPaid(order)) return failure('5125')
  if (order.creditToken === undefined || textAt(body, 'creditToken') !== order.creditToken) return failure('5124')
  if (order.wanted.creditFailure !== undefined) return failure(order.wanted.creditFailure)
  if (order.paymentStatus === 'INIT_CREDIT' || order.paymentStatus === 'PENDING_CREDIT') return failure('200321')
  const paymentId = deps.digits(8)
  order.paymentStatus = 'INIT_CREDIT'
  order.attempt = {
    method: 'credit',
    submissionId: textAt(body, 'conversationId'),
    paymentId,
    paid: order.price,
    fromBalance: 0,
    fromBonus: 0,
    installment: 1,
    memberId: textAt(body, 'memberId'),
    card: {},
    settle: () => undefined,
  }
  const action = `${deps.addresses.bankOrigin}/credit/apply`
  const input = `<input type="hidden" name="applicationId" value="${order.creditToken}">`
  return success({ formData: `<form action="${action}" method="post">${input}</form>`, paymentId })
}

export const orderOfApplication = (deps: Deps, applicationId: string): Order | undefined =>
  [...deps.orders.values()].find(({ creditToken }) => creditToken !== undefined && creditToken === applicationId)

export const creditDecided = (deps: Deps, order: Order, decision: CreditDecision): string => {
  const waits = order.paymentStatus === 'INIT_CREDIT' || order.paymentStatus === 'PENDING_CREDIT'
  if (waits && order.attempt !== undefined) {
    if (decision === 'approved') pay(deps, order, order.attempt)
    if (decision === 'pending') order.paymentStatus = 'PENDING_CREDIT'
    if (decision === 'refused') {
      order.paymentStatus = 'FAILURE'
      order.attempt = { ...order.attempt, errorCode: '10220', errorGroup: 'DECLINED' }
    }
  }
  return returnAddress(deps, order)
}
