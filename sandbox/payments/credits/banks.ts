/** A bank that gives shopping credits. All banks and their rates are invented. */
export interface CreditBank {
  readonly acquirerId: number
  readonly bankId: number
  readonly bankName: string
  readonly onlyBankUser: boolean
  readonly isActive: boolean
  readonly minMinor: number
  readonly maxMinor: number
  /** The monthly rate in hundredths of a percent, before taxes, by the term in months. */
  readonly rates: ReadonlyMap<number, number>
}

/** The smallest and the largest credit of any bank, in minor units. */
export const LEAST_MINOR = 50_000
export const MOST_MINOR = 10_000_000

const rates = (...perTerm: readonly (readonly [months: number, rate: number])[]) => new Map(perTerm)

export const CREDIT_BANKS: readonly CreditBank[] = [
  {
    acquirerId: 901,
    bankId: 9001,
    bankName: 'Anka Bankası',
    onlyBankUser: false,
    isActive: true,
    minMinor: LEAST_MINOR,
    maxMinor: MOST_MINOR,
    rates: rates([3, 399], [6, 399], [9, 409], [12, 409], [24, 429], [36, 449]),
  },
  {
    acquirerId: 902,
    bankId: 9002,
    bankName: 'Meltem Bank',
    onlyBankUser: false,
    isActive: false,
    minMinor: LEAST_MINOR,
    maxMinor: MOST_MINOR,
    rates: rates([3, 379], [6, 379], [12, 389]),
  },
  {
    acquirerId: 903,
    bankId: 9003,
    bankName: 'Toros Bankası',
    onlyBankUser: false,
    isActive: true,
    minMinor: 100_000,
    maxMinor: 5_000_000,
    rates: rates([3, 419], [6, 419], [12, 429], [24, 439]),
  },
  {
    acquirerId: 904,
    bankId: 9004,
    bankName: 'Lale Katılım',
    onlyBankUser: true,
    isActive: true,
    minMinor: LEAST_MINOR,
    maxMinor: 7_500_000,
    rates: rates([3, 385], [6, 385], [9, 395], [12, 395]),
  },
  {
    acquirerId: 905,
    bankId: 9005,
    bankName: 'Kıyıbank',
    onlyBankUser: false,
    isActive: true,
    minMinor: 500_000,
    maxMinor: MOST_MINOR,
    rates: rates([6, 369], [12, 369], [24, 389], [36, 399]),
  },
]

export function creditBank(acquirerId: number): CreditBank | undefined {
  return CREDIT_BANKS.find((bank) => bank.acquirerId === acquirerId)
}

export function lends({ isActive, minMinor, maxMinor }: CreditBank, minor: number): boolean {
  return isActive && minor >= minMinor && minor <= maxMinor
}
