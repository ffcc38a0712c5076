import type { Descriptions } from '../../support/descriptions'
import type { reconciliationMachine } from './machine'

export const descriptions: Descriptions<typeof reconciliationMachine> = {
  is: 'A payment whose outcome is unknown: nothing can be paid here until the provider gives an explicit answer. A failed question counts as no answer, and a payment at a bank is shown as that.',
  on: {
    'shopper.wentToShop [canReturn]':
      'The shopper goes back to the shop: the merchant’s server then asks the provider. It works once a callback address is known, and while its form is posted it posts no second one.',
    'shopper.wentToBank [hasBank]':
      'The shopper goes to the bank again, while this page still holds the way there. One press uses that way up; the next answer says whether it can be used again.',
  },
  states: {
    checking: { is: 'Asks often, with pauses that grow. The page says that the payment is being checked.' },
    'checking.asking': {
      is: 'Asks the provider for the outcome.',
      on: {
        'done askOutcome [isPaid]': 'The provider says that the payment succeeded.',
        'done askOutcome [isNotCharged]': 'The provider says that this payment failed: nothing was charged.',
        'done askOutcome [isBegun]': 'The payment was a transfer and has its code.',
        'done askOutcome [isFree]': 'The payment was sent from another place and failed: the order can be paid here.',
        'done askOutcome [isLoginRefused]':
          'The provider did not accept the login: asking again is useless before the shopper logs in.',
        'done askOutcome [isClosed]': 'The order is closed at the provider, so frequent questions stop.',
        'done askOutcome [else]':
          'The payment is still at a bank, or the provider gave no verdict: the machine waits and asks again.',
        'error askOutcome': 'The question failed, which says nothing about the payment.',
      },
    },
    'checking.pausing': {
      is: 'Waits before the next question; each pause is twice as long as the one before, up to the longest.',
      on: {
        'always [arePausesUsedUp]':
          'All pauses were used and no bank has to decide: the page says that the outcome is unknown.',
        'shopper.askedAgain': 'The shopper asks without waiting.',
        'tab.woke': 'The shopper looks at the page again or is back online, so the answer may have changed.',
        'after nextPause': 'The pause is over.',
      },
    },
    unknown: {
      is: 'The page says that the outcome is unknown. The machine keeps asking, at long intervals, while the page is open.',
    },
    'unknown.pausing': {
      is: 'Waits for a long time before it asks again.',
      on: {
        'shopper.askedAgain': 'The shopper wants to know now.',
        'tab.woke': 'The page is looked at again, or the connection is back.',
        'after restingPause': 'The long pause is over.',
      },
    },
    'unknown.asking': {
      is: 'Asks the provider once more; the page keeps saying that the outcome is unknown.',
      on: {
        'done askOutcome [isPaid]': 'The provider now confirms the payment.',
        'done askOutcome [isNotCharged]': 'The provider now says that nothing was charged.',
        'done askOutcome [isBegun]': 'It turns out to be a transfer that has its code.',
        'done askOutcome [isFree]': 'The payment from another place has failed by now: the order can be paid here.',
        'done askOutcome [isLoginRefused]':
          'The login has ended meanwhile: the shopper logs in before more can be learned.',
        'done askOutcome [isClosed]':
          'The provider says that the order is closed, and no more: the page says so and waits.',
        'done askOutcome [else]': 'There is still no verdict; a bank may have the payment.',
        'error askOutcome': 'The question failed and is repeated after the long pause.',
      },
    },
    returning: {
      is: 'Posts the token to the merchant’s callback address. The page goes away with the post.',
      on: {
        'done postToken': 'The form was posted. If the page is still here, asking goes on at long intervals.',
        'error postToken': 'The form could not be posted: the outcome stays open and asking goes on.',
      },
    },
    goingToBank: {
      is: 'Goes to the bank that waits for the shopper.',
      on: { 'tab.woke': 'The shopper is back and may have decided at the bank, so the provider is asked at once.' },
    },
    'goingToBank.posting': {
      is: 'Posts the form of the bank.',
      on: {
        'done goToBank': 'The form was posted and the page should go away.',
        'error goToBank': 'The form could not be posted: asking goes on.',
      },
    },
    'goingToBank.leaving': {
      is: 'The browser is on its way to the bank.',
      on: { 'after bankPatience': 'The page is still here, so the bank did not open: asking goes on.' },
    },
    paid: { is: 'Ends with the receipt that the provider confirmed.' },
    notCharged: { is: 'Ends with the reason why nothing was charged. The order can be paid again.' },
    begun: { is: 'Ends with a transfer that has its code: the shopper still has to send the money.' },
    free: { is: 'Ends with an order that can be paid here, since the payment from another place has failed.' },
    loginOver: {
      is: 'Ends with the outcome still unknown. The shopper logs in again, and nothing can be paid until the order has answered.',
    },
  },
}
