import { balance, checkLimit } from '../../src/gateways/consumer/balance/calls'
import { claimRefund } from '../../src/gateways/consumer/refund/calls'
import { chooseSettlement } from '../../src/gateways/consumer/settlement/calls'
import type { RequestContext } from '../../src/gateways/described-call'
import { kycLevel, proveIdentity, sendAppLink } from '../../src/gateways/member/identity/calls'
import * as login from '../../src/gateways/member/login/calls'
import { permitMessages, updateContact } from '../../src/gateways/member/preferences/calls'
import { checkExistence, quickRegister, register } from '../../src/gateways/member/registration/calls'
import * as credit from '../../src/gateways/member/shopping-credit/calls'
import { managedCards, openWallet } from '../../src/gateways/member/wallet/calls'
import type { Outcome } from '../../src/gateways/outcome'
import { payFromBalance } from '../../src/gateways/payment/balance/calls'
import { notifyBankTransfer, startBankTransfer } from '../../src/gateways/payment/bank-transfer/calls'
import { bonus } from '../../src/gateways/payment/bonus/calls'
import * as card from '../../src/gateways/payment/card/calls'
import { installments } from '../../src/gateways/payment/installments/calls'
import * as order from '../../src/gateways/payment/order/calls'

export interface GatewayCall<Input, Value> {
  (context: RequestContext, input: Input): Promise<Outcome<Value>>
  readonly description: { readonly path: string; readonly method: string }
}

export type AnyCall = GatewayCall<never, unknown>

/** Every call in the order of the report: that in which a shopper's journey makes them. */
export const CALLS: Readonly<Record<string, AnyCall>> = {
  detail: order.detail,
  outcome: order.outcome,
  preference: order.preference,
  checkExistence,
  startQuickLogin: login.startQuickLogin,
  resendCode: login.resendCode,
  changePhone: login.changePhone,
  register,
  quickRegister,
  startLogin: login.startLogin,
  completeLogin: login.completeLogin,
  restoreLogin: login.restoreLogin,
  openWallet,
  balance,
  kycLevel,
  checkLimit,
  managedCards,
  installments,
  bonus,
  sendAppLink,
  creditBanks: credit.creditBanks,
  creditPlans: credit.creditPlans,
  validateCredit: credit.validateCredit,
  updateContact,
  permitMessages,
  proveIdentity,
  foreignNumber: order.foreignNumber,
  authoriseByThreeDS: card.authoriseByThreeDS,
  authoriseByBkm: card.authoriseByBkm,
  authoriseCard: card.authoriseCard,
  authoriseMix: card.authoriseMix,
  payFromBalance,
  startBankTransfer,
  notifyBankTransfer,
  applyForCredit: credit.applyForCredit,
  refundDetail: order.refundDetail,
  refundOutcome: order.refundOutcome,
  claimRefund,
  settlementDetail: order.settlementDetail,
  settlementOutcome: order.settlementOutcome,
  chooseSettlement,
}
