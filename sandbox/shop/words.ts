import { DEMO_MERCHANT } from '../gateways/merchant/demo-merchant'
import type { Words } from '../language'

/** The shop's own sentences. */
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
  buy: { tr: 'Cüzdan ile öde', en: 'Pay with Cüzdan' },
  demo: {
    tr: 'Bu bir deneme mağazasıdır, gerçek para hareket etmez.',
    en: 'This is a demo shop: no real money moves.',
  },
  options: { tr: 'Ödeme sayfasının seçenekleri', en: 'Options of the checkout' },
  wrongPrice: { tr: 'Geçerli bir tutar girin', en: 'Enter a valid amount' },
  wrongEmail: { tr: 'Geçerli bir e-posta adresi girin', en: 'Enter a valid e-mail address' },
  wrongPhone: { tr: 'Telefon numarası +905 ile başlayan 13 karakter olmalı', en: 'Use the form +905XXXXXXXXX' },
  unreachable: { tr: 'Ödeme sayfası açılamadı', en: 'The checkout could not be opened' },
  unreachableText: {
    tr: 'Ödeme kuruluşu yanıt vermedi veya isteği kabul etmedi. Sipariş oluşturulmadı, para hareketi olmadı.',
    en: 'The payment provider did not answer or did not accept the request. No order was made and no money moved.',
  },
  orderNumber: { tr: 'Sipariş numarası', en: 'Order number' },
  paymentNumber: { tr: 'Ödeme numarası', en: 'Payment number' },
  toShop: { tr: 'Mağazaya dön', en: 'Back to the shop' },
  checkAgain: { tr: 'Durumu yenile', en: 'Check again' },
} satisfies Record<string, Words>

export type StatusShown = 'paid' | 'pending' | 'failed' | 'unknown-token' | 'missing-token'

export const STATUS_WORDS: Readonly<Record<StatusShown, { readonly title: Words; readonly text: Words }>> = {
  paid: {
    title: { tr: 'Siparişiniz alındı', en: 'Your order is placed' },
    text: {
      tr: 'Ödemeniz onaylandı, lambanızı hazırlıyoruz.',
      en: 'The payment is confirmed, we are packing your lamp.',
    },
  },
  pending: {
    title: { tr: 'Ödemenizi bekliyoruz', en: 'We are waiting for your payment' },
    text: {
      tr: 'Ödeme kuruluşu henüz bir sonuç bildirmedi. Siparişiniz duruyor.',
      en: 'The payment provider has not reported a result yet. Your order is on hold.',
    },
  },
  failed: {
    title: { tr: 'Ödeme alınamadı', en: 'The payment did not go through' },
    text: {
      tr: 'Bankanız ödemeyi onaylamadı. Para hareketi olmadı, yeniden deneyebilirsiniz.',
      en: 'Your bank did not approve the payment. No money moved, you can try again.',
    },
  },
  'unknown-token': {
    title: { tr: 'Bu ödeme bu siparişe ait değil', en: 'This payment does not belong to this order' },
    text: {
      tr: 'Gelen ödeme bilgisini siparişimizle eşleştiremedik. Bu yüzden siparişi ödenmiş saymıyoruz.',
      en: 'We could not match the payment to our order, so we do not take the order as paid.',
    },
  },
  'missing-token': {
    title: { tr: 'Ödeme bilgisi gelmedi', en: 'No payment details arrived' },
    text: {
      tr: 'Ödeme sayfası bize bir ödeme numarası göndermedi. Siparişinizin durumunu mağazadan izleyebilirsiniz.',
      en: 'The checkout did not send us a payment reference. You can follow your order in the shop.',
    },
  },
}
