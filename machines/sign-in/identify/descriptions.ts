import type { Descriptions } from '../../support/descriptions'
import type { identifyMachine } from './machine'

export const descriptions: Descriptions<typeof identifyMachine> = {
  is: 'Asks who is paying: the form works before the order has arrived, but the provider is asked only afterwards, so that no code is sent for a dead link. Every refusal leads back to the form with its text kept.',
  on: {
    'shopper.typed': 'The text is kept and the fault of its field is cleared.',
    'shopper.ticked': 'A consent box is ticked or cleared.',
    'shopper.leftField': 'The field is checked once the shopper leaves it, and a phone number is written in order.',
    'host.handedOver': 'The app around this page handed over a login: the form ends and hands over its text.',
    'address.asked':
      'The shopper is at the other of the two addresses: only `/sdk` asks about the phone first (IDEN-06).',
  },
  states: {
    filling: { is: 'The form is on show. The country of the phone is chosen beside it.' },
    'filling.form': { is: 'The form and the one question that it leads to.' },
    'filling.form.early': {
      is: 'The order is still loading. The shopper can type already, and what is typed early is kept.',
      on: {
        'order.arrived': 'The order fills the fields that the shopper left untouched.',
        'shopper.continued [hasTouchedFaults]':
          'A field that the shopper typed in has a fault: the page says so at once.',
        'shopper.continued [else]': 'The typed fields are right; what is missing may come with the order.',
      },
    },
    'filling.form.waiting': {
      is: 'The shopper has pressed, and the press waits for the order. The provider is not asked before.',
      on: { 'order.arrived': 'The order completes the form, and the press from before counts.' },
    },
    'filling.form.asking': {
      is: 'The shopper fills in the form.',
      on: { 'shopper.continued': 'The shopper asks to go on; the old message is cleared.' },
    },
    'filling.form.deciding': {
      is: 'Decides what the form leads to.',
      on: {
        'always [hasFaults]':
          'Something is missing or wrong: the fields say what. In a refund or settlement, a foreign number is wrong (FRGN-01).',
        'always [isForeign]':
          'The phone has another country code than +90: the shopper is offered to go on as a foreign-number buyer (FRGN-01).',
        'always [isPhoneAsked]':
          'The form is the one at `/sdk`, and the provider has not been asked about this phone yet (IDEN-06).',
        'always [else]': 'E-mail and phone are right: the provider can be asked.',
      },
    },
    'filling.form.askingPhone': {
      is: 'Asks whether the phone belongs to a member. The answer changes the wording of the page alone (IDEN-06).',
      on: {
        'shopper.typed': 'An edit takes the question back; its answer is ignored.',
        'done checkPhone': 'The wording is known; the question about e-mail and phone together decides the way.',
        'error checkPhone': 'Without this answer the page keeps its wording and the next question is asked.',
      },
    },
    'filling.form.checking': {
      is: 'Asks the provider who this is (IDEN-03). A second press is ignored while the answer is awaited.',
      on: {
        'shopper.typed': 'An edit makes the question outdated: the form is open again and the answer is ignored.',
        'done checkMember [isCodeSent]': 'The phone and the e-mail are those of a member, who was sent a code.',
        'done checkMember [isNewcomer]': 'The provider knows no member with this phone.',
        'done checkMember [isEmailNeeded]': 'The phone is known with another e-mail (IDEN-05).',
        'done checkMember [else]': 'The provider refused; the form shows its reason and keeps the text.',
        'error checkMember': 'The call broke: the shopper can try again with the same text.',
      },
    },
    'filling.country': { is: 'The country code of the phone, chosen beside the form.' },
    'filling.country.chosen': {
      is: 'A country code is set.',
      on: { 'shopper.askedCountries': 'The shopper wants another country code.' },
    },
    'filling.country.choosing': {
      is: 'The list of countries is open.',
      on: {
        'done countryChoice [isLeft]': 'The shopper closed the list: the country code stays.',
        'done countryChoice [isLookingUp]':
          'The country changed during a question. It is an edit like any other: the question was about the former number and is taken back.',
        'done countryChoice [else]': 'The shopper picked a country; no question was under way.',
        'error countryChoice': 'The list broke: the former country code stays.',
        'language.changed': 'The page speaks another language: the list loads its names again.',
        'order.failed': 'Another screen says that the order failed, and leads back to the form without the list.',
      },
    },
    recognised: { is: 'Ends with a member who was sent a code.' },
    unknown: { is: 'Ends with a newcomer, who registers next (IDEN-04).' },
    halfKnown: {
      is: 'Ends with a phone that belongs to another e-mail: the shopper enters the registered e-mail next (IDEN-05).',
    },
    foreign: { is: 'Ends with a phone of another country.' },
    left: { is: 'Ends without an answer: a login was handed over.' },
  },
}
