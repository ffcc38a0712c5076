import { PRODUCT_NAME } from '../kernel/product'
import type { Words } from '../records/language'

export const WORDS = {
  app: { tr: `${PRODUCT_NAME} uygulaması`, en: `${PRODUCT_NAME} app` },
  hello: { tr: 'Merhaba', en: 'Hello' },
  title: { tr: 'Kimliğinizi doğrulayın', en: 'Verify your identity' },
  lede: {
    tr: 'Bilgileriniz kimliğinizdekiyle aynı olmalı. Ödeme süreniz işlemeye devam eder.',
    en: 'Your details have to be as on your identity card. The time for your payment keeps running.',
  },
  prefilled: {
    tr: 'Bu bir deneme: bilgileri sizin için doldurduk, yalnızca onaylamanız yeterli.',
    en: 'This is a demo: the details are filled in for you, just confirm them.',
  },
  unknown: {
    tr: 'Bu bir deneme: 10000000146 gibi geçerli bir kimlik numarası ve 18 yaşından büyük bir doğum tarihi yeterli.',
    en: 'This is a demo: any valid identity number, such as 10000000146, and a birth date of an adult will do.',
  },
  name: { tr: 'Ad', en: 'First name' },
  surname: { tr: 'Soyad', en: 'Last name' },
  identityNumber: { tr: 'T.C. kimlik numarası', en: 'National identity number' },
  birthDate: { tr: 'Doğum tarihi', en: 'Date of birth' },
  dayPattern: { tr: 'GG/AA/YYYY', en: 'DD/MM/YYYY' },
  verify: { tr: 'Onayla ve doğrula', en: 'Confirm and verify' },
  level: { tr: 'Düzey', en: 'Level' },
  levels: { tr: 'Kimlik düzeyleri', en: 'Identity levels' },
  current: { tr: 'Şu an', en: 'Now' },
  next: { tr: 'Sıradaki', en: 'Next' },
  upTo: { tr: 'Ayda en çok {amount}', en: 'Up to {amount} a month' },
  unlimited: { tr: 'Aylık limit yok', en: 'No monthly limit' },
  raised: { tr: 'Kimliğiniz doğrulandı', en: 'Your identity is verified' },
  raisedText: {
    tr: 'Ödeme sayfasına dönüp kaldığınız yerden devam edin. Bu pencereyi kapatabilirsiniz.',
    en: 'Go back to the checkout and carry on where you were. You can close this window.',
  },
  highest: { tr: 'Yapılacak bir şey kalmadı', en: 'There is nothing left to do' },
  highestText: {
    tr: 'Kimliğiniz en yüksek düzeyde. Ödeme sayfasına dönüp devam edebilirsiniz.',
    en: 'You are at the highest level. You can go back to the checkout and carry on.',
  },
  gone: { tr: 'Bu link artık geçerli değil', en: 'This link is no longer valid' },
  goneText: {
    tr: 'Ödeme sayfasından yeni bir link isteyin. Linkler yarım saat geçerlidir.',
    en: 'Ask for a new link in the checkout. Links are good for half an hour.',
  },
  suspended: { tr: 'Hesabınız askıda', en: 'Your account is suspended' },
} satisfies Record<string, Words>

export const WRONG = {
  name: { tr: 'Adınızı girin', en: 'Enter your first name' },
  surname: { tr: 'Soyadınızı girin', en: 'Enter your last name' },
  identityNumber: { tr: 'T.C. kimlik numarası geçersiz', en: 'Invalid national identity number' },
  birthDate: { tr: 'Doğum tarihi geçersiz', en: 'Invalid date of birth' },
} satisfies Record<string, Words>
