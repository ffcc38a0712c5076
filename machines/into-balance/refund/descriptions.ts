import type { Descriptions } from '../../support/descriptions'
import type { refundMachine } from './machine'

export const descriptions: Descriptions<typeof refundMachine> = {
  is: 'A refund that the shopper may take into the balance. A claim is left only by its own answer: the provider’s refusal leads back to the offer, and a lost answer ends the machine, so that the checkout asks the order. A claimed refund leads to no second claim.',
  on: {
    'network.changed':
      'The connection is noted: a press while offline sends nothing, and says so until the connection is back (BEST-05).',
  },
  states: {
    open: { is: 'The offer and the balance beside it. The two do not wait for each other.' },
    'open.claim': { is: 'The claim.' },
    'open.claim.offered': {
      is: 'The refund is offered.',
      on: {
        'shopper.claimed [isOnline]': 'The shopper takes it into the balance.',
        'shopper.claimed [else]': 'The browser is offline: nothing is sent, and the page says so.',
      },
    },
    'open.claim.claiming': {
      is: 'The claim is sent, once. The shopper can neither press again nor leave for the shop.',
      on: {
        'done claimRefund [isClaimed]':
          'The provider moved the amount into the balance, now or when it was claimed before, here or elsewhere (REF-02).',
        'done claimRefund [isUntransferable]': 'The provider cannot move this refund (REF-02).',
        'done claimRefund [isRefused]': 'The provider refused and the order confirms it: no money was moved.',
        'done claimRefund [else]': 'The answer does not say what happened.',
        'error claimRefund': 'No answer came. The claim may have been processed.',
      },
    },
    'open.claim.untransferable': {
      is: 'Says that this refund cannot go into the balance.',
      on: { 'shopper.retried': 'The shopper returns to the offer, since the provider may allow it later.' },
    },
    'open.funds': { is: 'The balance that is shown beside the offer.' },
    'open.funds.asking': {
      is: 'Asks the provider for the balance.',
      on: {
        'done askBalance': 'The balance is known, or the provider did not tell it: the offer is the same.',
        'error askBalance': 'The balance stays unknown and is left out.',
      },
    },
    'open.funds.asked': { is: 'The balance is shown, or left out where it is unknown.' },
    claimed: { is: 'Ends with the receipt.' },
    unknown: { is: 'Ends with a claim whose outcome is unknown: the checkout asks the order.' },
  },
}
