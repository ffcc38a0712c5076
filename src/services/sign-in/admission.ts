import type { ForeignBuyer } from '../../../machines/entities/member'
import type { PaymentGateway } from '../../gateways/payment/gateway'
import type { Keeper } from '../storage/kept-entry'

export interface AdmissionWorld {
  readonly payments: Pick<PaymentGateway, 'foreignNumber'>
  readonly keeper: Pick<Keeper, 'admission'>
}

/** Whom the provider let in before this page was loaded; it is asked again, since only its word counts. */
export async function admittedBefore({ keeper, payments }: AdmissionWorld): Promise<ForeignBuyer | undefined> {
  const admission = keeper.admission()
  if (!admission) return undefined
  try {
    const outcome = await payments.foreignNumber()
    const isIn = outcome.kind === 'ok' && outcome.value.paymentPageUrl === undefined
    return isIn ? { memberId: undefined, ...admission } : undefined
  } catch {
    return undefined
  }
}
