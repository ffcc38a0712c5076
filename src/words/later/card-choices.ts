import { msg } from '@lingui/core/macro'

/** What is chosen beside the card itself: installments, bonus, 3-D Secure, BKM Express, and what it adds up to. */
export const cardChoiceWords = {
  'installments.title': msg({ id: 'installments.title', message: 'Installments' }),
  'installments.single': msg({ id: 'installments.single', message: 'Single payment' }),
  'installments.number': msg({ id: 'installments.number', message: '{count} installments' }),
  'installments.monthly': msg({ id: 'installments.monthly', message: '{count} × {amount}' }),
  'installments.cashPrice': msg({ id: 'installments.cashPrice', message: 'No fee' }),
  'installments.plus': msg({
    id: 'installments.plus',
    message: '{count, plural, one {+# installment} other {+# installments}}',
  }),
  'installments.found': msg({
    id: 'installments.found',
    message: '{count, plural, one {# installment option} other {# installment options}}',
  }),
  'installments.hint': msg({
    id: 'installments.hint',
    message: 'Installment options appear once the card number is entered',
  }),
  'installments.debit': msg({ id: 'installments.debit', message: 'Installments are not available with debit cards' }),
  'installments.unavailable': msg({
    id: 'installments.unavailable',
    message: 'Installments are not available for this card',
  }),
  'installments.limitedByBonus': msg({
    id: 'installments.limitedByBonus',
    message: 'With bonus points you can only pay in a single payment',
  }),
  'installments.unknown': msg({
    id: 'installments.unknown',
    message: 'The installment options could not be loaded. You can pay in a single payment.',
  }),
  'bonus.use': msg({ id: 'bonus.use', message: 'Use my bonus points' }),
  'bonus.worth': msg({ id: 'bonus.worth', message: 'Your card has {amount} in bonus points' }),
  'bonus.usable': msg({ id: 'bonus.usable', message: 'Usable bonus points: {amount}' }),
  'threeDS.ask': msg({ id: 'threeDS.ask', message: 'Pay with 3D\u00a0Secure' }),
  'threeDS.forced': msg({ id: 'threeDS.forced', message: '3D\u00a0Secure is mandatory for this card' }),
  'storeCard.store': msg({ id: 'storeCard.store', message: 'Save my card in the {product} wallet' }),
  'storeCard.hint': msg({ id: 'storeCard.hint', message: 'The card must be in the account holder’s name.' }),
  'bkm.title': msg({ id: 'bkm.title', message: 'Pay with BKM\u00a0Express' }),
  'bkm.text': msg({
    id: 'bkm.text',
    message: 'Press the pay button to go to BKM\u00a0Express and choose your card there.',
  }),
  'sum.installmentCost': msg({ id: 'sum.installmentCost', message: 'Installment fee' }),
  'sum.installmentCost.of': msg({
    id: 'sum.installmentCost.of',
    message: 'Installment fee ({count} installments)',
  }),
  'sum.bonusUsed': msg({ id: 'sum.bonusUsed', message: 'Bonus points to use' }),
  'sum.byCard': msg({ id: 'sum.byCard', message: 'To be paid by card' }),
}
