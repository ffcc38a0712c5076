import type { Money } from '../../../machines/entities/money'
import type { Refusal } from '../../../machines/entities/problem'
import type { CreditBank, CreditPlan } from '../../../machines/entities/shopping-credit'
import { activeFirst } from '../../../machines/payment/shopping-credit/rules'
import { ORDER } from './shopper'
import { type CreditDraft, emptyCreditDraft, planKeyOf } from '../../../machines/payment/shopping-credit/draft'

const lira = (minor: number): Money => ({ minor, currency: 'TRY' })

/** A bank that lends for whatever is lent at all. */
export const ANKA: CreditBank = {
  acquirerId: 901,
  bankId: 9001,
  bankName: 'Anka Bankası',
  bankLogoUrl: undefined,
  isOnlyForBankUsers: false,
  isActive: true,
  basketMinAmount: lira(50_000),
  basketMaxAmount: lira(10_000_000),
  rates: [
    { installmentNumber: 3, interestRate: 3.99 },
    { installmentNumber: 6, interestRate: 4.09 },
  ],
}

/** One that takes a break. */
export const MELTEM: CreditBank = { ...ANKA, acquirerId: 902, bankName: 'Meltem Bank', isActive: false }

/** One that lends to its own customers alone. */
export const LALE: CreditBank = {
  ...ANKA,
  acquirerId: 904,
  bankName: 'Lale Katılım',
  isOnlyForBankUsers: true,
  basketMaxAmount: lira(7_500_000),
  rates: [{ installmentNumber: 12, interestRate: 3.95 }],
}

/** One that lends only from 5.000 TL on. */
export const KIYI: CreditBank = { ...ANKA, acquirerId: 905, bankName: 'Kıyıbank', basketMinAmount: lira(500_000) }

/** As the provider names them. */
export const CREDIT_BANKS: readonly CreditBank[] = [MELTEM, ANKA, LALE, KIYI]

const PLAN: CreditPlan = {
  installmentNumber: 3,
  installmentPrice: lira(90_010),
  totalPrice: lira(270_030),
  interestRate: 3.99,
  allocationFee: lira(1240),
}

export const PLANS: readonly CreditPlan[] = [PLAN]

export const SAMPLE_PLANS: readonly CreditPlan[] = [
  { ...PLAN, installmentPrice: lira(36_000), totalPrice: lira(108_000), allocationFee: lira(500) },
]

export const CREDIT_HOST = 'kredi.anka.example'

export const GOLD: Refusal = { code: '200302', group: 'CREDIT_GOLD', message: 'Altın için kredi yok' }
export const ALREADY_APPLIED: Refusal = { code: '200321', group: undefined, message: 'Devam eden başvurunuz var' }
export const OUT_OF_STOCK: Refusal = { code: '150803', group: undefined, message: 'Ürün stokta yok' }

/** A bank was chosen before, and its plan is known. */
export const CREDIT_DRAFT: CreditDraft = {
  ...emptyCreditDraft(ORDER.price),
  banks: activeFirst(CREDIT_BANKS),
  selectedAcquirer: ANKA.acquirerId,
  plans: { [planKeyOf(ANKA.acquirerId)]: PLANS },
  samplePlans: SAMPLE_PLANS,
}
