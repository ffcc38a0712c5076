import { msg } from '@lingui/core/macro'

export const identityWords = {
  'identity.guardian': msg({
    id: 'identity.guardian',
    message: 'If you are under {age}, you need the approval of a parent or guardian to use this service.',
  }),
  'validations.identityNumberRequired': msg({
    id: 'validations.identityNumberRequired',
    message: 'Enter your national identity number',
  }),
  'validations.identityNumber': msg({
    id: 'validations.identityNumber',
    message: 'Invalid national identity number',
  }),
  'validations.birthDateRequired': msg({ id: 'validations.birthDateRequired', message: 'Enter your date of birth' }),
  'validations.birthDate': msg({ id: 'validations.birthDate', message: 'Invalid date of birth' }),
  'errors.identityUnfinished': msg({
    id: 'errors.identityUnfinished',
    message: 'Your verification is not finished yet. Finish it in the app, then try again.',
  }),
  'identity.title': msg({ id: 'identity.title', message: 'Verify your identity' }),
  'identity.because.limit': msg({
    id: 'identity.because.limit',
    message:
      'Accounts that are not fully verified have a monthly limit, and this payment is over it. Verify your identity in the {product} app to continue.',
  }),
  'identity.because.means': msg({
    id: 'identity.because.means',
    message:
      'To pay with your {product} balance or card at this shop, your identity has to be verified. Verify it in the {product} app to continue.',
  }),
  'identity.because.step': msg({
    id: 'identity.because.step',
    message: 'Part of your identity is verified. Complete the remaining step in the {product} app to pay.',
  }),
  'identity.lede': msg({
    id: 'identity.lede',
    message: 'We need to verify your identity for this payment. Enter your details as they appear on your ID.',
  }),
  'identity.number': msg({ id: 'identity.number', message: 'National identity number' }),
  'identity.birthDate': msg({ id: 'identity.birthDate', message: 'Date of birth' }),
  'identity.birthDate.placeholder': msg({ id: 'identity.birthDate.placeholder', message: 'DD/MM/YYYY' }),
  'identity.submit': msg({ id: 'identity.submit', message: 'Confirm' }),
  'identity.sendLink': msg({ id: 'identity.sendLink', message: 'Send the app link by SMS' }),
  'identity.sendLink.ios': msg({ id: 'identity.sendLink.ios', message: 'Text the link to my iPhone' }),
  'identity.sendLink.android': msg({
    id: 'identity.sendLink.android',
    message: 'Text the link to my Android phone',
  }),
  'identity.sending': msg({ id: 'identity.sending', message: 'Sending…' }),
  'identity.sent': msg({
    id: 'identity.sent',
    message: 'The link has been sent. Open it on your phone, verify your identity in the app and come back here.',
  }),
  'identity.verified': msg({ id: 'identity.verified', message: 'I have verified my identity, continue' }),
  'identity.checking': msg({ id: 'identity.checking', message: 'Checking…' }),
  'identity.sendAgain': msg({ id: 'identity.sendAgain', message: 'Send the link again' }),
  'identity.sendAgain.ios': msg({ id: 'identity.sendAgain.ios', message: 'Send again to my iPhone' }),
  'identity.sendAgain.android': msg({ id: 'identity.sendAgain.android', message: 'Send again to my Android phone' }),
  'identity.otherMeans': msg({ id: 'identity.otherMeans', message: 'Use another payment method' }),
}
