import { istanbulTime } from '../kernel/istanbul'
import { moneyParts } from '../kernel/money'
import { merchantNameOf } from '../orders/init-data'
import type { Markup } from '../page/document'
import { amountPanel } from './amount-panel'
import type { Visit } from './bank-visit'
import { maskedNumber } from './issuer'
import type { Language, Words } from '../records/language'

const WORDS = {
  total: { tr: 'Siparişin tamamı', en: 'Whole order' },
  card: { tr: 'Kart', en: 'Card' },
  date: { tr: 'Tarih', en: 'Date' },
} satisfies Record<string, Words>

export function paymentSlip({ order, attempt, session, lang }: Visit): Markup {
  const { card, paidMinor } = attempt
  const { currency } = order
  const { cardMinor } = session.plan
  const total = [WORDS.total[lang], moneyParts(paidMinor, currency, lang).join('')] as const
  return amountPanel({ lang, label: merchantNameOf(order), minor: cardMinor, currency }, [
    ...(cardMinor === paidMinor ? [] : [total]),
    ...(card ? [[WORDS.card[lang], maskedNumber(card)] as const] : []),
    [WORDS.date[lang], shownTime(session.openedAt, lang)],
  ])
}

/** `21.11.2025 14:36` or `21/11/2025 14:36`. */
export function shownTime(at: number, lang: Language): string {
  const [date = '', time = ''] = istanbulTime(at).split(/[T ]/)
  return `${date
    .split('-')
    .reverse()
    .join(lang === 'tr' ? '.' : '/')} ${time.slice(0, 5)}`
}
