import { move } from '../../ledger/book'
import { memberAccount, sellerAccount } from '../../ledger/ledger'
import { orderNow, paidAttempt } from '../../orders/order'
import type { State } from '../../records/state'
import type { Deps } from '../../kernel/deps'
import type { Order } from '../../records/order'
import type { SettlementToBalanceType } from '../../records/settlement'

export function choose(deps: Deps, order: Order, type: SettlementToBalanceType, memberId: string): void {
  const { settlement } = order
  const member = deps.state.members.get(memberId)
  if (!settlement || !member) return
  member.settlementToBalanceType = type
  const arrivesAt = orderNow(order, deps.clock.now()) + settlement.delaySeconds * 1000
  settlement.chosen = { type, memberId, arrivesAt, isBooked: false }
  bookSettlement(deps, order)
}

/** Books the chosen settlement once its time has come, and only once. */
export function bookSettlement(deps: Deps, order: Order): void {
  const { settlement, token, priceMinor: minor, currency } = order
  const chosen = settlement?.chosen
  const now = orderNow(order, deps.clock.now())
  if (!settlement || !chosen || chosen.isBooked || chosen.type === 'DISABLED' || now < chosen.arrivesAt) return
  chosen.isBooked = true
  const [from, to] = [sellerAccount(settlement.subMerchantKey), memberAccount(chosen.memberId)]
  move(deps, { at: now, memo: 'settlement', currency, token, from, to, minor })
}

/** The member whose last choice sends the seller's earnings to their balance for all time; undefined if the last choice was another. */
export function allTimeOwner({ orders }: State, subMerchantKey: string): string | undefined {
  const last = [...orders.values()]
    .filter((order) => order.settlement?.subMerchantKey === subMerchantKey && paidAttempt(order) !== undefined)
    .at(-1)
  const chosen = last?.settlement?.chosen
  return chosen?.type === 'ALL_TIME' ? chosen.memberId : undefined
}
