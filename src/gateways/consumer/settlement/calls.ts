import * as v from 'valibot'
import type { SettlementMode } from '../../../../machines/entities/settlement-mode'
import { type MoneyBody, type Submitted, moneyCall } from '../../described-call'
import type * as requests from './requests'

export interface SettlementChoice extends Submitted {
  readonly mode: SettlementMode
  /** The init answer's. */
  readonly settlementToken: string
}

/** Says where the seller's money goes (SET-01). */
export const chooseSettlement = moneyCall({
  path: '/api/v1/consumer-funds/settlement-to-balance/settings',
  method: 'POST',
  by: 'member',
  body: (_, { mode, settlementToken }: SettlementChoice): MoneyBody<typeof requests.chooseSettlement> => ({
    settlementToBalanceType: mode,
    token: settlementToken,
  }),
  // A success that does not repeat the choice confirms the one that was made.
  answer: (_, { mode }) =>
    v.pipe(
      v.object({ settlementToBalanceType: v.nullish(v.picklist(['DISABLED', 'ONE_TIME', 'ALL_TIME']), mode) }),
      v.transform(({ settlementToBalanceType }): SettlementMode => settlementToBalanceType),
    ),
})
