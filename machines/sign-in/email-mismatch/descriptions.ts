import type { Descriptions } from '../../support/descriptions'
import type { emailMismatchMachine } from './machine'

export const descriptions: Descriptions<typeof emailMismatchMachine> = {
  is: 'Asks for the e-mail that is registered to the phone (IDEN-05). It uses the same question as the entrance form, so a stranger cannot learn which e-mail it is.',
  on: {
    'host.handedOver': 'The app around this page handed over a login: it is noted until the look-up has its answer.',
  },
  states: {
    asking: {
      is: 'The shopper types the e-mail.',
      on: {
        'host.handedOver': 'A login was handed over: the question ends, so that the login is checked.',
        'shopper.typedEmail': 'Each edit is kept and clears the last fault.',
        'shopper.continued [isEmailComplete]': 'The e-mail is well formed, so the provider is asked.',
        'shopper.continued [else]': 'The e-mail is missing or malformed: the field says what is wrong.',
        'shopper.steppedBack': 'The shopper goes back to the entrance form to enter another phone.',
      },
    },
    checking: {
      is: 'The provider compares e-mail and phone. A second press is ignored.',
      on: {
        'shopper.typedEmail': 'An edit takes the question back: its answer would be about another e-mail.',
        'done checkMember [isCodeSent]': 'E-mail and phone belong together: a code is on its way.',
        'done checkMember [isNewcomer]': 'The provider knows no member with this phone any more: registration follows.',
        'done checkMember [isHandedOver]':
          'A login was handed over meanwhile: it is checked before anything else is asked.',
        'done checkMember [isEmailNeeded]': 'The e-mail belongs to another phone.',
        'done checkMember [else]': 'The provider refused the question: its reason is shown and the e-mail kept.',
        'error checkMember': 'No answer came: the form says so and keeps the e-mail.',
      },
    },
    reopening: {
      is: 'The look-up has ended without a result.',
      on: {
        'always [isHandedOver]': 'A login was handed over meanwhile: it is checked instead.',
        'always [else]': 'The question is open again.',
      },
    },
    mismatched: {
      is: 'Says that the e-mail is not the registered one. The form under it keeps its text. Two ways lead on, to another e-mail and to another phone.',
      on: {
        'host.handedOver': 'A login was handed over: it is checked instead.',
        'shopper.retried': 'The shopper tries another e-mail.',
        'shopper.steppedBack': 'The shopper tries another phone at the entrance form.',
      },
    },
    matched: { is: 'Ends with the code that was sent.' },
    unknown: { is: 'Ends with a shopper who is new.' },
    left: { is: 'Ends with the way back to the entrance form.' },
  },
}
