import type { Words } from '../records/language'

export const DEMO_BANK: Words = { tr: 'Deneme Bankası', en: 'Demo Bank' }

export const TRANSFER_WORDS = {
  title: { tr: 'Havale / EFT gönder', en: 'Send a bank transfer' },
  lede: {
    tr: 'Ödeme sayfasında ve SMS ile aldığınız referans kodunu açıklama alanına yazın, tutarı tam olarak gönderin.',
    en: 'Write the reference code from the checkout or the SMS into the description field and send the exact amount.',
  },
  recipient: { tr: 'Alıcı', en: 'Recipient' },
  code: { tr: 'Açıklama (referans kodu)', en: 'Description (reference code)' },
  amount: { tr: 'Tutar', en: 'Amount' },
  amountHint: { tr: 'Örnek: 2.480,00', en: 'For example 2,480.00' },
  send: { tr: 'Gönder', en: 'Send' },
  another: { tr: 'Başka bir havale gönder', en: 'Send another transfer' },
  noCode: { tr: 'Referans kodunu yazın', en: 'Enter the reference code' },
  noAmount: { tr: 'Geçerli bir tutar girin', en: 'Enter a valid amount' },
  unknownCode: {
    tr: 'Bu kodla beklenen bir havale yok. Kodu kontrol edin; para gönderilmedi.',
    en: 'No transfer is expected with this code. Check the code; no money was sent.',
  },
  wrongAmount: {
    tr: 'Beklenen tutar bu değil. Tutarı kontrol edin; para gönderilmedi.',
    en: 'This is not the amount expected. Check the amount; no money was sent.',
  },
  merchant: { tr: 'İş yeri', en: 'Merchant' },
} satisfies Record<string, Words>

export type ShownEnd = 'arrived' | 'no-longer-valid'

export const END_WORDS: Readonly<Record<ShownEnd, { readonly title: Words; readonly text: Words }>> = {
  arrived: {
    title: { tr: 'Havaleniz ulaştı', en: 'Your transfer has arrived' },
    text: {
      tr: 'Sipariş ödendi, iş yerine bildirildi. Aynı kodla bir daha para göndermenize gerek yok.',
      en: 'The order is paid and the merchant can see it. There is no need to send money with this code again.',
    },
  },
  'no-longer-valid': {
    title: { tr: 'Bu referans kodu artık geçerli değil', en: 'This reference code is no longer valid' },
    text: {
      tr: 'Sipariş başka bir yolla ödendi, yeni bir kod alındı veya süre doldu. Para gönderilmedi.',
      en: 'The order was paid in another way, a newer code was issued, or time ran out. No money was sent.',
    },
  },
}
