import type { Descriptions } from '../../support/descriptions'
import type { balancePaymentMachine } from './machine'

export const descriptions: Descriptions<typeof balancePaymentMachine> = {
  is: 'The form that pays the whole order from the balance; a balance that is too small, of another currency or unknown cannot be submitted (BAL-01, BAL-04). It moves no money: it ends with what is to be sent, or is left.',
  on: {
    'wallet.updated': 'The member’s balance is known or has changed, so it is judged again whether it is enough.',
    'network.changed': 'The connection is noted: a press on pay while offline submits nothing.',
    'agreement.updated': 'The shopper accepted the contract or took that back. Paying needs it accepted.',
    'form.left': 'The shopper chose another method, which is possible in every state before the end.',
  },
  states: {
    choosing: {
      is: 'The shopper sees the balance and may pay with it. Only here can a press submit, so that nothing is sent from behind the dialog.',
      on: {
        'always [isModalDue]':
          'The balance is known and cannot pay the price, and that was not explained yet (BAL-03).',
        'shopper.paid [isReadyToPay]': 'The balance is enough, the contract accepted and the browser online.',
        'shopper.paid [else]':
          'The balance is not enough or unknown, the agreement is missing, or the browser is offline: the form shows what is in the way.',
      },
    },
    explaining: {
      is: 'A dialog says that the balance cannot pay this order. It appears once, also over several visits to this method (BAL-03).',
      on: { 'shopper.closed': 'The shopper has read it. The draft keeps that, so it does not open again.' },
    },
    submitted: { is: 'Ends with the submission. The payment attempt sends it after the identity check.' },
    left: { is: 'Ends without a payment.' },
  },
}
