import type { admitForeign, askPreference, goToPlainForm } from '../../../machines/abroad/machine'
import type { permitMessages, readRecord } from '../../../machines/after-payment/ports'
import type { notifyTransfer } from '../../../machines/bank-transfer/ports'
import type { openWallet } from '../../../machines/card-payment/ports'
import type { openPayment, restoreLogin, startOrder, startOver } from '../../../machines/checkout/ports'
import type { loadCountries } from '../../../machines/country-choice/machine'
import type { checkMember, checkPhone, updateContact } from '../../../machines/identify/entry'
import type { changeNumber } from '../../../machines/number-change/machine'
import type { authorise, goToBank } from '../../../machines/payment-attempt/ports'
import type { loadAgreement } from '../../../machines/reading/machine'
import type { askOutcome } from '../../../machines/reconciliation/machine'
import type { register } from '../../../machines/registration/machine'
import type { postToken } from '../../../machines/shop-return/machine'
import type { askCreditBanks } from '../../../machines/shopping-credit/ports'
import type { resendCode, verifyCode } from '../../../machines/verification/parts'
import { hold } from './held-port'

/** Everything that the checkout and its children ask of the world. */
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
    changeNumber: hold<typeof changeNumber>(),
    openPayment: hold<typeof openPayment>(),
    restoreLogin: hold<typeof restoreLogin>(),
    startOver: hold<typeof startOver>(),
    openWallet: hold<typeof openWallet>(),
    authorise: hold<typeof authorise>(),
    askCreditBanks: hold<typeof askCreditBanks>(),
    notifyTransfer: hold<typeof notifyTransfer>(),
    goToBank: hold<typeof goToBank>(),
    askOutcome: hold<typeof askOutcome>(),
    postToken: hold<typeof postToken>(),
    loadAgreement: hold<typeof loadAgreement>(),
    readRecord: hold<typeof readRecord>(),
    permitMessages: hold<typeof permitMessages>(),
  }
}

export type Ports = ReturnType<typeof holdPorts>

/** What answers the questions, by the names of the ports. */
export type Answering = { readonly [Name in keyof Ports]: Pick<Ports[Name], 'logic'> }
