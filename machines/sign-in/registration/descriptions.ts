import type { Descriptions } from '../../support/descriptions'
import type { registrationMachine } from './machine'

export const descriptions: Descriptions<typeof registrationMachine> = {
  is: 'Makes the shopper a member: the agreement is required, and a second press while the call runs is ignored. A shopper who is a member after all steps back and takes the typed text along.',
  on: {
    'shopper.typed': 'The text is kept and the fault of its field is cleared.',
    'shopper.ticked': 'A consent box changes; a fault about a missing agreement is cleared.',
    'shopper.leftField': 'The field is checked once the shopper leaves it, and a phone number is written in order.',
    'host.handedOver':
      'The app around this page handed over a login: it is noted until the registration has its answer.',
  },
  states: {
    filling: { is: 'The form is on show. The country of the phone is chosen beside it.' },
    'filling.form': { is: 'The form and its one call.' },
    'filling.form.beginning': {
      is: 'Decides whether the shopper has pressed already.',
      on: {
        'always [isQuick]':
          'The one-page login has asked for everything: its press counts for the registration too (QCK-01).',
        'always [else]': 'The form is a page of its own and waits for its own press.',
      },
    },
    'filling.form.asking': {
      is: 'The shopper fills in name, contact and consents (REG-01).',
      on: {
        'host.handedOver': 'A login was handed over: the form ends with its text, so that the login is checked.',
        'shopper.continued': 'The shopper asks to be registered.',
        'shopper.steppedBack': 'The shopper is a member already and goes back to log in (REG-05).',
      },
    },
    'filling.form.deciding': {
      is: 'Checks the form, before any call.',
      on: {
        'always [isComplete]': 'All fields are right and the agreement is ticked.',
        'always [else]': 'Something is missing, or the phone is not Turkish: the same page says what is wrong.',
      },
    },
    'filling.form.sending': {
      is: 'The provider is asked to make the member, once. Stepping back is impossible until it has answered.',
      on: {
        'done register [isCodeSent]': 'The provider made the member and sent a code.',
        'done register [else]': 'The provider refused: everything typed is kept and the reason is shown (REG-03).',
        'error register': 'The call broke, so it is not certain that the member was made. The form is open again.',
      },
    },
    'filling.form.reopening': {
      is: 'The registration has failed, and its reason is known.',
      on: {
        'always [isHandedOver]': 'A login was handed over meanwhile: it is checked instead.',
        'always [else]': 'The form is open again.',
      },
    },
    'filling.country': { is: 'The country code of the phone, chosen beside the form.' },
    'filling.country.chosen': {
      is: 'A country code is set.',
      on: { 'shopper.askedCountries': 'The shopper opens the list of countries.' },
    },
    'filling.country.choosing': {
      is: 'The list of countries is open.',
      on: {
        'done countryChoice [isPicked]': 'The shopper picked a country: the fault of the phone is cleared.',
        'done countryChoice [else]': 'The shopper closed the list and the country code stays.',
        'error countryChoice': 'The list broke: the former country code stays.',
        'language.changed': 'The page speaks another language: the list loads its names again.',
      },
    },
    registered: { is: 'Ends with a new member who was sent a code (REG-03).' },
    left: { is: 'Ends with the typed text, for the form that asks who is paying.' },
  },
}
