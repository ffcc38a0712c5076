import { BANK_DECLINES } from './bank-declines'
import type { FailureText } from './failure-text'
import type { Words } from '../records/language'

const APPROVAL: Words = { tr: 'Bankanız bu ödemeyi onaylamadı.', en: 'Your bank did not approve the payment.' }
const UNUSABLE: Words = {
  tr: 'Bu kart kullanılamıyor. Lütfen bankanızla iletişime geçin.',
  en: 'This card cannot be used. Please contact your bank.',
}
const EXPIRY: Words = {
  tr: 'Kartınızın son kullanma tarihini kontrol edin.',
  en: 'Check the expiry date of your card.',
}
const SECURITY_CODE: Words = {
  tr: 'Kartınızın güvenlik kodunu kontrol edin.',
  en: 'Check the security code of your card.',
}
const DISALLOWED: Words = {
  tr: 'Kartınız bu işleme izin vermiyor.',
  en: 'Your card does not allow this transaction.',
}
const UNREACHABLE: Words = { tr: 'Şu anda bankaya ulaşılamıyor.', en: 'The bank cannot be reached at the moment.' }

/** The sentences that this provider shows shoppers for a bank's refusal, by its group. Missing groups have no sentence for shoppers. */
const SENTENCES: ReadonlyMap<string, Words> = new Map(
  Object.entries<Words>({
    NOT_SUFFICIENT_FUNDS: {
      tr: 'Kart limitiniz veya bakiyeniz bu işlem için yeterli değil.',
      en: 'Your card limit or balance is not enough.',
    },
    DO_NOT_HONOUR: APPROVAL,
    DECLINED: APPROVAL,
    INVALID_TRANSACTION: APPROVAL,
    LOST_CARD: UNUSABLE,
    STOLEN_CARD: UNUSABLE,
    PICKUP_CARD: UNUSABLE,
    BLOCKED_CARD: UNUSABLE,
    RESTRICTED_CARD: UNUSABLE,
    EXPIRED_CARD: EXPIRY,
    INVALID_EXPIRE_YEAR_MONTH: EXPIRY,
    INVALID_CVC2: SECURITY_CODE,
    INVALID_CVC2_LENGTH: SECURITY_CODE,
    RESTRICTED_BY_LAW: {
      tr: 'Kartınız internet alışverişine kapalı. Bankanız üzerinden açabilirsiniz.',
      en: 'Your card is closed to online shopping. You can open it through your bank.',
    },
    NOT_PERMITTED_TO_CARDHOLDER: DISALLOWED,
    CARD_NOT_PERMITTED: DISALLOWED,
    FRAUD_SUSPECT: {
      tr: 'Ödeme güvenlik nedeniyle gerçekleştirilemedi.',
      en: 'The payment could not be made for security reasons.',
    },
    COMMUNICATION_OR_SYSTEM_ERROR: UNREACHABLE,
    REQUEST_TIMEOUT: UNREACHABLE,
    ISSUER_OR_SWITCH_INOPERATIVE: UNREACHABLE,
  }),
)

const BANK_CODES: ReadonlySet<string> = new Set(BANK_DECLINES.map(([code]) => code))

/** The sentence for the shopper. A bank's own text is for the merchant only; every other text is for both. */
export function shopperSentence(code: string, group: string | undefined, text: FailureText): Words | undefined {
  const known = group === undefined ? undefined : SENTENCES.get(group)
  return known ?? (BANK_CODES.has(code) ? undefined : text)
}
