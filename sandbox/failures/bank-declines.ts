import type { FailureText } from './failure-text'

const decline = (group: string, tr: string, en: string): FailureText => ({ group, tr, en })

const GENERAL = decline(
  'UNKNOWN',
  'Ödeme işlemi esnasında genel bir hata oluştu',
  'A general error occurred during the payment',
)

/** What banks answer, by code. Clients should go by the group: several codes share one, and wordings change. */
export const BANK_DECLINES: readonly (readonly [string, FailureText])[] = [
  ['10005', decline('DO_NOT_HONOUR', 'İşlem onaylanmadı', 'Transaction not approved')],
  ['10012', decline('INVALID_TRANSACTION', 'Geçersiz işlem', 'Invalid transaction')],
  ['10034', decline('FRAUD_SUSPECT', 'Dolandırıcılık şüphesi', 'Suspected fraud')],
  ['10041', decline('LOST_CARD', 'Kayıp kart, karta el koyunuz', 'Lost card, retain card')],
  ['10043', decline('STOLEN_CARD', 'Çalıntı kart, karta el koyunuz', 'Stolen card, retain card')],
  [
    '10051',
    decline(
      'NOT_SUFFICIENT_FUNDS',
      'Kart limiti yetersiz, yetersiz bakiye',
      'Insufficient card limit, insufficient balance',
    ),
  ],
  ['10054', decline('EXPIRED_CARD', 'Vadesi dolmuş kart', 'Expired card')],
  [
    '10057',
    decline(
      'NOT_PERMITTED_TO_CARDHOLDER',
      'Kart sahibi bu işlemi yapamaz',
      'Cardholder is not permitted to do this transaction',
    ),
  ],
  [
    '10058',
    decline(
      'NOT_PERMITTED_TO_TERMINAL',
      'Terminalin bu işlemi yapmaya yetkisi yok',
      'Terminal is not permitted to do this transaction',
    ),
  ],
  ['10084', decline('INVALID_CVC2', 'CVC2 bilgisi hatalı', 'Invalid CVC2 information')],
  [
    '10093',
    decline(
      'RESTRICTED_BY_LAW',
      'Kartınız e-ticaret işlemlerine kapalıdır. Bankanızı arayınız.',
      'Your card is closed to e-commerce. Please call your bank.',
    ),
  ],
  ['10201', decline('CARD_NOT_PERMITTED', 'Kart, işleme izin vermedi', 'Card did not allow the transaction')],
  ['10202', GENERAL],
  ['10203', decline('APPROVED_COMPLETED', 'Önceden onaylanan işlem', 'Transaction already approved')],
  ['10204', GENERAL],
  ['10205', decline('INVALID_CHARS_IN_EMAIL', 'E-posta geçerli formatta değil', 'Invalid characters in e-mail')],
  ['10206', decline('INVALID_CVC2_LENGTH', 'CVC uzunluğu geçersiz', 'Invalid CVC length')],
  ['10207', decline('REFER_TO_CARD_ISSUER', 'Bankanızdan onay alınız', 'Get approval from your bank')],
  ['10208', decline('INVALID_MERCHANT_OR_SP', 'Üye işyeri kategori kodu hatalı', 'Wrong merchant category code')],
  ['10209', decline('BLOCKED_CARD', 'Bloke statülü kart', 'Blocked card')],
  ['10210', decline('INVALID_CAVV', 'Hatalı CAVV bilgisi', 'Invalid CAVV')],
  ['10211', decline('INVALID_ECI', 'Hatalı ECI bilgisi', 'Invalid ECI')],
  ['10212', decline('CVC2_MAX_ATTEMPT', 'CVC2 yanlış girme deneme sayısı aşıldı', 'CVC2 attempts exceeded')],
  ['10213', decline('BIN_NOT_FOUND', 'BIN bulunamadı', 'BIN not found')],
  ['10214', decline('COMMUNICATION_OR_SYSTEM_ERROR', 'İletişim veya sistem hatası', 'Communication or system error')],
  ['10215', decline('INVALID_CARD_NUMBER', 'Geçersiz kart numarası', 'Invalid card number')],
  ['10216', decline('NO_SUCH_ISSUER', 'Bankası bulunamadı', 'No such issuer')],
  [
    '10217',
    decline(
      'DEBIT_CARDS_REQUIRES_3DS',
      'Banka kartları sadece 3D Secure işleminde kullanılabilir',
      'Debit cards can be used with 3D Secure only',
    ),
  ],
  [
    '10218',
    decline(
      'DEBIT_CARDS_INSTALLMENT_NOT_ALLOWED',
      'Banka kartları ile taksit yapılamaz',
      'No installments on debit cards',
    ),
  ],
  ['10219', decline('REQUEST_TIMEOUT', 'Bankaya gönderilen istek zaman aşımına uğradı', 'Bank request timed out')],
  ['10220', decline('DECLINED', 'Ödeme alınamadı', 'Payment could not be taken')],
  [
    '10221',
    decline('NOT_PERMITTED_TO_FOREIGN_CARD', 'Terminal yurtdışı kartlara kapalı', 'Terminal closed to foreign cards'),
  ],
  [
    '10222',
    decline('NOT_PERMITTED_TO_INSTALLMENT', 'Terminal taksitli işleme kapalı', 'Terminal closed to installments'),
  ],
  ['10223', decline('REQUIRES_DAY_END', 'Gün sonu yapılmalı', 'End-of-day required')],
  ['10224', decline('EXCEEDS_WITHDRAWAL_AMOUNT_LIMIT', 'Para çekme limiti aşılmış', 'Amount limit exceeded')],
  ['10225', decline('RESTRICTED_CARD', 'Kısıtlı kart', 'Restricted card')],
  ['10226', decline('EXCEEDS_ALLOWABLE_PIN_TRIES', 'İzin verilen PIN giriş sayısı aşılmış', 'PIN tries exceeded')],
  ['10227', decline('INVALID_PIN', 'Geçersiz PIN', 'Invalid PIN')],
  [
    '10228',
    decline('ISSUER_OR_SWITCH_INOPERATIVE', 'Banka veya terminal işlem yapamıyor', 'Issuer or switch inoperative'),
  ],
  ['10229', decline('INVALID_EXPIRE_YEAR_MONTH', 'Son kullanma tarihi geçersiz', 'Invalid expiry date')],
  ['10230', decline('REQUEST_BLOCKED_BY_BANK', 'İstek bankadan hata aldı', 'Request blocked by bank')],
  [
    '10231',
    decline(
      'SALES_AMOUNT_LESS_THAN_AWARD',
      'Satış tutarı ödül puanından düşük olamaz',
      'Sale amount below reward amount',
    ),
  ],
  ['10232', decline('INVALID_AMOUNT', 'Geçersiz tutar', 'Invalid amount')],
  ['10233', decline('INVALID_CARD_TYPE', 'Geçersiz kart tipi', 'Invalid card type')],
  ['10234', decline('NOT_SUFFICIENT_AWARD', 'Yetersiz ödül puanı', 'Not enough reward points')],
  ['10235', decline('AMEX_CAN_USE_ONLY_MR', 'American Express kart hatası', 'Amex may use only its own points')],
  ['10236', GENERAL],
]
