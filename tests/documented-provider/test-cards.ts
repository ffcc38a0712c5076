export interface TestCard {
  readonly number: string
  readonly bankName?: string
  readonly bankCode?: number
  readonly cardType: 'CREDIT_CARD' | 'DEBIT_CARD' | 'PREPAID_CARD'
  readonly cardAssociation: 'VISA' | 'MASTER_CARD' | 'AMERICAN_EXPRESS' | 'TROY'
  readonly cardFamily?: string
  /** Bonus that the bank holds for it, in minor units. */
  readonly bonus?: number
  readonly declinedBy?: string
  /** If it differs from the code's own group. */
  readonly declinedGroup?: string
  readonly mdStatus?: number
  readonly threeDsFails?: true
}

export const PROVIDER_BIN = '535805'

type Row = readonly [
  number: string,
  bank: number,
  type: 'credit' | 'debit' | 'prepaid',
  family?: string,
  bonus?: number,
]

const BANKS: Readonly<Record<number, string>> = {
  12: 'Halk Bankası',
  15: 'Vakıfbank',
  46: 'Akbank',
  62: 'Garanti Bankası',
  64: 'İş Bankası',
  67: 'Yapı Kredi Bankası',
  111: 'Finansbank',
  123: 'HSBC',
  134: 'Denizbank',
  205: 'Kuveyt Türk',
  864: 'iyzico',
}

const ABROAD = 0

const SUCCESSFUL: readonly Row[] = [
  ['5890040000000016', 46, 'debit'],
  ['5526080000000006', 46, 'credit', 'Axess'],
  ['9792072000017956', 46, 'credit', 'Axess'],
  ['4766620000000001', 134, 'debit'],
  ['4603450000000000', 134, 'credit', 'Bonus'],
  ['4729150000000005', 134, 'credit', 'Bonus'],
  ['4987490000000002', 111, 'debit'],
  ['5311570000000005', 111, 'credit', 'CardFinans'],
  ['9792023757123604', 111, 'debit'],
  ['9792030000000000', 111, 'credit', 'CardFinans'],
  ['5170410000000004', 62, 'debit'],
  ['5400360000000003', 62, 'credit', 'Bonus'],
  ['374427000000003', 62, 'credit', 'Bonus'],
  ['4475050000000003', 12, 'debit'],
  ['5528790000000008', 12, 'credit', 'Paraf', 500],
  ['4059030000000009', 123, 'debit'],
  ['5504720000000003', 123, 'credit', 'Advantage'],
  ['5892830000000000', 64, 'debit'],
  ['4543590000000006', 64, 'credit', 'Maximum', 1500],
  ['4910050000000006', 15, 'debit'],
  ['4157920000000002', 15, 'credit', 'World'],
  ['6500528865390837', 15, 'debit'],
  ['6501700194147183', 15, 'credit', 'World'],
  ['5168880000000002', 67, 'debit'],
  ['5451030000000000', 67, 'credit', 'World', 1000],
  ['5549607159333771', 134, 'credit', 'Bonus', 2282],
  ['4054180000000007', ABROAD, 'debit'],
  ['5400010000000004', ABROAD, 'credit'],
  ['5125951122223335', 205, 'credit', 'Sağlam Kart', 900],
  ['5358050000000002', 864, 'debit', 'iyzico DC'],
  ['5358050000000010', 864, 'debit', 'iyzico DC'],
]

const DECLINED: Readonly<Record<string, string>> = {
  '4111111111111129': '10051',
  '4129111111111111': '10005',
  '4128111111111112': '10012',
  '4127111111111113': '10041',
  '4126111111111114': '10043',
  '4125111111111115': '10054',
  '4124111111111116': '10084',
  '4123111111111117': '10057',
  '4122111111111118': '10058',
  '4121111111111119': '10034',
  '4120111111111110': '10041',
  '4130111111111118': '10204',
  '4151111111111393': '10093',
}

/** Published with its group only; the code is that of a lost card. */
const PICKED_UP = '4120111111111110'

const MD_STATUS: Readonly<Record<string, number>> = { '4131111111111117': 0, '4141111111111115': 4 }

const WITHOUT_THREE_DS = '4151111111111112'

const TYPES = { credit: 'CREDIT_CARD', debit: 'DEBIT_CARD', prepaid: 'PREPAID_CARD' } as const

const associationOf = (number: string): TestCard['cardAssociation'] =>
  number.startsWith('4')
    ? 'VISA'
    : /^3[47]/.test(number)
      ? 'AMERICAN_EXPRESS'
      : /^(9|65)/.test(number)
        ? 'TROY'
        : 'MASTER_CARD'

const cardOfRow = ([number, bankCode, type, cardFamily, bonus]: Row): TestCard => {
  const bankName = BANKS[bankCode]
  return {
    number,
    cardType: TYPES[type],
    cardAssociation: associationOf(number),
    ...(bankName === undefined ? {} : { bankName, bankCode }),
    ...(cardFamily === undefined ? {} : { cardFamily }),
    ...(bonus === undefined ? {} : { bonus }),
  }
}

const plain = (number: string): TestCard => ({
  number,
  cardType: 'CREDIT_CARD',
  cardAssociation: associationOf(number),
})

const CARDS: readonly TestCard[] = [
  ...SUCCESSFUL.map(cardOfRow),
  ...Object.entries(DECLINED).map(([number, declinedBy]) => ({
    ...plain(number),
    declinedBy,
    ...(number === PICKED_UP ? { declinedGroup: 'PICKUP_CARD' } : {}),
  })),
  ...Object.entries(MD_STATUS).map(([number, mdStatus]) => ({ ...plain(number), mdStatus })),
  { ...plain(WITHOUT_THREE_DS), threeDsFails: true },
]

export const isPublished = (number: string): boolean => CARDS.some((card) => card.number === number)

/** An unlisted number is a foreign credit card that pays. */
export const cardOf = (number: string): TestCard => CARDS.find((card) => card.number === number) ?? plain(number)

export const cardOfBin = (bin: string): TestCard => CARDS.find(({ number }) => number.startsWith(bin)) ?? plain(bin)

export const isDebit = (card: TestCard): boolean => card.cardType === 'DEBIT_CARD' && !isProviderCard(card)

export const isProviderCard = ({ number }: TestCard): boolean => number.startsWith(PROVIDER_BIN)

export const passesLuhn = (number: string): boolean => {
  const sum = Array.from(number, Number)
    .reverse()
    .reduce((total, digit, place) => total + (place % 2 === 0 ? digit : digit * 2 > 9 ? digit * 2 - 9 : digit * 2), 0)
  return /^\d{15,16}$/.test(number) && sum % 10 === 0
}
