import { TEST_CARDS } from '../../cards/test-cards'
import { type Answer, failed, refused } from '../../http/answer'
import type { SentCard } from './card-payload'
import type { TestCard } from '../../records/card'
import type { Expiry } from '../../records/expiry'
import type { SavedCard } from '../../records/saved-card'
import type { Member } from '../../records/member'

export interface ChosenCard extends Expiry {
  readonly card: TestCard
  readonly saved: SavedCard | undefined
}

/** The test card that was sent: this member's saved card by its token, or a typed number from the published list. */
export function chosenCard(member: Member | undefined, sent: SentCard): ChosenCard | Answer {
  if (!('cardToken' in sent)) {
    const card = TEST_CARDS.get(sent.cardNumber)
    if (!card) return refused('not-a-test-card', 'paymentCard.cardNumber')
    return { card, saved: undefined, expireMonth: sent.expireMonth, expireYear: sent.expireYear }
  }
  const saved = member?.cards.find((card) => card.cardToken === sent.cardToken)
  const card = saved && TEST_CARDS.get(saved.number)
  if (!saved || !card) return failed('10605')
  return { card, saved, expireMonth: saved.expireMonth, expireYear: saved.expireYear }
}
