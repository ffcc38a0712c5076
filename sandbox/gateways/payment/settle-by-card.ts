import { cardFacts } from '../../cards/card'
import { authorise } from '../../ledger/book'
import { memberAccount, networkAccount } from '../../ledger/ledger'
import type { Member } from '../../members/member'
import { isProviderCard, savedCard } from '../../members/saved-card'
import type { SavedCard } from '../../members/saved-card'
import type { Attempt } from '../../orders/attempt'
import type { World } from '../../world'
import type { MemberCall } from '../endpoint'
import type { CardPayload } from './card-payload'
import type { ChosenCard } from './chosen-card'

/** What an approved card payment leaves behind: a line in the books, and in the wallet the card that paid. */
export function settleByCard(
  world: World,
  { order, input, now }: MemberCall<CardPayload>,
  member: Member,
  { card, saved }: ChosenCard,
  attempt: Attempt,
): void {
  authorise(world, {
    from: isProviderCard(card) ? memberAccount(member.memberId) : networkAccount(cardFacts(card).cardAssociation),
    token: order.token,
    submissionId: attempt.submissionId,
    paymentId: attempt.paymentId ?? '',
    memberId: member.memberId,
    minor: attempt.paidMinor,
    currency: order.currency,
    at: now,
  })
  const paidWith = saved ?? registered(world, input, member)
  if (!paidWith) return
  for (const other of member.cards) other.lastPaidCard = other === paidWith
}

function registered(world: World, { paymentCard }: CardPayload, member: Member): SavedCard | undefined {
  if ('cardToken' in paymentCard || !paymentCard.registerConsumerCard) return undefined
  const { cardNumber, expireMonth, expireYear } = paymentCard
  const known = member.cards.find((card) => card.number === cardNumber)
  if (known) return known
  const added = savedCard(world.random, { cardNumber, expireMonth, expireYear, threeDSVerified: false })
  member.cards.push(added)
  return added
}
