import { msg } from '@lingui/core/macro'

export const resultWords = {
  'result.paid.heading': msg({ id: 'result.paid.heading', message: 'Payment successful' }),
  'result.returning': msg({ id: 'result.returning', message: 'You are being sent back to {host}.' }),
  'result.stranded': msg({
    id: 'result.stranded',
    message: 'We could not take you back to the shop.',
  }),
  'result.stranded.noLink': msg({
    id: 'result.stranded.noLink',
    message: 'You can close this page and look at your order in the shop.',
  }),
  'result.back': msg({ id: 'result.back', message: 'Back to {host}' }),
  'result.back.noHost': msg({ id: 'result.back.noHost', message: 'Back to the shop' }),
  'result.openShop': msg({ id: 'result.openShop', message: 'Open the home page of {host}' }),
  'result.paymentId': msg({ id: 'result.paymentId', message: 'Payment number' }),
  'result.amount': msg({ id: 'result.amount', message: 'Amount paid' }),
  'outcome.heading': msg({ id: 'outcome.heading', message: 'We are checking the result of your payment' }),
  'outcome.lede': msg({
    id: 'outcome.lede',
    message: 'We do not know yet whether you have been charged.',
  }),
  'outcome.overdue.lede': msg({
    id: 'outcome.overdue.lede',
    message: 'Your bank has not answered yet. Please do not close this page.',
  }),
  'outcome.withBank.heading': msg({ id: 'outcome.withBank.heading', message: 'We are waiting for your bank' }),
  'outcome.withBank.lede': msg({
    id: 'outcome.withBank.lede',
    message: 'Your payment has started but your bank has not answered yet.',
  }),
  'outcome.withBank.ways': msg({
    id: 'outcome.withBank.ways',
    message:
      'If the bank’s page is still open in another tab or on another device, finish there. If you decided not to pay, you can try again here once the bank’s time limit has passed.',
  }),
  'outcome.goToBank': msg({ id: 'outcome.goToBank', message: 'Return to the bank’s page' }),
  'outcome.closed.heading': msg({ id: 'outcome.closed.heading', message: 'This order is closed' }),
  'outcome.closed.lede': msg({
    id: 'outcome.closed.lede',
    message: 'We do not know whether your payment went through. Ask the shop before you pay again.',
  }),
  'outcome.looksAgain': msg({ id: 'outcome.looksAgain', message: 'We will check again automatically in a moment.' }),
  'outcome.doNotPay': msg({ id: 'outcome.doNotPay', message: 'Do not pay again.' }),
  'outcome.otherMethod': msg({
    id: 'outcome.otherMethod',
    message: 'Do not pay with another payment method either until you know the result.',
  }),
  'outcome.unknown.heading': msg({
    id: 'outcome.unknown.heading',
    message: 'We do not know the result of your payment yet',
  }),
  'outcome.checking': msg({ id: 'outcome.checking', message: 'Checking' }),
  'outcome.checkAgain': msg({ id: 'outcome.checkAgain', message: 'Check again' }),
  'outcome.amount': msg({ id: 'outcome.amount', message: 'Amount' }),
  'result.resting': msg({ id: 'result.resting', message: 'This order has been paid. You can go back to the shop.' }),
}
