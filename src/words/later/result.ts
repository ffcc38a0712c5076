import { msg } from '@lingui/core/macro'

export const resultWords = {
  'result.paid.heading': msg({ id: 'result.paid.heading', message: 'Payment successful' }),
  'result.returning': msg({ id: 'result.returning', message: 'You are being sent back to {host}.' }),
  'result.returning.noHost': msg({ id: 'result.returning.noHost', message: 'You are being sent back to the shop.' }),
  'result.stranded': msg({
    id: 'result.stranded',
    message: 'Your payment is complete, but we could not take you back to the shop.',
  }),
  'result.stranded.noLink': msg({
    id: 'result.stranded.noLink',
    message: 'Your payment is complete. You can close this page and look at your order in the shop.',
  }),
  'result.back': msg({ id: 'result.back', message: 'Back to {host}' }),
  'result.back.noHost': msg({ id: 'result.back.noHost', message: 'Back to the shop' }),
  'result.openShop': msg({ id: 'result.openShop', message: 'Open the home page of {host}' }),
  'result.paymentId': msg({ id: 'result.paymentId', message: 'Payment number' }),
  'result.amount': msg({ id: 'result.amount', message: 'Amount paid' }),
  'outcome.heading': msg({ id: 'outcome.heading', message: 'We are checking the result of your payment' }),
  'outcome.lede': msg({
    id: 'outcome.lede',
    message: 'We have no definite answer from the bank yet. Money may have been taken.',
  }),
  'outcome.overdue.lede': msg({
    id: 'outcome.overdue.lede',
    message: 'Your bank has not answered yet. Please do not close this page.',
  }),
  'outcome.withBank.heading': msg({ id: 'outcome.withBank.heading', message: 'Your payment is still at the bank' }),
  'outcome.withBank.lede': msg({
    id: 'outcome.withBank.lede',
    message: 'It has begun and the bank has not decided yet. We keep asking for the result.',
  }),
  'outcome.withBank.ways': msg({
    id: 'outcome.withBank.ways',
    message:
      'If the bank’s page is still open, in another tab or on another device, finish there. If you have given it up, you can try again here when the bank’s time is over.',
  }),
  'outcome.goToBank': msg({ id: 'outcome.goToBank', message: 'Go to the bank again' }),
  'outcome.closed.heading': msg({ id: 'outcome.closed.heading', message: 'This order is closed' }),
  'outcome.closed.lede': msg({
    id: 'outcome.closed.lede',
    message: 'If your payment went through, the shop will confirm it. Please ask there before you pay again.',
  }),
  'outcome.looksAgain': msg({ id: 'outcome.looksAgain', message: 'We will look again by ourselves in a moment.' }),
  'outcome.doNotPay': msg({ id: 'outcome.doNotPay', message: 'Please do not pay again.' }),
  'outcome.otherMethod': msg({
    id: 'outcome.otherMethod',
    message: 'Do not pay with another method either until you know the result.',
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
