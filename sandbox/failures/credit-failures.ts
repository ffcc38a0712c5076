import { type FailureText, inGroup } from './failure-text'

/** Errors of shopping credit. 200321 and 150803 are the provider's; the others are the sandbox's own. Clients use the group. */
export const CREDIT_FAILURES = Object.entries<FailureText>({
  '150803': inGroup('OUT_OF_STOCK', 'Ürün stokta bulunmuyor.', 'The product is out of stock.'),
  '200301': inGroup(
    'CREDIT_AMOUNT_LIMIT',
    'Alışveriş kredisi için sipariş tutarı 500 TL ile 100.000 TL arasında olmalıdır.',
    'For shopping credit the order amount must be between 500 and 100,000 TL.',
  ),
  '200302': inGroup(
    'CREDIT_GOLD',
    'Altın alışverişlerinde alışveriş kredisi kullanılamaz.',
    'Gold purchases are not eligible for shopping credit.',
  ),
  '200303': inGroup(
    'CREDIT_OTHER_CATEGORY',
    'Sepetinizdeki ürünler için alışveriş kredisi kullanılamaz.',
    'The products in your basket are not eligible for shopping credit.',
  ),
  '200304': inGroup(
    'CREDIT_PHONE_PC_TABLET',
    'Telefon, bilgisayar ve tablet alışverişlerinde alışveriş kredisi kullanılamaz.',
    'Shopping credit is not available for phones, computers and tablets.',
  ),
  '200305': inGroup(
    'CREDIT_KYC',
    'Kredi kullanmak için hesabınızı doğrulayın.',
    'Verify your account to use shopping credit.',
  ),
  '200306': inGroup(
    'CREDIT_TRUST_STAMP_KYC',
    'Bu iş yerinde kredi kullanmak için hesabınızı doğrulayın.',
    'Verify your account to use shopping credit with this merchant.',
  ),
  '200307': inGroup(
    'CREDIT_FOOD',
    'Gıda alışverişlerinde alışveriş kredisi kullanılamaz.',
    'Food purchases are not eligible for shopping credit.',
  ),
  '200308': inGroup(
    'CREDIT_MEMBER_RESTRICTION',
    'Şu an alışveriş kredisi kullanamıyorsunuz.',
    'You are not eligible for shopping credit at the moment.',
  ),
  '200309': inGroup(
    'CREDIT_EMAIL_CONFIRMATION',
    'Başvurmak için e-posta adresinizi doğrulayın.',
    'Verify your e-mail address to apply.',
  ),
  '200310': inGroup(
    'CREDIT_UNKNOWN_CATEGORY',
    'Sepetinizin kategorisi belli olmadığı için alışveriş kredisi kullanılamaz.',
    'The category of your basket is unknown, so shopping credit cannot be used.',
  ),
  '200311': inGroup(
    'CREDIT_UNDER_AGE',
    '18 yaşından küçükler alışveriş kredisini yalnızca veli veya vasi onayıyla kullanabilir.',
    'If you are under 18, you need the approval of a parent or guardian.',
  ),
  '200321': inGroup(
    'CREDIT_ALREADY_INITIALIZED',
    'Devam eden bir kredi başvurunuz var, başka bir ödeme yöntemi seçin.',
    'You already have a credit application, choose another method.',
  ),
  '200322': inGroup(
    'CREDIT_TOKEN_NOT_VALID',
    'Kredi ön onayınız geçerli değil, lütfen yeniden deneyin.',
    'Your credit pre-approval is not valid, please try again.',
  ),
  '200323': inGroup(
    'CREDIT_BANK_NOT_AVAILABLE',
    'Seçtiğiniz banka bu sipariş için kredi vermiyor.',
    'The bank you chose gives no credit for this order.',
  ),
  '200324': inGroup(
    'CREDIT_LAPSED',
    'Kredi başvurunuz süresinde tamamlanmadı.',
    'Your credit application was not completed in time.',
  ),
  '200325': inGroup(
    'CREDIT_REJECTED',
    'Banka kredi başvurunuzu onaylamadı.',
    'The bank did not approve your application.',
  ),
  '200326': inGroup('CREDIT_CANCELLED', 'Kredi başvurusundan vazgeçtiniz.', 'You cancelled the credit application.'),
  '200327': inGroup(
    'CREDIT_OVERTAKEN',
    'Sipariş başka bir yolla sonuçlandığı için kredi başvurunuz kapatıldı.',
    'The order was settled in another way, so your credit application was closed.',
  ),
})
