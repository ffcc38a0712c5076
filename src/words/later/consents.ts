import { msg } from '@lingui/core/macro'

/** Words between tags lead to the text of that name. */
export const consentWords = {
  'consents.group': msg({ id: 'consents.group', message: 'Agreements and permissions' }),
  'consents.agreement': msg({
    id: 'consents.agreement',
    message:
      'I have read and accept the <userAgreement>user agreement</userAgreement> and the <serviceAgreement>service agreement</serviceAgreement>',
  }),
  'consents.agreementRequired': msg({
    id: 'consents.agreementRequired',
    message: 'You must accept the agreements to continue',
  }),
  'consents.dataUse': msg({
    id: 'consents.dataUse',
    message:
      'I consent to the processing of my personal data as described in the <explicitConsent>explicit consent text</explicitConsent>',
  }),
  'consents.messages': msg({
    id: 'consents.messages',
    message: 'I agree to receive commercial electronic messages about campaigns',
  }),
  'consents.optional': msg({ id: 'consents.optional', message: 'Optional' }),
  'consents.footnote': msg({
    id: 'consents.footnote',
    message: 'How your data is processed is explained in the <privacyNotice>privacy notice</privacyNotice>.',
  }),
}
