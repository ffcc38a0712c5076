import { bankOf } from '../cards/banks'
import { cardFacts } from '../cards/card'
import { TEST_CARDS } from '../cards/test-cards'
import { PROVIDER_BANK_CODE } from '../kernel/product'
import { type Random, hex } from '../kernel/random'
import type { TestCard } from '../records/card'
import type { SavedCard } from '../records/saved-card'

export interface CardToSave {
  readonly cardNumber: string
  readonly expireMonth?: string | undefined
  readonly expireYear?: string | undefined
  readonly threeDSVerified?: boolean | undefined
  readonly lastPaidCard?: boolean | undefined
}

export function savedCard(random: Random, card: CardToSave): SavedCard {
  return {
    cardToken: hex(random, 32),
    number: card.cardNumber,
    expireMonth: card.expireMonth ?? '12',
    expireYear: card.expireYear ?? '2030',
    threeDSVerified: card.threeDSVerified ?? true,
    lastPaidCard: card.lastPaidCard ?? false,
  }
}

export function isProviderCard(card: TestCard): boolean {
  return card.bankCode === PROVIDER_BANK_CODE
}

export type ListedCard = ReturnType<typeof listed>

export function listed(card: SavedCard) {
  const test = TEST_CARDS.get(card.number)
  if (!test) throw new Error('a saved card is not a test card')
  const { cardType, cardAssociation, binNumber, lastFourDigits } = cardFacts(test)
  return {
    walletCard: isProviderCard(test),
    cardType,
    lastPaidCard: card.lastPaidCard,
    threeDSVerified: card.threeDSVerified,
    cardToken: card.cardToken,
    binNumber,
    lastFourDigits,
    cardAssociation,
    cardBankName: bankOf(test.bankCode)?.name ?? '',
    expireMonth: card.expireMonth,
    expireYear: card.expireYear,
  }
}
