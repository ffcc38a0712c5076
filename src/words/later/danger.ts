import { msg } from '@lingui/core/macro'

/** Of the danger modal: an error says why the order can't be paid here, an information that its price is another (SHELL-15). */
export const dangerWords = {
  'pages.pay.screens.dangerModal.error': msg({ id: 'pages.pay.screens.dangerModal.error', message: 'Error' }),
  'pages.pay.screens.dangerModal.title': msg({
    id: 'pages.pay.screens.dangerModal.title',
    message: 'There is no payment method for this order',
  }),
  'pages.pay.screens.dangerModal.description': msg({
    id: 'pages.pay.screens.dangerModal.description',
    message: 'You have not been charged. Go back to {host} and pay another way there.',
  }),
  'pages.pay.screens.dangerModal.description.noLink': msg({
    id: 'pages.pay.screens.dangerModal.description.noLink',
    message: 'You have not been charged. Go back to the shop and pay another way there.',
  }),
  'pages.pay.screens.dangerModal.link': msg({ id: 'pages.pay.screens.dangerModal.link', message: 'Back to {host}' }),
  'pages.pay.screens.dangerModal.termsFailed.title': msg({
    id: 'pages.pay.screens.dangerModal.termsFailed.title',
    message: 'The payment page could not be opened',
  }),
  'pages.pay.screens.dangerModal.termsFailed.description': msg({
    id: 'pages.pay.screens.dangerModal.termsFailed.description',
    message: 'You have not been charged. Try again to open the payment page.',
  }),
  'pages.pay.screens.dangerModal.methodCrashed.title': msg({
    id: 'pages.pay.screens.dangerModal.methodCrashed.title',
    message: 'The payment method could not be opened',
  }),
  'pages.pay.screens.dangerModal.methodCrashed.description': msg({
    id: 'pages.pay.screens.dangerModal.methodCrashed.description',
    message: 'You have not been charged. Try again to open the payment method.',
  }),
  'pages.pay.screens.dangerModal.info': msg({ id: 'pages.pay.screens.dangerModal.info', message: 'Information' }),
  'pages.pay.screens.dangerModal.info.title': msg({
    id: 'pages.pay.screens.dangerModal.info.title',
    message: 'The order amount has changed',
  }),
  'pages.pay.screens.dangerModal.info.description': msg({
    id: 'pages.pay.screens.dangerModal.info.description',
    message: 'The new amount is {to} instead of {from}. You have not been charged. Check the details before you pay.',
  }),
  'pages.pay.screens.dangerModal.info.link': msg({
    id: 'pages.pay.screens.dangerModal.info.link',
    message: 'Show payment details',
  }),
}
