import { msg } from '@lingui/core/macro'

export const screenWords = {
  'title.refused': msg({ id: 'title.refused', message: 'Error: {title}' }),
  'errorSummary.heading': msg({
    id: 'errorSummary.heading',
    message: 'Check {count, plural, one {# field} other {# fields}}',
  }),
  'alert.label': msg({ id: 'alert.label', message: 'Message' }),
  'title.quick': msg({ id: 'title.quick', message: 'Log in or create an account' }),
  'title.register': msg({ id: 'title.register', message: 'Create account' }),
  'title.emailVerify': msg({ id: 'title.emailVerify', message: 'Registered e-mail address' }),
  'title.foreignNumber': msg({ id: 'title.foreignNumber', message: 'Foreign number' }),
  'title.changeNumber': msg({ id: 'title.changeNumber', message: 'Change your phone number' }),
  'title.otp': msg({ id: 'title.otp', message: 'Verification code' }),
  'title.pay': msg({ id: 'title.pay', message: 'Payment' }),
  'title.result': msg({ id: 'title.result', message: 'Payment successful' }),
  'title.checking': msg({ id: 'title.checking', message: 'Checking your payment' }),
  'title.invalidToken': msg({ id: 'title.invalidToken', message: 'Link not valid' }),
  'title.problem': msg({ id: 'title.problem', message: 'Something went wrong' }),
  'live.register': msg({
    id: 'live.register',
    message: 'There is no account with this number yet. You can create one now',
  }),
  'live.emailVerify': msg({
    id: 'live.emailVerify',
    message: 'Enter the e-mail address registered to this phone number',
  }),
  'live.foreignNumber': msg({ id: 'live.foreignNumber', message: 'You are using a foreign number' }),
  'live.changeNumber': msg({ id: 'live.changeNumber', message: 'Enter your new phone number' }),
  'live.codeSent': msg({ id: 'live.codeSent', message: 'Code sent' }),
  'live.choosePayment': msg({ id: 'live.choosePayment', message: 'Choose your payment method' }),
  'live.opening': msg({ id: 'live.opening', message: 'Loading' }),
  'live.paying': msg({ id: 'live.paying', message: 'Your payment is being processed, please do not close this page' }),
  'live.paid': msg({ id: 'live.paid', message: 'Payment successful' }),
  'live.checking': msg({
    id: 'live.checking',
    message: 'We are checking the result of your payment. Do not pay again.',
  }),
  'live.outcomeUnknown': msg({
    id: 'live.outcomeUnknown',
    message: 'We do not know yet whether you have been charged. Do not pay again.',
  }),
  'live.invalidToken': msg({ id: 'live.invalidToken', message: 'This payment link is no longer valid' }),
  'live.problem': msg({ id: 'live.problem', message: 'An unexpected error occurred. Please try again.' }),
  'title.expired': msg({ id: 'title.expired', message: 'Time is up' }),
  'title.memberExpired': msg({ id: 'title.memberExpired', message: 'Session ended' }),
}
