import type { FailureText } from './failure-text'

const failure = (tr: string, en: string): FailureText => ({ tr, en })

/** Tokens, credentials and validation, by the provider's public codes. */
export const REQUEST_FAILURES: readonly (readonly [string, FailureText])[] = [
  ['11', failure('Geçersiz istek', 'Invalid request')],
  ['17', failure('Kartın son kullanma tarihi geçmiş', 'The card has expired')],
  ['23', failure('callbackUrl gönderilmesi zorunludur', 'callbackUrl is mandatory')],
  ['1000', failure('Geçersiz imza', 'Invalid signature')],
  ['1001', failure('API bilgileri bulunamadı', 'API credentials not found')],
  [
    '5010',
    failure('İşlemi 3D Secure olarak gerçekleştirmeniz gerekmektedir', 'The transaction has to be made with 3D Secure'),
  ],
  [
    '5062',
    failure('Tutar, sepet kalemlerinin toplamına eşit olmalıdır', 'The price must equal the sum of the basket items'),
  ],
  ['5124', failure('Token bulunamadı', 'Token not found')],
  ['5125', { group: 'TOKEN_NOT_VALID', tr: 'Token geçerli değil', en: 'Token is not valid' }],
  ['5132', failure('Token gönderilmesi zorunludur', 'Token is mandatory')],
]
