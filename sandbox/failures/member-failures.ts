import { type FailureText, inGroup } from './failure-text'

/** The sandbox's own codes for what a member or a buyer may not do. Clients use the group. */
export const MEMBER_FAILURES = Object.entries<FailureText>({
  '10610': inGroup(
    'MEMBER_EXISTS',
    'Bu telefon numarasıyla zaten bir üyelik var, lütfen giriş yapın.',
    'This phone number already has an account, please log in.',
  ),
  '10611': inGroup(
    'EMAIL_IN_USE',
    'Bu e-posta adresi başka bir üyelikte kullanılıyor, lütfen başka bir adres girin.',
    'This e-mail address belongs to another account. Please use another one.',
  ),
  '10612': inGroup(
    'GSM_IN_USE',
    'Bu telefon numarası başka bir üyelikte kullanılıyor, lütfen başka bir numara girin.',
    'This phone number belongs to another account. Please use another one.',
  ),
  '10620': inGroup(
    'IDENTITY_NOT_VERIFIED',
    'Kimliğinizi doğrulayamadık, lütfen bilgilerinizi kimliğinizdeki gibi girin.',
    'We could not verify your identity, please enter your details as they are on your identity card.',
  ),
  '10621': inGroup(
    'GUARDIAN_APPROVAL_REQUIRED',
    '18 yaşından küçükler için velinin veya vasinin onayı gerekir.',
    'Under the age of 18 the approval of a parent or guardian is required.',
  ),
  '10622': inGroup(
    'KYC_REQUIRED',
    'Bu iş yerinde bakiyenizle veya Cüzdan kartınızla ödemek için önce kimliğinizi doğrulayın.',
    'Verify your identity before you pay this shop from your balance or with your wallet card.',
  ),
  '10623': inGroup(
    'KYC_LIMIT_EXCEEDED',
    'Bu ödeme aylık limitinizi aşıyor, kimliğinizi doğrulayıp tekrar deneyin.',
    'This payment goes beyond your monthly limit. Verify your identity and try again.',
  ),
  '10630': inGroup(
    'MEMBER_SUSPENDED',
    'Hesabınız güvenlik nedeniyle askıya alındı, lütfen bizimle iletişime geçin.',
    'Your account is suspended for security reasons, please contact us.',
  ),
  '10631': inGroup(
    'PAYMENT_INSTRUMENT_SUSPENDED',
    'Bu ödeme aracı güvenlik nedeniyle askıya alındı, lütfen bizimle iletişime geçin.',
    'This payment instrument is suspended for security reasons, please contact us.',
  ),
  '10660': inGroup(
    'FOREIGN_NOT_ADMITTED',
    'Bu iş yeri yurt dışı numarasıyla ödeme kabul etmiyor.',
    'This shop does not accept payments with a foreign phone number.',
  ),
})
