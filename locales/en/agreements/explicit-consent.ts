import type { Agreement } from '../../../machines/entities/agreement'

export const agreement: Agreement = {
  title: 'Explicit consent text',
  validFrom: undefined,
  articles: [
    {
      heading: 'What do you consent to?',
      paragraphs: [
        'By ticking the box you give explicit consent, under the Personal Data Protection Law no. 6698, to the processing of the name, surname, e-mail address and mobile phone number that you give when registering, for the purpose named here.',
        'Purpose: {consentPurpose}',
        'Your card details, your verification codes and your identity details are not covered by this consent.',
      ],
    },
    {
      heading: 'Do you have to consent?',
      paragraphs: [
        'No. Explicit consent is optional, and the box comes unticked. Without it your account is opened all the same, and you can make your payment.',
        'You are asked separately for the permission for commercial electronic messages about campaigns.',
      ],
    },
    {
      heading: 'Withdrawing your consent',
      paragraphs: [
        'To withdraw it: {contact}',
        'Withdrawing your consent does not make unlawful what was processed until then.',
        'How your data is processed, and what your rights are, is explained in the <privacyNotice>privacy notice</privacyNotice>.',
      ],
    },
  ],
}
