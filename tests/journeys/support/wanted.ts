import type { CardToSave } from '../../../sandbox/members/saved-card'
import type { WantedMember, WantedOrder } from '../../support/control-answers'
import { todayInTurkiye } from './now'
import { CARDS } from './shopper'
import type { Wanted } from './visit'

/** Expires within a minute, which leaves enough time to look at the page. */
export const LAST_MINUTE = { expiresInSeconds: 58 } as const satisfies WantedOrder

/** The longest name and amount that a row must hold. */
export const LONG_ORDER = {
  merchantName: 'Uluslararası Kırtasiye ve Büro Malzemeleri Sanayi ve Ticaret A.Ş.',
  price: 1_234_567.8,
} as const satisfies WantedOrder

export const QUICK = { flags: { quickLoginRegisterEnabled: true } } as const satisfies WantedOrder
export const WITH_BKM = { init: { bkmEnabled: true } } as const satisfies WantedOrder
export const WITH_BALANCE = { flags: { fundEnabled: true, mixPaymentEnabled: true } } as const satisfies WantedOrder
export const WITH_TRANSFER = { flags: { fundEnabled: true, bankTransferEnabled: true } } as const satisfies WantedOrder
export const WITH_CREDIT = {
  flags: { fundEnabled: true, bankTransferEnabled: true, creditEnabled: true },
} as const satisfies WantedOrder

export const LITTLE = 640.25
export const PLENTY = 3115.4

/** A month relative to the current one, in the wire format. */
function monthFromNow(months: number) {
  const today = todayInTurkiye()
  const moved = new Date(Date.UTC(today.getUTCFullYear(), today.getUTCMonth() + months)).toISOString()
  return { expireMonth: moved.slice(5, 7), expireYear: moved.slice(0, 4) }
}

/** Valid cards, among them the one last paid with and one issued by the provider. */
export const GOOD_CARDS: readonly CardToSave[] = [
  { cardNumber: CARDS.approved },
  { cardNumber: '5549607159333771', lastPaidCard: true },
  { cardNumber: '5358050000000002' },
]

/** A valid card, one that expires soon and an expired one. */
export const AGEING_CARDS: readonly CardToSave[] = [
  { cardNumber: CARDS.approved },
  { cardNumber: '9792395412651264', ...monthFromNow(1) },
  { cardNumber: '4543590000000006', ...monthFromNow(-1) },
]

export const withCards = (order: WantedOrder = {}): Wanted => ({ member: { cards: GOOD_CARDS }, order })

/** A member with a balance and, by default, saved cards. */
export const withBalance = (balance: number, cards: readonly CardToSave[] = GOOD_CARDS): Wanted => ({
  member: { balance, cards },
  order: WITH_BALANCE,
})

export const withCredit = (member: WantedMember = {}, order: WantedOrder = {}): Wanted => ({
  member: { kycLevel: 1, balance: LITTLE, ...member },
  order: { ...WITH_CREDIT, ...order },
})
