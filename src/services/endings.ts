import { type ReconciliationWorld, reconciliationLogic } from './reconciliation'
import { shopReturnLogic } from './shop-return'

/** What comes after a payment, whichever it was: the search for a lost answer, and the way back to the shop. */
export function endingLogics(world: ReconciliationWorld) {
  return { reconciliation: reconciliationLogic(world), shopReturn: shopReturnLogic }
}
