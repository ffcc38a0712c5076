import { msg } from '@lingui/core/macro'

export const suggestionWords = {
  'suggestion.email': msg({ id: 'suggestion.email', message: 'Did you mean {email}?' }),
}

/** Sentences between the first form and the code: registering, the other e-mail, the other number, the number from abroad. */
export const entryWords = {
  'validations.phoneNumberTurkish': msg({
    id: 'validations.phoneNumberTurkish',
    message: 'Only Turkish mobile numbers (+90) can be used here',
  }),
  'validations.nameRequired': msg({ id: 'validations.nameRequired', message: 'Enter your first name' }),
  'validations.surnameRequired': msg({ id: 'validations.surnameRequired', message: 'Enter your last name' }),
  'identify.useForeign': msg({ id: 'identify.useForeign', message: 'I am using a foreign number' }),
  'identify.login': msg({ id: 'identify.login', message: 'Log in' }),
  'identify.create': msg({ id: 'identify.create', message: 'Create account' }),
  'quick.heading': msg({ id: 'quick.heading', message: 'Pay with {product}' }),
  'quick.lede': msg({
    id: 'quick.lede',
    message: 'Enter your phone number and e-mail address. If you have no account, we will create one for you.',
  }),
  'register.heading': msg({ id: 'register.heading', message: 'Create account' }),
  'register.lede': msg({
    id: 'register.lede',
    message: 'There is no account with this number yet. Create one and continue to payment.',
  }),
  'register.name': msg({ id: 'register.name', message: 'First name' }),
  'register.surname': msg({ id: 'register.surname', message: 'Last name' }),
  'register.toLogin': msg({ id: 'register.toLogin', message: 'I already have an account' }),
  'emailVerify.heading': msg({ id: 'emailVerify.heading', message: 'Enter your registered e-mail address' }),
  'emailVerify.lede': msg({
    id: 'emailVerify.lede',
    message: 'Enter the e-mail address registered to the number {phone}.',
  }),
  'emailVerify.otherNumber': msg({ id: 'emailVerify.otherNumber', message: 'Use a different phone number' }),
  'emailVerify.mismatch.title': msg({
    id: 'emailVerify.mismatch.title',
    message: 'The e-mail does not match this phone number',
  }),
  'emailVerify.mismatch.text': msg({
    id: 'emailVerify.mismatch.text',
    message: 'Try another e-mail address or phone number.',
  }),
  'emailVerify.mismatch.otherEmail': msg({
    id: 'emailVerify.mismatch.otherEmail',
    message: 'Try another e-mail address',
  }),
  'foreign.heading': msg({ id: 'foreign.heading', message: 'You are using a foreign number' }),
  'foreign.lede': msg({
    id: 'foreign.lede',
    message: 'With the number {phone} you can pay by card, without creating an account.',
  }),
  'foreign.notAvailable': msg({
    id: 'foreign.notAvailable',
    message: 'Balance, bank transfer and shopping credit are not available with a foreign number.',
  }),
  'foreign.continue': msg({ id: 'foreign.continue', message: 'Continue with a foreign number' }),
  'foreign.leaving': msg({
    id: 'foreign.leaving',
    message: 'You are being redirected to the shop’s card payment page…',
  }),
  'foreign.otherNumber': msg({ id: 'foreign.otherNumber', message: 'Use a different phone number' }),
  'changeNumber.heading': msg({ id: 'changeNumber.heading', message: 'Change your phone number' }),
  'changeNumber.lede': msg({
    id: 'changeNumber.lede',
    message: 'The code was sent to {phone}. We will send a new code to the number you enter below.',
  }),
  'changeNumber.field': msg({ id: 'changeNumber.field', message: 'New phone number' }),
  'changeNumber.send': msg({ id: 'changeNumber.send', message: 'Send the code' }),
  'changeNumber.back': msg({ id: 'changeNumber.back', message: 'My number is correct, go back' }),
}
