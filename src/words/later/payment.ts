import { msg } from '@lingui/core/macro'

export const paymentWords = {
  'errors.notCharged': msg({
    id: 'errors.notCharged',
    message: 'Your payment did not go through. You have not been charged. You can try again.',
  }),
  'errors.cardUnusable': msg({
    id: 'errors.cardUnusable',
    message: 'This card cannot be used. Please contact your bank.',
  }),
  'errors.memberSuspended': msg({
    id: 'errors.memberSuspended',
    message: 'Your account is temporarily suspended for security reasons.',
  }),
  'errors.memberSuspended.until': msg({
    id: 'errors.memberSuspended.until',
    message:
      'You have not been charged. You cannot pay until the suspension is lifted. Contact {product} customer service.',
  }),
  'errors.instrumentSuspended': msg({
    id: 'errors.instrumentSuspended',
    message: 'This payment method is temporarily suspended for security reasons.',
  }),
  'errors.instrumentSuspended.until': msg({
    id: 'errors.instrumentSuspended.until',
    message: 'You have not been charged. Choose another payment method.',
  }),
  'errors.unsettled': msg({
    id: 'errors.unsettled',
    message: 'We do not know yet whether you have been charged. Check your order before you pay again.',
  }),
  'errors.noMoneyMoved': msg({ id: 'errors.noMoneyMoved', message: 'You have not been charged.' }),
  'validations.cardNumberRequired': msg({ id: 'validations.cardNumberRequired', message: 'Enter the card number' }),
  'validations.cardNumber': msg({ id: 'validations.cardNumber', message: 'Invalid card number' }),
  'validations.expireDateRequired': msg({ id: 'validations.expireDateRequired', message: 'Enter the expiry date' }),
  'validations.expireDate': msg({ id: 'validations.expireDate', message: 'Invalid expiry date' }),
  'validations.cvcRequired': msg({ id: 'validations.cvcRequired', message: 'Enter the security code' }),
  'validations.cvc': msg({ id: 'validations.cvc', message: 'Invalid security code' }),
  'validations.accountHolderRequired': msg({
    id: 'validations.accountHolderRequired',
    message: 'Enter the name on the card',
  }),
  'validations.accountHolder': msg({ id: 'validations.accountHolder', message: 'Enter the first and last name' }),
  'validations.agreementRequired': msg({
    id: 'validations.agreementRequired',
    message: 'Accept the user agreement to continue',
  }),
  'payment.heading': msg({ id: 'payment.heading', message: 'How would you like to pay?' }),
  'payment.newCard': msg({ id: 'payment.newCard', message: 'Pay with a new card' }),
  'payment.cardNumber': msg({ id: 'payment.cardNumber', message: 'Card number' }),
  'payment.expireDate': msg({ id: 'payment.expireDate', message: 'Expiry date' }),
  'payment.expireDate.placeholder': msg({ id: 'payment.expireDate.placeholder', message: 'MM/YYYY' }),
  'payment.cvc': msg({ id: 'payment.cvc', message: 'Security code (CVC)' }),
  'payment.cvc.hint3': msg({ id: 'payment.cvc.hint3', message: 'The 3 digits on the back of your card' }),
  'payment.cvc.hint4': msg({ id: 'payment.cvc.hint4', message: 'The 4 digits on the front of your card' }),
  'payment.accountHolder': msg({ id: 'payment.accountHolder', message: 'Name on card' }),
  'payment.agreement': msg({
    id: 'payment.agreement',
    message: 'I have read and accept the <userAgreement>user agreement</userAgreement>, and I authorise this payment',
  }),
  'payment.pay': msg({ id: 'payment.pay', message: 'Pay {amount}' }),
  'payment.paying': msg({ id: 'payment.paying', message: 'Your payment is being processed…' }),
  'payment.savedCards': msg({ id: 'payment.savedCards', message: 'Saved cards' }),
  'payment.savedCard': msg({ id: 'payment.savedCard', message: 'Pay with a saved card' }),
  'payment.lastUsed': msg({ id: 'payment.lastUsed', message: 'Last used' }),
  'payment.card': msg({ id: 'payment.card', message: 'Card' }),
  'payment.card.expiringSoon': msg({ id: 'payment.card.expiringSoon', message: 'Your card expires soon' }),
  'payment.card.expired': msg({ id: 'payment.card.expired', message: 'Your card has expired' }),
  'payment.cardType.credit': msg({ id: 'payment.cardType.credit', message: 'Credit card' }),
  'payment.cardType.bank': msg({ id: 'payment.cardType.bank', message: 'Debit card' }),
  'payment.cardType.prepaid': msg({ id: 'payment.cardType.prepaid', message: 'Prepaid card' }),
  'payment.cardType.own': msg({ id: 'payment.cardType.own', message: '{product} Card' }),
  'payment.reason.selectedCard': msg({ id: 'payment.reason.selectedCard', message: 'Choose a card to pay' }),
  'payment.reason.newCard': msg({ id: 'payment.reason.newCard', message: 'Complete the card details to pay' }),
  'payment.reason.agreement': msg({ id: 'payment.reason.agreement', message: 'Accept the user agreement to pay' }),
  'payment.reason.connection': msg({
    id: 'payment.reason.connection',
    message: 'You can pay as soon as you are online again',
  }),
  'payment.slow': msg({
    id: 'payment.slow',
    message: 'This is taking longer than usual. Please do not close this page.',
  }),
  'payment.walletClosed.title': msg({ id: 'payment.walletClosed.title', message: 'Your wallet could not be opened' }),
}
