import { msg } from '@lingui/core/macro'

/** Of the frame around the screens, what waits for the order. */
export const frameWords = {
  'exit.title': msg({ id: 'exit.title', message: 'Are you sure you want to leave?' }),
  'exit.text': msg({ id: 'exit.text', message: 'Your payment to {merchantName} has not been completed yet.' }),
  'exit.text.noMerchant': msg({ id: 'exit.text.noMerchant', message: 'Your payment has not been completed yet.' }),
  'exit.where': msg({ id: 'exit.where', message: 'Exit takes you to {host}.' }),
  'exit.stay': msg({ id: 'exit.stay', message: 'Continue paying with {product}' }),
  'exit.leave': msg({ id: 'exit.leave', message: 'Exit' }),
  'exit.leaving': msg({ id: 'exit.leaving', message: 'Leaving…' }),
  'title.exit': msg({ id: 'title.exit', message: 'Leaving the payment' }),
  'qr.text': msg({ id: 'qr.text', message: 'Scan the QR code to continue on your phone' }),
  'qr.label': msg({ id: 'qr.label', message: 'QR code' }),
  'campaign.label': msg({ id: 'campaign.label', message: 'Campaign' }),
  'campaign.cashback': msg({ id: 'campaign.cashback', message: 'Cashback' }),
  'campaign.cashback.text': msg({
    id: 'campaign.cashback.text',
    message: 'Cashback campaign for payments with {product}. Terms apply.',
  }),
  'campaign.credit': msg({ id: 'campaign.credit', message: 'Pay for your shopping in installments with credit' }),
  'campaign.credit.text': msg({
    id: 'campaign.credit.text',
    message: 'You can apply while you choose how to pay.',
  }),
  'campaign.plus': msg({
    id: 'campaign.plus',
    message: '{count, plural, one {+# installment} other {+# installments}} with {bank} cards',
  }),
}
