import { bankOf } from '../cards/banks'
import { TEST_CARDS } from '../cards/test-cards'
import { failureText } from '../failures/failures'
import type { Words } from '../records/language'
import type { TestCard } from '../records/card'

interface CardGroup {
  readonly title: Words
  readonly pays: boolean
  readonly cards: readonly ShownCard[]
}

export interface ShownCard {
  readonly number: string
  readonly name: string
  readonly outcome: Words
}

const APPROVED: Words = { tr: 'Onaylanır', en: 'Approved' }
const NEEDS_3D: Words = { tr: '3D Secure ile onaylanır', en: 'Approved with 3D Secure' }
const FROM_BALANCE: Words = { tr: 'Cüzdan bakiyesinden öder', en: 'Pays from the wallet’s balance' }

const named = (number: string): TestCard => {
  const card = TEST_CARDS.get(number)
  if (!card) throw new Error(`${number} is not a test card`)
  return card
}

/** `Garanti Bankası Bonus`, or only the network if the bank is unknown. */
function nameOf({ bankCode, kind, number }: TestCard): string {
  const bank = bankOf(bankCode)
  if (bank) return [bank.name, kind === 'credit' ? bank.family : ''].join(' ').trim()
  return number.startsWith('4') ? 'Visa' : 'Mastercard'
}

function shown(number: string, outcome?: Words): ShownCard {
  const card = named(number)
  return {
    number,
    name: nameOf(card),
    outcome: card.declined ? failureText(card.declined.code) : (outcome ?? APPROVED),
  }
}

/** Test cards worth trying, by outcome. A declined card shows the provider's own sentence. */
export const CARD_GROUPS: readonly CardGroup[] = [
  {
    title: { tr: 'Onaylanan kartlar', en: 'Cards that pay' },
    pays: true,
    cards: ['5400360000000003', '4543590000000006', '9792072000017956', '374427000000003', '5526080000000006'].map(
      (number) => shown(number),
    ),
  },
  {
    title: { tr: 'Banka kartları', en: 'Debit cards' },
    pays: true,
    cards: [
      shown('5890040000000016', NEEDS_3D),
      shown('4766620000000001', NEEDS_3D),
      shown('5358050000000002', FROM_BALANCE),
    ],
  },
  {
    title: { tr: 'Onaylanmayan kartlar', en: 'Cards that are declined' },
    pays: false,
    cards: [
      '4111111111111129',
      '4129111111111111',
      '4128111111111112',
      '4127111111111113',
      '4126111111111114',
      '4125111111111115',
      '4124111111111116',
      '4123111111111117',
      '4121111111111119',
    ].map((number) => shown(number)),
  },
]
