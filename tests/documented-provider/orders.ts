import { type Answer, success } from './envelope.ts'
import type { Asked } from './asked.ts'
import { amountOf, type Fields } from './fields.ts'
import { messageOf } from './messages.ts'
import type { Deps } from './deps.ts'

export type Method = 'card' | 'three-ds' | 'bkm' | 'mixed' | 'balance' | 'bank-transfer' | 'credit'

/** One try at paying an order. */
export interface Attempt {
  readonly method: Method
  readonly submissionId: string | undefined
  readonly paymentId: string
  /** Minor units: what the shopper pays in all, and what of it the balance and the bonus pay. */
  readonly paid: number
  readonly fromBalance: number
  readonly fromBonus: number
  readonly installment: number
  readonly memberId: string | undefined
  readonly card: Fields
  /** What the payment does besides: a card kept, a balance lowered. */
  readonly settle: () => void
  /** What the card makes the bank say once the shopper is there. */
  readonly atBank?: { readonly declinedBy?: string; readonly declinedGroup?: string; readonly mdStatus?: number }
  readonly errorCode?: string
  readonly errorGroup?: string | undefined
  readonly mdStatus?: number
}

export interface Payment {
  readonly token: string
  readonly method: Method
  readonly paymentId: string
  readonly amount: number
  readonly fromBalance: number
  readonly fromBonus: number
  readonly currency: string
  readonly installment: number
  readonly submissionId: string | undefined
  readonly memberId: string | undefined
}

export interface WantedOrder {
  readonly kind?: 'pay' | 'refund' | 'settlement'
  readonly price?: number
  readonly currency?: string
  readonly email?: string | null
  readonly gsmNumber?: string | null
  readonly callbackUrl?: string
  readonly lifetimeInSeconds?: number
  readonly force3Ds?: boolean
  /** Units of the bonus of every card that pays this order, in place of the card's own. */
  readonly bonus?: number
  /** GOLD, FOOD, KYC …: why no credit is given for it. */
  readonly creditRefusal?: string
  /** 200321 or 150803 at the application. */
  readonly creditFailure?: string
  /** A foreign buyer is sent to this page. */
  readonly checkoutFormUrl?: string
  /** Further fields of the detail, by their own names: flags, campaigns. */
  readonly detail?: Fields
}

export interface Order {
  readonly token: string
  readonly wanted: WantedOrder
  /** Minor units. */
  readonly price: number
  readonly currency: string
  readonly createdAt: number
  readonly expiresAt: number
  readonly callbackUrl: string
  readonly flowToken: string
  readonly bankOrderId: string
  email: string | null
  gsmNumber: string | null
  foreign: boolean
  paymentStatus: string | undefined
  attempt: Attempt | undefined
  paidAt: number | undefined
  toldPaid: boolean
  settled: boolean
  transfer: { readonly code: string; readonly bankTransferPaymentId: string; notified: boolean } | undefined
  creditToken: string | undefined
  locale: string
}

export const addOrder = (deps: Deps, wanted: WantedOrder): Order => {
  const order: Order = {
    token: deps.uuid(),
    wanted,
    price: Math.round((wanted.price ?? 150) * 100),
    currency: wanted.currency ?? 'TRY',
    createdAt: deps.now(),
    expiresAt: deps.now() + (wanted.lifetimeInSeconds ?? 1800) * 1000,
    callbackUrl: wanted.callbackUrl ?? 'https://www.shop.example/?wc-api=callback',
    flowToken: deps.uuid(),
    bankOrderId: `mock12-${deps.digits(12)}iyziord`,
    email: wanted.email === undefined ? 'email@email.com' : wanted.email,
    gsmNumber: wanted.gsmNumber === undefined ? '+905350000000' : wanted.gsmNumber,
    foreign: false,
    paymentStatus: undefined,
    attempt: undefined,
    paidAt: undefined,
    toldPaid: false,
    settled: false,
    transfer: undefined,
    creditToken: undefined,
    locale: 'tr',
  }
  deps.orders.set(order.token, order)
  return order
}

export const isPaid = (order: Order): boolean => order.paymentStatus === 'SUCCESS'

export const pay = (deps: Deps, order: Order, attempt: Attempt): void => {
  order.attempt = attempt
  order.paymentStatus = 'SUCCESS'
  order.paidAt = deps.now()
  attempt.settle()
  deps.payments.push({
    token: order.token,
    method: attempt.method,
    paymentId: attempt.paymentId,
    amount: amountOf(attempt.paid),
    fromBalance: amountOf(attempt.fromBalance),
    fromBonus: amountOf(attempt.fromBonus),
    currency: order.currency,
    installment: attempt.installment,
    submissionId: attempt.submissionId,
    memberId: attempt.memberId,
  })
}

const accounts = [
  ['64', 'Türkiye İş Bankası', 'TR450006401234567890123456'],
  ['62', 'Garanti BBVA', 'TR600006201234567890123456'],
  ['46', 'Akbank', 'TR830004601234567890123456'],
].map(([bankId, bankName, iban]) => ({
  bankId,
  bank: {
    bankId,
    bankName,
    iban,
    legalCompanyTitle: 'Örnek Ödeme ve Elektronik Para Hizmetleri A.Ş.',
    currency: 'TRY',
    bankLogoUrl: `https://static.provider.example/banks/${String(bankId)}.png`,
  },
}))

/** How far the payment of the order is: what the retrieve answer of the documents says about it. */
const standOf = (order: Order, locale: string): Fields => {
  const { attempt, paymentStatus } = order
  if (paymentStatus === undefined || attempt === undefined) return {}
  const { submissionId, errorCode } = attempt
  return {
    paymentStatus,
    paymentId: attempt.paymentId,
    paidPrice: amountOf(attempt.paid),
    installment: attempt.installment,
    ...(submissionId === undefined ? {} : { conversationId: submissionId, paymentConversationId: submissionId }),
    ...(errorCode === undefined ? {} : { errorCode, errorMessage: messageOf(errorCode, locale) }),
    ...(attempt.errorGroup === undefined ? {} : { errorGroup: attempt.errorGroup }),
    ...(attempt.mdStatus === undefined ? {} : { mdStatus: attempt.mdStatus }),
    ...(order.transfer === undefined || attempt.method !== 'bank-transfer'
      ? {}
      : { referenceCode: order.transfer.code, bankTransferPaymentId: order.transfer.bankTransferPaymentId }),
  }
}

const flags = {
  campaignEnabled: false,
  fundEnabled: true,
  bankTransferEnabled: true,
  mixPaymentEnabled: true,
  creditEnabled: true,
  creditCardEnabled: true,
  newDesignEnabled: true,
  stepInfoEnabled: true,
  quickLoginRegisterEnabled: false,
  customCOFormExpireTimeEnabled: false,
  merchantTrustStampAvailableOrIgnored: true,
  agreementCheckedByDefault: false,
  pwiQrCodeDisabled: false,
  buyerProtectionEnabled: false,
  bkmEnabled: false,
}

const pascal = (product: string) => product.replace(/(?:^|-)([a-z])/g, (_, letter: string) => letter.toUpperCase())

export const detail = ({ order, locale }: Asked, deps: Deps): Answer =>
  success({
    token: order.token,
    price: amountOf(order.price),
    currency: order.currency,
    gsmNumber: order.gsmNumber,
    email: order.email,
    merchantName: 'Örnek Mağaza',
    paymentSourceName: 'WOOCOMMERCE|9.1|2.1.0',
    [`payWith${pascal(deps.settings.product)}CustomUI`]: { iyzilinkView: false, iyzilinkFlexibleLink: false },
    buyerName: 'John',
    buyerSurname: 'Doe',
    bankTransferRedirectUrl: order.callbackUrl,
    callbackUrl: order.callbackUrl,
    checkoutFormTokenExpireTime: order.expiresAt,
    merchantInfo: 'https://www.shop.example',
    goBackUrl: 'https://www.shop.example/basket',
    showGoBackUrlEnabled: true,
    stepInfoVisible: true,
    abTests: { verifyIdentity: 0 },
    plusInstallmentResponseList: [],
    bankTransferAccounts: accounts,
    ...flags,
    force3Ds: order.wanted.force3Ds ?? false,
    ...order.wanted.detail,
    ...standOf(order, locale),
  })
