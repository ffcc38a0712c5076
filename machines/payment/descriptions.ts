import type { Descriptions } from '../support/descriptions'
import type { paymentMachine } from './machine'

export const descriptions: Descriptions<typeof paymentMachine> = {
  is: 'Everything after the login, up to the money. One method is on show at a time, as a form that sends nothing; its press starts the one attempt, so two payments cannot be on their way at once.',
  states: {
    reading: {
      is: 'Reads what the order and the configuration say about paying. Both are known by now, so no call is made.',
      on: {
        'done readTerms':
          'The terms say which methods the order allows, and whether a bank transfer has its code already.',
        'error readTerms': 'Without the terms no method can be offered.',
      },
    },
    termsFailed: {
      is: 'A dead end: the terms could not be read and nothing can be paid here.',
      on: { 'shopper.retried': 'The shopper tries again: nothing was sent, so reading again is safe.' },
    },
    'termsFailed.announced': {
      is: 'The danger modal says that the payment page could not be prepared (SHELL-15).',
      on: { 'shopper.closedDanger': 'The shopper has read the modal; its words stay in the page.' },
    },
    'termsFailed.noticed': { is: 'The page says that nothing can be paid, and offers to try again.' },
    open: {
      is: 'The shopper can pay. Method, balance, level and agreement run side by side, so a missing answer takes away only what depends on it.',
    },
    'open.method': {
      is: 'The methods as forms, one of them on show, and the one attempt that a submitted form starts.',
      on: { 'network.changed': 'The connection is noted for the next form: a press while offline sends nothing.' },
    },
    'open.method.choosing': {
      is: 'Picks the form to show: the chosen method if the order allows it for this buyer, otherwise the first that is allowed.',
      on: {
        'always [hasTransfer]':
          'A bank transfer has its code: the other methods are refused until it is given up (BANK-03).',
        'always [isMethodToOpen] → card': 'The card is next.',
        'always [isMethodToOpen] → balance': 'The balance is next; only members have one.',
        'always [isMethodToOpen] → shoppingCredit': 'The shopping credit is next; only members get one.',
        'always [isMethodToOpen] → bankTransfer': 'The bank transfer is next; only members can send one.',
        'always [else]': 'The order allows none of the methods for this buyer.',
      },
    },
    'open.method.none': { is: 'A dead end: this order cannot be paid here by any method.' },
    'open.method.none.announced': {
      is: 'The danger modal says that there is no way to pay this order.',
      on: { 'shopper.closedDanger': 'The shopper has read that no method is offered; the page keeps saying so.' },
    },
    'open.method.none.noticed': { is: 'The page says that no method is offered.' },
    'open.method.methodCrashed': {
      is: 'A form or an attempt broke before anything was sent. Only what was typed and chosen is lost.',
      on: {
        'shopper.retried': 'The terms are read again: a bank transfer that has its code is found by its stored entry.',
      },
    },
    'open.method.methodCrashed.announced': {
      is: 'The danger modal says that the payment form stopped working.',
      on: {
        'shopper.closedDanger': 'The shopper has read about the crash; the message stays beside the way to try again.',
      },
    },
    'open.method.methodCrashed.noticed': {
      is: 'The page says that the form stopped working, and offers to try again.',
    },
    'open.method.card': {
      is: 'The card form. It sends nothing: it ends with what is to be sent, or is left for another method.',
      on: {
        'network.changed': 'The card form hears of the connection, so that a press while offline sends nothing.',
        'wallet.changed': 'The card form hears the balance and the level: both decide what may be paid with.',
        'done cardPayment [isSubmitted]':
          'The shopper pressed pay: the attempt starts with what was frozen at the press.',
        'done cardPayment [else]':
          'The card form was left; the next form starts without the message of a refused card.',
        'error cardPayment': 'The card form broke before anything was sent.',
        'change of cardPayment [isAttempt]': 'Pay was pressed and the form waits for the installments.',
        'change of cardPayment [else]': 'The form has no press that waits, so the shopper may change it.',
      },
    },
    'open.method.card.choosing': {
      is: 'The shopper fills in the card form and may still choose another method.',
      on: {
        'shopper.choseMethod [isOtherMethodOffered]':
          'The shopper leaves the card for another offered method; the form hands over what it holds first.',
        'shopper.agreed': 'The shopper ticked or cleared the agreement: the card form needs it for the press.',
      },
    },
    'open.method.card.pressed': {
      is: 'Pay was pressed and waits for the installments. Changes of agreement or method are ignored: what was pressed is what is sent (PAY-11).',
    },
    'open.method.balance': {
      is: 'The balance form, for members only. It sends nothing and ends with what is to be sent.',
      on: {
        'shopper.choseMethod [isOtherMethodOffered]': 'The shopper leaves the balance for another offered method.',
        'shopper.agreed': 'The agreement changed: the balance form needs it for the press.',
        'network.changed': 'The balance form hears whether the browser is online.',
        'wallet.changed': 'The balance form hears the balance: it must cover the price.',
        'done balancePayment [isSubmitted]': 'The shopper pays with the balance: the attempt starts.',
        'done balancePayment [else]': 'The balance form was left; its message about a refusal is cleared.',
        'error balancePayment': 'The balance form broke before anything was sent.',
      },
    },
    'open.method.shoppingCredit': {
      is: 'The shopping credit form, for members only. It knows what the provider refused last.',
      on: {
        'shopper.choseMethod [isOtherMethodOffered]':
          'The shopper leaves the shopping credit for another offered method.',
        'shopper.agreed': 'The agreement changed: the credit form needs it for the press.',
        'network.changed': 'The credit form hears whether the browser is online.',
        'wallet.changed': 'The credit form hears the level of the member, which a credit depends on.',
        'done shoppingCredit [isSubmitted]': 'The shopper applies for the credit: the attempt starts.',
        'done shoppingCredit [else]': 'The credit form was left; the next form starts without its refusal.',
        'error shoppingCredit': 'The credit form broke before anything was sent.',
      },
    },
    'open.method.bankTransfer': {
      is: 'The banks to transfer to, before there is a code. The other methods can still be chosen.',
      on: {
        'shopper.choseMethod [isOtherMethodOffered]': 'The shopper leaves the banks for another offered method.',
        'shopper.agreed': 'The agreement changed: the transfer form needs it for the press.',
        'network.changed': 'The transfer form hears whether the browser is online.',
        'done bankTransfer [isSubmitted]': 'The shopper asks for a transfer code: the attempt starts.',
        'done bankTransfer [else]': 'The banks were left; which bank was chosen is remembered.',
        'error bankTransfer': 'The transfer form broke before a code was asked for.',
      },
    },
    'open.method.lockedIn': {
      is: 'The transfer has its code. Every tab and device that opens the order finds it, and no other method is allowed until the code is given up (BANK-03, PAY-13).',
      on: {
        'network.changed': 'The transfer page hears whether the browser is online.',
        'done bankTransfer [isPaid]': 'The order is paid already: the receipt is shown.',
        'done bankTransfer [isNotified]': 'The shopper has the bank details; the money is still to come.',
        'done bankTransfer [else]':
          'The code was given up or has lapsed: it is not found again, and the other methods are allowed.',
        'error bankTransfer':
          'The transfer page broke. Its code is still valid and is found when the shopper tries again.',
        'change of bankTransfer [isAttempt]': 'The notification of the transfer was sent and its answer is awaited.',
        'change of bankTransfer [else]': 'No call is under way: the shopper reads the code and the bank details.',
      },
    },
    'open.method.lockedIn.resting': {
      is: 'The code is on show. Other methods and other addresses lead to an explanation.',
      on: {
        'shopper.choseMethod': 'The method stays: the page explains that the transfer must be given up first.',
        'address.asked': 'Back or a typed address cannot leave the transfer: the page explains why.',
      },
    },
    'open.method.lockedIn.inFlight': {
      is: 'The notification is on its way. Choosing another method is ignored until the answer is here.',
    },
    'open.method.attempting': {
      is: 'The one attempt after a press. Another method or a second attempt is impossible before it has ended (PAY-05, PAY-11).',
      on: {
        'done attempt [isPaid]': 'The provider confirmed the payment.',
        'done attempt [isRefused]': 'Nothing was charged: the same form returns with what was typed and the reason.',
        'done attempt [isRepriced]':
          'The shopper accepted a new price: the form returns with it, and pay must be pressed again.',
        'done attempt [isTransferIssued]': 'The provider issued a transfer code: the transfer is shown with it.',
        'done attempt [else]': 'The outcome is unknown, or a bank has to decide: the checkout asks the order.',
        'error attempt [isUnderWay]': 'The attempt broke after the payment was sent: its outcome is unknown.',
        'error attempt [else]': 'The attempt broke before the payment was sent: nothing was charged.',
        'change of attempt [isAttempt] → repricing': 'The order costs something else than what was shown.',
        'change of attempt [isAttempt] → overdue': 'The answer takes so long that waiting for it is no longer enough.',
        'change of attempt [isForCredit]': 'The credit continues at its bank.',
        'change of attempt [isAttempt] → redirecting': 'The bank of the card wants to see the shopper.',
        'change of attempt [isAttempt] → inFlight': 'The payment was sent.',
        'change of attempt [isAttempt] → identifying':
          'The provider’s limits require that the shopper proves their identity.',
        'change of attempt [else]': 'The attempt checks and prepares; the payment was not sent.',
      },
    },
    'open.method.attempting.preparing': { is: 'The limits, the order and the card are checked. Nothing was sent.' },
    'open.method.attempting.identifying': {
      is: 'The shopper is asked who they are. Until they answer, the payment can be left like one that was not pressed.',
    },
    'open.method.attempting.repricing': {
      is: 'The shopper decides about the new price. Nothing was sent, so another method may be chosen instead.',
      on: {
        'shopper.choseMethod [isOffered]':
          'The shopper turns the new price down and chooses a method; the attempt ends without a payment.',
      },
    },
    'open.method.attempting.inFlight': {
      is: 'The payment was sent and its answer is awaited. Once it ends, the balance is asked for again: the payment may have changed it.',
    },
    'open.method.attempting.overdue': {
      is: 'The payment was sent and is overdue. Its answer still counts, and a second payment stays impossible.',
    },
    'open.method.attempting.redirecting': {
      is: 'The shopper goes to the 3-D page of the bank, which decides about the payment.',
      on: {
        'tab.restored':
          'The browser shows this page again after the bank: the attempt hears of it and ends as unknown.',
      },
    },
    'open.method.attempting.goingForCredit': {
      is: 'The shopper goes to the bank that gives the credit. It has an address and a screen of its own (CRED-04).',
      on: { 'tab.restored': 'The page is back from the bank of the credit: the attempt ends, and the order is asked.' },
    },
    'open.funds': { is: 'What the member has in the wallet (PAY-02). The card does not wait for it.' },
    'open.funds.entering': {
      is: 'Decides whether there is a balance to ask for.',
      on: {
        'always [isMember]': 'The buyer is a member and has a wallet.',
        'always [else]': 'Guests have no balance.',
      },
    },
    'open.funds.none': { is: 'A guest pays: no balance is asked for or offered.' },
    'open.funds.asking': {
      is: 'Asks the provider for the balance in the currency of the order.',
      on: {
        'done askBalance [isKnown]': 'The provider gave the balance, and the form on show hears it.',
        'done askBalance [else]': 'The provider answered without a balance.',
        'error askBalance': 'The balance could not be read; paying by card is still possible.',
        'wallet.outdated [isIdle]':
          'A payment ended while the balance was asked for: the answer may be older than the payment, so it is dropped and asked for again.',
      },
    },
    'open.funds.known': {
      is: 'The balance is known.',
      on: {
        'wallet.outdated [isIdle]':
          'A payment ended, and the balance may have been the reason for its refusal: it is asked for again.',
      },
    },
    'open.funds.unknown': {
      is: 'The balance could not be found out.',
      on: {
        'wallet.outdated [isIdle]':
          'A payment ended: the balance is tried again. While a payment runs, the answer could be outdated at once.',
        'shopper.askedBalance': 'The shopper asks for the balance again.',
      },
    },
    'open.level': { is: 'How well the provider knows the member (PAY-02).' },
    'open.level.entering': {
      is: 'Decides whether there is a level to ask for.',
      on: {
        'always [isMember]': 'The provider keeps a level for each member.',
        'always [else]': 'Guests have no level.',
      },
    },
    'open.level.none': { is: 'A guest pays: the identity gate does not apply.' },
    'open.level.asking': {
      is: 'Asks the provider for the level of the member.',
      on: {
        'done askMemberLevel [isKnown]': 'The provider gave the level, and the form on show learns it.',
        'done askMemberLevel [else]': 'The provider answered without a level.',
        'error askMemberLevel': 'The level could not be read.',
      },
    },
    'open.level.known': { is: 'The level is known. An identity gate that finds a newer one replaces it.' },
    'open.level.unknown': {
      is: 'The level is unknown: the identity gate asks again before a payment that depends on it.',
    },
    'open.agreement': {
      is: 'Whether the shopper has ticked the agreement, as a state that the checkout stores for one who has to come back (BEST-14).',
      on: { 'agreement.changed': 'The shopper ticked or cleared the box in the form on show.' },
    },
    'open.agreement.untouched': {
      is: 'The box is as it was when the form opened: the order’s setting, or what this shopper had set before.',
    },
    'open.agreement.reassessing': {
      is: 'Looks at the box.',
      on: {
        'always [hasAgreed]': 'The box is ticked.',
        'always [else]': 'The box is empty.',
      },
    },
    'open.agreement.open': { is: 'The agreement is missing: the form refuses the press.' },
    'open.agreement.given': { is: 'The shopper has ticked the box.' },
    paid: { is: 'Ends with the receipt of the payment.' },
    notified: {
      is: 'Ends with a transfer that the shopper still has to send: the receipt holds its code and the account.',
    },
    unknown: {
      is: 'Ends with a payment whose outcome is unknown, or which a bank decides. Nothing can be paid before the order has answered.',
    },
  },
}
