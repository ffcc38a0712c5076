import type { Agreement } from '../../../machines/entities/agreement'

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
      heading: 'Payment orders can’t be revoked',
      paragraphs: [
        'The approval that you give at the payment step is a payment order. Before you give it, check the amount, the recipient and the payment method you have chosen.',
        'A payment order can’t be revoked once it has been received.',
      ],
    },
    {
      heading: 'The day a payment order is received',
      paragraphs: [
        'A payment order that arrives after 17:00 on a business day counts as received on the next business day.',
        'The amount reaches the recipient’s payment service provider within 2 business days.',
      ],
    },
    {
      heading: 'Protected shopping: making a claim',
      paragraphs: [
        'If your order was not delivered, you may make a claim within 30 days of the order. If it is defective, or you have another claim under consumer law, you may do so within 3 days of delivery.',
        'When you make a claim, the amount is blocked in the protection account.',
      ],
    },
    {
      heading: 'Protected shopping: examination and decision',
      paragraphs: [
        'The seller has 3 business days to respond to your claim. If the seller accepts it or does not respond, you return the goods. The seller may object within 3 business days of receiving them.',
        '{provider} decides within 7 business days. Depending on the decision, the amount is paid to you or released to the seller.',
      ],
    },
    {
      heading: 'Suspension of the service',
      paragraphs: [
        'Services or your payment instrument may be suspended on suspicion of fraud, and no payment can be made during that time. They are restored when the cause ends.',
      ],
    },
  ],
}
