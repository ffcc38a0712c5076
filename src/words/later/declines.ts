import { msg } from '@lingui/core/macro'

/** What a bank’s refusal means for the shopper, in our words: never a bank’s own (domain facts 7.16). */
export const declineWords = {
  'errors.bankUnheard': msg({
    id: 'errors.bankUnheard',
    message: 'The bank cannot be reached at the moment. Check your order before you pay again.',
  }),
  'declines.notApproved': msg({
    id: 'declines.notApproved',
    message: 'Your bank did not approve this payment. Try another card or contact your bank.',
  }),
  'declines.security': msg({
    id: 'declines.security',
    message: 'The payment was not approved for security reasons. Contact your bank or use another card.',
  }),
  'declines.notAllowed': msg({
    id: 'declines.notAllowed',
    message: 'Your card does not allow this payment. Use another card.',
  }),
  'declines.otherCard': msg({
    id: 'declines.otherCard',
    message: 'This card cannot be used for this order. Use another card.',
  }),
  'declines.closedOnline': msg({
    id: 'declines.closedOnline',
    message: 'Your card is closed to online shopping. Turn it on in your bank’s app and try again.',
  }),
  'declines.expiry': msg({ id: 'declines.expiry', message: 'Check the expiry date of your card and try again.' }),
  'declines.cardNumber': msg({ id: 'declines.cardNumber', message: 'Check the card number and try again.' }),
  'declines.securityCode': msg({
    id: 'declines.securityCode',
    message: 'Check the security code of your card and try again.',
  }),
  'declines.overLimit': msg({
    id: 'declines.overLimit',
    message: 'The amount is over the limit of your card. Use another card.',
  }),
  'declines.singlePayment': msg({
    id: 'declines.singlePayment',
    message: 'This card cannot pay in installments. Choose a single payment.',
  }),
  'declines.needs3DS': msg({
    id: 'declines.needs3DS',
    message: 'This card can only be used with 3D\u00a0Secure. Choose 3D\u00a0Secure and try again.',
  }),
  'declines.points': msg({
    id: 'declines.points',
    message: 'Bonus points cannot be used for this payment. Pay without bonus points.',
  }),
  'declines.alreadyApproved': msg({
    id: 'declines.alreadyApproved',
    message: 'Your bank says that this payment was already approved. Check your order before you pay again.',
  }),
}
