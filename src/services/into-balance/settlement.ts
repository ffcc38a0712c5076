import { settlementMachine } from '../../../machines/into-balance/settlement/machine'
import { setSettlement } from '../../../machines/into-balance/settlement/ports'
import { settlementRefusalKind } from '../../../machines/into-balance/settlement/rules'
import { GENERIC_PROBLEM, type Problem } from '../../../machines/entities/problem'
import { implementPort } from '../platform/implement-port'
import { type FoundLink, type IntoBalanceDeps, intoBalanceSender } from './into-balance'

const notSettled = (problem: Problem): Problem =>
  problem.key === GENERIC_PROBLEM.key ? { ...problem, key: 'errors.notSettled' } : problem

/** The settlement machine with its port handlers. Loaded only for settlement links. */
export function settlementLogic(deps: IntoBalanceDeps, link: () => FoundLink | undefined) {
  const { gateway, ask } = intoBalanceSender(deps, link)
  return settlementMachine.provide({
    actors: {
      setSettlement: implementPort(setSettlement, async ({ price, mode }) => {
        const answer = await ask({
          method: 'settlement',
          price,
          choice: mode,
          decided: mode,
          amountOf: () => price,
          send: (submissionId) =>
            gateway.chooseSettlement({ mode, settlementToken: link()?.init.settlementToken ?? '', submissionId }),
          refusedAs: settlementRefusalKind,
        })
        if (answer.kind === 'done') return { kind: 'set', receipt: answer.receipt }
        // A refusal without a specific reason gets the settlement error in place of the generic one.
        return answer.kind === 'refused' ? { ...answer, problem: notSettled(answer.problem) } : answer
      }),
    },
  })
}
