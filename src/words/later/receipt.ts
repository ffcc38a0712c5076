import { msg } from '@lingui/core/macro'

/** The receipt, the days of a protected purchase and the permission for messages: what stands beside a result. */
export const receiptWords = {
  'receipt.method': msg({ id: 'receipt.method', message: 'Payment method' }),
  'receipt.method.savedCard': msg({ id: 'receipt.method.savedCard', message: 'Saved card' }),
  'receipt.method.card': msg({ id: 'receipt.method.card', message: 'Card' }),
  'receipt.method.mixed': msg({ id: 'receipt.method.mixed', message: 'Balance and card' }),
  'receipt.method.balance': msg({ id: 'receipt.method.balance', message: 'Balance' }),
  'receipt.method.credit': msg({ id: 'receipt.method.credit', message: 'Shopping credit' }),
  'receipt.method.transfer': msg({ id: 'receipt.method.transfer', message: 'Bank transfer' }),
  'receipt.order': msg({ id: 'receipt.order', message: 'Order amount' }),
  'receipt.installmentCost': msg({ id: 'receipt.installmentCost', message: 'Installment fee' }),
  'receipt.balance': msg({ id: 'receipt.balance', message: 'Paid from balance' }),
  'receipt.bonus': msg({ id: 'receipt.bonus', message: 'Bonus points used' }),
  'receipt.card': msg({ id: 'receipt.card', message: 'Paid by card' }),
  'receipt.installments': msg({ id: 'receipt.installments', message: 'Installments' }),
  'receipt.time': msg({ id: 'receipt.time', message: 'Date (time in Türkiye)' }),
  'receipt.receivedOn': msg({ id: 'receipt.receivedOn', message: 'Payment order date' }),
  'receipt.merchant': msg({ id: 'receipt.merchant', message: 'Shop' }),
  'receipt.supportCode': msg({ id: 'receipt.supportCode', message: 'Support code' }),
  'receipt.print': msg({ id: 'receipt.print', message: 'Print the receipt' }),
  'protection.title': msg({ id: 'protection.title', message: 'Protected shopping' }),
  'protection.ordered': msg({ id: 'protection.ordered', message: 'Your payment order was received' }),
  'protection.begun': msg({ id: 'protection.begun', message: 'Your order was placed' }),
  'protection.nonDelivery': msg({ id: 'protection.nonDelivery', message: 'If it is not delivered, make a claim' }),
  'protection.nonDelivery.until': msg({ id: 'protection.nonDelivery.until', message: 'Until {day}' }),
  'protection.nonDelivery.within': msg({
    id: 'protection.nonDelivery.within',
    message: 'Within {count, plural, one {# day} other {# days}} of the order',
  }),
  'protection.defect': msg({ id: 'protection.defect', message: 'If the product is faulty, make a claim' }),
  'protection.defect.within': msg({
    id: 'protection.defect.within',
    message: 'Within {count, plural, one {# day} other {# days}} of delivery',
  }),
  'protection.response': msg({
    id: 'protection.response',
    message: 'Your claim blocks the amount in the protection account',
  }),
  'protection.response.within': msg({
    id: 'protection.response.within',
    message: 'The seller responds within {count, plural, one {# business day} other {# business days}}',
  }),
  'protection.return': msg({
    id: 'protection.return',
    message: 'If the seller accepts or does not answer, you return the goods',
  }),
  'protection.return.within': msg({
    id: 'protection.return.within',
    message:
      'The seller can object within {count, plural, one {# business day} other {# business days}} of receiving them',
  }),
  'protection.decision': msg({
    id: 'protection.decision',
    message: 'We decide: the amount goes to you or to the seller',
  }),
  'protection.decision.within': msg({
    id: 'protection.decision.within',
    message: 'Within {count, plural, one {# business day} other {# business days}}',
  }),
  'protection.more': msg({ id: 'protection.more', message: 'Learn more' }),
  'permission.offer': msg({ id: 'permission.offer', message: 'Hear about campaigns' }),
  'permission.title': msg({ id: 'permission.title', message: 'Would you like to hear about campaigns?' }),
  'permission.text': msg({
    id: 'permission.text',
    message: 'If you agree, we will tell you about campaigns. This does not affect your order.',
  }),
  'permission.grant': msg({ id: 'permission.grant', message: 'I give permission' }),
  'permission.decline': msg({ id: 'permission.decline', message: 'Not now' }),
  'permission.granting': msg({ id: 'permission.granting', message: 'Saving…' }),
  'permission.granted': msg({ id: 'permission.granted', message: 'You will hear about campaigns.' }),
}
