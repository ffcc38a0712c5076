import { msg } from '@lingui/core/macro'

/** Paying by bank transfer: the choice of a bank, the reference, and what comes of leaving it. */
export const bankTransferWords = {
  'title.transfer': msg({ id: 'title.transfer', message: 'Send the transfer' }),
  'live.transfer': msg({ id: 'live.transfer', message: 'Your reference code is ready' }),
  'title.awaited': msg({ id: 'title.awaited', message: 'Waiting for your transfer' }),
  'live.awaited': msg({ id: 'live.awaited', message: 'We are waiting for your transfer' }),
  'methods.transfer': msg({ id: 'methods.transfer', message: 'Bank transfer' }),
  'methods.transfer.days': msg({
    id: 'methods.transfer.days',
    message: '{count, plural, one {# business day} other {# business days}} to pay',
  }),
  'methods.transferLocked': msg({ id: 'methods.transferLocked', message: 'Transfer started' }),
  'transfer.chooseBank': msg({ id: 'transfer.chooseBank', message: 'Choose your bank' }),
  'transfer.chooseBank.first': msg({
    id: 'transfer.chooseBank.first',
    message: 'Choose the bank you will send the money from',
  }),
  'transfer.how': msg({ id: 'transfer.how', message: 'How does it work?' }),
  'transfer.how.code': msg({ id: 'transfer.how.code', message: 'Continue, and we give you a reference code' }),
  'transfer.how.send': msg({
    id: 'transfer.how.send',
    message: 'Send the amount from your bank with this code in the description',
  }),
  'transfer.how.days': msg({
    id: 'transfer.how.days',
    message: 'You have {count, plural, one {# business day} other {# business days}}',
  }),
  'transfer.until': msg({ id: 'transfer.until', message: 'Until {day}' }),
  'transfer.onlyOne': msg({
    id: 'transfer.onlyOne',
    message: 'Other methods are not available after a reference code has been created.',
  }),
  'transfer.agreement': msg({
    id: 'transfer.agreement',
    message:
      'I have read and accept the <userAgreement>user agreement</userAgreement>, and I will pay by bank transfer',
  }),
  'transfer.continue': msg({ id: 'transfer.continue', message: 'Continue' }),
  'transfer.reason.bank': msg({ id: 'transfer.reason.bank', message: 'Choose your bank' }),
  'transfer.send': msg({ id: 'transfer.send', message: 'Send exactly {amount}' }),
  'transfer.send.noAmount': msg({
    id: 'transfer.send.noAmount',
    message: 'Send exactly the order amount',
  }),
  'transfer.send.lede': msg({
    id: 'transfer.send.lede',
    message: 'Send it from your {bank} account and write the reference code in the description.',
  }),
  'transfer.send.lede.noBank': msg({
    id: 'transfer.send.lede.noBank',
    message: 'Write the reference code in the description.',
  }),
  'transfer.untold': msg({ id: 'transfer.untold', message: 'This order is waiting for a transfer of {amount}' }),
  'transfer.untold.noAmount': msg({
    id: 'transfer.untold.noAmount',
    message: 'This order is waiting for a bank transfer',
  }),
  'transfer.untold.text': msg({
    id: 'transfer.untold.text',
    message:
      'We cannot show its reference code here. Make the transfer with the code you were given, or start over and choose another payment method.',
  }),
  'transfer.restart': msg({ id: 'transfer.restart', message: 'Start over' }),
  'transfer.restarting': msg({ id: 'transfer.restarting', message: 'Starting over…' }),
  'waiting.transfer': msg({
    id: 'waiting.transfer',
    message:
      'This order is waiting for a bank transfer. Log in to see its reference code and the bank details, or to start over with another payment method.',
  }),
  'transfer.code': msg({ id: 'transfer.code', message: 'Reference code' }),
  'transfer.code.where': msg({
    id: 'transfer.code.where',
    message: 'Write the reference code in the description field',
  }),
  'transfer.iban': msg({ id: 'transfer.iban', message: 'IBAN' }),
  'transfer.recipient': msg({ id: 'transfer.recipient', message: 'Recipient' }),
  'transfer.amount': msg({ id: 'transfer.amount', message: 'Amount' }),
  'transfer.bank': msg({ id: 'transfer.bank', message: 'Bank' }),
  'transfer.lastDay': msg({ id: 'transfer.lastDay', message: 'Last day' }),
  'transfer.receivedOn': msg({ id: 'transfer.receivedOn', message: 'Payment order date: {day}.' }),
  'transfer.copy': msg({ id: 'transfer.copy', message: 'Copy' }),
  'transfer.copy.what': msg({ id: 'transfer.copy.what', message: 'Copy: {what}' }),
  'transfer.copied': msg({ id: 'transfer.copied', message: 'Copied' }),
  'transfer.copied.what': msg({ id: 'transfer.copied.what', message: 'Copied: {what}' }),
  'transfer.notCopied': msg({
    id: 'transfer.notCopied',
    message: 'It could not be copied. Please select it and copy it yourself.',
  }),
  'transfer.days': msg({
    id: 'transfer.days',
    message: 'You have {count, plural, one {# business day} other {# business days}}:',
  }),
  'transfer.days.until': msg({
    id: 'transfer.days.until',
    message: 'until {day}. Transfers may take longer outside banking hours.',
  }),
  'transfer.print': msg({ id: 'transfer.print', message: 'Print' }),
  'transfer.save': msg({ id: 'transfer.save', message: 'Save as a text file' }),
  'transfer.file': msg({ id: 'transfer.file', message: 'transfer' }),
  'transfer.leave': msg({ id: 'transfer.leave', message: 'Leave this page' }),
  'transfer.leave.title': msg({ id: 'transfer.leave.title', message: 'Do you want to leave?' }),
  'transfer.leave.text': msg({
    id: 'transfer.leave.text',
    message:
      'If you leave, this reference code becomes invalid. If you have already sent the money, stay on this page. Do not send money with this code after leaving.',
  }),
  'transfer.leave.stay': msg({ id: 'transfer.leave.stay', message: 'Stay on this page' }),
  'transfer.leave.go': msg({ id: 'transfer.leave.go', message: 'Leave' }),
  'transfer.locked': msg({ id: 'transfer.locked', message: 'You already have a reference code' }),
  'transfer.locked.text': msg({
    id: 'transfer.locked.text',
    message:
      'Other methods are not available after a reference code has been created. To choose another payment method, leave this transfer first.',
  }),
  'transfer.complete': msg({ id: 'transfer.complete', message: 'I have the details, complete the order' }),
  'errors.transferUntold': msg({
    id: 'errors.transferUntold',
    message: 'We could not complete your order.',
  }),
  'errors.transferUntold.valid': msg({
    id: 'errors.transferUntold.valid',
    message: 'Your reference code is still valid. Make the transfer, or try again here.',
  }),
  'transfer.loginOver': msg({
    id: 'transfer.loginOver',
    message: 'Your session has ended. Your reference code stays valid: you can make the transfer.',
  }),
  'transfer.loginOver.how': msg({
    id: 'transfer.loginOver.how',
    message: 'To complete the order here, enter a new SMS code and return to this page.',
  }),
  'transfer.completing': msg({ id: 'transfer.completing', message: 'Completing your order…' }),
  'transfer.starting': msg({ id: 'transfer.starting', message: 'Creating your reference code…' }),
  'awaited.heading': msg({ id: 'awaited.heading', message: 'We are waiting for your transfer' }),
  'awaited.lede': msg({
    id: 'awaited.lede',
    message: 'Your order is confirmed once the money arrives. You can close this page.',
  }),
  'awaited.exactly': msg({ id: 'awaited.exactly', message: 'Amount to send' }),
  'awaited.next': msg({ id: 'awaited.next', message: 'What happens next?' }),
  'awaited.next.code': msg({ id: 'awaited.next.code', message: 'Your reference code is ready' }),
  'awaited.next.send': msg({ id: 'awaited.next.send', message: 'Send the transfer from your bank' }),
  'awaited.next.send.how': msg({ id: 'awaited.next.send.how', message: 'Write the code in the description' }),
  'awaited.next.confirmed': msg({ id: 'awaited.next.confirmed', message: 'Your order is confirmed' }),
  'awaited.next.confirmed.when': msg({ id: 'awaited.next.confirmed.when', message: 'Once the money arrives' }),
  'awaited.stranded': msg({
    id: 'awaited.stranded',
    message: 'Your order is waiting for your transfer, but we could not take you back to the shop.',
  }),
}
