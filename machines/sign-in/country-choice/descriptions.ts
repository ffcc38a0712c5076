import type { Descriptions } from '../../support/descriptions'
import type { countryChoiceMachine } from './machine'

export const descriptions: Descriptions<typeof countryChoiceMachine> = {
  is: 'Choosing the calling code of a phone number. The shopper can leave at any moment without a change, so a number in +90 never waits for a list that fails to load.',
  on: {
    'shopper.searched':
      'The search text is kept in every state: what was typed before the list arrived filters it then.',
    'shopper.closedCountries': 'The shopper closes the list: the calling code stays as it was.',
    'language.changed': 'The page speaks another language: the names are loaded in it, and the search is kept.',
  },
  states: {
    loading: {
      is: 'Loads the names of the countries in the shopper’s language.',
      on: {
        'done loadCountries': 'The list is here, in its language’s order.',
        'error loadCountries': 'The list could not be loaded.',
      },
    },
    failed: {
      is: 'The list is missing. The shopper can try again or close the dialog.',
      on: { 'shopper.retried': 'The shopper asks for the list again.' },
    },
    choosing: {
      is: 'The shopper searches and picks.',
      on: { 'shopper.pickedCountry': 'The shopper picked a country: its calling code is the result.' },
    },
    picked: { is: 'Ends with the calling code that was picked.' },
    left: { is: 'Ends without a choice.' },
  },
}
