import { protectedShoppingMachine } from '../../../machines/after/protected-shopping/machine'
import { resultExtrasMachine } from '../../../machines/after/result-extras/machine'
import { permitMessages, readRecord } from '../../../machines/after/result-extras/ports'
import { postToken, shopReturnMachine } from '../../../machines/after/shop-return/machine'
import type { clock } from '../../../machines/around/countdown/machine'
import type { BusinessCalendar } from '../../../machines/entities/business-calendar'
import type { InitData } from '../../../machines/entities/init-data'
import { paymentAttemptOf } from '../../../machines/payment/rules'
import type { RequestContext } from '../../gateways/described-call'
import * as preferences from '../../gateways/member/preferences/calls'
import { implementPort } from '../platform/implement-port'
import { type ReconciliationDeps, reconciliationLogic } from '../reconciliation/reconciliation'
import type { Submissions } from '../reconciliation/submission'
import { postForm } from '../redirects/post-form'

const shopReturnLogic = shopReturnMachine.provide({
  actors: { postToken: implementPort(postToken, ({ token, url }) => postForm(url, [['token', token]])) },
})

interface ResultExtrasDeps {
  readonly requestContext: RequestContext
  readonly submissions: Pick<Submissions, 'paid'>
  readonly calendar: BusinessCalendar
  readonly clock: typeof clock
}

function resultExtrasLogic(
  { requestContext, submissions, calendar, clock }: ResultExtrasDeps,
  init: () => InitData | undefined,
) {
  return resultExtrasMachine.provide({
    actors: {
      readRecord: implementPort(readRecord, () => {
        const { attempted, sentAt } = submissions.paid() ?? {}
        const isProtected = init()?.buyerProtectionEnabled === true
        return Promise.resolve({ attempted: paymentAttemptOf(attempted), orderedAt: sentAt, isProtected, calendar })
      }),
      permitMessages: implementPort(permitMessages, async () => {
        const outcome = await preferences.permitMessages(requestContext)
        return outcome.kind === 'ok' ? { kind: 'permitted' } : { kind: 'refused', refusal: outcome }
      }),
      protectedShopping: protectedShoppingMachine.provide({ actors: { clock } }),
    },
  })
}

/** The machines that follow a payment of any kind: the search for its outcome, the return to the shop and the result extras. */
export function endingLogics(deps: ReconciliationDeps & ResultExtrasDeps, init: () => InitData | undefined) {
  return {
    reconciliation: reconciliationLogic(deps),
    shopReturn: shopReturnLogic,
    resultExtras: resultExtrasLogic(deps, init),
  }
}
