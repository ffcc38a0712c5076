import type { Agreement } from '../../../machines/entities/agreement'

export const agreement: Agreement = {
  title: 'User agreement (framework agreement)',
  validFrom: '16.10.2024',
  articles: [
    {
      heading: 'Parties and subject',
      paragraphs: [
        'This framework agreement is made between the institution that offers the {provider} service and the user of that service. In this text “{provider}” means that institution, and “you” means the user.',
        'It sets out the rights and duties of both sides when you pay with your {provider} account and use your electronic money and your cards. The rules for each single payment are in the <serviceAgreement>service agreement</serviceAgreement>.',
      ],
    },
    {
      heading: 'Definitions',
      paragraphs: [
        'Recipient: the merchant that your payment is for. Representative: a person who acts on behalf of {provider}. Payment account: the account in your name through which your payments are made. Payment order: your instruction to make a payment.',
        'Electronic money: the value that is issued for the amount you paid in, and used for payments. Prepaid card: the virtual or physical card with which you use your electronic money. Stored card: a card that you have saved for later payments; it is issued by a card-issuing institution.',
        'Protection account: the account in which the amount of a protected purchase is held until a dispute is decided. Shopping credit: credit that a credit institution grants so that you can pay for your order.',
      ],
    },
    {
      heading: 'Account, identity and cards',
      paragraphs: [
        'Strong authentication with two factors is required at your first login, and whenever more than 90 days have passed since your last strong login.',
        'Cards that you add to your account must be in the account holder’s name. Users under 18 may use the service with the approval of their legal guardian.',
        'The service needs at least these versions: Chrome 90, Safari 12, Firefox 100, Edge 100 or Opera 90; on mobile devices Android 7 or iOS 13.',
      ],
    },
    {
      heading: 'Payment orders',
      paragraphs: [
        'A payment order can’t be revoked once it has been received. The amount reaches the recipient’s payment service provider within 2 business days.',
      ],
    },
    {
      heading: 'Electronic money and its repayment',
      paragraphs: [
        'Your electronic money expires when 2 years have passed since your last transaction. A fee may apply to repayments after 1 further year.',
        'Repayment is made by the end of the business day that follows your request. Once your identity has been verified, the amount is sent only to a registered and verified bank account of your own.',
      ],
    },
    {
      heading: 'Unauthorised and erroneous transactions',
      paragraphs: [
        'You may give notice of unauthorised or erroneous transactions within 13 months. For unauthorised transactions in the 24 hours before your notice you are liable for 250 TL at most. In cases of gross negligence or intent this limit does not apply.',
        'If you approved a payment without its precise amount, you may ask for a refund within 2 months. {provider} answers such a request within 10 business days.',
        'The evaluation of a card dispute takes between 45 and 180 days.',
      ],
    },
    {
      heading: 'Suspension of the service',
      paragraphs: [
        'Services or your payment instrument may be suspended on suspicion of fraud. They are restored when the cause of the suspension ends.',
      ],
    },
    {
      heading: 'Right of withdrawal',
      paragraphs: [
        'You have a right of withdrawal for 14 days. If you withdraw, your card is cancelled within 7 days.',
      ],
    },
    {
      heading: 'Changes and termination',
      paragraphs: [
        'You are notified of changes to this agreement 30 days before they take effect. If you do not accept a change, you may terminate the agreement within 30 days.',
        'Termination needs written notice of 1 month. A breach of the agreement must be cured within 1 week. Force majeure that lasts longer than 1 month permits termination.',
      ],
    },
    {
      heading: 'Complaints and applications',
      paragraphs: [
        'You may make a complaint within 2 years; it is answered within 20 days. You may apply to the consumer arbitration committee within 60 days.',
      ],
    },
    {
      heading: 'Fees',
      paragraphs: ['Fees are set in Turkish lira and shown in the appendix to this agreement.'],
    },
    {
      heading: 'Personal data',
      paragraphs: [
        'How your personal data is processed is explained in the <privacyNotice>privacy notice</privacyNotice>. Accepting this agreement does not replace explicit consent; if you wish to give yours, it is asked for separately with the <explicitConsent>explicit consent text</explicitConsent>.',
      ],
    },
  ],
}
