import type { PaymentStatus } from '../../records/attempt'
import { decisiveAttempt, isUsable, orderNow, paidAttempt } from '../../orders/order'
import type { Deps } from '../../kernel/deps'
import type { Words } from '../../records/language'
import type { Order, Purpose } from '../../records/order'

type Look = 'good' | 'bad' | 'waiting' | 'plain'

interface OrderState {
  readonly look: Look
  readonly words: Words
}

const BEGUN: Readonly<Record<PaymentStatus, OrderState>> = {
  SUCCESS: { look: 'good', words: { tr: 'Ödendi', en: 'Paid' } },
  FAILURE: { look: 'bad', words: { tr: 'Onaylanmadı', en: 'Not approved' } },
  INIT_THREEDS: { look: 'waiting', words: { tr: '3D Secure sayfasında', en: 'On the 3D Secure page' } },
  CALLBACK_THREEDS: { look: 'waiting', words: { tr: '3D Secure yanıtı geldi', en: '3D Secure has answered' } },
  BKM_POS_SELECTED: { look: 'waiting', words: { tr: 'BKM sayfasında', en: 'On the BKM page' } },
  INIT_APM: { look: 'waiting', words: { tr: 'Başka bir yöntemle ödeniyor', en: 'Being paid another way' } },
  INIT_BANK_TRANSFER: { look: 'waiting', words: { tr: 'Havale bekleniyor', en: 'Waiting for a transfer' } },
  INIT_CREDIT: { look: 'waiting', words: { tr: 'Kredi başvurusunda', en: 'Applying for credit' } },
  PENDING_CREDIT: { look: 'waiting', words: { tr: 'Kredi değerlendiriliyor', en: 'Credit being assessed' } },
  INIT_CONTACTLESS: { look: 'waiting', words: { tr: 'Temassız ödeniyor', en: 'Being paid contactless' } },
}

const CANCELLED: OrderState = { look: 'bad', words: { tr: 'İptal edildi', en: 'Cancelled' } }
const EXPIRED: OrderState = { look: 'plain', words: { tr: 'Süresi doldu', en: 'Expired' } }

/** What is open and what is done, by what the order is for. */
const ENDS: Readonly<Record<Purpose, { readonly open: Words; readonly done: Words }>> = {
  pay: { open: { tr: 'Ödeme bekliyor', en: 'Not paid yet' }, done: BEGUN.SUCCESS.words },
  refund: { open: { tr: 'İade bekliyor', en: 'Refund waiting' }, done: { tr: 'İade alındı', en: 'Refund claimed' } },
  settlement: {
    open: { tr: 'Hak ediş seçimi bekliyor', en: 'Settlement to be chosen' },
    done: { tr: 'Hak ediş seçimi yapıldı', en: 'Settlement chosen' },
  },
}

/** In a word or two, where an order stands. */
export function orderState({ clock }: Deps, order: Order): OrderState {
  const { open, done } = ENDS[order.purpose]
  if (paidAttempt(order)) return { look: 'good', words: done }
  if (order.cancelled) return CANCELLED
  if (!isUsable(order, orderNow(order, clock.now()))) return EXPIRED
  const attempt = decisiveAttempt(order)
  return attempt ? BEGUN[attempt.paymentStatus] : { look: 'plain', words: open }
}
