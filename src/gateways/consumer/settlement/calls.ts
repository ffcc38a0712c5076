import * as v from 'valibot'
import type { SettlementMode } from '../../../../machines/entities/settlement-mode'
import { type MoneyBody, type Submitted, moneyCall } from '../../described-call'
import { onlyField } from '../../fields'
import type * as requests from '../../requests/consumer'
import { valueOrUnnamedSuccess } from '../../unnamed-success'

export interface SettlementChoice extends Submitted {
  readonly mode: SettlementMode
  /** From the init response. */
  readonly settlementToken: string
}

const choiceOf = (mode: SettlementMode) => onlyField('settlementToBalanceType', v.literal(mode))

const anyChoice = v.object({ settlementToBalanceType: v.nonNullish(v.unknown()) })

/** Sets where the seller's earnings go (SET-01). */
export const chooseSettlement = moneyCall({
  path: '/api/v1/consumer-funds/settlement-to-balance/settings',
  by: 'member',
  body: (_, { mode, settlementToken }: SettlementChoice): MoneyBody<typeof requests.chooseSettlement> => ({
    settlementToBalanceType: mode,
    token: settlementToken,
  }),
  answer: ({ token }, { mode }) =>
    valueOrUnnamedSuccess(choiceOf(mode), {
      asked: mode,
      token,
      // The requested mode was already parsed above, so any mode here is another one.
      isOfAnother: (body) => v.is(anyChoice, body),
    }),
})
