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
import { foreignPhoneScenarios } from './foreign-phone.scenarios'
import { resultExtrasScenarios } from './result-extras.scenarios'
import { balancePaymentScenarios } from './balance-payment.scenarios'
import { bankTransferScenarios } from './bank-transfer.scenarios'
import { cardPaymentScenarios } from './card-payment.scenarios'
import { checkoutScenarios } from './checkout.scenarios'
import { countdownScenarios } from './countdown.scenarios'
import { countryChoiceScenarios } from './country-choice.scenarios'
import { emailMismatchScenarios } from './email-mismatch.scenarios'
import { identifyScenarios } from './identify.scenarios'
import { kycGateScenarios } from './kyc-gate.scenarios'
import { noticeScenarios } from './notice.scenarios'
import { phoneChangeScenarios } from './phone-change.scenarios'
import { paymentScenarios } from './payment.scenarios'
import { paymentAttemptingScenarios } from './payment-attempting.scenarios'
import { paymentAttemptScenarios } from './payment-attempt.scenarios'
import { paymentCreditScenarios } from './payment-shopping-credit.scenarios'
import { paymentTransferScenarios } from './payment-bank-transfer.scenarios'
import { protectedShoppingScenarios } from './protected-shopping.scenarios'
import { legalTextScenarios } from './legal-text.scenarios'
import { reconciliationScenarios } from './reconciliation.scenarios'
import { refundScenarios } from './refund.scenarios'
import { registrationScenarios } from './registration.scenarios'
import { settlementScenarios } from './settlement.scenarios'
import { shoppingCreditScenarios } from './shopping-credit.scenarios'
import { shopReturnScenarios } from './shop-return.scenarios'
import { tabOwnershipScenarios } from './tab-ownership.scenarios'
import { otpScenarios } from './otp.scenarios'
import { scenariosOf } from './support/scenarios-of'
import type { Scenarios } from './support/scenario'

const suite = <Machine extends AnyStateMachine>(machine: Machine, scenarios: Scenarios<Machine>) => ({
  machine: machine as AnyStateMachine,
  titles: Object.keys(scenarios),
  ...scenariosOf(machine, scenarios),
})

export const suites = [
  suite(countdownMachine, countdownScenarios),
  suite(identifyMachine, identifyScenarios),
  suite(registrationMachine, registrationScenarios),
  suite(emailMismatchMachine, emailMismatchScenarios),
  suite(foreignPhoneMachine, foreignPhoneScenarios),
  suite(phoneChangeMachine, phoneChangeScenarios),
  suite(otpMachine, otpScenarios),
  suite(cardPaymentMachine, cardPaymentScenarios),
  suite(balancePaymentMachine, balancePaymentScenarios),
  suite(bankTransferMachine, bankTransferScenarios),
  suite(shoppingCreditMachine, shoppingCreditScenarios),
  suite(paymentAttemptMachine, paymentAttemptScenarios),
  suite(paymentMachine, {
    ...paymentScenarios,
    ...paymentAttemptingScenarios,
    ...paymentCreditScenarios,
    ...paymentTransferScenarios,
  }),
  suite(refundMachine, refundScenarios),
  suite(settlementMachine, settlementScenarios),
  suite(reconciliationMachine, reconciliationScenarios),
  suite(shopReturnMachine, shopReturnScenarios),
  suite(resultExtrasMachine, resultExtrasScenarios),
  suite(protectedShoppingMachine, protectedShoppingScenarios),
  suite(noticeMachine, noticeScenarios),
  suite(legalTextMachine, legalTextScenarios),
  suite(checkoutMachine, checkoutScenarios),
  suite(countryChoiceMachine, countryChoiceScenarios),
  suite(kycGateMachine, kycGateScenarios),
  suite(tabOwnershipMachine, tabOwnershipScenarios),
]
