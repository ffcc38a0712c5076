import type { InitData } from '../../../machines/entities/init-data'
import { type ResultExtrasWorld, resultExtrasLogic } from './result-extras'
import { type ReconciliationWorld, reconciliationLogic } from '../reconciliation/reconciliation'
import { shopReturnLogic } from '../redirects/shop-return'

/** What comes after a payment, whichever it was: the search for a lost answer, the way back to the shop, and what is told beside it. */
export function endingLogics(world: ReconciliationWorld & ResultExtrasWorld, init: () => InitData | undefined) {
  return {
    reconciliation: reconciliationLogic(world),
    shopReturn: shopReturnLogic,
    resultExtras: resultExtrasLogic(world, init),
  }
}
