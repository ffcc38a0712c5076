import { msg } from '@lingui/core/macro'

export const troubleWords = {
  'shell.supportCode': msg({ id: 'shell.supportCode', message: 'Support code: {code}' }),
  'errors.startFailed.title': msg({ id: 'errors.startFailed.title', message: 'The payment page could not be opened' }),
  'errors.startFailed.text': msg({
    id: 'errors.startFailed.text',
    message:
      'Your order is saved. If you have already paid, you will see the result here. Please try again in a moment.',
  }),
  'errors.openingFailed.title': msg({
    id: 'errors.openingFailed.title',
    message: 'The payment methods could not be loaded',
  }),
  'errors.openingFailed.text': msg({
    id: 'errors.openingFailed.text',
    message: 'You are still logged in. You have not been charged. Please try again in a moment.',
  }),
  'errors.invalidToken.title': msg({
    id: 'errors.invalidToken.title',
    message: 'This payment link is no longer valid',
  }),
  'errors.invalidToken.text': msg({
    id: 'errors.invalidToken.text',
    message:
      'The link may have expired, may be incomplete, or the order may already have been paid with it. No payment can be made with this link.',
  }),
  'errors.invalidToken.hint': msg({
    id: 'errors.invalidToken.hint',
    message: 'If you have paid, check your order in the shop before you pay again. If not, start a new payment there.',
  }),
  'errors.noScript': msg({
    id: 'errors.noScript',
    message: 'JavaScript is switched off in this browser. Switch it on to pay.',
  }),
  'pages.countDown.expire.title': msg({ id: 'pages.countDown.expire.title', message: 'Your time is up' }),
  'pages.countDown.expire.text': msg({
    id: 'pages.countDown.expire.text',
    message: 'Your purchase time has expired.',
  }),
  'pages.memberToken.expire.title': msg({ id: 'pages.memberToken.expire.title', message: 'Your session has ended' }),
  'pages.memberToken.expire.text': msg({
    id: 'pages.memberToken.expire.text',
    message: 'You were logged out due to inactivity. Please log in again.',
  }),
}
