import type { ChosenCard } from '../../../machines/payment/card/rules'
import type { OpenCardVault } from '../../checkout/card-vault'
import type { PaymentCard } from '../../gateways/payment/card/payload'
import { newCardOf } from './new-card'

/** A chosen card as a call carries it; undefined where it is chosen elsewhere. */
export function paymentCardOf(card: ChosenCard, vault: Pick<OpenCardVault, 'read'>): PaymentCard | undefined {
  if (card.kind === 'elsewhere') return undefined
  return card.kind === 'saved' ? { cardToken: card.cardToken } : newCardOf(vault.read(), card.isStored)
}
