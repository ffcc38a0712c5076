import type { AnyMachineSnapshot } from 'xstate'
import { type Theme, atOnce, happening } from './theme'
import { QUICK } from '../../support/wanted'
import { AT_THE_FORM, COMING_IN, QUICK_ORDER, settingOf } from './paying-side'
import { ANSWERS } from '../../../machines/fixtures/answers'
import { FAMILY } from '../../../machines/exploration/checkout-space'

/** Legal texts opened from the quick-login page, which links to them. */
export const legalText: Theme = {
  name: 'reading',
  inputs: AT_THE_FORM,
  family: { ...FAMILY, ...COMING_IN, ...QUICK_ORDER },
  isChosen: happening({
    checkout: { 'shopper.openedText': 'all' },
    legalText: {
      'shopper.openedText': 'all',
      'shopper.closedText': (_, snapshot) => snapshot.matches('reading'),
      loadAgreement: ['answered'],
    },
  }),
  setting: settingOf({ order: QUICK }, { held: ['loadAgreement'], past: [] }),
}

/** The country list over the form. */
export const countries: Theme = {
  name: 'countries',
  inputs: AT_THE_FORM,
  family: { ...FAMILY, ...COMING_IN },
  isChosen: happening({
    identify: { 'shopper.askedCountries': 'all', 'shopper.leftField': (_, snapshot) => isAtForm(snapshot) },
    countryChoice: {
      'shopper.searched': (_, snapshot) => snapshot.matches('choosing'),
      'shopper.pickedCountry': (_, { context }) => (context as { search?: string }).search === 'alm',
      'shopper.closedCountries': (_, snapshot) => !snapshot.matches('loading'),
      loadCountries: ['loaded'],
    },
  }),
  setting: settingOf({}, { held: ['loadCountries'], past: [] }),
}

/** The form is covered while the country list is open. */
const isAtForm = (snapshot: AnyMachineSnapshot) => snapshot.matches({ filling: { country: 'chosen' } })

/** The registration form, as far as it differs from the first form. */
export const applicant: Theme = {
  name: 'applicant',
  inputs: AT_THE_FORM,
  family: { ...FAMILY, ...COMING_IN, loadCountries: atOnce(ANSWERS.loadCountries.loaded[0]) },
  isChosen: happening({
    identify: { 'shopper.continued': 'all', checkMember: ['newcomer'] },
    registration: {
      'shopper.askedCountries': 'all',
      'shopper.leftField': (_, snapshot) => isAtForm(snapshot),
      'shopper.typed': ({ field }, snapshot) => field === 'email' && isAtForm(snapshot),
    },
    countryChoice: { 'shopper.closedCountries': 'all' },
  }),
  setting: settingOf({}, { held: ['checkMember'], past: [] }),
}

/** A legal text whose chunk fails to load. A loaded one is not requested again. */
export const missingText: Theme = {
  name: 'missing text',
  inputs: AT_THE_FORM,
  family: { ...FAMILY, ...COMING_IN, ...QUICK_ORDER },
  isChosen: happening({
    checkout: { 'shopper.openedText': 'all' },
    legalText: {
      'shopper.closedText': (_, snapshot) => snapshot.matches('failed'),
      'shopper.retried': 'all',
      loadAgreement: ['error'],
    },
  }),
  setting: settingOf({ order: QUICK }, { held: ['loadAgreement'], past: [] }),
}

/** The country list whose chunk fails to load. */
export const missingCountries: Theme = {
  name: 'missing countries',
  inputs: AT_THE_FORM,
  family: { ...FAMILY, ...COMING_IN },
  isChosen: happening({
    identify: { 'shopper.askedCountries': 'all' },
    countryChoice: {
      'shopper.closedCountries': (_, snapshot) => snapshot.matches('failed'),
      'shopper.retried': 'all',
      loadCountries: ['error'],
    },
  }),
  setting: settingOf({}, { held: ['loadCountries'], past: [] }),
}

/** The notice about a failed call, over the form. */
export const notice: Theme = {
  name: 'notice',
  inputs: AT_THE_FORM,
  family: { ...FAMILY, ...COMING_IN },
  isChosen: happening({
    checkout: { 'network.refused': (_, snapshot) => snapshot.matches({ notice: 'hidden' }) },
    notice: {
      'shopper.attendedNotice': (_, snapshot) => snapshot.matches('visible'),
      'shopper.leftNotice': 'all',
      'shopper.closedNotice': (_, snapshot) => !snapshot.matches('fading'),
      'after entrance': 'all',
      'after readingTime': 'all',
      'after fade': 'all',
    },
  }),
  setting: settingOf({}, { held: ['checkMember'], past: [] }),
}
