import type { SealKind } from '../page/star'
import type { Payment, PurchaseStatus } from '../records/purchase'
import type { Words } from '../records/language'

type StatusShown = PurchaseStatus | 'unknown-token' | 'missing-token'

export interface Situation {
  readonly status: StatusShown
  readonly seal: SealKind
  readonly title: Words
  readonly text: Words
}

const PAID: Situation = {
  status: 'paid',
  seal: 'done',
  title: { tr: 'Siparişiniz alındı', en: 'Your order is placed' },
  text: {
    tr: 'Ödemeniz onaylandı, lambanızı hazırlıyoruz.',
    en: 'The payment is confirmed, we are packing your lamp.',
  },
}

const FAILED: Situation = {
  status: 'failed',
  seal: 'stopped',
  title: { tr: 'Ödeme alınamadı', en: 'The payment did not go through' },
  text: {
    tr: 'Ödeme tamamlanmadı. Tekrar deneyebilirsiniz.',
    en: 'The payment was not completed. You can try again.',
  },
}

const pending = (title: Words, text: Words): Situation => ({ status: 'pending', seal: 'waiting', title, text })

const UNPAID = pending(
  { tr: 'Ödemenizi bekliyoruz', en: 'We are waiting for your payment' },
  {
    tr: 'Ödeme kuruluşu henüz bir ödeme bildirmedi. Siparişiniz kayıtlı.',
    en: 'The payment provider has not reported a payment yet. Your order is saved.',
  },
)

const UNASKED = pending(
  { tr: 'Ödemenizi şu anda soramıyoruz', en: 'We can’t ask about your payment right now' },
  {
    tr: 'Ödeme kuruluşu yanıt vermedi; ödenip ödenmediğini henüz bilmiyoruz. Tekrar ödemeyin, biraz sonra yeniden bakın.',
    en: 'The provider did not answer, so we do not know yet whether you have paid. Check again soon and do not pay again.',
  },
)

const AT_BANK = pending(
  { tr: 'Bankanın onayını bekliyoruz', en: 'We are waiting for the bank' },
  {
    tr: 'Ödeme bankanızın sayfasında başladı ve henüz bitmedi.',
    en: 'The payment was begun on your bank’s page and has not ended yet.',
  },
)

const TRANSFER = pending(
  { tr: 'Havalenizi bekliyoruz', en: 'We are waiting for your transfer' },
  {
    tr: 'Havaleniz ulaşınca siparişiniz ödenmiş sayılır.',
    en: 'Your order counts as paid as soon as the transfer has arrived.',
  },
)

const CREDIT = pending(
  { tr: 'Kredi başvurunuz sürüyor', en: 'Your credit application is under way' },
  {
    tr: 'Banka başvurunuzu sonuçlandırınca siparişiniz kesinleşir.',
    en: 'Your order is settled once the bank has decided on your application.',
  },
)

const UNDER_WAY: ReadonlyMap<string, Situation> = new Map([
  ['INIT_THREEDS', AT_BANK],
  ['CALLBACK_THREEDS', AT_BANK],
  ['BKM_POS_SELECTED', AT_BANK],
  ['INIT_BANK_TRANSFER', TRANSFER],
  ['INIT_CREDIT', CREDIT],
  ['PENDING_CREDIT', CREDIT],
])

export const UNKNOWN_TOKEN: Situation = {
  status: 'unknown-token',
  seal: 'stopped',
  title: { tr: 'Bu ödeme bu siparişe ait değil', en: 'This payment does not belong to this order' },
  text: {
    tr: 'Gelen ödeme bilgisini siparişimizle eşleştiremedik. Bu yüzden siparişi ödenmiş saymıyoruz.',
    en: 'We could not match the payment to our order, so we do not take the order as paid.',
  },
}

export const MISSING_TOKEN: Situation = {
  status: 'missing-token',
  seal: 'stopped',
  title: { tr: 'Ödeme bilgisi gelmedi', en: 'No payment details arrived' },
  text: {
    tr: 'Ödeme sayfası bize bir ödeme numarası göndermedi. Siparişinizin durumunu mağazadan izleyebilirsiniz.',
    en: 'The checkout did not send us a payment reference. You can follow your order in the shop.',
  },
}

export function situationOf(payment: Payment | undefined): Situation {
  if (payment?.status === 'paid') return PAID
  if (payment?.status === 'failed') return FAILED
  if (!payment?.answer) return UNASKED
  return UNDER_WAY.get(payment.answer.paymentStatus ?? '') ?? UNPAID
}
