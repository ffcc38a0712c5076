import * as consumer from '../../../src/gateways/consumer/balance/calls'
import { claimRefund } from '../../../src/gateways/consumer/refund/calls'
import { chooseSettlement } from '../../../src/gateways/consumer/settlement/calls'
import * as identity from '../../../src/gateways/member/identity/calls'
import * as login from '../../../src/gateways/member/login/calls'
import * as preferences from '../../../src/gateways/member/preferences/calls'
import * as registration from '../../../src/gateways/member/registration/calls'
import * as credit from '../../../src/gateways/member/shopping-credit/calls'
import { managedCards, openWallet } from '../../../src/gateways/member/wallet/calls'
import { payFromBalance } from '../../../src/gateways/payment/balance/calls'
import { notifyBankTransfer, startBankTransfer } from '../../../src/gateways/payment/bank-transfer/calls'
import { bonus } from '../../../src/gateways/payment/bonus/calls'
import * as card from '../../../src/gateways/payment/card/calls'
import { installments } from '../../../src/gateways/payment/installments/calls'
import * as order from '../../../src/gateways/payment/order/calls'

/** The calls that each journey of `every-broken-call.spec.ts` breaks once with `{}`. Together they are all calls of the contract. */
export const JOURNEYS = {
  card: {
    detail: order.detail,
    startLogin: login.startLogin,
    resendCode: login.resendCode,
    completeLogin: login.completeLogin,
    openWallet,
    balance: consumer.balance,
    kycLevel: identity.kycLevel,
    installments,
    bonus,
    authoriseByThreeDS: card.authoriseByThreeDS,
    authoriseCard: card.authoriseCard,
    outcome: order.outcome,
  },
  newcomer: {
    checkExistence: registration.checkExistence,
    register: registration.register,
    changePhone: login.changePhone,
    updateContact: preferences.updateContact,
  },
  onePage: { startQuickLogin: login.startQuickLogin, quickRegister: registration.quickRegister },
  foreignPhone: {
    preference: order.preference,
    foreignNumber: order.foreignNumber,
    authoriseByBkm: card.authoriseByBkm,
  },
  shoppingCredit: {
    creditBanks: credit.creditBanks,
    creditPlans: credit.creditPlans,
    validateCredit: credit.validateCredit,
    applyForCredit: credit.applyForCredit,
  },
  identity: {
    checkLimit: consumer.checkLimit,
    kycLevel: identity.kycLevel,
    managedCards,
    proveIdentity: identity.proveIdentity,
    sendAppLink: identity.sendAppLink,
  },
  bankTransfer: { startBankTransfer, notifyBankTransfer },
  balance: { payFromBalance, permitMessages: preferences.permitMessages },
  mixedPayment: { restoreLogin: login.restoreLogin, authoriseMix: card.authoriseMix },
  refund: { refundDetail: order.refundDetail, claimRefund, refundOutcome: order.refundOutcome },
  settlement: {
    settlementDetail: order.settlementDetail,
    chooseSettlement,
    settlementOutcome: order.settlementOutcome,
  },
} as const

export type JourneyName = keyof typeof JOURNEYS
