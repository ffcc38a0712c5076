import type { ForeignBuyer } from '../../../machines/entities/member'
import type { PaymentGateway } from '../../gateways/payment/gateway'
import type { SessionStore } from '../storage/session-store'

export interface AdmissionDeps {
  readonly payments: Pick<PaymentGateway, 'foreignNumber'>
  readonly sessionStore: Pick<SessionStore, 'admission'>
}

/** Whom the provider let in before this page was loaded; it is asked again, since only its word counts. */
export async function admittedBefore({ sessionStore, payments }: AdmissionDeps): Promise<ForeignBuyer | undefined> {
  const admission = sessionStore.admission()
  if (!admission) return undefined
  try {
    const outcome = await payments.foreignNumber()
    const isIn = outcome.kind === 'ok' && outcome.value.paymentPageUrl === undefined
    return isIn ? { memberId: undefined, ...admission } : undefined
  } catch {
    return undefined
  }
}
