import { PRODUCT_NAME, PROVIDER_BANK_CODE } from '../kernel/product'

interface Bank {
  readonly name: string
  /** The loyalty programme of its credit cards. */
  readonly family: string
}

const BANKS = new Map<number, Bank>([
  [10, { name: 'Ziraat Bankası', family: 'Bankkart' }],
  [12, { name: 'Halk Bankası', family: 'Paraf' }],
  [15, { name: 'Vakıfbank', family: 'World' }],
  [32, { name: 'TEB', family: 'Bonus' }],
  [46, { name: 'Akbank', family: 'Axess' }],
  [62, { name: 'Garanti Bankası', family: 'Bonus' }],
  [64, { name: 'İş Bankası', family: 'Maximum' }],
  [67, { name: 'Yapı Kredi Bankası', family: 'World' }],
  [99, { name: 'ING', family: 'Bonus' }],
  [103, { name: 'Fibabanka', family: 'Bonus' }],
  [111, { name: 'QNB', family: 'CardFinans' }],
  [123, { name: 'HSBC', family: 'Advantage' }],
  [134, { name: 'Denizbank', family: 'Bonus' }],
  [203, { name: 'Albaraka Türk', family: 'World' }],
  [205, { name: 'Kuveyt Türk', family: 'Sağlam Kart' }],
  [PROVIDER_BANK_CODE, { name: PRODUCT_NAME, family: '' }],
])

/** Banks whose points pay everything that is left to the card, or nothing. */
export const FULL_POINTS_ONLY: readonly number[] = [12, 205]

/** By EFT code; cards of foreign banks have none. */
export function bankOf(code: number | undefined): Bank | undefined {
  return code === undefined ? undefined : BANKS.get(code)
}
