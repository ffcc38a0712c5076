import { msg } from '@lingui/core/macro'

export const redirectWords = {
  'title.redirect': msg({ id: 'title.redirect', message: 'You are being redirected' }),
  'live.redirecting': msg({
    id: 'live.redirecting',
    message: 'You are being redirected, please do not close this page',
  }),
  'errors.formChanged': msg({
    id: 'errors.formChanged',
    message:
      'The payment details changed after you pressed Pay, so the payment was not sent. Check them and pay again.',
  }),
  'errors.underWay': msg({
    id: 'errors.underWay',
    message:
      'Another payment for this order is in progress. You have not been charged for this attempt. Wait for the other payment to finish.',
  }),
  'errors.bankPage': msg({
    id: 'errors.bankPage',
    message: 'The bank’s page could not be opened. You have not been charged. Try again or use another card.',
  }),
  'errors.creditPage': msg({
    id: 'errors.creditPage',
    message:
      'The bank’s page could not be opened. You have not been charged. Apply again later or choose another payment method.',
  }),
  'errors.bankSession': msg({
    id: 'errors.bankSession',
    message:
      'The bank’s approval time ran out and the payment was not approved. Before you pay again, check that your account shows no charge for this amount.',
  }),
  'redirect.threeDS.heading': msg({
    id: 'redirect.threeDS.heading',
    message: 'You are being redirected to your bank’s 3D\u00a0Secure page',
  }),
  'redirect.threeDS.lede': msg({
    id: 'redirect.threeDS.lede',
    message: 'Your bank will ask you to verify the payment. You then return to this page.',
  }),
  'redirect.bkm.heading': msg({
    id: 'redirect.bkm.heading',
    message: 'You are being redirected to BKM\u00a0Express',
  }),
  'redirect.bkm.lede': msg({
    id: 'redirect.bkm.lede',
    message: 'You will choose your card there and then return to this page.',
  }),
  'redirect.credit.heading': msg({
    id: 'redirect.credit.heading',
    message: 'You are being redirected to the bank',
  }),
  'redirect.credit.lede': msg({
    id: 'redirect.credit.lede',
    message: 'You will finish your credit application on the bank’s page and then return to this page.',
  }),
  'redirect.amount': msg({ id: 'redirect.amount', message: 'Amount to pay' }),
  'redirect.goingTo': msg({ id: 'redirect.goingTo', message: 'You are going to' }),
  'redirect.doNotClose': msg({ id: 'redirect.doNotClose', message: 'Do not close this page' }),
  'redirect.leaving': msg({ id: 'redirect.leaving', message: 'Redirecting…' }),
}
