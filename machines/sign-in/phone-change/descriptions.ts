import type { Descriptions } from '../../support/descriptions'
import type { phoneChangeMachine } from './machine'

export const descriptions: Descriptions<typeof phoneChangeMachine> = {
  is: 'Another phone number for the one-time code, after the shopper noticed that the first one was wrong. It ends with the code that was sent to the new number, or with the old code unchanged.',
  on: {
    'host.handedOver': 'The app around this page handed over a login: it is noted until the change has its answer.',
  },
  states: {
    asking: {
      is: 'The shopper types the new number.',
      on: {
        'host.handedOver': 'A login was handed over: the form ends, so that the login is checked.',
        'shopper.typedNumber': 'Each edit is kept and clears the last fault.',
        'shopper.continued [isNumberComplete]': 'The number can be a mobile number, so a code is asked for.',
        'shopper.continued [else]': 'The number is incomplete or of the wrong kind: the field says what is wrong.',
        'shopper.steppedBack': 'The shopper keeps the old number.',
      },
    },
    sending: {
      is: 'The provider is asked to send a code to the new number. A second press is ignored.',
      on: {
        'shopper.typedNumber':
          'An edit is kept for the next try; the call under way keeps the number it was sent with.',
        'done changePhone [isSent]': 'The provider sent a code to the new number.',
        'done changePhone [else]': 'The provider refused the number: its reason is shown over the form.',
        'error changePhone': 'No answer came: the form says so and keeps the number.',
      },
    },
    reopening: {
      is: 'The change has failed, and its reason is known.',
      on: {
        'always [isHandedOver]': 'A login was handed over meanwhile: it is checked instead.',
        'always [else]': 'The form is open again.',
      },
    },
    changed: { is: 'Ends with the new number and the reference of its code.' },
    kept: { is: 'Ends with the old number and the old code.' },
  },
}
