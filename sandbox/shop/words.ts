import { DEMO_MERCHANT } from '../kernel/demo-merchant'
import type { Words } from '../records/language'

export const WORDS = {
  shop: { tr: DEMO_MERCHANT.name, en: DEMO_MERCHANT.name },
  product: { tr: 'Defne dalı seramik masa lambası', en: 'Laurel branch ceramic table lamp' },
  about: {
    tr: 'Gövdesi tek tek elde çizilir, başlığı ham keten. 46 cm boyunda, ampulü kutusunda.',
    en: 'Each body is drawn by hand, the shade is raw linen. 46 cm tall, bulb included.',
  },
  delivery: { tr: 'Stokta · 2 iş gününde kargoda · kargo ücretsiz', en: 'In stock · ships in 2 business days · free' },
  order: { tr: 'Sipariş', en: 'Your order' },
  price: { tr: 'Fiyat', en: 'Price' },
  currency: { tr: 'Para birimi', en: 'Currency' },
  email: { tr: 'E-posta adresi', en: 'E-mail address' },
  gsmNumber: { tr: 'Cep telefonu numarası', en: 'Mobile phone number' },
  goBackUrl: { tr: 'Geri dönüş adresi (boşsa bu mağaza)', en: 'Address to go back to (this shop if empty)' },
  who: { tr: 'Kim alıyor?', en: 'Who is buying?' },
  buy: { tr: 'Cüzdan ile öde', en: 'Pay with Cüzdan' },
  demo: {
    tr: 'Bu bir deneme mağazasıdır, gerçek para hareket etmez.',
    en: 'This is a demo shop: no real money moves.',
  },
  options: { tr: 'Ödeme sayfasının seçenekleri', en: 'Options of the checkout' },
  wrongPrice: { tr: 'Geçerli bir tutar girin', en: 'Enter a valid amount' },
  wrongEmail: { tr: 'Geçerli bir e-posta adresi girin', en: 'Enter a valid e-mail address' },
  wrongPhone: {
    tr: 'Numarayı ülke koduyla yazın; Türkiye’de +905 ile başlayan 13 karakter olmalı',
    en: 'Write the number with its country code; a Turkish one has the form +905XXXXXXXXX',
  },
  wrongAddress: { tr: 'https:// ile başlayan bir adres girin', en: 'Enter an address that begins with https://' },
  unreachable: { tr: 'Ödeme sayfası açılamadı', en: 'The checkout could not be opened' },
  unreachableText: {
    tr: 'Ödeme kuruluşu yanıt vermedi veya isteği kabul etmedi. Sipariş oluşturulmadı, para hareketi olmadı.',
    en: 'The payment provider did not answer or did not accept the request. No order was made and no money moved.',
  },
  noPayout: { tr: 'Para aktarımı açılamadı', en: 'The transfer could not be opened' },
  noPayoutText: {
    tr: 'Ödeme kuruluşu yanıt vermedi, ya da bu tutar daha önce alındı. Para hareketi olmadı.',
    en: 'The payment provider did not answer, or this amount was taken before. No money moved.',
  },
  refund: { tr: 'Tutarı iade et', en: 'Refund this order' },
  earnings: { tr: 'Satıcı hak edişi', en: 'A seller’s earnings' },
  toShop: { tr: 'Mağazaya dön', en: 'Back to the shop' },
  checkAgain: { tr: 'Durumu yenile', en: 'Check again' },
} satisfies Record<string, Words>
