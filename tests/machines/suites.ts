import type { AnyStateMachine } from 'xstate'
import { foreignPhoneMachine } from '../../machines/sign-in/foreign-phone/machine'
import { resultExtrasMachine } from '../../machines/after/result-extras/machine'
import { balancePaymentMachine } from '../../machines/payment/balance/machine'
import { bankTransferMachine } from '../../machines/payment/bank-transfer/machine'
import { cardPaymentMachine } from '../../machines/payment/card/machine'
import { checkoutMachine } from '../../machines/checkout/machine'
import { countdownMachine } from '../../machines/around/countdown/machine'
import { countryChoiceMachine } from '../../machines/sign-in/country-choice/machine'
import { emailMismatchMachine } from '../../machines/sign-in/email-mismatch/machine'
import { identifyMachine } from '../../machines/sign-in/identify/machine'
import { kycGateMachine } from '../../machines/payment/kyc-gate/machine'
import { noticeMachine } from '../../machines/around/notice/machine'
import { phoneChangeMachine } from '../../machines/sign-in/phone-change/machine'
import { paymentMachine } from '../../machines/payment/machine'
import { paymentAttemptMachine } from '../../machines/payment/attempt/machine'
import { protectedShoppingMachine } from '../../machines/after/protected-shopping/machine'
import { legalTextMachine } from '../../machines/around/legal-text/machine'
import { reconciliationMachine } from '../../machines/after/reconciliation/machine'
import { refundMachine } from '../../machines/into-balance/refund/machine'
import { registrationMachine } from '../../machines/sign-in/registration/machine'
import { settlementMachine } from '../../machines/into-balance/settlement/machine'
import { shoppingCreditMachine } from '../../machines/payment/shopping-credit/machine'
import { shopReturnMachine } from '../../machines/after/shop-return/machine'
import { tabOwnershipMachine } from '../../machines/around/tab-ownership/machine'
import { otpMachine } from '../../machines/sign-in/otp/machine'
import { foreignPhoneTold } from './foreign-phone.scenarios'
import { resultExtrasTold } from './result-extras.scenarios'
import { balancePaymentTold } from './balance-payment.scenarios'
import { bankTransferTold } from './bank-transfer.scenarios'
import { cardPaymentTold } from './card-payment.scenarios'
import { checkoutTold } from './checkout.scenarios'
import { countdownTold } from './countdown.scenarios'
import { countryChoiceTold } from './country-choice.scenarios'
import { emailMismatchTold } from './email-mismatch.scenarios'
import { identifyTold } from './identify.scenarios'
import { kycGateTold } from './kyc-gate.scenarios'
import { noticeTold } from './notice.scenarios'
import { phoneChangeTold } from './phone-change.scenarios'
import { paymentTold } from './payment.scenarios'
import { paymentAttemptingTold } from './payment-attempting.scenarios'
import { paymentAttemptTold } from './payment-attempt.scenarios'
import { paymentCreditTold } from './payment-shopping-credit.scenarios'
import { paymentTransferTold } from './payment-bank-transfer.scenarios'
import { protectedShoppingTold } from './protected-shopping.scenarios'
import { legalTextTold } from './legal-text.scenarios'
import { reconciliationTold } from './reconciliation.scenarios'
import { refundTold } from './refund.scenarios'
import { registrationTold } from './registration.scenarios'
import { settlementTold } from './settlement.scenarios'
import { shoppingCreditTold } from './shopping-credit.scenarios'
import { shopReturnTold } from './shop-return.scenarios'
import { tabOwnershipTold } from './tab-ownership.scenarios'
import { otpTold } from './otp.scenarios'
import { scenariosOf } from './support/scenarios-of'
import type { Told } from './support/tell'

const suite = <Machine extends AnyStateMachine>(machine: Machine, told: Told<Machine>) => ({
  machine: machine as AnyStateMachine,
  titles: Object.keys(told),
  ...scenariosOf(machine, told),
})

export const suites = [
  suite(countdownMachine, countdownTold),
  suite(identifyMachine, identifyTold),
  suite(registrationMachine, registrationTold),
  suite(emailMismatchMachine, emailMismatchTold),
  suite(foreignPhoneMachine, foreignPhoneTold),
  suite(phoneChangeMachine, phoneChangeTold),
  suite(otpMachine, otpTold),
  suite(cardPaymentMachine, cardPaymentTold),
  suite(balancePaymentMachine, balancePaymentTold),
  suite(bankTransferMachine, bankTransferTold),
  suite(shoppingCreditMachine, shoppingCreditTold),
  suite(paymentAttemptMachine, paymentAttemptTold),
  suite(paymentMachine, { ...paymentTold, ...paymentAttemptingTold, ...paymentCreditTold, ...paymentTransferTold }),
  suite(refundMachine, refundTold),
  suite(settlementMachine, settlementTold),
  suite(reconciliationMachine, reconciliationTold),
  suite(shopReturnMachine, shopReturnTold),
  suite(resultExtrasMachine, resultExtrasTold),
  suite(protectedShoppingMachine, protectedShoppingTold),
  suite(noticeMachine, noticeTold),
  suite(legalTextMachine, legalTextTold),
  suite(checkoutMachine, checkoutTold),
  suite(countryChoiceMachine, countryChoiceTold),
  suite(kycGateMachine, kycGateTold),
  suite(tabOwnershipMachine, tabOwnershipTold),
]
