import * as v from 'valibot'
import { expiryInstant } from '../../../../machines/entities/deadline'
import type { Instant } from '../../../../machines/entities/instant'
import type { SavedCard } from '../../../../machines/entities/saved-card'
import { idIfAny, listIfAny, timeIfAny } from '../../fields'
import type { ProviderConfiguration } from '../../provider'
import { savedCard } from './saved-card'

export interface OpenedWallet {
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
export const managedCardsSchema = (product: ProviderConfiguration['product']) =>
  v.pipe(
    v.object({ items: listIfAny(savedCard(product)) }),
    v.transform(({ items }): readonly SavedCard[] => items),
  )
