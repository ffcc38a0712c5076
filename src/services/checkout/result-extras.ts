import { resultExtrasMachine } from '../../../machines/after/result-extras/machine'
import { permitMessages, readRecord } from '../../../machines/after/result-extras/ports'
import type { clock } from '../../../machines/around/countdown/machine'
import type { BusinessCalendar } from '../../../machines/entities/business-calendar'
import type { InitData } from '../../../machines/entities/init-data'
import { paymentTried } from '../../../machines/payment/rules'
import { protectedShoppingMachine } from '../../../machines/after/protected-shopping/machine'
import type { Edge } from '../../gateways/described-call'
import { createPreferencesGateway } from '../../gateways/member/preferences/gateway'
import { answering } from '../platform/answering'
import type { Submissions } from '../reconciliation/submission'

export interface ResultExtrasWorld {
  readonly edge: Edge
  readonly submissions: Pick<Submissions, 'paid'>
  readonly calendar: BusinessCalendar
  readonly clock: typeof clock
}

/** What is told and offered beside a result. */
export function resultExtrasLogic(
  { edge, submissions, calendar, clock }: ResultExtrasWorld,
  init: () => InitData | undefined,
) {
  const preferences = createPreferencesGateway(edge)
  return resultExtrasMachine.provide({
    actors: {
      readRecord: answering(readRecord, () => {
        const { attempted, sentAt } = submissions.paid() ?? {}
        const isProtected = init()?.buyerProtectionEnabled === true
        return Promise.resolve({ attempted: paymentTried(attempted), orderedAt: sentAt, isProtected, calendar })
      }),
      permitMessages: answering(permitMessages, async () => {
        const outcome = await preferences.permitMessages()
        return outcome.kind === 'ok' ? { kind: 'permitted' } : { kind: 'refused', refusal: outcome }
      }),
      protectedShopping: protectedShoppingMachine.provide({ actors: { clock } }),
    },
  })
}
