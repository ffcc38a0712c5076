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
import { refundMachine } from '../../../machines/into-balance/refund/machine'
import { registrationMachine } from '../../../machines/sign-in/registration/machine'
import { settlementMachine } from '../../../machines/into-balance/settlement/machine'
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
import { refundTold } from '../refund.scenarios'
import { registrationTold } from '../registration.scenarios'
import { settlementTold } from '../settlement.scenarios'
import { shoppingCreditTold } from '../shopping-credit.scenarios'
import { shopReturnTold } from '../shop-return.scenarios'
import { tabOwnershipTold } from '../tab-ownership.scenarios'
import { verificationTold } from '../verification.scenarios'
import { storiesOf } from './stories-of'
import type { Told } from './tell'

const suite = <Machine extends AnyStateMachine>(machine: Machine, told: Told<Machine>) => ({
  machine: machine as AnyStateMachine,
  titles: Object.keys(told),
  ...storiesOf(machine, told),
})

/** Every machine, with the stories that are told of it. */
export const suites = [
  suite(countdownMachine, countdownTold),
  suite(identifyMachine, identifyTold),
  suite(registrationMachine, registrationTold),
  suite(emailMatchMachine, emailMatchTold),
  suite(abroadMachine, abroadTold),
  suite(numberChangeMachine, numberChangeTold),
  suite(verificationMachine, verificationTold),
  suite(cardPaymentMachine, cardPaymentTold),
  suite(balancePaymentMachine, balancePaymentTold),
  suite(bankTransferMachine, bankTransferTold),
  suite(shoppingCreditMachine, shoppingCreditTold),
  suite(paymentAttemptMachine, paymentAttemptTold),
  suite(paymentMachine, {
    ...{ ...paymentTold, ...paymentAttemptingTold, ...paymentCreditTold, ...paymentTransferTold },
  }),
  suite(refundMachine, refundTold),
  suite(settlementMachine, settlementTold),
  suite(reconciliationMachine, reconciliationTold),
  suite(shopReturnMachine, shopReturnTold),
  suite(afterPaymentMachine, afterPaymentTold),
  suite(protectedShoppingMachine, protectedShoppingTold),
  suite(noticeMachine, noticeTold),
  suite(readingMachine, readingTold),
  suite(checkoutMachine, checkoutTold),
  suite(countryChoiceMachine, countryChoiceTold),
  suite(kycGateMachine, kycGateTold),
  suite(tabOwnershipMachine, tabOwnershipTold),
]
