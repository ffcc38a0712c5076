import * as figure from '../../../machines/entities/agreed-figures'
import type { Agreement } from '../../../machines/entities/agreement'
import { dated, said } from '../figures'

const { Chrome, Safari, Firefox, Edge, Opera, Android, iOS } = figure.LEAST_VERSIONS

export const agreement: Agreement = {
  title: 'User agreement (framework agreement)',
  validFrom: dated(figure.AGREEMENT_VALID_FROM),
  articles: [
    {
      heading: 'Parties and subject',
      paragraphs: [
        'This framework agreement is made between the institution that offers the {provider} service (the provider) and the user of that service. In this text “{provider}” means that institution, and “you” means the user.',
        'It sets out the rights and duties of both sides when you pay with your {provider} account and use your electronic money and your cards. The rules for each single payment are in the <serviceAgreement>service agreement</serviceAgreement>.',
        `The agreement has ${said(figure.AGREEMENT_ARTICLES)} and is valid from ${dated(figure.AGREEMENT_VALID_FROM)}.`,
      ],
    },
    {
      heading: 'Definitions',
      paragraphs: [
        'User: the person in whose name a {provider} account is opened. Recipient: the merchant that your payment is for. Provider: {provider}, which carries out your payments and issues electronic money.',
        'Representative: a person or business that acts in the name and on behalf of {provider}. Card-issuing institution: the bank or institution that gives you a card. Credit institution: the bank or institution that grants a shopping credit.',
        'Payment account: the account in your name through which your payments are made. Payment order: your instruction to make a payment. Electronic money: the value that is issued for the amount you paid in, and used for payments.',
        'Prepaid card: the virtual or physical card with which you use your electronic money. Stored card: a card that you have saved for later payments. Payment instrument: what you give payment orders with, such as your account, your prepaid card and your stored cards.',
        'Protection account: the account in which the amount of a protected purchase is held until a dispute is decided. Shopping credit: credit that a credit institution grants so that you can pay for your order.',
        'Business day: every day that is neither a Saturday or Sunday nor a public holiday in Türkiye. Times are those of Türkiye.',
      ],
    },
    {
      heading: 'Opening an account and identity',
      paragraphs: [
        'An account is opened with your mobile phone number and your e-mail address. You give your own details, keep them up to date, and do not open an account for someone else.',
        'How much you can pay depends on how far your identity has been verified. Where a limit is reached, {provider} asks you to verify your identity before you pay.',
        `Users under ${figure.FULL_AGE.amount} may use the service only with the approval of their legal guardian.`,
      ],
    },
    {
      heading: 'Logging in and strong authentication',
      paragraphs: [
        `Strong authentication with ${said(figure.STRONG_LOGIN_FACTORS)} is required at your first login, and whenever more than ${said(figure.STRONG_LOGIN)} have passed since your last strong login.`,
        `One of them is a code of ${said(figure.SMS_CODE)} that is sent to your phone. {provider} staff will never ask you for this code.`,
        `The service needs at least these versions: Chrome ${said(Chrome)}, Safari ${said(Safari)}, Firefox ${said(Firefox)}, Edge ${said(Edge)} or Opera ${said(Opera)}; on mobile devices Android ${said(Android)} or iOS ${said(iOS)}.`,
      ],
    },
    {
      heading: 'Payment account and electronic money',
      paragraphs: [
        'Electronic money is issued without delay for the amount that reaches {provider}, and is shown as the balance of your payment account. It earns no interest, and is worth what was paid in.',
        'A refund or a settlement that you take into your balance becomes electronic money in the same way.',
      ],
    },
    {
      heading: 'Expiry and repayment of electronic money',
      paragraphs: [
        `Your electronic money expires when ${said(figure.MONEY_LIFE)} have passed since your last transaction. You can still ask for repayment. If you ask more than ${said(figure.FREE_REFUND)} after that, a fee may apply.`,
        `Repayment is made by the end of the business day that follows your request, that is, within ${said(figure.REPAYMENT)}.`,
        'Electronic money is repaid only to a registered and verified bank account of your own, and only once your identity has been verified.',
      ],
    },
    {
      heading: 'Payment orders and their receipt',
      paragraphs: [
        'The approval that you give at the payment step is a payment order. It names the amount, the recipient and the way of paying, which you see before you approve.',
        `A payment order that arrives after ${said(figure.ORDER_CUT_OFF)} on a business day, or on a day that is no business day, counts as received on the next business day. On a half day before a holiday ${said(figure.HALF_DAY_CUT_OFF)} applies instead.`,
      ],
    },
    {
      heading: 'Irrevocability and execution',
      paragraphs: [
        'A payment order cannot be revoked once it has been received.',
        `The amount reaches the recipient’s payment service provider within ${said(figure.FUNDS_ARRIVAL)} of receipt.`,
      ],
    },
    {
      heading: 'Refusal of a payment order',
      paragraphs: [
        'A payment order may be refused where its details are missing or wrong, where the balance or the card does not cover it, where a limit is exceeded, or where the law requires it.',
        'You are told that it was refused and, unless the law forbids it, why and how a mistake can be put right. A refused payment order counts as not received.',
      ],
    },
    {
      heading: 'Stored cards and prepaid cards',
      paragraphs: [
        'Cards that you add to your account must be in the account holder’s name.',
        'A prepaid card, virtual or physical, spends your electronic money and no more than that. For a stored card the terms of the card-issuing institution apply as well.',
      ],
    },
    {
      heading: 'Shopping credit',
      paragraphs: [
        'A shopping credit is a contract between you and the credit institution. {provider} passes your application on and is no party to the credit.',
        'Whether a credit is granted, at what rate and for how long is decided by the credit institution alone.',
      ],
    },
    {
      heading: 'Paying by balance, mixed payment and bank transfer',
      paragraphs: [
        'You may pay an order from your balance, by card, or partly from both. A bank transfer is matched to your order by its reference code, which you write into the description.',
        `The money must arrive within ${said(figure.TRANSFER_WAIT)} after the day your order was received. After that the reference code is no longer valid.`,
      ],
    },
    {
      heading: 'Protected shopping',
      paragraphs: [
        `If your order was not delivered, you may make a claim within ${said(figure.NON_DELIVERY_CLAIM)} of the order. If the goods are defective, or you have another claim under consumer law, you may do so within ${said(figure.DEFECT_CLAIM)} of delivery. When you make a claim, the amount is blocked in the protection account.`,
        `The seller has ${said(figure.SELLER_RESPONSE)} to respond. If the seller accepts or stays silent, you return the goods, and the seller may object within ${said(figure.SELLER_OBJECTION)} of receiving them.`,
        `{provider} decides within ${said(figure.DISPUTE_DECISION)}. The amount is then paid to you or released to the seller.`,
      ],
    },
    {
      heading: 'Your duties',
      paragraphs: [
        'Keep your phone, your verification codes and your cards to yourself. If one of them is lost or stolen, or used without your consent, tell {provider} customer service without delay.',
        'Customer service: {contact}',
        'Do not use the service for anything prohibited by law or for payments on behalf of others.',
      ],
    },
    {
      heading: 'Unauthorised and erroneous transactions',
      paragraphs: [
        `You may give notice of unauthorised or erroneous transactions within ${said(figure.UNAUTHORISED_NOTICE)}. A transaction that you did not authorise is put right once that is established.`,
        `For unauthorised transactions in the ${said(figure.LIABILITY_PERIOD)} before your notice you are liable for ${said(figure.LIABILITY_CAP)} at most. In cases of gross negligence or intent this cap does not apply. For what happens after your notice you are not liable.`,
      ],
    },
    {
      heading: 'Payments without a precise amount',
      paragraphs: [
        `If you authorised a payment without its precise amount, and it came to more than you could expect, you may ask for a refund within ${said(figure.INEXACT_REFUND_REQUEST)}.`,
        `{provider} answers within ${said(figure.INEXACT_REFUND_ANSWER)}: with the refund, or with the reasons why there is none.`,
      ],
    },
    {
      heading: 'Card disputes',
      paragraphs: [
        `An objection to a card transaction is evaluated under the rules of the card scheme. This takes between ${said(figure.CARD_DISPUTE_SHORTEST)} and ${said(figure.CARD_DISPUTE_LONGEST)}.`,
      ],
    },
    {
      heading: 'Suspension of the service',
      paragraphs: [
        'Services or your payment instrument may be suspended on suspicion of fraud.',
        'They are restored when the cause of the suspension ends.',
      ],
    },
    {
      heading: 'Fees',
      paragraphs: ['Fees are set in Turkish lira and shown in the appendix to this agreement.', 'Appendix: {fees}'],
    },
    {
      heading: 'Right of withdrawal',
      paragraphs: [
        `You may withdraw from this agreement within ${said(figure.WITHDRAWAL)}, without a reason and without a penalty. If you withdraw, your card is cancelled within ${said(figure.CARD_CANCELLATION)}.`,
      ],
    },
    {
      heading: 'Changes and termination',
      paragraphs: [
        `You are notified of changes to this agreement ${said(figure.CHANGE_NOTICE)} before they take effect. If you do not accept a change, you may terminate the agreement within ${said(figure.CHANGE_TERMINATION)}.`,
        `Either side may terminate by written notice of ${said(figure.TERMINATION_NOTICE)}. A breach of the agreement must be cured within ${said(figure.BREACH_CURE)}; if it is not, the other side may terminate at once.`,
        `Force majeure that lasts longer than ${said(figure.FORCE_MAJEURE)} permits either side to terminate.`,
      ],
    },
    {
      heading: 'Complaints, personal data and notices',
      paragraphs: [
        `You may make a complaint within ${said(figure.COMPLAINT)}; it is answered within ${said(figure.COMPLAINT_ANSWER)}. You may apply to the competent arbitration board within ${said(figure.ARBITRATION)}. Your right to go to court stays.`,
        'How your personal data is processed is explained in the <privacyNotice>privacy notice</privacyNotice>. Accepting this agreement does not replace explicit consent; if you wish to give yours, it is asked for separately with the <explicitConsent>explicit consent text</explicitConsent>.',
        'Notices are sent to the e-mail address and the phone number of your account. You may ask for a copy of this agreement at any time.',
      ],
    },
  ],
}
