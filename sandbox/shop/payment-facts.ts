import { toMinor } from '../kernel/money'
import { amountText } from '../page/amount'
import type { Language, Words } from '../records/language'
import type { Retrieved } from '../records/retrieved'

const WORDS = {
  state: { tr: 'Sağlayıcının dediği', en: 'What the provider says' },
  none: { tr: 'henüz ödeme yok', en: 'no payment yet' },
  method: { tr: 'Yöntem', en: 'Method' },
  card: { tr: 'Kart', en: 'Card' },
  installments: { tr: 'Taksit', en: 'Installments' },
  single: { tr: 'Tek çekim', en: 'Single payment' },
  paid: { tr: 'Ödenen tutar', en: 'Amount paid' },
  payment: { tr: 'Ödeme numarası', en: 'Payment number' },
  authCode: { tr: 'Onay kodu', en: 'Authorisation code' },
  bank: { tr: 'Banka', en: 'Bank' },
  reference: { tr: 'Referans kodu', en: 'Reference code' },
  error: { tr: 'Hata', en: 'Error' },
} satisfies Record<string, Words>

const METHODS = {
  card: { tr: 'Kart', en: 'Card' },
  transfer: { tr: 'Havale', en: 'Bank transfer' },
  credit: { tr: 'Alışveriş kredisi', en: 'Shopping credit' },
  bkm: { tr: 'BKM Express', en: 'BKM Express' },
  other: { tr: 'Kartsız (bakiye, havale veya kredi)', en: 'Without a card (balance, transfer or credit)' },
} satisfies Record<string, Words>

const METHOD_OF: ReadonlyMap<string, keyof typeof METHODS> = new Map([
  ['INIT_BANK_TRANSFER', 'transfer'],
  ['INIT_CREDIT', 'credit'],
  ['PENDING_CREDIT', 'credit'],
  ['BKM_POS_SELECTED', 'bkm'],
])

export interface Fact {
  readonly name: string
  readonly value: string
  /** Names the `data-` attribute by which tests find the fact. */
  readonly handle: string
}

/** The provider's answer about a payment, line by line; missing fields are left out. */
export function paymentFacts(answer: Retrieved, fallbackCurrency: string, lang: Language): Fact[] {
  const { paymentStatus, paymentId, paidPrice, installment, currency = fallbackCurrency } = answer
  const minor = toMinor(paidPrice)
  const fact = (handle: string, words: Words, value: string | undefined): Fact[] =>
    value === undefined || value === '' ? [] : [{ handle, name: words[lang], value }]
  return [
    ...fact('payment-status', WORDS.state, paymentStatus ?? WORDS.none[lang]),
    ...fact('payment-method', WORDS.method, paymentStatus && METHODS[methodOf(answer)][lang]),
    ...fact('card', WORDS.card, cardText(answer)),
    ...fact('installment', WORDS.installments, installmentText(installment, lang)),
    ...fact('paid-price', WORDS.paid, minor === undefined ? undefined : amountText(minor, currency, lang)),
    ...fact('payment-id', WORDS.payment, paymentId),
    ...fact('auth-code', WORDS.authCode, answer.authCode),
    ...fact('bank', WORDS.bank, [answer.bankName, answer.iban].filter(Boolean).join(' · ')),
    ...fact('reference', WORDS.reference, answer.referenceCode),
    ...fact('error', WORDS.error, [answer.errorCode, answer.errorGroup].filter(Boolean).join(' · ')),
  ]
}

function methodOf({ paymentStatus = '', lastFourDigits }: Retrieved): keyof typeof METHODS {
  return METHOD_OF.get(paymentStatus) ?? (lastFourDigits === undefined ? 'other' : 'card')
}

/** `MASTER_CARD 54003600 ···· 0003 · Bonus`. */
function cardText({ cardAssociation, cardFamily, binNumber, lastFourDigits }: Retrieved): string | undefined {
  if (lastFourDigits === undefined) return undefined
  const number = [cardAssociation, binNumber, '····', lastFourDigits].filter(Boolean).join(' ')
  return [number, cardFamily].filter(Boolean).join(' · ')
}

function installmentText(installment: Retrieved['installment'], lang: Language): string | undefined {
  if (installment === undefined) return undefined
  return Number(installment) === 1 ? WORDS.single[lang] : String(installment)
}
