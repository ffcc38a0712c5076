import type { Agreement } from '../../../machines/entities/agreement'

export const agreement: Agreement = {
  title: 'Privacy notice on the protection of personal data',
  validFrom: undefined,
  articles: [
    {
      heading: 'What does this text tell you?',
      paragraphs: [
        'This text tells you, under the Personal Data Protection Law no. 6698, how and why your personal data is processed on the payment page. It only informs; you are not asked to approve it.',
        'The data controller is the institution that offers the {provider} service.',
      ],
    },
    {
      heading: 'Which data is processed, and why?',
      paragraphs: [
        'Your mobile phone number and your e-mail address are processed to find out whether you are a member, to text you a verification code and to verify your login. When a new account is opened, your name and surname are asked for as well.',
        'Your card details, or the details of another payment method you choose, are processed together with the order amount to make your payment. A fingerprint of your browser and a hash of your e-mail address are sent along with the payment.',
        'Where identity verification is needed, your name, surname, Turkish identity number and date of birth are processed to carry it out.',
        'To measure how the page is used, the steps taken are reported along with the first 3 digits of your phone number as its area code. Errors on the page are reported so that they can be put right.',
      ],
    },
    {
      heading: 'Who receives the data?',
      paragraphs: [
        'As far as the payment requires it, your data goes to the card-issuing institution and, depending on the payment method, to the bank or credit institution. The shop you buy from is told the result of your payment.',
        'Usage and error reports go to the services that the data controller uses for usage analytics and error reporting.',
      ],
    },
    {
      heading: 'Explicit consent and permission for messages',
      paragraphs: [
        'Your explicit consent and your permission for commercial electronic messages are optional, and you are asked for each separately. More is said in the <explicitConsent>explicit consent text</explicitConsent>.',
      ],
    },
    {
      heading: 'Your rights',
      paragraphs: [
        'Under article 11 of Law no. 6698 you may learn whether your data is processed, ask for information, learn the purpose of the processing and to whom the data was passed on, and ask for incomplete or wrong data to be corrected and, where the conditions are met, erased.',
        'You may object to a result against you that comes from an analysis by automatic systems alone, and ask for damage from unlawful processing of your data to be made good. To use these rights you may apply to the data controller.',
        'Applications: {contact}',
      ],
    },
  ],
}
