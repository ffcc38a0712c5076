import { shoppingCreditMachine } from '../../../machines/payment/credit/machine'
import { askCreditBanks, askCreditPlans } from '../../../machines/payment/credit/ports'
import { turned } from '../../../machines/payment/credit/rules'
import type { CreditGateway } from '../../gateways/member/credit/gateway'
import { answering } from '../platform/answering'

export interface ShoppingCreditWorld {
  readonly credits: CreditGateway
}

export function shoppingCreditLogic({ credits }: ShoppingCreditWorld) {
  return shoppingCreditMachine.provide({
    actors: {
      askCreditBanks: answering(askCreditBanks, async ({ level, price }) => {
        const outcome = await credits.banks({ kycLevel: level, price })
        return outcome.kind === 'ok' ? { kind: 'known', banks: outcome.value } : turned(outcome)
      }),
      askCreditPlans: answering(askCreditPlans, async (question) => {
        const outcome = await credits.plans(question)
        return outcome.kind === 'ok' ? { kind: 'known', plans: outcome.value } : { kind: 'unknown' }
      }),
    },
  })
}
