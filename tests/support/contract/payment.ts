import { payFromBalance } from '../../../src/gateways/payment/balance/calls'
import { notifyBankTransfer, startBankTransfer } from '../../../src/gateways/payment/bank-transfer/calls'
import { bonus } from '../../../src/gateways/payment/bonus/calls'
import {
  authoriseByBkm,
  authoriseByThreeDS,
  authoriseCard,
  authoriseMix,
} from '../../../src/gateways/payment/card/calls'
import { installments } from '../../../src/gateways/payment/installments/calls'
import { CHANNEL, EMAIL, PAGE, PAGE_SENT, PHONE, PRICE, SUBMISSION, row } from './row'

const lira = (minor: number) => ({ minor, currency: 'TRY' })

const HASH = 'a'.repeat(64)

const money = { method: 'POST', kind: 'money' } as const

/** The fields of every payment, and its body on the wire. */
const PAYMENT = { ...SUBMISSION, price: PRICE, userIdentification: HASH, browserFingerprint: 'print' }
const PAYMENT_BODY = {
  locale: 'tr',
  paymentChannel: CHANNEL,
  userIdentification: HASH,
  browserFingerprint: 'print',
  paidPrice: 2480.5,
}

const WHO = { memberId: '7', memberEmail: EMAIL, gsmNumber: '+905559876543', memberToken: 'wallet' }

const CARD = {
  cardHolderName: 'Ayşe Yılmaz',
  cardNumber: '4543590000000006',
  expireMonth: '12',
  expireYear: '2030',
  cvc: '123',
  registerConsumerCard: true,
}

const CARD_PAYMENT = { ...PAYMENT, ...WHO, installment: 3, card: CARD, bonusUsed: lira(1235) }
const CARD_BODY = {
  ...PAYMENT_BODY,
  ...WHO,
  installment: 3,
  paymentCard: CARD,
  reward: { rewardAmount: 12.35, rewardUsage: 1 },
}

const PAID = {
  conversationId: 'f00d',
  token: 'tok',
  callbackUrl: 'https://www.shop.example/callback',
  paymentId: 99,
  paymentStatus: 'SUCCESS',
  price: 2400,
  paidPrice: '2480.50',
  currency: 'TRY',
  installment: 1,
}
const RECEIPT = { paymentId: '99', paid: PRICE, callbackUrl: 'https://www.shop.example/callback' }

const REDIRECTED = {
  conversationId: 'f00d',
  token: 'tok',
  paymentId: '99',
  paymentStatus: 'INIT_THREEDS',
  threeDSHtmlContent: PAGE_SENT,
}
const REDIRECT = { kind: 'redirected', page: { html: PAGE, paymentId: '99' } } as const

export const PAYMENT_ROWS = [
  row(payFromBalance, {
    ...money,
    by: 'member',
    path: '/payment/fund/auth',
    input: { ...PAYMENT, ...WHO, memberGsmNumber: PHONE },
    body: {
      ...PAYMENT_BODY,
      memberEmail: EMAIL,
      gsmNumber: '+905559876543',
      memberGsmNumber: PHONE,
      authenticationToken: 'wallet',
      memberId: '7',
    },
    answer: PAID,
    value: RECEIPT,
  }),
  row(authoriseMix, {
    ...money,
    by: 'member',
    path: '/payment/fund/auth/mix-payment',
    input: { ...CARD_PAYMENT, installment: 1, card: { cardToken: 'card-token' }, balanceUsed: lira(10_000) },
    body: { ...CARD_BODY, installment: 1, paymentCard: { cardToken: 'card-token' }, memberBalanceAmount: 100 },
    answer: PAID,
    value: { kind: 'paid', receipt: RECEIPT },
  }),
  row(authoriseCard, {
    ...money,
    by: 'buyer',
    path: '/payment/iyzipos/checkoutform/auth/ecom',
    input: CARD_PAYMENT,
    body: CARD_BODY,
    answer: PAID,
    value: { kind: 'paid', receipt: RECEIPT },
  }),
  row(authoriseByThreeDS, {
    ...money,
    by: 'buyer',
    path: '/payment/iyzipos/checkoutform/initialize3ds/ecom',
    input: CARD_PAYMENT,
    body: CARD_BODY,
    answer: REDIRECTED,
    value: REDIRECT,
  }),
  row(authoriseByBkm, {
    ...money,
    by: 'buyer',
    path: '/payment/iyzipos/checkoutform/initializebkm/ecom',
    input: { ...PAYMENT, ...WHO },
    body: { ...PAYMENT_BODY, ...WHO, installment: 1 },
    answer: { ...REDIRECTED, paymentStatus: 'BKM_POS_SELECTED' },
    value: REDIRECT,
  }),
  row(installments, {
    method: 'POST',
    by: 'buyer',
    kind: 'read',
    path: '/payment/iyzipos/checkoutform/installment',
    input: { bin: '45435900', price: PRICE },
    body: { binNumber: '45435900', price: 2480.5, currency: 'TRY', locale: 'tr' },
    answer: {
      installmentDetails: [
        {
          binNumber: '45435900',
          price: 2480.5,
          cardType: 'CREDIT_CARD',
          cardAssociation: 'VISA',
          cardFamilyName: 'Maximum',
          force3ds: 1,
          bankCode: 64,
          bankName: 'İş Bankası',
          forceCvc: 0,
          commercial: 0,
          installmentPrices: [
            { installmentNumber: 2, installmentPrice: 1257.12, totalPrice: '2514.24' },
            { installmentNumber: 1, installmentPrice: 2480.5, totalPrice: 2480.5 },
          ],
        },
      ],
    },
    value: [
      {
        binNumber: '45435900',
        cardType: 'credit',
        cardFamilyName: 'Maximum',
        bankCode: 64,
        bankName: 'İş Bankası',
        isThreeDSForced: true,
        installmentPrices: [
          { installmentNumber: 1, installmentPrice: PRICE, totalPrice: PRICE },
          { installmentNumber: 2, installmentPrice: lira(125_712), totalPrice: lira(251_424) },
        ],
      },
    ],
  }),
  row(bonus, {
    method: 'POST',
    by: 'buyer',
    kind: 'read',
    path: '/payment/checkout/inquire',
    input: { conversationId: 'a-question', price: PRICE, card: CARD },
    body: {
      locale: 'tr',
      conversationId: 'a-question',
      paidPrice: 2480.5,
      paymentCard: CARD,
      currency: 'TRY',
      paymentChannel: CHANNEL,
    },
    answer: { points: 1235, amount: 12.35, cardBank: 'Yapı Kredi Bankası', cardFamily: 'World', currency: 'TRY' },
    value: { amount: lira(1235), cardBank: 'Yapı Kredi Bankası', cardFamily: 'World' },
  }),
  row(startBankTransfer, {
    ...money,
    by: 'member',
    path: '/payment/bank-transfer/checkoutForm/initialize',
    input: {
      ...PAYMENT,
      bankId: 64,
      memberId: '7',
      email: EMAIL,
      gsmNumber: '+905559876543',
      memberGsmNumber: PHONE,
      isBuyerProtected: true,
    },
    body: {
      ...PAYMENT_BODY,
      bankId: 64,
      memberId: '7',
      email: EMAIL,
      gsmNumber: '+905559876543',
      memberGsmNumber: PHONE,
      buyerProtected: true,
    },
    answer: { code: 'IYZ-12345', bankTransferPaymentId: 99 },
    value: { code: 'IYZ-12345', bankTransferPaymentId: '99' },
  }),
  row(notifyBankTransfer, {
    ...money,
    by: 'member',
    path: '/payment/bank-transfer/checkoutForm/notify',
    input: { ...SUBMISSION, bankTransferPaymentId: '99' },
    body: { bankTransferPaymentId: '99' },
    answer: { token: 'tok', callbackUrl: 'https://www.shop.example/callback' },
    value: { callbackUrl: 'https://www.shop.example/callback' },
  }),
]
