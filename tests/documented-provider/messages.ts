interface Decline {
  readonly group?: string
  readonly tr: string
  readonly en: string
}

const MESSAGES: Readonly<Record<string, Decline>> = {
  '3': { tr: 'E-posta gönderilmesi zorunludur', en: 'E-mail is mandatory' },
  '5': { tr: 'E-posta geçerli formatta değil', en: 'E-mail is malformed' },
  '6': { tr: 'İstek nesnesi boş olamaz', en: 'Request object is missing' },
  '11': { tr: 'Geçersiz istek', en: 'Invalid request' },
  '12': { tr: 'Kart numarası geçersizdir', en: 'Invalid card number' },
  '13': { tr: 'Son kullanma ayı geçersizdir', en: 'Invalid expire month' },
  '14': { tr: 'Son kullanma yılı geçersizdir', en: 'Invalid expire year' },
  '15': { tr: 'CVC geçersizdir', en: 'Invalid CVC' },
  '16': { tr: 'Kart sahibi gönderilmesi zorunludur', en: 'Cardholder name is mandatory' },
  '17': { tr: 'Kartın son kullanma tarihi geçmiş', en: 'Card expiry is in the past' },
  '24': { tr: 'Zorunlu alan gönderilmedi', en: 'A mandatory field is missing' },
  '25': { tr: 'Telefon gönderilmesi zorunludur', en: 'Phone is mandatory' },
  '1001': { tr: 'API bilgileri bulunamadı', en: 'API credentials not found' },
  '5007': { tr: 'binNumber 8 karakter olmalıdır', en: 'BIN must be 8 characters' },
  '5010': { tr: 'İşlemi 3dsecure olarak gerçekleştirmeniz gerekmektedir', en: '3-D Secure required' },
  '5124': { tr: 'token bulunamadı', en: 'token not found' },
  '5125': { tr: 'token geçerli değil', en: 'token is not valid' },
  '5132': { tr: 'token gönderilmesi zorunludur', en: 'token is mandatory' },
  '10005': { group: 'DO_NOT_HONOUR', tr: 'İşlem onaylanmadı', en: 'Transaction not approved' },
  '10012': { group: 'INVALID_TRANSACTION', tr: 'Geçersiz işlem', en: 'Invalid transaction' },
  '10034': { group: 'FRAUD_SUSPECT', tr: 'Dolandırıcılık şüphesi', en: 'Suspected fraud' },
  '10041': { group: 'LOST_CARD', tr: 'Kayıp kart, karta el koyunuz', en: 'Lost card, retain card' },
  '10043': { group: 'STOLEN_CARD', tr: 'Çalıntı kart, karta el koyunuz', en: 'Stolen card, retain card' },
  '10051': {
    group: 'NOT_SUFFICIENT_FUNDS',
    tr: 'Kart limiti yetersiz, yetersiz bakiye',
    en: 'Insufficient card limit, insufficient balance',
  },
  '10054': { group: 'EXPIRED_CARD', tr: 'Vadesi dolmuş kart', en: 'Expired card' },
  '10057': {
    group: 'NOT_PERMITTED_TO_CARDHOLDER',
    tr: 'Kart sahibi bu işlemi yapamaz',
    en: 'Cardholder is not permitted to do this transaction',
  },
  '10058': {
    group: 'NOT_PERMITTED_TO_TERMINAL',
    tr: 'Terminalin bu işlemi yapmaya yetkisi yok',
    en: 'Terminal is not permitted to do this transaction',
  },
  '10084': { group: 'INVALID_CVC2', tr: 'CVC2 bilgisi hatalı', en: 'Invalid CVC2 information' },
  '10093': {
    group: 'RESTRICTED_BY_LAW',
    tr: 'Kartınız e-ticaret işlemlerine kapalıdır. Bankanızı arayınız.',
    en: 'Card closed to e-commerce, call the bank',
  },
  '10204': { group: 'UNKNOWN', tr: 'Ödeme işlemi esnasında genel bir hata oluştu', en: 'General error during payment' },
  '10217': {
    group: 'DEBIT_CARDS_REQUIRES_3DS',
    tr: 'Banka kartları sadece 3D Secure işleminde kullanılabilir',
    en: 'Debit cards only with 3-D Secure',
  },
  '10218': {
    group: 'DEBIT_CARDS_INSTALLMENT_NOT_ALLOWED',
    tr: 'Banka kartları ile taksit yapılamaz',
    en: 'No installments on debit cards',
  },
  '10220': { group: 'DECLINED', tr: 'Ödeme alınamadı', en: 'Payment could not be taken' },
  '10230': { group: 'REQUEST_BLOCKED_BY_BANK', tr: 'İstek bankadan hata aldı', en: 'Request blocked by bank' },
  '10232': { group: 'INVALID_AMOUNT', tr: 'Geçersiz tutar', en: 'Invalid amount' },
  '10234': { group: 'NOT_SUFFICIENT_AWARD', tr: 'Yetersiz ödül puanı', en: 'Not enough reward points' },
  '50000': { tr: 'Request Limit Exceeded', en: 'Request Limit Exceeded' },
  '100001': { tr: 'Sistem hatası', en: 'System error' },
  '150803': { tr: 'Ürün stokta bulunmuyor', en: 'The product is out of stock' },
  '200321': { tr: 'Devam eden bir kredi başvurunuz var', en: 'You already have a credit application' },
}

const general: Decline = { tr: 'Beklenmeyen bir hata oluştu', en: 'An unexpected error occurred' }

export const groupOf = (errorCode: string): string | undefined => MESSAGES[errorCode]?.group

export const messageOf = (errorCode: string, locale: string): string => {
  const decline = MESSAGES[errorCode] ?? general
  return locale.toLowerCase() === 'en' ? decline.en : decline.tr
}
