import { msg } from '@lingui/core/macro'

export const troubleWords = {
  'shell.supportCode': msg({ id: 'shell.supportCode', message: 'Support code: {code}' }),
  'errors.startFailed.title': msg({ id: 'errors.startFailed.title', message: 'The payment page could not be opened' }),
  'errors.startFailed.text': msg({
    id: 'errors.startFailed.text',
    message: 'Your order is safe. If you have paid, the outcome will be shown here. Please try again in a moment.',
  }),
  'errors.openingFailed.title': msg({
    id: 'errors.openingFailed.title',
    message: 'The payment methods could not be loaded',
  }),
  'errors.openingFailed.text': msg({
    id: 'errors.openingFailed.text',
    message: 'You are still logged in and nothing has been charged. Please try again in a moment.',
  }),
  'errors.invalidToken.title': msg({
    id: 'errors.invalidToken.title',
    message: 'This payment link is no longer valid',
  }),
  'errors.invalidToken.text': msg({
    id: 'errors.invalidToken.text',
    message:
      'The link may have been used, may have expired or may have been copied incompletely. Nothing can be charged with it any more.',
  }),
  'errors.invalidToken.hint': msg({
    id: 'errors.invalidToken.hint',
    message: 'Go back to the shop and start the payment again.',
  }),
  'errors.noScript': msg({
    id: 'errors.noScript',
    message: 'JavaScript is switched off in this browser. Switch it on to pay.',
  }),
  'pages.countDown.expire.title': msg({ id: 'pages.countDown.expire.title', message: 'Your time has run out' }),
  'pages.countDown.expire.text': msg({
    id: 'pages.countDown.expire.text',
    message: 'Purchase time expired, please try again.',
  }),
  'pages.countDown.expire.shop': msg({
    id: 'pages.countDown.expire.shop',
    message: 'The time allotted has ended; please return to the merchant’s site. Nothing has been charged.',
  }),
  'pages.memberToken.expire.title': msg({ id: 'pages.memberToken.expire.title', message: 'Your session has ended' }),
  'pages.memberToken.expire.text': msg({
    id: 'pages.memberToken.expire.text',
    message: 'You were logged out due to inactivity. Please log in again.',
  }),
}
