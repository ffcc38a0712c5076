import type { NewCard } from '../../../src/gateways/payment/card/payload'

/** A published test card that pays. */
export const GOOD_CARD: NewCard = {
  cardHolderName: 'Elif Yılmaz',
  cardNumber: '5400360000000003',
  expireMonth: '12',
  expireYear: '2030',
  cvc: '123',
  registerConsumerCard: false,
}

/** A bank's refusal, as the provider documents it. The group is missing where the provider itself refuses. */
export interface Decline {
  readonly code: string
  readonly group: string | undefined
  readonly tr: string
  readonly en: string
}

const decline = (code: string, group: string | undefined, tr: string, en: string): Decline => ({ code, group, tr, en })

const GENERAL = decline(
  '10204',
  'UNKNOWN',
  'Ödeme işlemi esnasında genel bir hata oluştu',
  'A general error occurred during the payment',
)
const LOST = decline('10041', 'LOST_CARD', 'Kayıp kart, karta el koyunuz', 'Lost card, retain card')

export const DECLINES = {
  funds: decline(
    '10051',
    'NOT_SUFFICIENT_FUNDS',
    'Kart limiti yetersiz, yetersiz bakiye',
    'Insufficient card limit, insufficient balance',
  ),
  honour: decline('10005', 'DO_NOT_HONOUR', 'İşlem onaylanmadı', 'Transaction not approved'),
  invalid: decline('10012', 'INVALID_TRANSACTION', 'Geçersiz işlem', 'Invalid transaction'),
  lost: LOST,
  pickup: { ...LOST, group: 'PICKUP_CARD' },
  stolen: decline('10043', 'STOLEN_CARD', 'Çalıntı kart, karta el koyunuz', 'Stolen card, retain card'),
  expired: decline('10054', 'EXPIRED_CARD', 'Vadesi dolmuş kart', 'Expired card'),
  cvc: decline('10084', 'INVALID_CVC2', 'CVC2 bilgisi hatalı', 'Invalid CVC2 information'),
  cardholder: decline(
    '10057',
    'NOT_PERMITTED_TO_CARDHOLDER',
    'Kart sahibi bu işlemi yapamaz',
    'Cardholder is not permitted to do this transaction',
  ),
  terminal: decline(
    '10058',
    'NOT_PERMITTED_TO_TERMINAL',
    'Terminalin bu işlemi yapmaya yetkisi yok',
    'Terminal is not permitted to do this transaction',
  ),
  fraud: decline('10034', 'FRAUD_SUSPECT', 'Dolandırıcılık şüphesi', 'Suspected fraud'),
  general: GENERAL,
  law: decline(
    '10093',
    'RESTRICTED_BY_LAW',
    'Kartınız e-ticaret işlemlerine kapalıdır. Bankanızı arayınız.',
    'Your card is closed to e-commerce. Please call your bank.',
  ),
  notPermitted: decline(
    '10201',
    'CARD_NOT_PERMITTED',
    'Kart, işleme izin vermedi',
    'Card did not allow the transaction',
  ),
  declined: decline('10220', 'DECLINED', 'Ödeme alınamadı', 'Payment could not be taken'),
  needs3d: decline(
    '5010',
    undefined,
    'İşlemi 3D Secure olarak gerçekleştirmeniz gerekmektedir',
    'The transaction has to be made with 3D Secure',
  ),
  debitNeeds3d: decline(
    '10217',
    'DEBIT_CARDS_REQUIRES_3DS',
    'Banka kartları sadece 3D Secure işleminde kullanılabilir',
    'Debit cards can be used with 3D Secure only',
  ),
  debitInInstallments: decline(
    '10218',
    'DEBIT_CARDS_INSTALLMENT_NOT_ALLOWED',
    'Banka kartları ile taksit yapılamaz',
    'No installments on debit cards',
  ),
  installments: decline(
    '10222',
    'NOT_PERMITTED_TO_INSTALLMENT',
    'Terminal taksitli işleme kapalı',
    'Terminal closed to installments',
  ),
  past: decline('17', undefined, 'Kartın son kullanma tarihi geçmiş', 'The card has expired'),
  amount: decline('10232', 'INVALID_AMOUNT', 'Geçersiz tutar', 'Invalid amount'),
} as const satisfies Record<string, Decline>

/** The public error cards: first from the provider's own list, then from other gateways in Türkiye. */
export const ERROR_CARDS: readonly (readonly [cardNumber: string, decline: Decline])[] = [
  ['4111111111111129', DECLINES.funds],
  ['4129111111111111', DECLINES.honour],
  ['4128111111111112', DECLINES.invalid],
  ['4127111111111113', DECLINES.lost],
  ['4126111111111114', DECLINES.stolen],
  ['4125111111111115', DECLINES.expired],
  ['4124111111111116', DECLINES.cvc],
  ['4123111111111117', DECLINES.cardholder],
  ['4122111111111118', DECLINES.terminal],
  ['4121111111111119', DECLINES.fraud],
  ['4120111111111110', DECLINES.pickup],
  ['4130111111111118', DECLINES.general],
  ['4151111111111393', DECLINES.law],

  ['5100050000006661', DECLINES.funds],
  ['5100560000006669', DECLINES.honour],
  ['5101510000006663', DECLINES.cardholder],
  ['5101520000006662', DECLINES.stolen],
  ['5102210000006669', DECLINES.declined],
  ['5136620000006669', DECLINES.lost],
  ['5163080000006662', DECLINES.expired],
  ['5164580000006660', DECLINES.cvc],
  ['5188960000006666', DECLINES.terminal],
  ['5192610000006661', DECLINES.fraud],
  ['5193240000006666', DECLINES.law],
  ['5200170000006666', DECLINES.general],
  ['5209220000006660', DECLINES.notPermitted],

  ['4102090000000000', DECLINES.funds],
  ['4102190000000008', DECLINES.honour],
  ['4102290000000006', DECLINES.invalid],
  ['4102390000000004', DECLINES.cardholder],
  ['4102490000000002', DECLINES.stolen],
  ['4102990000000001', DECLINES.declined],
]
