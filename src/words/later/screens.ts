import { msg } from '@lingui/core/macro'

export const screenWords = {
  'title.otp': msg({ id: 'title.otp', message: 'Verification code' }),
  'title.pay': msg({ id: 'title.pay', message: 'Payment' }),
  'title.result': msg({ id: 'title.result', message: 'Payment successful' }),
  'title.checking': msg({ id: 'title.checking', message: 'Checking your payment' }),
  'title.invalidToken': msg({ id: 'title.invalidToken', message: 'Link not valid' }),
  'title.problem': msg({ id: 'title.problem', message: 'Something went wrong' }),
  'live.codeSent': msg({ id: 'live.codeSent', message: 'Code sent' }),
  'live.choosePayment': msg({ id: 'live.choosePayment', message: 'Choose your payment method' }),
  'live.opening': msg({ id: 'live.opening', message: 'Loading' }),
  'live.paying': msg({ id: 'live.paying', message: 'Your payment is being processed, please do not close this page' }),
  'live.paid': msg({ id: 'live.paid', message: 'Payment successful' }),
  'live.checking': msg({
    id: 'live.checking',
    message: 'We are checking the result of your payment, please do not pay again',
  }),
  'live.outcomeUnknown': msg({
    id: 'live.outcomeUnknown',
    message: 'The result of your payment is not known yet, please do not pay again',
  }),
  'live.invalidToken': msg({ id: 'live.invalidToken', message: 'This payment link is no longer valid' }),
  'live.problem': msg({ id: 'live.problem', message: 'An unexpected error occurred' }),
  'title.expired': msg({ id: 'title.expired', message: 'Time is up' }),
}
