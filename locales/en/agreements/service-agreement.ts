import * as figure from '../../../machines/entities/agreed-figures'
import type { Agreement } from '../../../machines/entities/agreement'
import { said } from '../figures'

export const agreement: Agreement = {
  title: 'Service agreement',
  validFrom: undefined,
  articles: [
    {
      heading: 'Subject',
      paragraphs: [
        'This agreement applies to each payment that you make with {provider}, and completes the <userAgreement>user agreement</userAgreement>. What is defined there means the same here.',
      ],
    },
    {
      heading: 'Who you pay, and how',
      paragraphs: [
        'Your payment goes to the recipient that is named on the payment page. You may pay with a stored or a new card, with your balance, with your balance and a card together, by bank transfer, or with a shopping credit, as far as the order offers it.',
        'With a phone number from abroad you can pay by card only.',
      ],
    },
    {
      heading: 'Payment orders cannot be revoked',
      paragraphs: [
        'The approval that you give at the payment step is a payment order. Before you give it, check the amount, the recipient and the payment method you have chosen.',
        'A payment order cannot be revoked once it has been received.',
      ],
    },
    {
      heading: 'The day a payment order is received',
      paragraphs: [
        `A payment order that arrives after ${said(figure.ORDER_CUT_OFF)} on a business day counts as received on the next business day. So does one that arrives on a weekend, on a public holiday, or after ${said(figure.HALF_DAY_CUT_OFF)} on a half day.`,
        `The amount reaches the recipient’s payment service provider within ${said(figure.FUNDS_ARRIVAL)}.`,
      ],
    },
    {
      heading: 'Bank transfers',
      paragraphs: [
        `For a bank transfer you are given a reference code, which is written into the description. The money must arrive within ${said(figure.TRANSFER_WAIT)} after the day your order was received. After that the reference code is no longer valid.`,
        'Once a code has been created, no other method can be used for this order unless you cancel the transfer. The code then becomes invalid.',
      ],
    },
    {
      heading: 'Installments, card bonus and shopping credit',
      paragraphs: [
        'Which installments and which bonus your card has is decided by the card-issuing institution. What installments add is shown before you approve.',
        `Shopping credit can be asked for on orders from ${said(figure.SMALLEST_BASKET)} to ${said(figure.LARGEST_BASKET)}; each credit institution may set narrower limits. Those under ${figure.FULL_AGE.amount} need the approval of their legal guardian.`,
      ],
    },
    {
      heading: 'Refunds and earnings into the balance',
      paragraphs: [
        'You may have a refund paid into your balance. From there it is repaid only to a registered and verified bank account of your own, once your identity has been verified.',
        `Earnings that you choose to have in your balance arrive there within ${said(figure.SETTLEMENT_ARRIVAL)}. You may choose this once, always, or not at all.`,
      ],
    },
    {
      heading: 'Protected shopping: making a claim',
      paragraphs: [
        `If your order was not delivered, you may make a claim within ${said(figure.NON_DELIVERY_CLAIM)} of the order. If the goods are defective, or you have another claim under consumer law, you may do so within ${said(figure.DEFECT_CLAIM)} of delivery.`,
        'When you make a claim, the amount is blocked in the protection account.',
      ],
    },
    {
      heading: 'Protected shopping: examination and decision',
      paragraphs: [
        `The seller has ${said(figure.SELLER_RESPONSE)} to respond to your claim. If the seller accepts it or does not respond, you return the goods. The seller may object within ${said(figure.SELLER_OBJECTION)} of receiving them.`,
        `{provider} decides within ${said(figure.DISPUTE_DECISION)}. Depending on the decision, the amount is paid to you or released to the seller.`,
      ],
    },
    {
      heading: 'Suspension of the service',
      paragraphs: [
        'Services or your payment instrument may be suspended on suspicion of fraud. They are restored when the cause ends.',
      ],
    },
  ],
}
