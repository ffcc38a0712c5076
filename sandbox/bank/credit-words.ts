import type { PaymentStatus } from '../records/attempt'
import type { Words } from '../records/language'

export const CREDIT_WORDS = {
  title: { tr: 'Alışveriş kredisi başvurusu', en: 'Shopping credit application' },
  lede: {
    tr: 'Vadeyi seçin, koşulları onaylayın. Tutar onaydan sonra doğrudan iş yerine aktarılır.',
    en: 'Choose a term and accept the conditions. Once approved, the money goes straight to the merchant.',
  },
  amount: { tr: 'Kredi tutarı', en: 'Credit amount' },
  merchant: { tr: 'İş yeri', en: 'Merchant' },
  term: { tr: 'Vade', en: 'Term' },
  months: { tr: '{n} ay', en: '{n} months' },
  monthly: { tr: 'Aylık taksit', en: 'Monthly instalment' },
  total: { tr: 'Toplam geri ödeme', en: 'Total repayment' },
  costs: {
    tr: 'Vergi ve fonlar dahildir. Aylık faiz oranı {rate}, tahsis ücreti {fee}. Son taksit birkaç kuruş farklı olabilir.',
    en: 'Taxes included. Monthly interest rate {rate}, allocation fee {fee}. The last instalment may differ by a few kuruş.',
  },
  accept: {
    tr: 'Ön bilgilendirme formunu okudum, kredi koşullarını kabul ediyorum.',
    en: 'I have read the preliminary information and accept the conditions of the credit.',
  },
  notAccepted: { tr: 'Devam etmek için koşulları kabul edin', en: 'Accept the conditions to go on' },
  noTerm: { tr: 'Bir vade seçin', en: 'Choose a term' },
  approve: { tr: 'Krediyi kullan', en: 'Take the credit' },
  newCustomer: { tr: 'Bu bankanın müşterisi değilim', en: 'I am a new customer' },
  onlyCustomers: {
    tr: 'Bu banka yalnızca kendi müşterilerine alışveriş kredisi verir.',
    en: 'This bank gives shopping credits to its own customers only.',
  },
  cancel: { tr: 'Vazgeç, ödeme sayfasına dön', en: 'Cancel and go back to the checkout' },
  reject: { tr: 'Banka reddetsin', en: 'Let the bank reject it' },
  demo: { tr: 'Deneme için: bankanın kararı', en: 'For the demo: the bank’s decision' },
  decideApprove: { tr: 'Banka onaylasın', en: 'Let the bank approve it' },
  back: { tr: 'Ödeme sayfasına dön', en: 'Back to the checkout' },
  unknown: { tr: 'Başvuru bulunamadı', en: 'Application not found' },
  unknownText: {
    tr: 'Bu adreste bir kredi başvurusu yok. Ödeme sayfasından yeniden başlayabilirsiniz; para hareketi olmadı.',
    en: 'There is no credit application here. You can start again from the checkout; no money moved.',
  },
} satisfies Record<string, Words>

type Shown = Extract<PaymentStatus, 'SUCCESS' | 'FAILURE' | 'PENDING_CREDIT'>

/** Replaces the form once the application needs no further input. */
export const STANDING_WORDS: Readonly<Record<Shown, { readonly title: Words; readonly text: Words }>> = {
  SUCCESS: {
    title: { tr: 'Krediniz onaylandı', en: 'Your credit is approved' },
    text: { tr: 'Tutar iş yerine aktarıldı.', en: 'The money has gone to the merchant.' },
  },
  FAILURE: {
    title: { tr: 'Bu başvuru kapandı', en: 'This application is closed' },
    text: {
      tr: 'Kredi kullandırılmadı, para hareketi olmadı. Ödeme sayfasında başka bir yöntem seçebilirsiniz.',
      en: 'No credit was given and no money moved. You can choose another method in the checkout.',
    },
  },
  PENDING_CREDIT: {
    title: { tr: 'Müşterimiz oluyorsunuz', en: 'You are becoming our customer' },
    text: {
      tr: 'Kimliğinizi ve başvurunuzu inceliyoruz. Sonucu en geç 65 dakika içinde iş yerine bildiririz; beklemenize gerek yok.',
      en: 'We are checking your identity and your application. The merchant hears from us within 65 minutes; you need not wait.',
    },
  },
}
