import type { Descriptions } from '../../support/descriptions'
import type { foreignPhoneMachine } from './machine'

export const descriptions: Descriptions<typeof foreignPhoneMachine> = {
  is: 'A buyer with a foreign number pays without being a member: no code, no login. The provider decides whether the buyer pays here or on its plain card form (FRGN-01 to FRGN-03).',
  on: {
    'host.handedOver':
      'The app around this page handed over a login: it is noted until the call under way has its answer.',
  },
  states: {
    offering: {
      is: 'Says what a foreign number can pay with and asks whether to go on.',
      on: {
        'host.handedOver': 'A login was handed over: the offer ends, so that the login is checked.',
        'shopper.continued': 'The shopper goes on.',
        'shopper.steppedBack': 'The shopper goes back to enter another number.',
      },
    },
    reopening: {
      is: 'The buyer was not admitted, and the reason is known.',
      on: {
        'always [isHandedOver]': 'A login was handed over meanwhile: it is checked instead.',
        'always [else]': 'The offer stays.',
      },
    },
    askingPreference: {
      is: 'Asks the provider where this order is paid.',
      on: {
        'done askPreference [isHere]': 'The order may be paid here, if the buyer is admitted.',
        'done askPreference [isPlainForm]': 'The provider wants its plain card form.',
        'done askPreference [else]': 'The provider refused: its reason is shown and the offer stays.',
        'error askPreference': 'No answer came: the offer stays and says so.',
      },
    },
    askingAdmission: {
      is: 'Asks the provider to admit this buyer without a login.',
      on: {
        'done admitForeign [isAdmitted]': 'The buyer may pay with a new card.',
        'done admitForeign [isPlainForm]': 'The provider sends this buyer to its plain card form after all.',
        'done admitForeign [else]': 'The provider refused the buyer: its reason is shown and the offer stays.',
        'error admitForeign': 'No answer to the admission came: the offer stays and says so.',
      },
    },
    updatingContact: {
      is: 'Gives the order the buyer’s e-mail and phone. The buyer is admitted already, so a failure does not stop the payment.',
      on: {
        'always [isContactKnown]': 'The order has this contact already.',
        'done updateContact': 'The order has the buyer’s contact now.',
        'error updateContact': 'The order keeps its old contact, and the buyer pays all the same.',
      },
    },
    deciding: {
      is: 'The buyer is admitted, and the order knows the contact or keeps its old one.',
      on: {
        'always [isHandedOver]':
          'A login was handed over meanwhile: it is checked instead. The admission is stored and counts if the login is refused.',
        'always [else]': 'The buyer pays without a login.',
      },
    },
    leaving: {
      is: 'The browser goes to the provider’s plain card form.',
      on: {
        'done goToPlainForm': 'The page is still here, for example after Back: the way is offered again.',
        'error goToPlainForm': 'The address could not be used: the offer stays and says so.',
      },
    },
    admitted: { is: 'Ends with an admitted buyer.' },
    left: { is: 'Ends with the way back to the form.' },
  },
}
