import { BANK_DECLINES } from './bank-declines'
import { CREDIT_FAILURES } from './credit-failures'
import { type FailureText, inGroup } from './failure-text'
import { MEMBER_FAILURES } from './member-failures'
import { OWN_FAILURES } from './own-failures'
import { TRANSFER_FAILURES } from './transfer-failures'

const failure = (tr: string, en: string): FailureText => ({ tr, en })

/** Errors of tokens, credentials and validation, by the provider's public codes. */
const REQUEST_FAILURES = Object.entries<FailureText>({
  '11': failure('Geçersiz istek', 'Invalid request'),
  '17': failure('Kartın son kullanma tarihi geçmiş', 'The card has expired'),
  '23': failure('callbackUrl gönderilmesi zorunludur', 'callbackUrl is mandatory'),
  '1000': failure('Geçersiz imza', 'Invalid signature'),
  '1001': failure('API bilgileri bulunamadı', 'API credentials not found'),
  '5010': failure(
    'İşlemi 3D Secure olarak gerçekleştirmeniz gerekmektedir',
    'The transaction has to be made with 3D Secure',
  ),
  '5062': failure(
    'Tutar, sepet kalemlerinin toplamına eşit olmalıdır',
    'The price must equal the sum of the basket items',
  ),
  '5124': failure('Token bulunamadı', 'Token not found'),
  '5125': inGroup('TOKEN_NOT_VALID', 'Token geçerli değil', 'Token is not valid'),
  '5132': failure('Token gönderilmesi zorunludur', 'Token is mandatory'),
})

const FAILURES: ReadonlyMap<string, FailureText> = new Map([
  ...BANK_DECLINES,
  ...REQUEST_FAILURES,
  ...OWN_FAILURES,
  ...MEMBER_FAILURES,
  ...TRANSFER_FAILURES,
  ...CREDIT_FAILURES,
])

export function knownFailureText(code: string): FailureText | undefined {
  return FAILURES.get(code)
}

export function failureText(code: string): FailureText {
  const text = knownFailureText(code)
  if (!text) throw new Error(`error code ${code} has no text`)
  return text
}
