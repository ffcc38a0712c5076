import { msg } from '@lingui/core/macro'

export const countryWords = {
  'country.title': msg({ id: 'country.title', message: 'Country code' }),
  'country.search': msg({ id: 'country.search', message: 'Country name or code' }),
  'country.list': msg({ id: 'country.list', message: 'Countries' }),
  'country.found': msg({
    id: 'country.found',
    message: '{count, plural, one {# country found} other {# countries found}}',
  }),
  'country.none': msg({ id: 'country.none', message: 'No country found' }),
  'country.noneHint': msg({
    id: 'country.noneHint',
    message: 'Check the spelling, or search by the country code, such as +49.',
  }),
  'country.failed': msg({
    id: 'country.failed',
    message: 'We could not load the countries. Check your connection and try again.',
  }),
}
