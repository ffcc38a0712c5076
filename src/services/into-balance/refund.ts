import type { Money } from '../../../machines/entities/money'
import { refundMachine } from '../../../machines/into-balance/refund/machine'
import { claimRefund } from '../../../machines/into-balance/refund/ports'
import { claimRefusalKind } from '../../../machines/into-balance/refund/rules'
import { askBalanceOver } from '../payment/ask-balance'
import { implementPort } from '../platform/implement-port'
import { type FoundLink, type IntoBalanceDeps, intoBalanceSender } from './into-balance'

/** The refund machine with its port handlers. Loaded only for refund links. */
export function refundLogic(deps: IntoBalanceDeps, link: () => FoundLink | undefined) {
  const { gateway, ask } = intoBalanceSender(deps, link)
  return refundMachine.provide({
    actors: {
      askBalance: askBalanceOver(gateway),
      claimRefund: implementPort(claimRefund, async ({ price }) => {
        const answer = await ask({
          method: 'refund',
          price,
          choice: undefined,
          decided: 'claimed',
          amountOf: (value: Money | true) => (value === true ? price : value),
          send: (submissionId) =>
            gateway.claimRefund({ refundToken: link()?.init.refundToken ?? '', price, submissionId }),
          refusedAs: claimRefusalKind,
        })
        return answer.kind === 'done' ? { kind: 'claimed', receipt: answer.receipt } : answer
      }),
    },
  })
}
