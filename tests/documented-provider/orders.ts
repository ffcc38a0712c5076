import { type Answer, success } from './envelope.ts'
import type { Asked } from './asked.ts'
import { amountOf, type Fields } from './fields.ts'
import { messageOf } from './messages.ts'
import type { Deps } from './deps.ts'
import type { Attempt, WantedOrder, Order } from './records.ts'

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

/** The state of the order's payment, as the documents' retrieve answer reports it. */
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
