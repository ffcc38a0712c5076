import type { InferInput } from 'valibot'
import * as v from 'valibot'
import { expiryInstant } from '../../../../machines/entities/deadline'
import type { Instant } from '../../../../machines/entities/instant'
import type { SavedCard } from '../../../../machines/entities/saved-card'
import { call } from '../../described-call'
import { idIfAny, listIfAny, only, timeIfAny } from '../../fields'
import type { ProviderConfiguration } from '../../provider'
import type * as requests from '../../requests/member'
import { savedCard } from './saved-card'

interface OpenedWallet {
  /** Without one no saved card can be paid with. */
  readonly memberToken: string | undefined
  readonly cards: readonly SavedCard[]
  readonly endsAt: Instant | undefined
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
    })),
  )

/** The cards alone, as the member manages them. */
const managedCardsSchema = (product: ProviderConfiguration['product']) => only('items', listIfAny(savedCard(product)))

/** The saved cards, the token that payments of this member carry, and when it ends. */
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

/** The cards as the member manages them, fetched again when a limit was met (KYC-02): where they can't be had, the known ones stay. */
export const managedCards = call({
  path: '/api/v1/member-{product}-cards/management/cards',
  method: 'GET',
  kind: 'read',
  by: 'member',
  answer: ({ provider }) => managedCardsSchema(provider.product),
  isQuiet: true,
})
