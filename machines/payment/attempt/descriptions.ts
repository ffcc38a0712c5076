import type { Descriptions } from '../../support/descriptions'
import type { paymentAttemptMachine } from './machine'

export const descriptions: Descriptions<typeof paymentAttemptMachine> = {
  is: 'One attempt after one press, by any method, with what was frozen at the press: later clicks and typing cannot reach it. Only an explicit refusal means that nothing was charged; any other failure after the sending leaves the outcome unknown.',
  states: {
    entering: {
      is: 'Decides whether the identity gate applies.',
      on: {
        'always [hasGate]': 'A member pays by card or balance: the limits and the identity are checked first.',
        'always [else]': 'This payment has no identity gate.',
      },
    },
    gating: {
      is: 'The identity gate checks who the member is and how much they may pay. An answer that is missing blocks the payment.',
      on: {
        'done kycGate [isGateOpen]': 'The payment is allowed; the newest level and cards are noted.',
        'done kycGate [else]':
          'The shopper closed the question, or the gate could not find out whether the payment is allowed.',
        'error kycGate': 'The gate broke, so it did not allow the payment: nothing was sent.',
        'change of kycGate [isIdentityAsked]': 'The gate needs an answer of the shopper.',
        'change of kycGate [else]': 'The gate waits for the provider.',
      },
    },
    'gating.looking': { is: 'The provider is asked for limits and level; the shopper has nothing to do.' },
    'gating.asking': { is: 'A modal asks the shopper who they are. They may close it.' },
    checking: {
      is: 'The last look at the order before the money: from here on no other tab can send a payment of it. Nothing is sent yet, so the shopper can still leave.',
      on: {
        'done checkOrder [isReady]': 'The order is still unpaid and costs what was shown.',
        'done checkOrder [isPriceChanged]': 'The provider asks another price than the one on the page.',
        'done checkOrder [isPaidOrUnderWay]':
          'The order was paid, or another payment of it is on its way: the order says which.',
        'done checkOrder [else]': 'The order cannot be paid now, or its state could not be read: nothing was sent.',
        'error checkOrder': 'The look at the order broke: nothing was sent.',
      },
    },
    accepting: {
      is: 'The order costs something else than what was shown. The new price is never charged before the shopper accepts it (BEST-08).',
      on: {
        'shopper.acceptedPrice': 'The shopper accepts the new price. The attempt ends here: pay must be pressed again.',
      },
    },
    'accepting.announced': {
      is: 'The danger modal names the new price.',
      on: { 'shopper.closedDanger': 'The shopper has read the modal.' },
    },
    'accepting.noticed': {
      is: 'The page shows the new price and waits for the shopper to accept it or to choose another method.',
    },
    preparing: {
      is: 'Gets ready all that the call carries and checks it against what was shown at the press. Nothing is sent.',
      on: {
        'done prepare [isReady]': 'All is ready and unchanged: the payment may be sent.',
        'done prepare [else]':
          'The provider refused, the form changed since the press, or another tab pays: nothing was sent.',
        'error prepare': 'The preparation broke: nothing was sent.',
      },
    },
    authorising: {
      is: 'The payment is sent, once. Waiting changes only what the page says; the answer that counts is that of this call.',
      on: {
        'done authorise [isPaid]': 'The provider confirmed the payment.',
        'done authorise [isRefused]': 'The provider refused explicitly: nothing was charged.',
        'done authorise [isRedirected]': 'The bank wants to see the shopper before it decides.',
        'done authorise [isTransferIssued]': 'The provider issued a transfer code: the shopper sends the money.',
        'done authorise [else]': 'The answer does not say whether the payment was made.',
        'error authorise': 'The call broke after the payment was sent. A broken call is not a failed payment.',
      },
    },
    'authorising.sent': {
      is: 'The payment was sent a moment ago.',
      on: { 'after slowness': 'It takes longer than usual, and the page says so.' },
    },
    'authorising.slow': {
      is: 'The answer takes longer than usual.',
      on: { 'after overdue': 'A busy button is no longer enough: the page says that the answer is overdue.' },
    },
    'authorising.overdue': {
      is: 'The answer is overdue. It is still awaited, and the payment is not sent a second time.',
    },
    redirecting: {
      is: 'The bank decides next. However the shopper comes back from it, the order says how the payment ended.',
      on: { 'tab.restored': 'The browser shows this page again after the bank, so the order is asked.' },
    },
    'redirecting.pausing': {
      is: 'The page says for a moment that the bank comes next.',
      on: {
        'shopper.wentToBank': 'The shopper goes on before the pause is over.',
        'after bankPause': 'The message was on show long enough; a credit has a pause of its own (CRED-04).',
      },
    },
    'redirecting.posting': {
      is: 'Posts the form of the bank.',
      on: {
        'done goToBank': 'The form was posted and the page should go away.',
        'error goToBank': 'The form could not be posted. The payment was sent, so its outcome is unknown.',
      },
    },
    'redirecting.leaving': {
      is: 'The browser is on its way to the bank.',
      on: { 'after bankPatience': 'The page is still here although the bank was called: the order is asked.' },
    },
    paid: { is: 'Ends with the receipt.' },
    refused: {
      is: 'Ends without a charge: the shopper gave up, a check failed or the provider refused. What was typed is kept.',
    },
    repriced: { is: 'Ends with the accepted price. Nothing was sent.' },
    issued: { is: 'Ends with a transfer code. The money is still to come.' },
    unknown: {
      is: 'Ends with an unknown outcome, of this payment or of one before it. The order is asked before anything can be paid.',
    },
  },
}
