import { msg } from '@lingui/core/macro'

export const legalTextWords = {
  // As the texts are called themselves: a title stands there before its text has come.
  'reading.title.userAgreement': msg({
    id: 'reading.title.userAgreement',
    message: 'User agreement (framework agreement)',
  }),
  'reading.title.serviceAgreement': msg({ id: 'reading.title.serviceAgreement', message: 'Service agreement' }),
  'reading.title.explicitConsent': msg({ id: 'reading.title.explicitConsent', message: 'Explicit consent text' }),
  'reading.title.privacyNotice': msg({
    id: 'reading.title.privacyNotice',
    message: 'Privacy notice on the protection of personal data',
  }),
  'reading.validFrom': msg({ id: 'reading.validFrom', message: 'Valid from {date}' }),
  'reading.contents': msg({ id: 'reading.contents', message: 'Contents' }),
  'reading.print': msg({ id: 'reading.print', message: 'Print' }),
  'reading.failed': msg({
    id: 'reading.failed',
    message: 'We could not load this text. Check your connection and try again.',
  }),
}
