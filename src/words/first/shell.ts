import { msg } from '@lingui/core/macro'

export const shellWords = {
  'shell.secure': msg({ id: 'shell.secure', message: 'Secure shopping' }),
  'shell.timeLeft': msg({ id: 'shell.timeLeft', message: 'Time left' }),
  'shell.steps': msg({ id: 'shell.steps', message: 'Steps' }),
  'shell.step.pay': msg({ id: 'shell.step.pay', message: 'Pay with {product}' }),
  'shell.step.verify': msg({ id: 'shell.step.verify', message: 'Verify your account' }),
  'shell.step.choose': msg({ id: 'shell.step.choose', message: 'Choose your payment method' }),
  'shell.step.approve': msg({ id: 'shell.step.approve', message: 'Approve' }),
  'shell.amountToPay': msg({ id: 'shell.amountToPay', message: 'Amount to pay' }),
  'shell.paymentDetails': msg({ id: 'shell.paymentDetails', message: 'Payment details' }),
  'shell.merchant': msg({ id: 'shell.merchant', message: 'Shop' }),
  'shell.orderAmount': msg({ id: 'shell.orderAmount', message: 'Order amount' }),
  'shell.protectedShopping': msg({ id: 'shell.protectedShopping', message: 'Protected shopping' }),
  'shell.close': msg({ id: 'shell.close', message: 'Close' }),
  'shell.paymentNotice': msg({
    id: 'shell.paymentNotice',
    message: 'The payment is made to {merchantName} through {product}.',
  }),
  'shell.lightTheme': msg({ id: 'shell.lightTheme', message: 'Light theme' }),
  'shell.darkTheme': msg({ id: 'shell.darkTheme', message: 'Dark theme' }),
  'shell.otherLanguage': msg({ id: 'shell.otherLanguage', message: 'Türkçe' }),
  'shell.testMode': msg({ id: 'shell.testMode', message: 'Test mode: no real money moves' }),
  'shell.loading': msg({ id: 'shell.loading', message: 'Loading…' }),
  'shell.offline': msg({ id: 'shell.offline', message: 'You are offline. Your entries are saved on this page.' }),
  'shell.slow': msg({ id: 'shell.slow', message: 'The connection is slow, please wait a moment.' }),
  'shell.tryAgain': msg({ id: 'shell.tryAgain', message: 'Try again' }),
}
