import * as v from 'valibot'
import type { SettlementMode } from '../../../../machines/entities/settlement-mode'
import { type MoneyBody, type Submitted, moneyCall } from '../../described-call'
import { only } from '../../fields'
import type * as requests from '../../requests/consumer'
import { saidOrBare } from '../../unnamed-success'

export interface SettlementChoice extends Submitted {
  readonly mode: SettlementMode
  /** The init answer's. */
  readonly settlementToken: string
}

const choiceOf = (mode: SettlementMode) => only('settlementToBalanceType', v.literal(mode))

const anyChoice = v.object({ settlementToBalanceType: v.nonNullish(v.unknown()) })

/** Says where the seller's money goes (SET-01). */
export const chooseSettlement = moneyCall({
  path: '/api/v1/consumer-funds/settlement-to-balance/settings',
  by: 'member',
  body: (_, { mode, settlementToken }: SettlementChoice): MoneyBody<typeof requests.chooseSettlement> => ({
    settlementToBalanceType: mode,
    token: settlementToken,
  }),
  answer: ({ token }, { mode }) =>
    saidOrBare(choiceOf(mode), {
      asked: mode,
      token,
      // What is not the mode that was asked for has not been read as a choice above.
      isOfAnother: (told) => v.is(anyChoice, told),
    }),
})
