import type { InferInput } from 'valibot'
import * as v from 'valibot'
import { expiryInstant } from '../../../../machines/entities/expiry'
import type { Instant } from '../../../../machines/entities/instant'
import type { SavedCard } from '../../../../machines/entities/saved-card'
import { call } from '../../described-call'
import { idIfAny, listIfAny, onlyField, timeIfAny } from '../../fields'
import type { ProviderConfiguration } from '../../provider'
import type * as requests from '../../requests/member'
import { savedCard } from './saved-card'

interface OpenedWallet {
  /** Required for paying with a saved card. */
  readonly memberToken: string | undefined
  readonly cards: readonly SavedCard[]
  readonly endsAt: Instant | undefined
  readonly systemTime: Instant | undefined
}

export const walletSchema = ({ product, lifetimeUnits }: ProviderConfiguration) =>
  v.pipe(
    v.object({
      memberToken: idIfAny,
      items: listIfAny(savedCard(product)),
      memberTokenExpireDate: timeIfAny,
      systemTime: timeIfAny,
    }),
    v.transform(({ memberToken, items, memberTokenExpireDate, systemTime }): OpenedWallet => ({
      memberToken: memberToken ?? undefined,
      cards: items,
      endsAt:
        systemTime === undefined
          ? undefined
          : expiryInstant(memberTokenExpireDate, systemTime, lifetimeUnits?.memberTokenExpireDate),
      systemTime,
    })),
  )

/** Undefined without a readable card, because the known cards would otherwise be replaced by none. An empty list is one. */
/* @__NO_SIDE_EFFECTS__ */
const managedCardsSchema = (product: ProviderConfiguration['product']) => {
  const cards = v.pipe(
    v.array(v.fallback(v.optional(savedCard(product)), undefined)),
    v.check((found) => found.length === 0 || found.some(Boolean)),
    v.transform((found): readonly SavedCard[] | undefined => found.filter((card) => card !== undefined)),
  )
  return onlyField('items', v.fallback(v.optional(cards), undefined))
}

/** Reads the saved cards, and the token that this member's payments carry, with its expiry. */
export const openWallet = call({
  path: '/api/v1/members-auth/cardsAndMemberToken',
  kind: 'read',
  by: 'member',
  body: ({ token }, memberId: string): InferInput<typeof requests.openWallet> => ({
    checkoutFormToken: token,
    memberId,
  }),
  answer: ({ provider }) => walletSchema(provider),
})

/** The cards as managed in the wallet, fetched again after a limit violation (KYC-02). If the call fails, the known cards stay. */
export const managedCards = call({
  path: '/api/v1/member-{product}-cards/management/cards',
  method: 'GET',
  kind: 'read',
  by: 'member',
  answer: ({ provider }) => managedCardsSchema(provider.product),
  isQuiet: true,
})
