import type { Words } from '../../records/language'
import type { RefusalReason } from '../../records/refusal'

/** Why a call was refused, for a person who is looking for a mistake. */
export const REFUSAL_WORDS: Readonly<Record<RefusalReason, Words>> = {
  'unknown-origin': { tr: 'Bu kökenden çağrı kabul edilmez', en: 'Calls from this origin are not accepted' },
  'unknown-path': { tr: 'Böyle bir çağrı yok', en: 'There is no such call' },
  'wrong-method': { tr: 'Yanlış HTTP yöntemi', en: 'Wrong HTTP method' },
  'wrong-content-type': { tr: 'Yanlış içerik türü', en: 'Wrong content type' },
  'not-json': { tr: 'Gövde JSON değil', en: 'The body is not JSON' },
  'wrong-query': { tr: 'Adresteki sorgu yanlış', en: 'Wrong query in the address' },
  'missing-token': { tr: 'Ödeme token’ı eksik', en: 'The checkout token is missing' },
  'token-mismatch': { tr: 'Başlık ile gövdedeki token farklı', en: 'Header and body name different tokens' },
  'missing-header': { tr: 'Bir başlık eksik', en: 'A header is missing' },
  'session-mismatch': { tr: 'Oturum bilgileri birbirini tutmuyor', en: 'The session details do not match' },
  'wrong-payload': { tr: 'Gövdede yanlış veya eksik alan var', en: 'A field of the body is wrong or missing' },
  'wrong-amount': { tr: 'Tutar yanlış', en: 'Wrong amount' },
  'wrong-identity': { tr: 'Kimlik bilgisi yanlış', en: 'Wrong identity details' },
  'wrong-purpose': { tr: 'Bu sipariş başka bir iş için açılmış', en: 'The order was opened for something else' },
  'not-a-test-card': { tr: 'Test kartı değil', en: 'Not a test card' },
  'unknown-merchant': { tr: 'İş yeri tanınmıyor', en: 'Unknown merchant' },
  'wrong-signature': { tr: 'İmza geçersiz', en: 'The signature is not valid' },
}
