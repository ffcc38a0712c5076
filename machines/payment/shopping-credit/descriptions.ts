import type { Descriptions } from '../../support/descriptions'
import type { shoppingCreditMachine } from './machine'

export const descriptions: Descriptions<typeof shoppingCreditMachine> = {
  is: 'The form that applies for a credit at a bank of the shopper’s choice; only a bank that lends this amount can be chosen (CRED-01). It sends nothing: it ends with the application that is to be sent, or is left.',
  on: {
    'wallet.updated':
      'The verification level of the member is known better, and the next question for banks carries it.',
    'network.changed': 'The connection is noted: a press on apply while offline submits nothing.',
    'agreement.updated': 'The shopper accepted the contract or took that back, which may clear its fault.',
  },
  states: {
    entering: {
      is: 'Decides whether this order can have a credit at all, and whether the banks have to be fetched.',
      on: {
        'always [hasIneligibility]':
          'The last attempt was refused because of the member or the basket. That reason is shown before anything is asked again.',
        'always [areBanksKnown]': 'The banks were fetched for this price on an earlier visit.',
        'always [isAmountLent]': 'The price is between the smallest and the largest credit (CRED-01).',
        'always [else]': 'The price is too small, too large or in another currency, so no bank is asked (CRED-05).',
      },
    },
    askingBanks: {
      is: 'Asks the provider which banks lend for this price and this member (CRED-01).',
      on: {
        'form.left': 'The shopper chose another method before the banks were known.',
        'done askCreditBanks [isKnown]':
          'The banks are known. A bank that was chosen before stays chosen only if it still lends this amount.',
        'done askCreditBanks [isIneligible]':
          'The provider names a reason why this member or basket gets no credit (CRED-05).',
        'done askCreditBanks [else]':
          'The provider refused without a reason about credits, so the question can be repeated.',
        'error askCreditBanks': 'No answer came, and a general problem is shown.',
      },
    },
    banksUnknown: {
      is: 'Says that the banks could not be fetched, and offers another try (CRED-07).',
      on: {
        'form.left': 'The shopper pays with another method instead of waiting for the banks.',
        'shopper.retried': 'The shopper asks for the banks again.',
      },
    },
    ineligible: {
      is: 'Says why there is no credit, under a title for each reason (CRED-05). Nothing can be applied for here.',
      on: {
        'form.left': 'The other methods remain possible, and the shopper chose one.',
        'shopper.retried [canBecomeEligible]':
          'The shopper may have put it right by verifying the identity or the e-mail address. Other reasons have no second try.',
      },
    },
    open: { is: 'The form, beside the payment plan of the chosen bank. An application does not wait for the plan.' },
    'open.form': {
      is: 'What the shopper chooses and presses.',
      on: {
        'form.left':
          'The shopper chose another method. The draft keeps the banks, the plans and the choice for this price.',
      },
    },
    'open.form.looking': {
      is: 'The shopper compares banks. Only here can a press apply, so nothing is submitted twice or from behind the explanation (PAY-11).',
      on: {
        'shopper.choseBank [canChooseBank]':
          'The shopper picked a bank that lends this amount. An inactive bank or one with other limits cannot be chosen.',
        'shopper.askedHow': 'The shopper wants to read how to apply (CRED-02).',
        'shopper.applied [isReadyToApply]': 'A bank is chosen, the contract accepted and the browser online.',
        'shopper.applied [else]':
          'The bank or the agreement is missing, or the browser is offline: nothing is submitted, and the faults become visible.',
      },
    },
    'open.form.learning': {
      is: 'Explains in a dialog over the form how to apply. Nothing can be chosen or pressed behind it.',
      on: { 'shopper.closed': 'The shopper has read it and is back in the form.' },
    },
    'open.plans': {
      is: 'How the chosen bank would have the price paid back; before a choice, an example (CRED-02, CRED-08).',
    },
    'open.plans.deciding': {
      is: 'Decides what to ask. On the way out it notes the bank that the plans belong to, so that an answer is stored under that bank.',
      on: {
        'always [arePlansKnown]': 'This bank answered for this price before and is not asked twice.',
        'always [hasBank]': 'The plan of the chosen bank is not known yet.',
        'always [needsSamplePlans]': 'No bank is chosen, and some bank could give an example of 1,000 TL (CRED-08).',
        'always [else]': 'The example is known already, or no bank lends as much as the example.',
      },
    },
    'open.plans.idle': {
      is: 'No bank is chosen. The example is shown, if there is one.',
      on: {
        'bank.changed [hasBankChanged]':
          'The shopper chose the first bank, and its plan takes the place of the example.',
      },
    },
    'open.plans.sampling': {
      is: 'Asks the first bank that lends 1,000 TL for its plan as an example (CRED-08).',
      on: {
        'bank.changed [hasBankChanged]': 'The shopper chose a bank meanwhile, so the example is of no use.',
        'done askSample': 'The example is known, or the bank gave none and the form leaves it out.',
        'error askSample': 'No answer came. The form works without an example, and no problem is shown.',
      },
    },
    'open.plans.asking': {
      is: 'Asks the chosen bank how this price would be paid back. The shopper may apply meanwhile.',
      on: {
        'bank.changed [hasBankChanged]': 'Another bank is chosen, so the answer for the last one is dropped.',
        'done askCreditPlans [isKnown]': 'The plan is known and kept for this bank.',
        'done askCreditPlans [else]': 'The bank’s plan is not available.',
        'error askCreditPlans': 'No answer came, so the plan is missing.',
      },
    },
    'open.plans.known': {
      is: 'The plan of the chosen bank is shown.',
      on: { 'bank.changed [hasBankChanged]': 'The shown plan belongs to the last bank and is replaced.' },
    },
    'open.plans.unknown': {
      is: 'Says that the plan is missing and offers to ask again. The shopper can apply without it.',
      on: {
        'bank.changed [hasBankChanged]': 'The next bank may have a plan where the last one had none.',
        'shopper.askedPlans': 'The shopper asks the same bank again.',
      },
    },
    submitted: { is: 'Ends with the application. The payment attempt sends it.' },
    left: { is: 'Ends without an application.' },
  },
}
