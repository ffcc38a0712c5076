import * as v from 'valibot'
import { brandOf, type CardBrand } from '../../../../machines/entities/card'
import type { CalendarMonth } from '../../../../machines/entities/instant'
import type { SavedCard } from '../../../../machines/entities/saved-card'
import { flag, failSafeFlag, id, idIfAny, textIfAny, typeOfCard, wholeIfAny } from '../../fields'
import { foreignText } from '../../foreign-text'
import { pascalOf, type ProviderConfiguration } from '../../provider'

/** Fallback for a card without a BIN. Only the BIN distinguishes the four Mastercard brands, so MASTER is assumed. */
const BRANDS = new Map<string, CardBrand>([
  ['VISA', 'VISA'],
  ['MASTER_CARD', 'MASTER'],
  ['AMERICAN_EXPRESS', 'AMEX'],
  ['TROY', 'TROY'],
])

/** The year may have two or four digits. */
function expiryOf(month: number | undefined, year: number | undefined): CalendarMonth | undefined {
  if (month === undefined || year === undefined || month < 1 || month > 12) return undefined
  return { month, year: year < 100 ? 2000 + year : year }
}

/** `wallet` → `walletCard`: the field that marks the provider's own card. */
function providerCardField(slug: string): string {
  const name = pascalOf(slug)
  return `${name.charAt(0).toLowerCase()}${name.slice(1)}Card`
}

/** May arrive as a number, which has lost its leading zeros. */
const lastFour = v.pipe(
  v.union([
    v.string(),
    v.pipe(
      v.number(),
      v.transform((digits) => String(digits).padStart(4, '0')),
    ),
  ]),
  v.regex(/^\d{4}$/),
)

/** A saved card requires its token and its last four digits (CARD-16). The provider's own card has the product's name as its bank. */
export const savedCard = ({ slug, name }: ProviderConfiguration['product']) =>
  v.pipe(
    v.looseObject({
      cardToken: id,
      lastFourDigits: lastFour,
      binNumber: idIfAny,
      cardAssociation: textIfAny,
      cardType: textIfAny,
      cardBankName: textIfAny,
      expireMonth: wholeIfAny,
      expireYear: wholeIfAny,
      lastPaidCard: flag,
      threeDSVerified: flag,
    }),
    v.transform((card): SavedCard => {
      const own = card[providerCardField(slug)]
      const isProviderCard = v.parse(flag, own)
      return {
        cardToken: card.cardToken,
        brand: brandOf(card.binNumber ?? '') ?? BRANDS.get(card.cardAssociation ?? ''),
        type: typeOfCard(card.cardType),
        bankName: isProviderCard ? name : foreignText(card.cardBankName, 80),
        bin: card.binNumber ?? undefined,
        lastFour: card.lastFourDigits,
        expiry: expiryOf(card.expireMonth, card.expireYear),
        isProviderCard,
        isGatedAsProviderCard: v.parse(failSafeFlag, own),
        wasPaidWithLast: card.lastPaidCard,
        isThreeDSVerified: card.threeDSVerified,
      }
    }),
  )
