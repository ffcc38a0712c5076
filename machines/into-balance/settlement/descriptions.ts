import type { Descriptions } from '../../support/descriptions'
import type { settlementMachine } from './machine'

export const descriptions: Descriptions<typeof settlementMachine> = {
  is: 'Where a seller’s money goes: into the balance once, always, or to the bank account. What is sent is what was chosen at the press. A lost answer ends the machine, so that the checkout asks the order.',
  on: {
    'network.changed':
      'The connection is noted: a press while offline sends nothing, and says so until the connection is back (BEST-05).',
  },
  states: {
    choosing: {
      is: 'The seller chooses (SET-01).',
      on: {
        'shopper.choseDestination': 'The seller chooses between the balance and the bank account.',
        'shopper.toggledAlways [isForBalance]':
          'The seller wants it this way from now on; the box exists for the balance alone.',
        'shopper.confirmed [isOnline]': 'The seller confirms the choice.',
        'shopper.confirmed [else]': 'The browser is offline: nothing is sent, and the page says so.',
      },
    },
    setting: {
      is: 'The choice is sent, once, and cannot be changed while it is on its way.',
      on: {
        'done setSettlement [isSet]':
          'The provider recorded the choice, or one was recorded before, here or elsewhere; it is final (SET-02).',
        'done setSettlement [isRefused]': 'The provider refused and the order confirms it: no money was moved.',
        'done setSettlement [else]': 'The answer does not say what happened.',
        'error setSettlement': 'No answer came. The choice may have been recorded.',
      },
    },
    decided: { is: 'Ends with the receipt of the choice.' },
    unknown: { is: 'Ends with a choice whose outcome is unknown: the checkout asks the order.' },
  },
}
