import { msg } from '@lingui/core/macro'

export const paymentWords = {
  'errors.notCharged': msg({
    id: 'errors.notCharged',
    message: 'Your payment did not go through and you have not been charged. You can try again.',
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
    message: 'Read the agreement before paying',
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
    message: 'I have read and accept the preliminary information form and the distance sales agreement',
  }),
  'payment.pay': msg({ id: 'payment.pay', message: 'Pay {amount}' }),
  'payment.paying': msg({ id: 'payment.paying', message: 'Your payment is being processed…' }),
  'payment.walletClosed.title': msg({ id: 'payment.walletClosed.title', message: 'Your wallet could not be opened' }),
}
