import type { CardPayment } from '../../src/gateways/payment/card/payload'

export const PAYMENT: CardPayment = {
  submissionId: 'f00d',
  price: { minor: 248_050, currency: 'TRY' },
  installment: 1,
  memberId: '7',
  memberEmail: 'ayse@shop.example',
  gsmNumber: '+905321234567',
  memberToken: 'wallet-token',
  userIdentification: 'hash',
  browserFingerprint: 'print',
  card: {
    cardHolderName: 'Ayşe Yılmaz',
    cardNumber: '4543590000000006',
    expireMonth: '12',
    expireYear: '2030',
    cvc: '123',
    registerConsumerCard: false,
  },
}
