import type { AnyStateMachine } from 'xstate'
import { abroadMachine } from '../../../machines/sign-in/foreign-phone/machine'
import { afterPaymentMachine } from '../../../machines/after/result/machine'
import { balancePaymentMachine } from '../../../machines/payment/balance/machine'
import { bankTransferMachine } from '../../../machines/payment/transfer/machine'
import { cardPaymentMachine } from '../../../machines/payment/card/machine'
import { checkoutMachine } from '../../../machines/checkout/machine'
import { countdownMachine } from '../../../machines/around/countdown/machine'
import { countryChoiceMachine } from '../../../machines/sign-in/country-choice/machine'
import { emailMatchMachine } from '../../../machines/sign-in/email-match/machine'
import { identifyMachine } from '../../../machines/sign-in/identify/machine'
import { kycGateMachine } from '../../../machines/payment/kyc-gate/machine'
import { noticeMachine } from '../../../machines/around/notice/machine'
import { numberChangeMachine } from '../../../machines/sign-in/number-change/machine'
import { paymentMachine } from '../../../machines/payment/machine'
import { paymentAttemptMachine } from '../../../machines/payment/attempt/machine'
import { protectedShoppingMachine } from '../../../machines/after/protected-shopping/machine'
import { readingMachine } from '../../../machines/around/legal-text/machine'
import { reconciliationMachine } from '../../../machines/after/reconciliation/machine'
import { registrationMachine } from '../../../machines/sign-in/registration/machine'
import { shoppingCreditMachine } from '../../../machines/payment/credit/machine'
import { shopReturnMachine } from '../../../machines/after/shop-return/machine'
import { tabOwnershipMachine } from '../../../machines/around/tab-ownership/machine'
import { verificationMachine } from '../../../machines/sign-in/verification/machine'
import { abroadTold } from '../abroad.scenarios'
import { afterPaymentTold } from '../after-payment.scenarios'
import { balancePaymentTold } from '../balance-payment.scenarios'
import { bankTransferTold } from '../bank-transfer.scenarios'
import { cardPaymentTold } from '../card-payment.scenarios'
import { checkoutTold } from '../checkout.scenarios'
import { countdownTold } from '../countdown.scenarios'
import { countryChoiceTold } from '../country-choice.scenarios'
import { emailMatchTold } from '../email-match.scenarios'
import { identifyTold } from '../identify.scenarios'
import { kycGateTold } from '../kyc-gate.scenarios'
import { noticeTold } from '../notice.scenarios'
import { numberChangeTold } from '../number-change.scenarios'
import { paymentTold } from '../payment.scenarios'
import { paymentAttemptingTold } from '../payment-attempting.scenarios'
import { paymentAttemptTold } from '../payment-attempt.scenarios'
import { paymentCreditTold } from '../payment-credit.scenarios'
import { paymentTransferTold } from '../payment-transfer.scenarios'
import { protectedShoppingTold } from '../protected-shopping.scenarios'
import { readingTold } from '../reading.scenarios'
import { reconciliationTold } from '../reconciliation.scenarios'
import { registrationTold } from '../registration.scenarios'
import { shoppingCreditTold } from '../shopping-credit.scenarios'
import { shopReturnTold } from '../shop-return.scenarios'
import { tabOwnershipTold } from '../tab-ownership.scenarios'
import { verificationTold } from '../verification.scenarios'
import { storiesOf } from './stories-of'
import type { Told } from './tell'

const suite = <Machine extends AnyStateMachine>(folder: string, machine: Machine, told: Told<Machine>) => ({
  folder,
  machine: machine as AnyStateMachine,
  titles: Object.keys(told),
  ...storiesOf(machine, told),
})

/** Every machine, with the stories that are told of it. */
export const suites = [
  suite('countdown', countdownMachine, countdownTold),
  suite('identify', identifyMachine, identifyTold),
  suite('registration', registrationMachine, registrationTold),
  suite('email-match', emailMatchMachine, emailMatchTold),
  suite('abroad', abroadMachine, abroadTold),
  suite('number-change', numberChangeMachine, numberChangeTold),
  suite('verification', verificationMachine, verificationTold),
  suite('card-payment', cardPaymentMachine, cardPaymentTold),
  suite('balance-payment', balancePaymentMachine, balancePaymentTold),
  suite('bank-transfer', bankTransferMachine, bankTransferTold),
  suite('shopping-credit', shoppingCreditMachine, shoppingCreditTold),
  suite('payment-attempt', paymentAttemptMachine, paymentAttemptTold),
  suite('payment', paymentMachine, {
    ...{ ...paymentTold, ...paymentAttemptingTold, ...paymentCreditTold, ...paymentTransferTold },
  }),
  suite('reconciliation', reconciliationMachine, reconciliationTold),
  suite('shop-return', shopReturnMachine, shopReturnTold),
  suite('after-payment', afterPaymentMachine, afterPaymentTold),
  suite('protected-shopping', protectedShoppingMachine, protectedShoppingTold),
  suite('notice', noticeMachine, noticeTold),
  suite('reading', readingMachine, readingTold),
  suite('checkout', checkoutMachine, checkoutTold),
  suite('country-choice', countryChoiceMachine, countryChoiceTold),
  suite('kyc-gate', kycGateMachine, kycGateTold),
  suite('tab-ownership', tabOwnershipMachine, tabOwnershipTold),
]
