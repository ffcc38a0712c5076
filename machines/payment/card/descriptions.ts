import type { Descriptions } from '../../support/descriptions'
import type { cardPaymentMachine } from './machine'

export const descriptions: Descriptions<typeof cardPaymentMachine> = {
  is: 'The form that pays with a saved card, a new card, or a card that is chosen in BKM Express; the submission carries only the one that is shown. The form moves no money: it ends with what is to be sent, or is left.',
  on: {
    'wallet.updated':
      'The balance of the member is known or has changed, so a mixed payment and its faults are judged again.',
    'network.changed': 'The connection is noted: a press on pay while offline submits nothing.',
    'agreement.updated': 'The shopper accepted the contract or took that back, which may clear its fault.',
  },
  states: {
    entering: {
      is: 'Decides whether the saved cards have to be fetched.',
      on: {
        'always [isWalletKnown]': 'The form was open before, so its draft already has the saved cards.',
        'always [else]': 'The form is opened for the first time.',
      },
    },
    openingWallet: {
      is: 'Asks for the member’s saved cards and the token that each payment carries (PAY-02). No payment can start before the answer.',
      on: {
        'form.left': 'The shopper chose another method and drops the question.',
        'done openWallet [isWalletOpen]': 'The saved cards are known. A guest’s wallet is empty.',
        'done openWallet [else]': 'The saved cards could not be had. The provider’s reason is shown where it gave one.',
        'error openWallet': 'The question itself failed: the form stays closed until another try succeeds.',
      },
    },
    walletClosed: {
      is: 'Says that the saved cards could not be fetched, with the ways on.',
      on: {
        'form.left': 'The shopper pays with another method instead.',
        'shopper.retried': 'The shopper asks for the saved cards once more.',
        'shopper.askedNewCard [canPayWithoutWallet]':
          'A new card needs no wallet (PAY-02), so the form opens with an empty one. Only a refusal allows this, since it brings what the form needs.',
      },
    },
    open: {
      is: 'The form, beside the two questions about the shown card: its installments and its bonus. The shopper can fill in the form while the provider answers them.',
    },
    'open.form': {
      is: 'What the shopper types, chooses and presses.',
    },
    'open.form.beginning': {
      is: 'Decides what is shown first, also after an attempt that a bank refused before the page was loaded again.',
      on: {
        'always [isCreditDue]':
          'The bank refused the card for too little money, and a shopping credit is possible for this order and member (CARD-12).',
        'always [else]': 'No credit is to be offered: the shopper begins with the form.',
      },
    },
    'open.form.offering': {
      is: 'Offers a shopping credit in a dialog over the form (CARD-12). Nothing can be paid until it is closed.',
      on: {
        'shopper.closed': 'The shopper declines the offer and continues with a card.',
        'form.left': 'The shopper takes the offer or another method.',
      },
    },
    'open.form.choosing': {
      is: 'The shopper fills in the form. Only here can a press on pay submit, so a second press or a late Enter sends nothing twice (PAY-11).',
      on: {
        'form.left': 'The shopper chose another method. The draft keeps the choices for the way back.',
        'shopper.filledCard':
          'A card field changed by a key, a paste or an autofill. Its fault is hidden while the shopper types.',
        'shopper.choseCard [isUsableCard]':
          'The shopper picked a saved card. An expired one cannot be chosen (CARD-08).',
        'shopper.askedNewCard': 'The shopper switches to the fields of a new card (CARD-01).',
        'shopper.askedSavedCards [hasSavedCards]':
          'The shopper returns to the saved cards. An empty wallet has no such list.',
        'shopper.askedBkm [isBkmEnabled]':
          'The shopper will choose a card in BKM Express, which the order has to allow.',
        'shopper.leftField [isFilledOrRefused]':
          'The fault of the field may be shown now. An empty field keeps it hidden until a press on pay has refused the form.',
        'shopper.choseInstallment [isOffered]':
          'The shopper picked a number of installments that this card is offered.',
        'shopper.choseBonus [hasBonus]':
          'The shopper uses the card’s bonus or keeps it for later. A card without usable bonus has no such choice.',
        'shopper.choseMix [canMix]':
          'The shopper lets the balance pay a part or takes that back. Only a card and a single payment that allow it have this choice (MIX-01, MIX-03).',
        'shopper.askedThreeDS':
          'The shopper asks for 3-D Secure or drops the wish. Where it is required, it is used anyway (CARD-09).',
        'shopper.storedCard [hasWallet]':
          'The shopper consents to storing the new card, or withdraws that (CARD-15). A guest has no wallet to store it in.',
        'shopper.paid [isReadyToPay]':
          'The form is complete and the browser online. The sum is noted as it was shown at the press.',
        'shopper.paid [else]':
          'Something is missing or the browser is offline: nothing is submitted, and all faults become visible.',
      },
    },
    'open.form.awaitingInstallments': {
      is: 'Pay was pressed and the form is locked. It waits for the installments, since their answer says whether the bank requires 3-D Secure (CARD-09).',
      on: {
        'always [hasBreakdownChanged]':
          'The installments or a newer balance changed the sum. Nothing is sent, and the shopper sees the form with the new sum (PAY-11).',
        'always [areInstallmentsAnswered]': 'The installments are answered and the sum is the one that was pressed.',
      },
    },
    'open.installments': {
      is: 'In how many installments the shown card can pay. A failed question leaves a single payment (INST-06).',
    },
    'open.installments.none': {
      is: 'No installments: fewer than eight digits of the card are known (INST-02), or no card is shown.',
      on: {
        'always [areInstallmentsKnown]':
          'The installments of these eight digits were fetched before and are used again.',
        'always [hasBin]': 'The first eight digits of another card are known.',
      },
    },
    'open.installments.asking': {
      is: 'Asks the provider for the installments of these eight digits (INST-01). A pressed payment waits for the answer.',
      on: {
        'card.changed [hasBinChanged]': 'Another card is shown, so the answer for the last one is dropped (INST-01).',
        'done askInstallments': 'The provider named the installments, or had none for this card.',
        'error askInstallments': 'No answer came: the card can make a single payment (INST-06).',
      },
    },
    'open.installments.answered': {
      is: 'The question for this card is over. It is not repeated while the same card is shown.',
      on: {
        'card.changed [hasBinChanged]':
          'Another card is shown. The chosen number of installments belonged to the last one and returns to a single payment.',
      },
    },
    'open.bonus': {
      is: 'The bonus points that the shown card has collected. A failed question offers none and blocks no payment (BON-05).',
    },
    'open.bonus.none': {
      is: 'No bonus: the card is not known completely, and the question needs the whole card.',
      on: {
        'always [isBonusKnown]': 'The bonus of this card was fetched before, so it is not asked for again.',
        'always [canAskBonus]': 'A saved card is chosen, or all fields of a new card are correct.',
      },
    },
    'open.bonus.asking': {
      is: 'Asks the provider for the bonus, once for each card (BON-01). A pressed payment does not wait for it.',
      on: {
        'card.changed [hasCardChanged]': 'Another card is shown, so the bonus of the last one is of no use.',
        'shopper.filledCard [isAuthenticating]':
          'The security code or the expiry date is corrected: the question had the former one and is asked again.',
        'done askBonus [isBonusFound]': 'The provider named a bonus, which is kept for this card.',
        'done askBonus [else]':
          'The provider refused, perhaps for the security code or the expiry date, so no bonus is offered (BON-05).',
        'error askBonus': 'No answer came, so no bonus is offered (BON-05).',
      },
    },
    'open.bonus.known': {
      is: 'The bonus of the shown card is known, and the form offers it where it can be used.',
      on: {
        'card.changed [hasCardChanged]':
          'A choice to use the bonus belongs to one card: another card begins without it.',
      },
    },
    'open.bonus.unknown': {
      is: 'The question failed or was refused. The shopper pays without bonus; the question is repeated only for another card or corrected fields.',
      on: {
        'shopper.filledCard [isAuthenticating]':
          'The security code or the expiry date is corrected: with the whole card, the bonus is asked for again.',
        'card.changed [hasCardChanged]': 'Another card is shown, and its bonus may be asked for.',
      },
    },
    submitted: { is: 'Ends with the submission. The payment attempt sends it.' },
    left: { is: 'Ends without a payment. The choices are kept in a draft for when the shopper returns.' },
  },
}
