import { msg } from '@lingui/core/macro'

/** The choice between methods, the wallet's balance, and what the amount to pay is made of when more than one thing pays it. */
export const balanceWords = {
  'methods.label': msg({ id: 'methods.label', message: 'Payment method' }),
  'methods.card': msg({ id: 'methods.card', message: 'Debit / credit card' }),
  'methods.card.saved': msg({
    id: 'methods.card.saved',
    message: '{count, plural, one {# saved card} other {# saved cards}}',
  }),
  'methods.card.any': msg({ id: 'methods.card.any', message: 'A saved or a new card' }),
  'methods.credit': msg({ id: 'methods.credit', message: 'Shopping credit' }),
  'methods.credit.banks': msg({ id: 'methods.credit.banks', message: 'In monthly installments' }),
  'methods.balance': msg({ id: 'methods.balance', message: 'Balance' }),
  'methods.balance.short': msg({ id: 'methods.balance.short', message: '{amount} · not enough' }),
  'methods.balance.otherCurrency': msg({ id: 'methods.balance.otherCurrency', message: '{amount} · cannot be used' }),
  'methods.unavailable': msg({ id: 'methods.unavailable', message: 'Unavailable right now' }),
  'methods.locked': msg({ id: 'methods.locked', message: 'Payment in progress' }),
  'balance.mine': msg({ id: 'balance.mine', message: 'My balance' }),
  'balance.after': msg({ id: 'balance.after', message: 'Your balance after the payment' }),
  'balance.shortfall': msg({ id: 'balance.shortfall', message: 'Amount still needed' }),
  'errors.insufficientFunds': msg({
    id: 'errors.insufficientFunds',
    message: 'Your card limit or balance is not enough. Use another card or payment method.',
  }),
  'creditOffer.title': msg({ id: 'creditOffer.title', message: 'Not enough limit? Try shopping credit' }),
  'creditOffer.text': msg({
    id: 'creditOffer.text',
    message:
      'Your card has not been charged. You can pay for this order in monthly installments with a bank loan, without using your card limit.',
  }),
  'creditOffer.choose': msg({ id: 'creditOffer.choose', message: 'See the credit options' }),
  'creditOffer.stay': msg({ id: 'creditOffer.stay', message: 'Use another card' }),
  'balance.insufficient': msg({ id: 'balance.insufficient', message: 'Insufficient balance' }),
  'balance.insufficient.part': msg({
    id: 'balance.insufficient.part',
    message:
      'Your balance does not cover this payment. If you pay by card, you can use it and pay the rest with your card.',
  }),
  'balance.insufficient.card': msg({
    id: 'balance.insufficient.card',
    message: 'Your balance does not cover this payment. You can pay by card.',
  }),
  'balance.insufficient.none': msg({
    id: 'balance.insufficient.none',
    message:
      'Your balance does not cover this payment. You can go back to the shop and choose another payment method there.',
  }),
  'balance.otherCurrency': msg({ id: 'balance.otherCurrency', message: 'Your balance cannot be used' }),
  'balance.otherCurrency.card': msg({
    id: 'balance.otherCurrency.card',
    message: 'Your balance is in another currency than this order. You can pay by card.',
  }),
  'balance.otherCurrency.none': msg({
    id: 'balance.otherCurrency.none',
    message:
      'Your balance is in another currency than this order. You can go back to the shop and choose another payment method there.',
  }),
  'balance.byCard': msg({ id: 'balance.byCard', message: 'Pay by debit / credit card' }),
  'balance.unknown': msg({ id: 'balance.unknown', message: 'Your balance could not be loaded' }),
  'balance.unknown.text': msg({
    id: 'balance.unknown.text',
    message: 'You have not been charged. Try again or choose another payment method.',
  }),
  'balanceInfo.title': msg({ id: 'balanceInfo.title', message: 'Your balance is not enough for this payment' }),
  'balanceInfo.otherCurrency': msg({
    id: 'balanceInfo.otherCurrency',
    message: 'Your balance cannot be used for this payment',
  }),
  'balanceInfo.understood': msg({ id: 'balanceInfo.understood', message: 'Got it' }),
  'mix.use': msg({ id: 'mix.use', message: 'Use my balance, pay the rest by card' }),
  'mix.balance': msg({ id: 'mix.balance', message: 'Your balance: {amount}' }),
  'mix.rest': msg({ id: 'mix.rest', message: 'Remaining {amount} by card' }),
  'mix.hindrance.newCard': msg({ id: 'mix.hindrance.newCard', message: 'Balance cannot be used with a new card' }),
  'mix.hindrance.selectedCard': msg({
    id: 'mix.hindrance.selectedCard',
    message: 'Balance cannot be used with the selected card',
  }),
  'mix.hindrance.installments': msg({
    id: 'mix.hindrance.installments',
    message: 'Balance cannot be used with installments',
  }),
  'payment.card.balanceShort': msg({
    id: 'payment.card.balanceShort',
    message: 'Not enough balance on this card',
  }),
  'payment.reason.providerBalance': msg({
    id: 'payment.reason.providerBalance',
    message: 'Choose another card to pay',
  }),
  'payment.reason.balance': msg({ id: 'payment.reason.balance', message: 'Your balance is not enough to pay' }),
  'payment.reason.otherCurrency': msg({
    id: 'payment.reason.otherCurrency',
    message: 'Your balance is in another currency',
  }),
  'payment.reason.balanceUnknown': msg({
    id: 'payment.reason.balanceUnknown',
    message: 'You can pay once your balance has loaded',
  }),
  'payment.reason.newPrice': msg({ id: 'payment.reason.newPrice', message: 'Accept the new amount to pay' }),
  'priceChange.text': msg({
    id: 'priceChange.text',
    message: 'The order amount has changed from {from} to {to}.',
  }),
  'priceChange.accept': msg({ id: 'priceChange.accept', message: 'Accept the new amount' }),
  'sum.byBalance': msg({ id: 'sum.byBalance', message: 'From your balance' }),
  'sum.toPay': msg({ id: 'sum.toPay', message: 'Amount to pay: {amount}' }),
}
