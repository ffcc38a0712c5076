import { msg } from '@lingui/core/macro'

/** Of refunds and settlements, which go into the balance. */
export const intoBalanceWords = {
  'errors.requestUndone': msg({
    id: 'errors.requestUndone',
    message: 'Your request could not be completed. No money was moved. You can try again.',
  }),
  'errors.requestUnderWay': msg({
    id: 'errors.requestUnderWay',
    message:
      'Another request for this money is in progress. No money was moved by this attempt. Wait for the other request to finish.',
  }),
  'errors.nothingMoved': msg({ id: 'errors.nothingMoved', message: 'No money was moved.' }),
  'errors.notSettled': msg({
    id: 'errors.notSettled',
    message: 'The transfer could not be completed. Please try again later.',
  }),
  'title.refund': msg({ id: 'title.refund', message: 'Your refund' }),
  'title.refunded': msg({ id: 'title.refunded', message: 'Result of your refund' }),
  'title.settlement': msg({ id: 'title.settlement', message: 'Your earnings' }),
  'title.settled': msg({ id: 'title.settled', message: 'Your choice is saved' }),
  'title.checkingRequest': msg({ id: 'title.checkingRequest', message: 'Checking your request' }),
  'live.refund': msg({ id: 'live.refund', message: 'Your refund is ready to be added to your balance' }),
  'live.claiming': msg({
    id: 'live.claiming',
    message: 'Your refund is being transferred, please do not close this page',
  }),
  'live.claimed': msg({ id: 'live.claimed', message: 'Your refund has been added to your balance' }),
  'live.claimedBefore': msg({ id: 'live.claimedBefore', message: 'This refund has already been claimed' }),
  'live.settlement': msg({ id: 'live.settlement', message: 'Choose where your money should go' }),
  'live.setting': msg({ id: 'live.setting', message: 'Your choice is being saved, please do not close this page' }),
  'live.settled': msg({ id: 'live.settled', message: 'The money will be in your balance within 1 hour' }),
  'live.settledAlways': msg({
    id: 'live.settledAlways',
    message: 'The money will be in your balance within 1 hour, and so will what you earn from now on',
  }),
  'live.declined': msg({ id: 'live.declined', message: 'The money will go to your bank account' }),
  'live.settledBefore': msg({ id: 'live.settledBefore', message: 'You have already made your choice' }),
  'live.checkingRequest': msg({
    id: 'live.checkingRequest',
    message: 'We are checking the result of your request. Please do not send it again.',
  }),
  'refund.heading': msg({ id: 'refund.heading', message: 'Add your refund to your balance' }),
  'refund.lede': msg({
    id: 'refund.lede',
    message: '{merchantName} has refunded your order. Confirm to add the amount to your balance.',
  }),
  'refund.lede.noName': msg({
    id: 'refund.lede.noName',
    message: 'Your order has been refunded. Confirm to add the amount to your balance.',
  }),
  'refund.amount': msg({ id: 'refund.amount', message: 'Refund amount' }),
  'refund.balance': msg({ id: 'refund.balance', message: 'My balance' }),
  'refund.after': msg({ id: 'refund.after', message: 'Your balance after the refund' }),
  'refund.claim': msg({ id: 'refund.claim', message: 'Add to my balance' }),
  'refund.claiming': msg({ id: 'refund.claiming', message: 'Transferring your refund' }),
  'refund.notNow': msg({ id: 'refund.notNow', message: 'Not now' }),
  'refund.untransferable.heading': msg({
    id: 'refund.untransferable.heading',
    message: 'The refund could not be transferred',
  }),
  'refund.untransferable.lede': msg({
    id: 'refund.untransferable.lede',
    message: 'No money was moved. Please contact the shop where you made the purchase.',
  }),
  'refund.claimed.heading': msg({
    id: 'refund.claimed.heading',
    message: 'Your refund has been added to your balance',
  }),
  'refund.claimed.lede': msg({ id: 'refund.claimed.lede', message: 'Your refund is part of your balance now.' }),
  'refund.claimedBefore.heading': msg({
    id: 'refund.claimedBefore.heading',
    message: 'This refund has already been claimed',
  }),
  'refund.claimedBefore.lede': msg({
    id: 'refund.claimedBefore.lede',
    message: 'This refund has already been added to a balance. You do not need to do anything.',
  }),
  'settlement.heading': msg({ id: 'settlement.heading', message: 'Where should we send your earnings?' }),
  'settlement.lede': msg({ id: 'settlement.lede', message: 'Choose where your money should go.' }),
  'settlement.amount': msg({ id: 'settlement.amount', message: 'Your earnings' }),
  'settlement.amountFrom': msg({ id: 'settlement.amountFrom', message: 'Your earnings · {merchantName}' }),
  'settlement.into': msg({ id: 'settlement.into', message: 'Where the money goes' }),
  'settlement.intoBalance': msg({ id: 'settlement.intoBalance', message: 'Into my balance' }),
  'settlement.withinAnHour': msg({ id: 'settlement.withinAnHour', message: 'Within 1 hour' }),
  'settlement.intoBank': msg({ id: 'settlement.intoBank', message: 'To my bank account' }),
  'settlement.asUsual': msg({ id: 'settlement.asUsual', message: 'As usual' }),
  'settlement.always': msg({ id: 'settlement.always', message: 'Always transfer to my balance' }),
  'settlement.confirm': msg({ id: 'settlement.confirm', message: 'Confirm' }),
  'settlement.setting': msg({ id: 'settlement.setting', message: 'Saving your choice' }),
  'settlement.settled.heading': msg({
    id: 'settlement.settled.heading',
    message: 'Your money is on its way to your balance',
  }),
  'settlement.settled.lede': msg({
    id: 'settlement.settled.lede',
    message: 'The money will be in your balance within 1 hour.',
  }),
  'settlement.settledAlways.lede': msg({
    id: 'settlement.settledAlways.lede',
    message:
      'The money will be in your balance within 1 hour. From now on your earnings are transferred to your balance automatically.',
  }),
  'settlement.declined.heading': msg({
    id: 'settlement.declined.heading',
    message: 'The money will go to your bank account',
  }),
  'settlement.declined.lede': msg({
    id: 'settlement.declined.lede',
    message: 'Nothing was transferred to your balance. You are paid as usual.',
  }),
  'settlement.settledBefore.heading': msg({
    id: 'settlement.settledBefore.heading',
    message: 'You have already made your choice',
  }),
  'settlement.settledBefore.lede': msg({
    id: 'settlement.settledBefore.lede',
    message: 'You can choose only once per payment. You do not need to do anything.',
  }),
  'outcome.request.heading': msg({
    id: 'outcome.request.heading',
    message: 'We are checking the result of your request',
  }),
  'outcome.request.unknown': msg({
    id: 'outcome.request.unknown',
    message: 'We do not know the result of your request yet',
  }),
  'outcome.request.closed': msg({ id: 'outcome.request.closed', message: 'This link can no longer be used' }),
  'outcome.request.lede': msg({
    id: 'outcome.request.lede',
    message: 'We lost the connection before we got an answer. The money may already have been transferred.',
  }),
  'outcome.request.doNotRepeat': msg({
    id: 'outcome.request.doNotRepeat',
    message: 'Please do not send it again until you know the result.',
  }),
}
