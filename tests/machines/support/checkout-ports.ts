import type { admitForeign, askPreference, goToPlainForm } from '../../../machines/sign-in/foreign-phone/machine'
import type { permitMessages, readRecord } from '../../../machines/after/result-extras/ports'
import type { notifyTransfer } from '../../../machines/payment/bank-transfer/ports'
import type { openWallet } from '../../../machines/payment/card/ports'
import type { leaveForShop, openPayment, restoreLogin, startOrder, startOver } from '../../../machines/checkout/ports'
import type { loadCountries } from '../../../machines/sign-in/country-choice/machine'
import type { checkMember, checkPhone, updateContact } from '../../../machines/sign-in/identify/ports'
import type { changePhone } from '../../../machines/sign-in/phone-change/machine'
import type { authorise, goToBank } from '../../../machines/payment/attempt/ports'
import type { loadAgreement } from '../../../machines/around/legal-text/machine'
import type { askOutcome } from '../../../machines/after/reconciliation/machine'
import type { claimRefund } from '../../../machines/into-balance/refund/ports'
import type { register } from '../../../machines/sign-in/registration/machine'
import type { setSettlement } from '../../../machines/into-balance/settlement/ports'
import type { postToken } from '../../../machines/after/shop-return/machine'
import type { askCreditBanks } from '../../../machines/payment/shopping-credit/ports'
import type { resendCode, verifyCode } from '../../../machines/sign-in/otp/setup'
import { hold } from './held-port'

export function holdPorts() {
  return {
    startOrder: hold<typeof startOrder>(),
    checkMember: hold<typeof checkMember>(),
    checkPhone: hold<typeof checkPhone>(),
    updateContact: hold<typeof updateContact>(),
    loadCountries: hold<typeof loadCountries>(),
    register: hold<typeof register>(),
    askPreference: hold<typeof askPreference>(),
    admitForeign: hold<typeof admitForeign>(),
    goToPlainForm: hold<typeof goToPlainForm>(),
    verifyCode: hold<typeof verifyCode>(),
    resendCode: hold<typeof resendCode>(),
    changePhone: hold<typeof changePhone>(),
    openPayment: hold<typeof openPayment>(),
    restoreLogin: hold<typeof restoreLogin>(),
    startOver: hold<typeof startOver>(),
    leaveForShop: hold<typeof leaveForShop>(),
    openWallet: hold<typeof openWallet>(),
    authorise: hold<typeof authorise>(),
    askCreditBanks: hold<typeof askCreditBanks>(),
    notifyTransfer: hold<typeof notifyTransfer>(),
    goToBank: hold<typeof goToBank>(),
    claimRefund: hold<typeof claimRefund>(),
    setSettlement: hold<typeof setSettlement>(),
    askOutcome: hold<typeof askOutcome>(),
    postToken: hold<typeof postToken>(),
    loadAgreement: hold<typeof loadAgreement>(),
    readRecord: hold<typeof readRecord>(),
    permitMessages: hold<typeof permitMessages>(),
  }
}

export type Ports = ReturnType<typeof holdPorts>

export type Answering = { readonly [Name in keyof Ports]: Pick<Ports[Name], 'logic'> }
