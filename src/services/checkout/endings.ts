import type { InitData } from '../../../machines/entities/init-data'
import { type ResultExtrasDeps, resultExtrasLogic } from './result-extras'
import { type ReconciliationDeps, reconciliationLogic } from '../reconciliation/reconciliation'
import { shopReturnLogic } from '../redirects/shop-return'

/** What comes after a payment, whichever it was: the search for a lost answer, the way back to the shop, and what is told beside it. */
export function endingLogics(deps: ReconciliationDeps & ResultExtrasDeps, init: () => InitData | undefined) {
  return {
    reconciliation: reconciliationLogic(deps),
    shopReturn: shopReturnLogic,
    resultExtras: resultExtrasLogic(deps, init),
  }
}
