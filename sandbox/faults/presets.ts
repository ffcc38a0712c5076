import { SLUG } from '../kernel/product'
import type { Fault } from '../records/fault'
import type { Words } from '../records/language'

export interface Preset {
  readonly name: Words
  readonly says: Words
  readonly fault: Pick<Fault, 'path' | 'phase' | 'act' | 'nth'>
}

const PAY = '/payment/iyzipos/checkoutform/auth/ecom'

/** Faults of an order that are worth seeing, each activated by one press, or chosen with the order in the shop. */
export const ORDER_PRESETS = {
  'lost-answer': {
    name: { tr: 'Ödemenin yanıtı kaybolur', en: 'The payment’s answer is lost' },
    says: {
      tr: 'Bir sonraki kart ödemesi alınır, ama bağlantı yanıttan önce kopar. İkinci bir ödeme yapılmamalı.',
      en: 'The next card payment is taken, but the connection breaks before the answer. No second one may be made.',
    },
    fault: { path: PAY, phase: 'after-commit', act: 'reset', nth: 1 },
  },
  'lost-payment': {
    name: { tr: 'Ödeme yolda kaybolur', en: 'The payment is lost on its way' },
    says: {
      tr: 'Bir sonraki kart ödemesi sağlayıcıya hiç ulaşmaz.',
      en: 'The next card payment never reaches the provider.',
    },
    fault: { path: PAY, phase: 'before', act: 'reset', nth: 1 },
  },
  'payment-down': {
    name: { tr: 'Ödeme API’si kapalı', en: 'The payment gateway is down' },
    says: { tr: 'Ödeme API’sine giden her çağrı 503 alır.', en: 'Every call to the payment gateway gets a 503.' },
    fault: { phase: 'before', act: 'gateway-down:payment' },
  },
  'slow-network': {
    name: { tr: 'Yavaş ağ, 2 saniye', en: 'A slow network, 2 seconds' },
    says: { tr: 'Her çağrının yanıtı iki saniye gecikir.', en: 'Every call is answered two seconds late.' },
    fault: { path: '/*', phase: 'before', act: 'delay:2000' },
  },
  'code-unconfirmed': {
    name: { tr: 'SMS kodu hiç onaylanmaz', en: 'The code is never confirmed' },
    says: {
      tr: 'Doğrulama kodu gönderilir, yanıtı hiç gelmez.',
      en: 'The code is sent off and never answered.',
    },
    fault: { path: '/api/v1/members-login/login-complete', phase: 'before', act: 'hang' },
  },
  'code-unsent': {
    name: { tr: 'SMS gönderilemez', en: 'No SMS can be sent' },
    says: { tr: 'Kod isteği 503 ile döner.', en: 'Asking for a code ends in a 503.' },
    fault: { path: '/api/v1/members-login/otp-quick-login-initialize', phase: 'before', act: 'status:503' },
  },
  'broken-order': {
    name: { tr: 'Sipariş bozuk gelir', en: 'The order arrives broken' },
    says: {
      tr: 'Sipariş bilgisi yarıda kesilir; ödeme sayfası yeniden denemeyi önermeli.',
      en: 'The order’s details are cut short; the checkout should offer to try again.',
    },
    fault: { path: `/payment/pay-with-${SLUG}/detail`, phase: 'before', act: 'truncate:40' },
  },
} satisfies Readonly<Record<string, Preset>>

const PAYOUT_PRESETS = {
  'lost-claim': {
    name: { tr: 'İadenin yanıtı kaybolur', en: 'The answer of a refund is lost' },
    says: {
      tr: 'Bir sonraki iade bakiyeye geçer, ama yanıtı gelmez. İade bir kez alınmalı.',
      en: 'The next refund goes into the balance, but its answer never comes. It may be claimed only once.',
    },
    fault: { path: '/api/v1/consumer-funds/refund-to-balance/claim', phase: 'after-commit', act: 'reset', nth: 1 },
  },
  'lost-settlement': {
    name: { tr: 'Hak ediş seçiminin yanıtı kaybolur', en: 'The answer of a settlement is lost' },
    says: {
      tr: 'Bir sonraki seçim kaydedilir, ama yanıtı gelmez. Para bir kez aktarılmalı.',
      en: 'The next choice is saved, but its answer never comes. The money may move only once.',
    },
    fault: {
      path: '/api/v1/consumer-funds/settlement-to-balance/settings',
      phase: 'after-commit',
      act: 'reset',
      nth: 1,
    },
  },
} satisfies Readonly<Record<string, Preset>>

export const PRESETS: Readonly<Record<string, Preset>> = { ...ORDER_PRESETS, ...PAYOUT_PRESETS }
