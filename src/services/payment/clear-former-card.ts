import type { CheckoutActor } from '../../checkout/provider'
import type { OpenCardVault } from '../../checkout/card-vault'

/** The order or the login is read again, and the same buyer may continue. */
const REREADING = [{ arriving: 'starting' }, { arriving: 'startFailed' }, 'restoring'] as const

const OVER = ['expired', 'closed'] as const

/**
 * Clears a typed card once its buyer has to sign in again, another buyer has taken their place, or nothing can be paid any more. The page
 * stays the same after a tab was taken over or the device has slept, and the next person must not find the card in it.
 */
export function clearCardOfFormerBuyer(
  actor: Pick<CheckoutActor, 'subscribe'>,
  vault: Pick<OpenCardVault, 'forgetAll'>,
): void {
  let owner: string | undefined
  actor.subscribe((snapshot) => {
    const { member, foreignBuyer } = snapshot.context
    const buyer = member ?? foreignBuyer
    if (!buyer && REREADING.some((journey) => snapshot.matches({ journey }))) return
    const isOver = OVER.some((journey) => snapshot.matches({ journey }))
    const next = isOver ? undefined : buyer && (buyer.memberId ?? buyer.gsmNumber)
    if (owner !== undefined && owner !== next) vault.forgetAll()
    owner = next
  })
}
