import type { Agreement } from '../../../machines/entities/agreement'

export const agreement: Agreement = {
  title: 'Explicit consent text',
  validFrom: undefined,
  articles: [
    {
      heading: 'What do you consent to?',
      paragraphs: [
        'By ticking the box you give explicit consent, under the Personal Data Protection Law no. 6698, to the processing of the name, surname, e-mail address and mobile phone number that you give when registering, also beyond what is needed to open your account and to make your payment.',
        'Your card details, your verification codes and your identity details are not covered by this consent.',
      ],
    },
    {
      heading: 'Do you have to consent?',
      paragraphs: [
        'No. Explicit consent is optional, and the box comes unticked. Without it your account is opened all the same, and you can make your payment.',
        'The permission for commercial electronic messages about campaigns is another matter, and you are asked for it separately.',
      ],
    },
    {
      heading: 'Withdrawing your consent',
      paragraphs: [
        'You can withdraw your permission at any time. Withdrawing it does not make unlawful what was processed until then.',
        'How your data is processed, and what your rights are, is explained in the <privacyNotice>privacy notice</privacyNotice>.',
      ],
    },
  ],
}
