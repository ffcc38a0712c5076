import { msg } from '@lingui/core/macro'

export const identifyWords = {
  'errors.generic': msg({ id: 'errors.generic', message: 'An unexpected error occurred. Please try again.' }),
  'errors.wait': msg({
    id: 'errors.wait',
    message: 'Too many attempts. Please try again in {seconds, plural, one {# second} other {# seconds}}.',
  }),
  'errors.connection': msg({
    id: 'errors.connection',
    message: 'We could not reach the server. Check your internet connection and try again.',
  }),
  'validations.emailRequired': msg({ id: 'validations.emailRequired', message: 'Enter your e-mail address' }),
  'validations.email': msg({ id: 'validations.email', message: 'Enter a valid e-mail address' }),
  'validations.email.turkishCharacter': msg({
    id: 'validations.email.turkishCharacter',
    message: 'The e-mail address cannot contain ç, ğ, ı, ö, ş or ü',
  }),
  'validations.email.plainCharacters': msg({
    id: 'validations.email.plainCharacters',
    message: 'Use only English letters (a–z), digits and . _ - in the e-mail address',
  }),
  'validations.phoneNumberRequired': msg({ id: 'validations.phoneNumberRequired', message: 'Enter your phone number' }),
  'validations.phoneNumber': msg({ id: 'validations.phoneNumber', message: 'Invalid phone number' }),
  'identify.heading': msg({ id: 'identify.heading', message: 'Log in or create an account' }),
  'identify.lede': msg({ id: 'identify.lede', message: 'We will text you a verification code.' }),
  'identify.phone': msg({ id: 'identify.phone', message: 'Mobile phone number' }),
  'identify.country': msg({ id: 'identify.country', message: 'Country code {code}' }),
  'identify.email': msg({ id: 'identify.email', message: 'E-mail address' }),
  'identify.continue': msg({ id: 'identify.continue', message: 'Continue' }),
  'identify.busy': msg({ id: 'identify.busy', message: 'Please wait…' }),
  'title.identify': msg({ id: 'title.identify', message: 'Log in' }),
  'title.page': msg({ id: 'title.page', message: '{title} · {product}' }),
}
