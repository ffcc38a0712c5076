import type { Descriptions } from '../../support/descriptions'
import type { legalTextMachine } from './machine'

export const descriptions: Descriptions<typeof legalTextMachine> = {
  is: 'A legal text that the shopper reads over the screen. Reading changes nothing in the checkout: a payment, the countdown and the form go on under it, and closing it is possible at any moment.',
  on: {
    'shopper.closedText': 'The shopper closes the text, also before it has loaded.',
    'language.changed': 'The page speaks another language: the text is loaded in it, also while it is still loading.',
  },
  states: {
    loading: {
      is: 'Loads the text in the shopper’s language.',
      on: {
        'done loadAgreement': 'The text is here.',
        'error loadAgreement': 'The text could not be loaded.',
      },
    },
    reading: {
      is: 'The text is on show.',
      on: { 'shopper.openedText': 'A link inside the text leads to another text, which replaces it.' },
    },
    failed: {
      is: 'The text is missing, and the dialog says so.',
      on: { 'shopper.retried': 'The shopper asks for the text again.' },
    },
    closed: { is: 'The end: the dialog is closed.' },
  },
}
