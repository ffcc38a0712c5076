import type { Decline } from '../../cards/card'
import { hasExpired } from '../../cards/expiry'
import { balanceOf, memberAccount } from '../../ledger/ledger'
import { isProviderCard } from '../../members/saved-card'
import { flagsOf } from '../../orders/init-data'
import type { Order } from '../../orders/order'
import type { World } from '../../world'
import type { CardPayload } from './card-payload'
import type { ChosenCard } from './chosen-card'

/** Why a payment without 3-D is not approved, if so. The card's own fate comes last: rules of the house are asked first. */
export function declineOf(
  { state }: World,
  { order, input, chosen, now }: { order: Order; input: CardPayload; chosen: ChosenCard; now: number },
): Decline | undefined {
  const { card } = chosen
  if (hasExpired(chosen, now)) return { code: chosen.saved ? '10054' : '17' }
  if (input.installment > 1) return { code: card.kind === 'debit' ? '10218' : '10222' }
  if (isProviderCard(card)) {
    const balance = balanceOf(state.entries, memberAccount(input.memberId), order.currency)
    return balance < input.paidPrice ? { code: '10051' } : undefined
  }
  if (card.kind === 'debit') return { code: '10217' }
  if (flagsOf(order).force3Ds) return { code: '5010' }
  return card.declined
}
