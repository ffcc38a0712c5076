import { resultExtrasMachine } from '../../../machines/after/result-extras/machine'
import { permitMessages, readRecord } from '../../../machines/after/result-extras/ports'
import type { clock } from '../../../machines/around/countdown/machine'
import type { BusinessCalendar } from '../../../machines/entities/business-calendar'
import type { InitData } from '../../../machines/entities/init-data'
import { paymentTried } from '../../../machines/payment/rules'
import { protectedShoppingMachine } from '../../../machines/after/protected-shopping/machine'
import type { RequestContext } from '../../gateways/described-call'
import * as preferences from '../../gateways/member/preferences/calls'
import { implementPort } from '../platform/implement-port'
import type { Submissions } from '../reconciliation/submission'

export interface ResultExtrasDeps {
  readonly requestContext: RequestContext
  readonly submissions: Pick<Submissions, 'paid'>
  readonly calendar: BusinessCalendar
  readonly clock: typeof clock
}

/** What is told and offered beside a result. */
export function resultExtrasLogic(
  { requestContext, submissions, calendar, clock }: ResultExtrasDeps,
  init: () => InitData | undefined,
) {
  return resultExtrasMachine.provide({
    actors: {
      readRecord: implementPort(readRecord, () => {
        const { attempted, sentAt } = submissions.paid() ?? {}
        const isProtected = init()?.buyerProtectionEnabled === true
        return Promise.resolve({ attempted: paymentTried(attempted), orderedAt: sentAt, isProtected, calendar })
      }),
      permitMessages: implementPort(permitMessages, async () => {
        const outcome = await preferences.permitMessages(requestContext)
        return outcome.kind === 'ok' ? { kind: 'permitted' } : { kind: 'refused', refusal: outcome }
      }),
      protectedShopping: protectedShoppingMachine.provide({ actors: { clock } }),
    },
  })
}
