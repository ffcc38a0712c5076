import { isPayingOver } from '../../../machines/checkout/views'
import type { CheckoutActor } from '../../checkout/provider'
import type { OpenCardVault } from '../../checkout/card-vault'

/**
 * Clears a typed card once another buyer has taken its buyer's place, or nothing can be paid any more, as once the order is paid in another
 * way. The page stays the same after a tab was taken over or a login was refused: a buyer who signs in again finds the card (BEST-14),
 * another person must not.
 */
export function clearCardOfFormerBuyer(
  actor: Pick<CheckoutActor, 'subscribe'>,
  vault: Pick<OpenCardVault, 'clearAll'>,
): void {
  let owner: string | undefined
  actor.subscribe((snapshot) => {
    const { member, foreignBuyer } = snapshot.context
    const buyer = member ?? foreignBuyer
    const isOver = isPayingOver(snapshot)
    if (!buyer && !isOver) return
    // A guest has no identity but the contact.
    const next = isOver ? undefined : buyer && (buyer.memberId ?? `${buyer.gsmNumber} ${buyer.email}`)
    if (owner !== undefined && owner !== next) vault.clearAll()
    owner = next
  })
}
