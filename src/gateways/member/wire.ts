import * as v from 'valibot'
import { type CardBrand, brandOf } from '../../../machines/entities/card-brand'
import { expiryInstant } from '../../../machines/entities/deadline'
import type { CalendarMonth, Instant } from '../../../machines/entities/instant'
import type { KycLevel } from '../../../machines/entities/member'
import type { CardType, SavedCard } from '../../../machines/entities/saved-card'
import { foreignText } from '../foreign-text'
import { type ProviderConfiguration, pascalOf } from '../provider'

const id = v.pipe(v.union([v.string(), v.number()]), v.transform(String), v.nonEmpty())
const optionalId = v.nullish(id)
/** A number, also as its digits; an empty string is none, though `Number` makes it 0. */
const whole = v.pipe(
  v.union([v.number(), v.pipe(v.string(), v.digits())]),
  v.transform(Number),
  v.integer(),
  v.minValue(0),
)

export const loginInitializeSchema = v.object({
  memberUserExists: v.boolean(),
  shouldUseEmail: v.nullish(v.boolean()),
  memberUserId: optionalId,
  gsmNumber: v.nullish(v.string()),
  gsmNumberVerified: v.nullish(v.boolean()),
  expireDurationInSeconds: v.nullish(whole),
  referenceCode: optionalId,
})

export const smsResendSchema = v.object({
  referenceCode: id,
  expireDurationInSeconds: v.nullish(whole),
})

const kycLevel = v.pipe(
  whole,
  v.picklist([0, 1, 2]),
  v.transform((level): KycLevel => level),
)

/** `iyziLc` stands in the field that the configuration names, so the whole answer is kept beside what is known of it. */
export const loginCompleteSchema = v.looseObject({
  memberLoginDto: v.object({
    memberUserId: id,
    memberId: id,
    gsmNumber: v.string(),
    email: v.string(),
    kycLevel,
  }),
  accessToken: v.pipe(v.string(), v.nonEmpty()),
  refreshToken: v.nullish(v.string()),
  expiresIn: whole,
})

/** What only adorns a card, or can be done without: nothing odd about it may close the wallet. */
const number = v.fallback(v.optional(whole), undefined)
const text = v.fallback(v.nullish(v.string()), undefined)
const flag = v.fallback(v.nullish(v.boolean()), undefined)

const CARD_TYPES: Readonly<Record<string, CardType>> = {
  CREDIT_CARD: 'credit',
  DEBIT_CARD: 'bank',
  PREPAID_CARD: 'prepaid',
}

/** For a card whose first digits are kept from us. Which of the four Mastercards it is, only they could tell. */
const BRANDS: Readonly<Record<string, CardBrand>> = {
  VISA: 'VISA',
  MASTER_CARD: 'MASTER',
  AMERICAN_EXPRESS: 'AMEX',
  TROY: 'TROY',
}

function ofName<Value>(table: Readonly<Record<string, Value>>, name: string | null | undefined): Value | undefined {
  return new Map(Object.entries(table)).get(name ?? '')
}

/** Years come with four digits or with two. */
function expiryOf(month: number | undefined, year: number | undefined): CalendarMonth | undefined {
  if (month === undefined || year === undefined || month < 1 || month > 12) return undefined
  return { month, year: year < 100 ? 2000 + year : year }
}

/** `wallet` → `walletCard`, the mark of the provider's own card. */
function providerCardField(slug: string): string {
  const name = pascalOf(slug)
  return `${name.charAt(0).toLowerCase()}${name.slice(1)}Card`
}

/** A saved card needs the token it is paid by and the digits it is known by (CARD-16). The product issues its own cards. */
const savedCard = ({ slug, name }: ProviderConfiguration['product']) =>
  v.pipe(
    v.looseObject({
      cardToken: v.pipe(v.string(), v.nonEmpty()),
      lastFourDigits: v.pipe(v.string(), v.regex(/^\d{4}$/)),
      binNumber: text,
      cardAssociation: text,
      cardType: text,
      cardBankName: text,
      expireMonth: number,
      expireYear: number,
      lastPaidCard: flag,
      threeDSVerified: flag,
    }),
    v.transform((card): SavedCard => {
      const isProviderCard = card[providerCardField(slug)] === true
      return {
        cardToken: card.cardToken,
        brand: brandOf(card.binNumber ?? '') ?? ofName(BRANDS, card.cardAssociation),
        type: ofName(CARD_TYPES, card.cardType),
        bankName: isProviderCard ? name : foreignText(card.cardBankName, 80),
        bin: card.binNumber ?? undefined,
        lastFour: card.lastFourDigits,
        expiry: expiryOf(card.expireMonth, card.expireYear),
        isProviderCard,
        wasPaidWithLast: card.lastPaidCard === true,
        isThreeDSVerified: card.threeDSVerified === true,
      }
    }),
  )

export interface OpenedWallet {
  readonly memberToken: string
  readonly cards: readonly SavedCard[]
  readonly endsAt: Instant | undefined
}

export const cardsSchema = (product: ProviderConfiguration['product']) =>
  v.pipe(
    v.object({
      memberToken: v.pipe(v.string(), v.nonEmpty()),
      items: v.nullish(v.array(savedCard(product))),
      memberTokenExpireDate: number,
      systemTime: number,
    }),
    v.transform(({ memberToken, items, memberTokenExpireDate, systemTime }): OpenedWallet => ({
      memberToken,
      cards: items ?? [],
      endsAt: systemTime === undefined ? undefined : expiryInstant(memberTokenExpireDate, systemTime),
    })),
  )

export type LoginAnswer = v.InferOutput<typeof loginCompleteSchema>
