import { type Opening, openOrder } from '../open-order'
import { digits, uuid } from '../../kernel/random'
import type { Deps } from '../../kernel/deps'
import type { Order } from '../../records/order'

interface WantedSettlement extends Opening {
  readonly priceMinor: number
  /** The provider's call has none: earnings are in lira. A test may want another. */
  readonly currency?: string
  readonly subMerchantKey: string
  readonly isStuck?: boolean
  readonly delaySeconds?: number
}

/** The owner of the balance is unknown at first: the member who logs in with the link is the seller. */
export function openSettlement(deps: Deps, wanted: WantedSettlement): Order {
  const { subMerchantKey, currency = 'TRY', isStuck = false, delaySeconds = 0, ...opening } = wanted
  return openOrder(deps, {
    ...opening,
    orderId: `ST${digits(deps.random, 8)}`,
    basketMinor: wanted.priceMinor,
    currency,
    buyer: { name: undefined, surname: undefined, email: undefined, gsmNumber: undefined },
    init: {},
    flags: {},
    settlement: { settlementToken: uuid(deps.random), subMerchantKey, isStuck, delaySeconds, chosen: undefined },
  })
}
